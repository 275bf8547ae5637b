#include "describe/json_schema.h"

#include <nlohmann/json.hpp>

namespace closeRanks::json {
namespace {

using Schema = nlohmann::ordered_json;

Schema reference(const std::string& name) { return {{"$ref", "#/$defs/" + name}}; }

// A number as JSON writes it best: 3, not 3.0.
Schema plain(double number) {
  if (number == static_cast<double>(static_cast<long long>(number))) return static_cast<long long>(number);
  return number;
}

Schema anyOf(const std::vector<std::string>& names) {
  Schema all = Schema::array();
  for (const std::string& name : names) all.push_back(reference(name));
  return {{"anyOf", std::move(all)}};
}

struct SchemaPrinter {
  const Description& description;
  const std::map<std::string, std::string>& notes;

  static Schema text(const Form& form) {
    Schema schema = {{"type", "string"}};
    if (form.least > 0) schema["minLength"] = plain(form.least);
    if (form.most < countless) schema["maxLength"] = plain(form.most);
    return schema;
  }

  static Schema length(double least) {
    return {{"type", "number"}, {"minimum", plain(least / 1000)}, {"maximum", plain(Fields::longest / 1000)}};
  }

  static Schema pair(double least) {
    return {{"type", "array"}, {"items", length(least)}, {"minItems", 2}, {"maxItems", 2}};
  }

  static Schema whole(const Form& form) {
    Schema schema = {{"type", "integer"}, {"minimum", plain(form.least)}, {"maximum", plain(form.most)}};
    if (form.absent) schema["default"] = *form.absent;
    return schema;
  }

  Schema list(const Form& form, Role role) const {
    Schema schema = {{"type", "array"}, {"items", value(form.items[0], role)}};
    if (form.least > 0) schema["minItems"] = plain(form.least);
    if (form.most < countless) schema["maxItems"] = plain(form.most);
    return schema;
  }

  Schema byKey(const Form& form, Role role) const {
    Schema keys = form.keyIsLetter ? Schema{{"pattern", "^[A-Z]$"}} : Schema{{"minLength", 1}, {"maxLength", 64}};
    return {{"type", "object"}, {"propertyNames", keys}, {"additionalProperties", value(form.items[0], role)}};
  }

  Schema value(const Form& form, Role role) const {
    Schema schema = valueOf(form, role);
    if (form.mayBeNull && schema.contains("enum")) schema["enum"].push_back(nullptr);
    if (form.mayBeNull && schema.contains("type")) schema["type"] = {schema["type"], "null"};
    return schema;
  }

  Schema valueOf(const Form& form, Role role) const {
    switch (form.kind) {
      case Form::text:
        return text(form);
      case Form::letter:
        return {{"type", "string"}, {"pattern", "^[A-Z]$"}};
      case Form::whole:
        return whole(form);
      case Form::flag:
        return {{"type", "boolean"}};
      case Form::name:
        return {{"enum", form.names}};
      case Form::length:
        return length(form.least);
      case Form::heading:
        return {{"type", "number"}, {"minimum", 0}, {"exclusiveMaximum", 360}};
      case Form::point:
        return pair(-Fields::longest);
      case Form::base:
        return pair(1);
      case Form::rank:
        return {{"type", "string"}, {"pattern", "^[A-Za-z0-9.]*$"}, {"maxLength", plain(form.most)}};
      case Form::list:
        return list(form, role);
      case Form::byKey:
        return byKey(form, role);
      case Form::structure:
        return reference(nameIn(description, form.structureName, role));
      case Form::tagged:
        return anyOf(form.names);
      case Form::question:
        return {{"$ref", "#"}};
    }
    return {};
  }

  Schema structure(const View& view) const {
    const Structure& form = *view.structure;
    Schema properties = Schema::object();
    Schema required = Schema::array();
    if (!form.tag.empty()) {
      properties[form.tag] = {{"const", form.tagName}};
      required.push_back(form.tag);
    }
    for (const Property& property : form.properties) {
      properties[property.key] = value(property.form, view.role);
      if (!mayLack(property, view.role)) required.push_back(property.key);
    }
    return {{"description", notes.at(form.name)},
            {"type", "object"},
            {"properties", std::move(properties)},
            {"required", std::move(required)},
            {"additionalProperties", false}};
  }
};

}  // namespace

std::string jsonSchema(const Description& description, const std::map<std::string, std::string>& notes) {
  SchemaPrinter printer{description, notes};
  std::vector<std::string> questions, answers;
  for (const AskDescription& ask : description.asks) {
    questions.push_back(nameIn(description, ask.question, Role::question));
    answers.push_back(nameIn(description, ask.answer, Role::answer));
  }
  answers.push_back(description.refusal);
  Schema schema = {{"$schema", "https://json-schema.org/draft/2020-12/schema"},
                   {"title", "A question for Close Ranks; $defs/Answer is what it answers"}};
  schema.update(anyOf(questions));
  schema["$defs"]["Answer"] = anyOf(answers);
  for (const View& view : viewsOf(description)) schema["$defs"][view.name] = printer.structure(view);
  return schema.dump(2) + "\n";
}

}  // namespace closeRanks::json
