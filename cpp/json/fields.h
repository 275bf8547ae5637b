// The one abstract visitor of structs. Each struct tells its JSON form once, in the function template `fields` right
// under it; a reader, a writer and a describer of types all walk that list. Nothing here reads or writes JSON itself.
#pragma once

#include <array>
#include <concepts>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "json/role.h"
#include "json/values.h"

namespace closeRanks::json {

class Fields : public Values {
 public:
  // `required`: always there. `optional`: left out at its default. `settled`: may be left out of a question, always
  // there in an answer.
  enum Presence { required, optional, settled };
  static bool mayLack(Presence presence, Role role) {
    return presence == optional || (presence == settled && role == Role::question);
  }

  // What a struct holds in a field: a value, its default, or nothing that could be written.
  enum Held { given, atDefault, nothing };

  // The struct's name in the described types.
  void named([[maybe_unused]] const char* name) {
#ifndef closeRanksUndescribed
    onNamed(name);
#endif
  }

  // Fields, each with its key. What does the work is not inlined: there is a call for each field of each struct.

  // A text is at most 64 characters, and empty only where it may be left out.
  [[gnu::noinline]] void text(const char* key, std::string& text, Presence presence = required) {
    if (!begin(key, presence, text.empty() ? atDefault : given)) return;
    onText(text, presence == required ? 1 : 0, 64);
    end();
  }

  // A text that an answer shows: it lies elsewhere, in the question or in the program.
  [[gnu::noinline]] void text(const char* key, std::string_view& text, Presence presence = required) {
    if (!begin(key, presence, text.empty() ? atDefault : given)) return;
    onView(text);
    end();
  }

  // A sentence or a pointer: a text of any length.
  [[gnu::noinline]] void words(const char* key, std::string& words) {
    if (!begin(key, required, given)) return;
    onText(words, 0, countless);
    end();
  }

  // One upper-case letter; 0 when it is left out.
  [[gnu::noinline]] void letter(const char* key, char& letter, Presence presence = required) {
    if (!begin(key, presence, letter ? given : nothing)) return;
    onLetter(letter);
    end();
  }

  void whole(const char* key, int& number, Whole range = {}) {
    whole(key, number, range, range.absent == Whole::never ? required : optional);
  }

  void whole(const char* key, int& number, Whole range, Presence presence) {
    whole(key, number, range.least, range.most, range.absent, presence);
  }

  void whole(const char* key, std::optional<int>& number, Whole range = {}) {
    whole(key, number, range.least, range.most);
  }

  // A whole number, a length in whole micrometres or a name of an enum; or null.
  template <class Value>
  void nullable(const char* key, std::optional<Value>& value, Presence presence = required) {
    if (!begin(key, presence, value ? given : atDefault)) return;
    if (!isThere(value.has_value())) {
      value.reset();
    } else {
      if (!value) value.emplace();
      if constexpr (std::is_same_v<Value, double>)
        onLength(*value, 0);
      else
        onValue(*value);
    }
    end();
  }

  // `absent` when it is left out.
  [[gnu::noinline]] void flag(const char* key, bool& flag, Presence presence = required, bool absent = false) {
    if (!begin(key, presence, flag == absent ? atDefault : given)) return;
    onFlag(flag, absent);
    end();
  }

  // One of the names of an enum, which stand in `namesOf`; its first when it is left out.
  template <class Enum>
  void name(const char* key, Enum& name, Presence presence = required) {
    const auto& names = namesOf(name);
    const int index = this->name(key, static_cast<int>(name), names.data(), static_cast<int>(names.size()), presence);
    name = static_cast<Enum>(index);
  }

  template <class Enum>
  void name(const char* key, std::optional<Enum>& name) {
    if (!begin(key, optional, name ? given : nothing)) return;
    if (!name) name.emplace();
    onValue(*name);
    end();
  }

  // Whole micrometres, in JSON millimetres, not below `least`; none when it may be left out.
  [[gnu::noinline]] void length(const char* key, double& length, double least = -longest,
                                Presence presence = required) {
    if (!begin(key, presence, length == 0 ? atDefault : given)) return;
    onLength(length, least);
    end();
  }

  // Whole hundredths of a degree, in JSON degrees.
  [[gnu::noinline]] void heading(const char* key, int& heading) {
    if (!begin(key, required, given)) return;
    onHeading(heading);
    end();
  }

  // [x, y], two lengths.
  template <class Point>
  void point(const char* key, Point& point) {
    this->point(key, point.x, point.y);
  }

  // [width, depth], above zero, the width an even number of micrometres.
  template <class Size>
  void base(const char* key, Size& base) {
    if (!begin(key, required, given)) return;
    onBase(base.width, base.depth);
    end();
  }

  template <class Size>
  void base(const char* key, std::optional<Size>& base) {
    if (!begin(key, optional, base ? given : nothing)) return;
    if (!base) base.emplace();
    onBase(base->width, base->depth);
    end();
  }

  // The models of a unit: a text a rank, a character a place.
  void ranks(const char* key, std::vector<std::string>& ranks) {
    if (!begin(key, required, given)) return;
    onRanks(ranks);
    end();
  }

  // A whole question of another ask, as it stands there.
  void question(const char* key, Tree& tree) {
    if (!begin(key, required, given)) return;
    onTree(tree);
    end();
  }

  template <class Item>
  void list(const char* key, std::vector<Item>& items, int most = countless, Presence presence = required) {
    list(key, &items, vectorType<Item>, visitValue<Item>, most, presence);
  }

  template <class Item>
  void list(const char* key, std::vector<Item>& items, Presence presence) {
    list(key, items, countless, presence);
  }

  template <class Item, std::size_t N>
  void list(const char* key, std::array<Item, N>& items) {
    if (!begin(key, required, given)) return;
    onValue(items);
    end();
  }

  template <class Item>
  void list(const char* key, std::optional<std::vector<Item>>& items, int most) {
    if (!begin(key, optional, items ? given : nothing)) return;
    if (!items) items.emplace();
    onList(listOf(*items, most, visitValue<Item>));
    end();
  }

  // The same with items in another form: `Form::show` lists what they show of themselves here.
  template <class Item, class Form>
  void list(const char* key, std::vector<Item>& items, int most, Presence presence, Form) {
    list(key, &items, vectorType<Item>, visitForm<Item, Form>, most, presence);
  }

  // A list that is an object in JSON; the function `entry` under the item's struct tells its key.
  template <class Item>
  void byKey(const char* key, std::vector<Item>& items, Presence presence = required) {
    byKey(key, &items, vectorType<Item>, visitEntry<Item>, presence);
  }

  // The same with items in another form, whose function `key` tells the key.
  template <class Item, class Form>
  void byKey(const char* key, std::vector<Item>& items, Presence presence, Form) {
    const auto visit = [](Fields& f, void* item) {
      f.onKey(Form::key(*static_cast<Item*>(item)));
      visitForm<Item, Form>(f, item);
    };
    byKey(key, &items, vectorType<Item>, visit, presence);
  }

  template <class Struct>
  void object(const char* key, Struct& object, Presence presence = required) {
    this->object(key, &object, visitFields<Struct>, presence, held(object, presence));
  }

  template <class Struct, class Form>
  void object(const char* key, Struct& object, Presence presence, Form) {
    this->object(key, &object, showForm<Struct, Form>, presence, held(object, presence));
  }

  template <class Struct>
  void object(const char* key, std::optional<Struct>& object) {
    if (!begin(key, optional, object ? given : nothing)) return;
    if (!object) object.emplace();
    onValue(*object);
    end();
  }

  template <class Struct>
  void object(const char* key, std::shared_ptr<Struct>& object) {
    if (!begin(key, optional, object ? given : nothing)) return;
    if (!object) object = std::make_shared<Struct>();
    onValue(*object);
    end();
  }

  // A value of any type, where the place is known already.
  template <class Value>
  void onValue(Value& value) {
    if constexpr (std::is_same_v<Value, std::string>) {
      onText(value, 1, 64);
    } else if constexpr (std::is_same_v<Value, std::string_view>) {
      onView(value);
    } else if constexpr (std::is_same_v<Value, int>) {
      onWhole(value, {});
    } else if constexpr (requires { value.x + value.y; }) {
      onPoint(value.x, value.y);
    } else if constexpr (std::is_enum_v<Value>) {
      const auto& names = namesOf(value);
      int index = static_cast<int>(value);
      onName(index, names.data(), static_cast<int>(names.size()));
      value = static_cast<Value>(index);
    } else {
      onComposed(value);
    }
  }

 protected:
  ~Fields() = default;

 private:
  [[gnu::noinline]] void whole(const char* key, int& number, int least, int most, int absent, Presence presence) {
    if (!begin(key, presence, number == absent ? atDefault : given)) return;
    onWhole(number, {least, most, absent});
    end();
  }

  [[gnu::noinline]] void whole(const char* key, std::optional<int>& number, int least, int most) {
    if (!begin(key, optional, number ? given : nothing)) return;
    if (!number) number = 0;
    onWhole(*number, {least, most});
    end();
  }

  // The index of the name there; the one given when nothing is read.
  [[gnu::noinline]] int name(const char* key, int index, const char* const* names, int count, Presence presence) {
    if (!begin(key, presence, index ? given : atDefault)) return index;
    onName(index, names, count);
    end();
    return index;
  }

  [[gnu::noinline]] void point(const char* key, double& x, double& y) {
    if (!begin(key, required, given)) return;
    onPoint(x, y);
    end();
  }

  [[gnu::noinline]] void list(const char* key, void* items, const VectorType& type, Visit visit, int most,
                              Presence presence) {
    const List list = listOf(items, type, most, visit);
    if (!begin(key, presence, list.count == 0 ? atDefault : given)) return;
    onList(list);
    end();
  }

  [[gnu::noinline]] void byKey(const char* key, void* items, const VectorType& type, Visit visit, Presence presence) {
    const List list = listOf(items, type, countless, visit);
    if (!begin(key, presence, list.count == 0 ? atDefault : given)) return;
    onByKey(list);
    end();
  }

  [[gnu::noinline]] void object(const char* key, void* object, Visit visit, Presence presence, Held held) {
    if (!begin(key, presence, held)) return;
    onObject(object, visit, nullptr, nullptr);
    end();
  }

  virtual void onNamed(const char*) {}

  // Whether the field under `key` is to be visited now; `end` follows if so.
  virtual bool begin(const char* key, Presence presence, Held held) = 0;
  virtual void end() = 0;

  template <class Struct>
  static Held held(const Struct& object, Presence presence) {
    if constexpr (std::equality_comparable<Struct>)
      if (presence == optional && object == Struct{}) return atDefault;
    return given;
  }

  // Whether the value at this place is more than null; `held` when writing.
  virtual bool isThere(bool held) = 0;

  template <class Item>
  void onComposed(std::vector<Item>& items) {
    onList(listOf(items, countless, visitValue<Item>));
  }

  template <class Item, std::size_t N>
  void onComposed(std::array<Item, N>& items) {
    onList(listOf(items, visitValue<Item>));
  }

  template <class Struct>
  void onComposed(Struct& object) {
    if constexpr (requires { tagOf(object); })
      onTagged(taggedOf(object, visitFields<Struct>));
    else
      onObject(&object, visitFields<Struct>, nullptr, nullptr);
  }

  template <class Value>
  static void visitValue(Fields& f, void* value) {
    f.onValue(*static_cast<Value*>(value));
  }

  template <class Struct, class Form>
  static void showForm(Fields& f, void* object) {
    Form::show(f, *static_cast<Struct*>(object));
  }

  template <class Struct, class Form>
  static void visitForm(Fields& f, void* object) {
    f.onObject(object, showForm<Struct, Form>, nullptr, nullptr);
  }

  template <class Item>
  static void visitEntry(Fields& f, void* item) {
    entry(f, *static_cast<Item*>(item));
  }

 public:
  template <class Struct>
  static void visitFields(Fields& f, void* object) {
    fields(f, *static_cast<Struct*>(object));
  }
};

}  // namespace closeRanks::json
