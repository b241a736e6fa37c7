// starwright: the rules of Galaxy Trucker: The Latest Models and of Battle Beyond Space. README.md lists the messages.
// Made from src/border.rs by cbindgen: bash test.sh --accept

#pragma once

#include <stddef.h>

// The games of a program that were begun and not freed.
typedef struct starwright_context starwright_context;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

// The version of starwright, such as "0.2.0". It is not to be freed.
const char *starwright_version(void);

// A new context without games, for `starwright_close`. NULL only if the system has no random numbers to start from.
starwright_context *starwright_open(void);

// Frees a context and its games. No other call may use it meanwhile or later. Does nothing with NULL.
//
// # Safety
// The context is NULL, or one of `starwright_open` that is not closed and that no call uses.
void starwright_close(starwright_context *context);

// The answer to a message. Both are JSON in UTF-8. The message has `length` bytes and needs no zero at its end. The answer is for
// `starwright_free`; it has `*answer_length` bytes (`answer_length` may be NULL), none of them zero, and a zero after them. It is
// never NULL. Any thread may call this at any time, also with the same context; calls about the same game wait for each other.
//
// # Safety
// The context is NULL or not closed, the message is NULL or has `length` bytes, and `answer_length` is NULL or can be written.
const char *starwright_ask(const starwright_context *context, const char *message, size_t length, size_t *answer_length);

// Frees an answer. Does nothing with NULL.
//
// # Safety
// The answer is NULL, or one of `starwright_ask` that is neither freed nor changed.
void starwright_free(const char *answer);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus
