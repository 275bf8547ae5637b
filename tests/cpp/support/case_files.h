// The worked cases under tests/cases, read from their files. What a case must hold is decided elsewhere.
#pragma once

#include <string>
#include <vector>

#include "asked.h"

struct Case {
  std::string file;  // below the folder of cases
  std::string name;
  Json question;
  Json answer;
};

// All cases below a folder, sorted by file; throws when a file is no case.
std::vector<Case> readCases(const std::string& folder);
