// The Ninth Age, 2nd edition: which units are Engaged, in which Facings, and which models are in base contact.
#pragma once

#include <string>
#include <vector>

#include "battle/battle.h"
#include "ruling/error.h"
#include "ruling/ruling.h"

namespace closeRanks::ninthAge {

struct ContactsQuestion {
  Battle battle;
};

template <class Fields>
void fields(Fields& f, ContactsQuestion& question) {
  f.named("ContactsQuestion");
  f.object("battle", question.battle);
}

struct ModelPlace {
  Id unit;
  int rank = 0;
  int file = 0;
};

template <class Fields>
void fields(Fields& f, ModelPlace& place) {
  f.named("ModelPlace");
  f.text("unit", place.unit);
  f.whole("rank", place.rank);
  f.whole("file", place.file);
}

struct ContactsAnswer {
  Outcome outcome = Outcome::decided;
  std::vector<Contact> contacts;
  std::vector<ModelPlace> models;
  Battle battle;
  std::vector<Assumption> assumptions;
};

template <class Fields>
void fields(Fields& f, ContactsAnswer& answer) {
  f.named("ContactsAnswer");
  f.name("outcome", answer.outcome);
  f.list("contacts", answer.contacts);
  f.list("models", answer.models);
  f.object("battle", answer.battle);
  f.list("assumptions", answer.assumptions);
}

// Reads the contacts of a battle: stored pairs as they are, other touching enemies by their longest shared edge. The
// question must outlive the answer.
Fault contacts(const ContactsQuestion& question, ContactsAnswer& answer);

}  // namespace closeRanks::ninthAge
