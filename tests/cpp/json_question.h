// One small valid question as text, to be spoiled in one place, and what the referee says to it.
#pragma once

#include <stdexcept>
#include <string>

#include "support/asked.h"

inline const std::string validQuestion =
    R"({"ask":"ninth-age/casualties","battle":{"table":{"width":1828.8,"depth":1219.2},"activePlayer":"green",)"
    R"("units":[{"id":"green","name":"Spears","player":"green","at":[460,480],"heading":0,"base":[20,20],)"
    R"("ranks":["rrrrrC","r"],"models":{"C":{"kind":"character","name":"Captain","healthPoints":3}}},)"
    R"({"id":"A","player":"red","at":[470,480],"heading":180,"base":[20,20],"ranks":["rrrrr"]}],)"
    R"("terrain":[{"id":"rock","kind":"impassable","outline":[[500,525],[600,525],[600,560]]}],)"
    R"("contacts":[{"units":["green","A"],"facings":["front","front"]}]},)"
    R"("losses":[{"unit":"green","healthPoints":1}]})";

// The valid question with the first occurrence of `from`, which must be there, changed into `to`.
inline std::string questionWith(const std::string& from, const std::string& to) {
  std::string text = validQuestion;
  const std::size_t place = text.find(from);
  if (place == std::string::npos) throw std::logic_error("the valid question does not hold " + from);
  return text.replace(place, from.size(), to);
}

// What a question is refused for: "json.type at /battle". "answered" when it is not refused.
inline std::string refusalOf(const std::string& question) {
  const Json answer = Json::parse(closeRanks::ask(question));
  if (!answer.contains("error")) return "answered";
  const Json& error = answer.at("error");
  if (error.at("expected").get<std::string>().empty()) return "an error that expects nothing";
  if (error.at("found").get<std::string>().empty()) return "an error that found nothing";
  return error.at("code").get<std::string>() + " at " + error.at("at").get<std::string>();
}

inline std::string refusalWith(const std::string& from, const std::string& to) {
  return refusalOf(questionWith(from, to));
}

// `text` so many times over, with `between` between.
inline std::string repeated(const std::string& text, int times, const std::string& between = "") {
  std::string all;
  for (int i = 0; i < times; i++) all += (i > 0 ? between : "") + text;
  return all;
}
