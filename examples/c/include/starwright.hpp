// starwright for C++17: a context that closes itself, and answers as std::string.
#pragma once

#include <memory>
#include <new>
#include <string>
#include <string_view>

#include "starwright.h"

namespace starwright {

// Games, and what is asked about them. README.md lists the messages.
class Context {
public:
    Context() : context(starwright_open()) {
        if (!context) throw std::bad_alloc();
    }

    // The answer to a message: {"ok": …}, {"refusal": …}, {"unreadable": …} or {"failed": …}. Any thread may ask.
    std::string ask(std::string_view message) const {
        // an empty view may hold a null pointer
        const char *data = message.data() ? message.data() : "";
        size_t length = 0;
        std::unique_ptr<const char, Free> answer(starwright_ask(context.get(), data, message.size(), &length));
        return std::string(answer.get(), length);
    }

private:
    struct Free {
        void operator()(const char *answer) const { starwright_free(answer); }
    };
    struct Close {
        void operator()(starwright_context *open) const { starwright_close(open); }
    };
    std::unique_ptr<starwright_context, Close> context;
};

} // namespace starwright
