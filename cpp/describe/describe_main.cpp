// Prints what can be asked and answered: `describe types` as TypeScript, `describe schema` as JSON Schema.
#include <iostream>
#include <string>

#include "describe/describer.h"
#include "describe/json_schema.h"
#include "describe/notes.h"
#include "describe/typescript.h"
#include "referee/refusal.h"
#include "referee/rulesets.h"

namespace closeRanks {
namespace {

struct Describing {
  json::Describer describer;

  template <class Question, class Answer>
  void operator()(const char* ask, Fault (*)(const Question&, Answer&)) {
    std::string question = describer.describe<Question>("ask", ask);
    describer.description.asks.push_back({ask, question, describer.describe<Answer>()});
  }
};

json::Description described() {
  Describing describing;
  eachAsk(describing);
  describing.describer.description.refusal = describing.describer.describe<Refusal>();
  return describing.describer.description;
}

}  // namespace
}  // namespace closeRanks

int main(int count, char** arguments) {
  using namespace closeRanks;
  std::string wanted = count == 2 ? arguments[1] : "";
  if (wanted == "types") {
    std::cout << json::typescript(described(), structureNotes);
  } else if (wanted == "schema") {
    std::cout << json::jsonSchema(described(), structureNotes);
  } else {
    std::cerr << "usage: describe types | schema\n";
    return 1;
  }
}
