#include "matches.h"

#include <cmath>

namespace {

constexpr double matchTolerance = 0.05;

using Mismatches = std::vector<std::string>;

void compare(const Json& expected, const Json& actual, const std::string& path, Mismatches& found);

// The keys that tell one option from another, whichever of them an option has.
Json optionKey(const Json& option) {
  Json key = Json::object();
  for (const char* name : {"sides", "order", "roll"})
    if (option.is_object() && option.contains(name)) key[name] = option[name];
  return key;
}

bool areOptions(const Json& list) { return !list.empty() && !optionKey(list[0]).empty(); }

const Json* optionLike(const Json& wanted, const Json& options) {
  for (const Json& option : options)
    if (mismatches(optionKey(wanted), optionKey(option)).empty()) return &option;
  return nullptr;
}

void compareOptions(const Json& expected, const Json& actual, const std::string& path, Mismatches& found) {
  if (expected.size() != actual.size())
    found.push_back(path + ": expected " + std::to_string(expected.size()) + " options, found " +
                    std::to_string(actual.size()));
  for (const Json& option : expected) {
    const std::string place = path + optionKey(option).dump();
    if (const Json* twin = optionLike(option, actual))
      compare(option, *twin, place, found);
    else
      found.push_back(place + ": no such option");
  }
}

// Cases and answers may both leave out unit and model fields at their default.
bool isLeftOutDefault(const std::string& key, const Json& value) {
  static const Json defaults = {{"healthPoints", 1},        {"healthLost", 0},          {"formation", "normal"},
                                {"frontRank", false},       {"warPlatform", false},     {"name", ""},
                                {"models", Json::object()}, {"beside", Json::object()}, {"markers", 0},
                                {"lastEnd", nullptr}};
  return defaults.contains(key) && defaults[key] == value;
}

void compareObjects(const Json& expected, const Json& actual, const std::string& path, Mismatches& found) {
  if (expected.empty() && !actual.empty()) found.push_back(path + ": expected nothing, found " + actual.dump());
  const bool insideUnit = path.find("/units/") != std::string::npos;
  for (const auto& [key, value] : expected.items()) {
    const std::string place = path + "/" + key;
    if (actual.contains(key))
      compare(value, actual[key], place, found);
    else if (!(insideUnit && isLeftOutDefault(key, value)))
      found.push_back(place + ": missing");
  }
}

void compareLists(const Json& expected, const Json& actual, const std::string& path, Mismatches& found) {
  if (expected.size() != actual.size()) {
    found.push_back(path + ": expected " + expected.dump() + ", found " + actual.dump());
    return;
  }
  for (size_t i = 0; i < expected.size(); ++i) compare(expected[i], actual[i], path + "/" + std::to_string(i), found);
}

void compare(const Json& expected, const Json& actual, const std::string& path, Mismatches& found) {
  if (expected.is_number() && actual.is_number()) {
    if (std::abs(expected.get<double>() - actual.get<double>()) > matchTolerance)
      found.push_back(path + ": expected " + expected.dump() + ", found " + actual.dump());
  } else if (expected.is_object() && actual.is_object()) {
    compareObjects(expected, actual, path, found);
  } else if (expected.is_array() && actual.is_array()) {
    if (areOptions(expected) || areOptions(actual))
      compareOptions(expected, actual, path, found);
    else
      compareLists(expected, actual, path, found);
  } else if (expected != actual) {
    found.push_back(path + ": expected " + expected.dump() + ", found " + actual.dump());
  }
}

}  // namespace

std::vector<std::string> mismatches(const Json& expected, const Json& actual) {
  Mismatches found;
  compare(expected, actual, "", found);
  return found;
}
