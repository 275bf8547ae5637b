// The asks that turn a question's typed text into JSON and back.
#pragma once

#include "json/tree.h"
#include "ruling/error.h"

namespace closeRanks {

struct NotationText {
  std::string text;
};

struct NotationReadQuestion : NotationText {};
struct NotationWriteAnswer : NotationText {};

struct NotatedQuestion {
  json::Tree question;
};

struct NotationReadAnswer : NotatedQuestion {};
struct NotationWriteQuestion : NotatedQuestion {};

template <class Fields>
void fields(Fields& f, NotationReadQuestion& read) {
  f.named("NotationReadQuestion");
  f.words("text", read.text);
}

template <class Fields>
void fields(Fields& f, NotationReadAnswer& read) {
  f.named("NotationReadAnswer");
  f.question("question", read.question);
}

template <class Fields>
void fields(Fields& f, NotationWriteQuestion& write) {
  f.named("NotationWriteQuestion");
  f.question("question", write.question);
}

template <class Fields>
void fields(Fields& f, NotationWriteAnswer& write) {
  f.named("NotationWriteAnswer");
  f.words("text", write.text);
}

// The question that a notation says. Errors: notation.syntax; and whatever the question itself is refused for. All name
// line and column; `at` points into the question said.
Fault readNotation(const NotationReadQuestion& read, NotationReadAnswer& answer);

// The notation of a question whose shape is right.
Fault writeNotation(const NotationWriteQuestion& write, NotationWriteAnswer& answer);

template <class Visit>
void notationAsks(Visit& visit) {
  visit("notation/read", readNotation);
  visit("notation/write", writeNotation);
}

}  // namespace closeRanks
