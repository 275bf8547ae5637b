// Answers questions outside a browser: one a line from the standard input, one answer a line to the standard output.
#include <iostream>
#include <string>

#include "referee/referee.h"

int main() {
  std::ios::sync_with_stdio(false);
  for (std::string question; std::getline(std::cin, question);) std::cout << closeRanks::ask(question) << '\n';
}
