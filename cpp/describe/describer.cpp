#include "describe/describer.h"

#include <cstdint>
#include <stdexcept>
#include <utility>

namespace closeRanks::json {

void Describer::onNamed(const char* name) {
  Open& now = open.back();
  now.structure.name = name;
  auto [known, isNew] = identities.emplace(name, now.identity);
  if (known->second != now.identity) throw std::logic_error("two structs are named " + std::string(name));
  now.isKnown = !isNew;
}

bool Describer::begin(const char* key, Presence presence, Held) {
  if (open.back().isKnown) return false;
  open.back().structure.properties.push_back({key, presence, {}});
  return true;
}

void Describer::end() {
  made.mayBeNull = std::exchange(mayBeNull, false);
  open.back().structure.properties.back().form = std::move(made);
}

bool Describer::isThere(bool) { return mayBeNull = true; }

void Describer::onKey(std::string&) { keyIsLetter = false; }
void Describer::onKey(std::string_view&) { keyIsLetter = false; }
void Describer::onKey(char&) { keyIsLetter = true; }

void Describer::onText(std::string&, int least, int most) {
  made = {.kind = Form::text, .least = double(least), .most = double(most)};
}

void Describer::onView(std::string_view&) { made = {.kind = Form::text, .least = 1, .most = 64}; }

void Describer::onLetter(char&) { made = {.kind = Form::letter}; }

void Describer::onWhole(int&, const Whole& range) {
  made = {.kind = Form::whole, .least = double(range.least), .most = double(range.most)};
  if (range.absent != Whole::never) made.absent = range.absent;
}

void Describer::onFlag(bool&, bool absent) { made = {.kind = Form::flag, .absent = absent}; }

void Describer::onName(int&, const char* const* names, int count) {
  made = {.kind = Form::name, .names = {names, names + count}};
}

void Describer::onLength(double&, double least) { made = {.kind = Form::length, .least = least, .most = longest}; }
void Describer::onHeading(int&) { made = {.kind = Form::heading}; }
void Describer::onPoint(double&, double&) { made = {.kind = Form::point}; }
void Describer::onBase(double&, double&) { made = {.kind = Form::base}; }

void Describer::onRanks(std::vector<std::string>&) {
  made = {.kind = Form::list, .most = mostPlaces, .items = {Form{.kind = Form::rank, .most = mostPlaces}}};
}

void Describer::onList(const List& list) {
  list.visit(*this, list.make ? list.make(list.items, 1) : list.at(0));
  Form item = std::move(made);
  made = {.kind = Form::list, .least = double(list.least), .most = double(list.most), .items = {std::move(item)}};
}

void Describer::onByKey(const List& list) {
  list.visit(*this, list.make(list.items, 1));
  Form item = std::move(made);
  made = {.kind = Form::byKey, .keyIsLetter = keyIsLetter, .items = {std::move(item)}};
}

void Describer::onTree(Tree&) { made = {.kind = Form::question}; }

void Describer::onTagged(const Tagged& tagged) {
  std::vector<std::string> names;
  for (int i = 0; i < tagged.count; i++) {
    tagged.choose(tagged.value, i);
    onObject(tagged.value, tagged.visit, tagged.tag, tagged.names[i]);
    names.push_back(made.structureName);
  }
  description.unions[tagged.unionName] = names;
  made = {.kind = Form::tagged, .structureName = tagged.unionName, .names = std::move(names)};
}

void Describer::onObject(void* object, Visit visit, const char* tag, const char* tagName) {
  std::string identity = std::to_string(reinterpret_cast<std::uintptr_t>(visit)) + (tagName ? tagName : "");
  open.push_back({{{}, tag ? tag : "", tagName ? tagName : "", {}}, identity, false});
  visit(*this, object);
  Open done = std::move(open.back());
  open.pop_back();
  if (done.structure.name.empty()) throw std::logic_error("a struct has no name");
  made = {.kind = Form::structure, .structureName = done.structure.name};
  if (!done.isKnown) description.structures.push_back(std::move(done.structure));
}

}  // namespace closeRanks::json
