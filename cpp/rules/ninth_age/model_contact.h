// Which models are in base contact with enemy models: bases that touch, corners included, and models that face each
// other across empty places (facts F4 and F6, reading 4).
#pragma once

#include <vector>

#include "battle/contacts.h"
#include "battle/formation.h"
#include "rules/ninth_age/work.h"

namespace closeRanks::ninthAge {

struct ModelContacts {
  std::vector<std::vector<Place>> places;  // for each unit the models in contact, in reading order
  bool acrossGap = false;                  // some model is in contact only across an empty place
};

// `pairs` are those that touch now; `formed` are all units as they stand now. Meaningless when the search was given up.
ModelContacts modelContacts(const std::vector<Formed>& formed, const std::vector<Engagement>& pairs, Work& work);

}  // namespace closeRanks::ninthAge
