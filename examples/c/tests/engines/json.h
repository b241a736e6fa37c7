// Just enough JSON to play: finds a field of an object. A program would take a library.
#pragma once

#include <stddef.h>
#include <string.h>

typedef struct {
    const char *text;
    size_t length;
} json;

// The end of the value at the start of a text.
static inline const char *json_end(const char *at, const char *end) {
    int depth = 0;
    do {
        if (*at == '"') {
            for (at++; at < end && *at != '"'; at++) at += *at == '\\';
        } else if (*at == '{' || *at == '[') {
            depth++;
        } else if (*at == '}' || *at == ']') {
            depth--;
        }
        at++;
    } while (at < end && (depth > 0 || !strchr(",:}]", *at)));
    return at;
}

// A field of an object; its text is NULL if there is none.
static inline json json_field(json object, const char *name) {
    json none = {NULL, 0};
    const char *at = object.text + 1, *end = object.text + object.length;
    while (object.text && object.text[0] == '{' && at < end && *at == '"') {
        const char *colon = json_end(at, end), *value = colon + 1, *next = json_end(value, end);
        if ((size_t)(colon - at) == strlen(name) + 2 && !memcmp(at + 1, name, strlen(name))) {
            json found = {value, (size_t)(next - value)};
            return found;
        }
        at = next + 1;
    }
    return none;
}
