-- Plays a battle between bots in LuaJIT, as LÖVE would: luajit battle.lua LIBRARY
local ffi = require("ffi")
ffi.cdef([[
typedef struct starwright_context starwright_context;
const char *starwright_version(void);
starwright_context *starwright_open(void);
void starwright_close(starwright_context *context);
const char *starwright_ask(const starwright_context *context, const char *message, size_t length, size_t *answer_length);
void starwright_free(const char *answer);
]])
local library = ffi.load(arg[1])
local context = ffi.gc(library.starwright_open(), library.starwright_close)
local length = ffi.new("size_t[1]")

local function ask(form, ...)
  local message = form:format(...)
  local answer = library.starwright_ask(context, message, #message, length)
  local text = ffi.string(answer, length[0])
  library.starwright_free(answer)
  return text
end

local function ok(form, ...)
  local answer = ask(form, ...)
  return answer:match('^{"ok":(.*)}$') or error(answer)
end

local setup = ok('{"ask":"deal","play":"battle","players":3,"seed":7}')
local game = ok('{"ask":"begin","play":"battle","setup":%s}', setup)
local choices = 0
while true do
  local seat = ok('{"ask":"awaited","game":%s}', game):match('"seats":%[(%d)')
  if not seat then break end
  local advice = ok('{"ask":"advise","game":%s,"seat":%s,"skill":"low","seed":%d}', game, seat, choices)
  ok('{"ask":"choose","game":%s,"actor":%s,"choice":%s}', game, seat, advice:match('^{"choice":(%b{})'))
  choices = choices + 1
end
assert(ask('{"ask":"choose","game":%s,"actor":0,"choice":{"do":"end"}}', game):match('"rule":"BBS%-'))
ok('{"ask":"free","game":%s}', game)
assert(ask('{"ask":"awaited","game":%s}', game):match('^{"unreadable":'))
assert(ffi.string(library.starwright_version()) == arg[2])
print(("ok   LuaJIT: a battle of %d choices"):format(choices))
