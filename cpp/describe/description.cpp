#include "describe/description.h"

#include <algorithm>
#include <set>
#include <stdexcept>

namespace closeRanks::json {
namespace {

const Structure& find(const Description& description, const std::string& name) {
  for (const Structure& structure : description.structures) {
    if (structure.name == name) return structure;
  }
  throw std::logic_error("no structure " + name);
}

// The structures that a form names directly.
void namedBy(const Form& form, std::vector<std::string>& names) {
  if (form.kind == Form::structure) names.push_back(form.structureName);
  if (form.kind == Form::tagged) names.insert(names.end(), form.names.begin(), form.names.end());
  for (const Form& item : form.items) namedBy(item, names);
}

// Adds a structure and all that it needs.
void reach(const Description& description, const std::string& name, std::set<std::string>& reached) {
  if (!reached.insert(name).second) return;
  for (const Property& property : find(description, name).properties) {
    std::vector<std::string> names;
    namedBy(property.form, names);
    for (const std::string& next : names) reach(description, next, reached);
  }
}

std::set<std::string> reachedFrom(const Description& description, Role role) {
  std::set<std::string> reached;
  if (role == Role::answer) reach(description, description.refusal, reached);
  for (const AskDescription& ask : description.asks) {
    reach(description, role == Role::question ? ask.question : ask.answer, reached);
  }
  return reached;
}

bool holdsSettled(const Description& description, const std::string& name) {
  std::set<std::string> reached;
  reach(description, name, reached);
  return std::any_of(reached.begin(), reached.end(), [&](const std::string& one) {
    const std::vector<Property>& properties = find(description, one).properties;
    return std::any_of(properties.begin(), properties.end(),
                       [](const Property& property) { return property.presence == Fields::settled; });
  });
}

}  // namespace

bool mayLack(const Property& property, Role role) { return Fields::mayLack(property.presence, role); }

std::string nameIn(const Description& description, const std::string& structure, Role role) {
  bool isApart = role == Role::answer && holdsSettled(description, structure) &&
                 reachedFrom(description, Role::question).contains(structure);
  return isApart ? "Settled" + structure : structure;
}

std::vector<View> viewsOf(const Description& description) {
  std::set<std::string> asked = reachedFrom(description, Role::question);
  std::set<std::string> answered = reachedFrom(description, Role::answer);
  std::vector<View> views;
  for (const Structure& structure : description.structures) {
    if (asked.contains(structure.name)) views.push_back({structure.name, Role::question, &structure});
    std::string name = nameIn(description, structure.name, Role::answer);
    bool isOther = !asked.contains(structure.name) || name != structure.name;
    if (answered.contains(structure.name) && isOther) views.push_back({name, Role::answer, &structure});
  }
  return views;
}

}  // namespace closeRanks::json
