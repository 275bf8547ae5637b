#include "case_files.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <stdexcept>

std::vector<Case> readCases(const std::string& folder) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
    if (entry.path().extension() == ".json") files.push_back(entry.path());
  std::sort(files.begin(), files.end());

  std::vector<Case> cases;
  for (const std::filesystem::path& file : files) {
    const Json content = Json::parse(std::ifstream(file), nullptr, false);
    for (const char* key : {"name", "source", "question", "answer"})
      if (!content.is_object() || !content.contains(key)) throw std::runtime_error(file.string() + ": no " + key);
    cases.push_back(
        {file.lexically_relative(folder).string(), content["name"], content["question"], content["answer"]});
  }
  return cases;
}
