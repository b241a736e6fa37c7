// Builds a ship and plays a battle between bots, in C11.
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "json.h"
#include "starwright.h"

static starwright_context *context;

// An answer; `starwright_free` frees its text.
static json ask(const char *form, ...) {
    va_list values, again;
    va_start(values, form);
    va_copy(again, values);
    size_t length = (size_t)vsnprintf(NULL, 0, form, values);
    char *message = malloc(length + 1);
    if (!message) abort();
    vsnprintf(message, length + 1, form, again);
    va_end(values);
    va_end(again);
    json answer;
    answer.text = starwright_ask(context, message, length, &answer.length);
    free(message);
    return answer;
}

// What the answer holds if it is no refusal.
static json ok(json answer) {
    json value = json_field(answer, "ok");
    if (!value.text) {
        fprintf(stderr, "%s\n", answer.text);
        exit(1);
    }
    return value;
}

static void expect(int holds, const char *what) {
    if (!holds) {
        fprintf(stderr, "FAIL: %s\n", what);
        exit(1);
    }
}

#define TEXT(value) (int)(value).length, (value).text

// A cabin of class IIIC, and a cannon below it.
#define SHIP(edges, points)                                                                                                            \
    "{\"class\":\"IIIC\",\"tiles\":["                                                                                                      \
    "{\"at\":[2,3],\"kind\":\"starting_cabin\",\"capacity\":2,\"edges\":\"3333\"},"                                                           \
    "{\"at\":[2,4],\"kind\":\"cannon\",\"strength\":1,\"edges\":\"" edges "\",\"points\":\"" points "\"}]}"

static void build(void) {
    const char *wrong = SHIP("0010", "front"), *right = SHIP("1000", "rear");
    json answer = ask("{\"ask\":\"inspect\",\"layout\":%s}", wrong);
    expect(json_field(ok(answer), "legal").text[0] == 'f', "the muzzle points at the cabin");
    starwright_free(answer.text);
    answer = ask("{\"ask\":\"fleet\",\"layout\":%s}", wrong);
    expect(json_field(json_field(answer, "refusal"), "says").text != NULL, "no fleet of a layout with mistakes");
    starwright_free(answer.text);
    answer = ask("{\"ask\":\"fleet\",\"layout\":%s}", right);
    json picture = ask("{\"ask\":\"svg\",\"fleet\":%.*s}", TEXT(ok(answer)));
    expect(strstr(picture.text, "<svg") != NULL, "a picture");
    starwright_free(picture.text);
    starwright_free(answer.text);
}

// Plays a battle to its end; the number of choices.
static int play(void) {
    json setup = ask("{\"ask\":\"deal\",\"play\":\"battle\",\"players\":3,\"seed\":7}");
    json begun = ask("{\"ask\":\"begin\",\"play\":\"battle\",\"setup\":%.*s}", TEXT(ok(setup)));
    starwright_free(setup.text);
    json game = ok(begun);
    int choices = 0;
    for (;; choices++) {
        json awaited = ask("{\"ask\":\"awaited\",\"game\":%.*s}", TEXT(game));
        int seat = -1;
        sscanf(json_field(ok(awaited), "seats").text, "[%d", &seat);
        starwright_free(awaited.text);
        if (seat < 0) break;
        json advice = ask("{\"ask\":\"advise\",\"game\":%.*s,\"seat\":%d,\"skill\":\"low\",\"seed\":%d}", TEXT(game), seat, choices);
        json told = ask("{\"ask\":\"choose\",\"game\":%.*s,\"actor\":%d,\"choice\":%.*s}", TEXT(game), seat,
                        TEXT(json_field(ok(advice), "choice")));
        ok(told);
        starwright_free(told.text);
        starwright_free(advice.text);
    }
    json view = ask("{\"ask\":\"view\",\"game\":%.*s,\"viewer\":null}", TEXT(game));
    ok(view);
    starwright_free(view.text);
    json freed = ask("{\"ask\":\"free\",\"game\":%.*s}", TEXT(game));
    ok(freed);
    starwright_free(freed.text);
    freed = ask("{\"ask\":\"free\",\"game\":%.*s}", TEXT(game));
    expect(json_field(freed, "unreadable").text != NULL, "a game is freed once");
    starwright_free(freed.text);
    starwright_free(begun.text);
    return choices;
}

int main(void) {
    expect(!strcmp(starwright_version(), VERSION), "the version of the header's package");
    json answer = ask("{}");
    expect(!strcmp(answer.text, "{\"unreadable\":\"`context` is NULL\"}"), "a context is needed");
    starwright_free(answer.text);
    context = starwright_open();
    expect(context != NULL, "a context");
    build();
    printf("ok   C: a ship, a battle of %d choices\n", play());
    starwright_close(context);
    return 0;
}
