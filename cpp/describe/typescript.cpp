#include "describe/typescript.h"

#include <stdexcept>

namespace closeRanks::json {
namespace {

constexpr const char* head = R"(// The questions a referee takes and the answers it gives.
// Printed by `describe types` from the field lists of the core; not written by hand.

/** [x, y] in mm: x to the right, y down, as in SVG. */
export type Point = [x: number, y: number];

/** [width, depth] in mm. */
export type Base = [width: number, depth: number];
)";

constexpr const char* foot = R"(
type Rulings = Omit<Asks, "notation/read" | "notation/write">;

/** What is asked about a battle, and what is answered. */
export type Question = Rulings[keyof Rulings]["question"];
export type Answer = Rulings[keyof Rulings]["answer"];

/** Rules on positions. It never throws: what cannot be answered is refused. */
export interface Referee {
  ask<K extends keyof Asks>(question: Asks[K]["question"] & { ask: K }): Asks[K]["answer"] | Refusal;
  /** The same for the JSON text of a question. */
  ask(text: string): Asks[keyof Asks]["answer"] | Refusal;
}

/** Loads the core; each call gives a referee of its own. */
export function load(): Promise<Referee>;
)";

std::string quoted(const std::string& text) { return '"' + text + '"'; }

std::string joined(const std::vector<std::string>& parts, const char* between) {
  std::string all;
  for (const std::string& part : parts) all += (all.empty() ? "" : between) + part;
  return all;
}

struct Printer {
  const Description& description;
  const std::map<std::string, std::string>& notes;
  std::string out = head;

  std::string list(const Form& form, Role role) const {
    std::string item = type(form.items[0], role);
    if (form.least != form.most) return form.items[0].kind == Form::name ? "(" + item + ")[]" : item + "[]";
    return "[" + joined(std::vector<std::string>(static_cast<std::size_t>(form.most), item), ", ") + "]";
  }

  std::string type(const Form& form, Role role) const { return typeOf(form, role) + (form.mayBeNull ? " | null" : ""); }

  std::string typeOf(const Form& form, Role role) const {
    switch (form.kind) {
      case Form::text:
      case Form::letter:
      case Form::rank:
        return "string";
      case Form::whole:
      case Form::length:
      case Form::heading:
        return "number";
      case Form::flag:
        return "boolean";
      case Form::name: {
        std::vector<std::string> names;
        for (const std::string& name : form.names) names.push_back(quoted(name));
        return joined(names, " | ");
      }
      case Form::point:
        return "Point";
      case Form::base:
        return "Base";
      case Form::list:
        return list(form, role);
      case Form::byKey:
        return std::string("{ [") + (form.keyIsLetter ? "letter" : "id") + ": string]: " + type(form.items[0], role) +
               " }";
      case Form::structure:
        return nameIn(description, form.structureName, role);
      case Form::tagged:
        return form.structureName;
      case Form::question:
        return "Question";
    }
    return {};
  }

  // Units and the default, where there is something to say.
  static std::string remark(const Property& property) {
    const Form& form = property.form;
    if (form.kind == Form::length) return "mm";
    if (form.kind == Form::byKey && form.items[0].kind == Form::length) return "mm";
    if (form.kind == Form::heading) return "Degrees clockwise from the table's top edge, 0 ≤ heading < 360.";
    if (property.presence == Fields::required) return "";
    if (form.kind == Form::flag) return *form.absent ? "Default true." : "Default false.";
    if (form.absent) return "Default " + std::to_string(*form.absent) + ".";
    if (property.presence != Fields::optional || form.mayBeNull) return "";

    if (form.kind == Form::name) return "Default " + quoted(form.names[0]) + ".";
    return "";
  }

  void note(const std::string& name) {
    auto note = notes.find(name);
    if (note == notes.end()) throw std::logic_error("no note on " + name);
    out += "\n/** " + note->second + " */\n";
  }

  void interface(const View& view) {
    const Structure& structure = *view.structure;
    note(structure.name);
    out += "export interface " + view.name + " {\n";
    if (!structure.tag.empty()) out += "  " + structure.tag + ": " + quoted(structure.tagName) + ";\n";
    for (const Property& property : structure.properties) {
      if (std::string text = remark(property); !text.empty()) out += "  /** " + text + " */\n";
      out +=
          "  " + property.key + (mayLack(property, view.role) ? "?: " : ": ") + type(property.form, view.role) + ";\n";
    }
    out += "}\n";
  }

  // But for the questions, which Asks lists.
  void unions() {
    for (const auto& [name, names] : description.unions) {
      note(name);
      out += "export type " + name + " = " + joined(names, " | ") + ";\n";
    }
  }

  void asks() {
    out += "\n/** Each ask with its question and its answer. */\nexport interface Asks {\n";
    for (const AskDescription& ask : description.asks) {
      out += "  " + quoted(ask.name) + ": { question: " + nameIn(description, ask.question, Role::question) +
             "; answer: " + nameIn(description, ask.answer, Role::answer) + " };\n";
    }
    out += "}\n";
  }
};

}  // namespace

std::string typescript(const Description& description, const std::map<std::string, std::string>& notes) {
  Printer printer{description, notes};
  for (const View& view : viewsOf(description)) printer.interface(view);
  printer.unions();
  printer.asks();
  return printer.out + foot;
}

}  // namespace closeRanks::json
