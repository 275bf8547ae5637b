// The answer to a question that cannot be answered: {"error": …}.
#pragma once

#include "ruling/error.h"

namespace closeRanks {

struct Refusal {
  Error error;
};

template <class Fields>
void fields(Fields& f, Refusal& refusal) {
  f.named("Refusal");
  f.object("error", refusal.error);
}

}  // namespace closeRanks
