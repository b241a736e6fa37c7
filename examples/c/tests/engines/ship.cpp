// Contexts and answers free themselves, in C++17.
#include <cstdlib>
#include <iostream>
#include <thread>
#include <utility>
#include <vector>

#include "starwright.hpp"

static void expect(bool holds, const std::string &what) {
    if (!holds) {
        std::cerr << "FAIL: " << what << '\n';
        std::exit(1);
    }
}

int main() {
    starwright::Context context;
    const std::string board = context.ask(R"({"ask":"board","class":"IIIC"})");
    expect(board.rfind(R"({"ok":{"layout":)", 0) == 0, board);
    expect(context.ask("") == starwright::Context().ask(std::string_view()), "an empty message is unreadable");
    starwright::Context moved = std::move(context);
    std::vector<std::thread> threads;
    for (int thread = 0; thread < 4; thread++) {
        threads.emplace_back([&] { expect(moved.ask(R"({"ask":"board","class":"IIIC"})") == board, "the same answer"); });
    }
    for (auto &thread : threads) thread.join();
    std::cout << "ok   C++: contexts, and threads that share one\n";
}
