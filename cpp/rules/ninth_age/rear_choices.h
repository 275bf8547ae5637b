// Which other models of a rear rank might die instead, where that changes how many models are in base contact
// (contact across gaps, fact F6; reading 13). They are no options: an option is scored with the owner's or the default
// places.
#pragma once

#include "rules/ninth_age/finish.h"

namespace closeRanks::ninthAge {

// For each unit that may choose, one choice for each number of models in contact, most first; nothing when all choices
// come to the same. Of the many choices it looks at those that empty the rank from its ends or in one stretch. It has
// work of its own, not what the ranking left; meaningless when the search was given up.
std::vector<RearChoice> rearChoices(Batch& batch, const Finish& finish);

}  // namespace closeRanks::ninthAge
