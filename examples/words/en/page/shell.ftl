# The page of examples/web, in English: the frame and the start.

## The frame

page-start = Start
page-skip = Skip to the content
page-menu = Menu
page-dismiss = Dismiss this notice
page-why-rule = Why: the rule
page-loading = Loading …
page-loading-slow = Still loading. The first visit needs about a megabyte; later ones need no network.
page-load-failed = This part could not be loaded. Check your connection and try again.
page-no-wasm = This browser blocks WebAssembly, which holds the rules. Allow it for this page, or use another browser.
page-try-again = Try again

## The start page

page-start-title = Build it. Fly it. Watch it fall apart.
page-start-what = Race to build a spaceship from spare parts, then fly it past meteors, pirates and planets. Or lead a squadron of fighters and big ships into battle.
page-start-easy = Play against bots or friends. You need no rulebook: the page shows what you can do, and tells you why when something is not allowed.
page-start-battle-what = 3 or 4 fleets, 20 minutes. Move, fire, take ships for points.
page-start-game-what = 2 to 5 players. Build against the hourglass, then fly one to three rounds, about 20 minutes each.
page-start-ship-what = Build a ship at leisure, see every mistake, send it to friends.
page-start-together-what = Play with people elsewhere, each on their own screen.
page-start-play = Play
page-start-build = Build
page-start-fire-what = Roll attacks against a ship and see what survives.
page-start-cards-what = Enter cards and boards of your own, and play with them.
page-continue = Continue
page-continue-with = With { $players }. { $count ->
    [one] { $count } choice so far.
   *[other] { $count } choices so far.
  }
page-finished = Finished
page-finished-with = With { $players }. See the result, or watch it again.
page-continue-ship = Your ship on the board of class { $class }, { page-components }.
page-continue-table = Begun on { DATETIME($at, dateStyle: "medium", timeStyle: "short") }.
page-continue-at-table = { $game } at a table
page-also = Also here
page-unofficial = Made by players for players. This page is unofficial: it has no part of the games’ art or texts, and is not connected with their publishers.

## Before a game

page-setup-battle = A battle
page-setup-battle-goal = Every ship that you take from another player is worth points. Most points win.
page-setup-game = A game of building and flying
page-setup-game-goal = Build a ship before the last sand runs out, earn credits on the way, bring it home. Everybody with at least 1 credit has won, the richest most.
page-setup-how-many = How many play?
page-setup-who = Who plays?
page-setup-plays = Who plays for { $name }
page-setup-person = a person here
page-setup-powers = Each race has its own powers (better after a first battle)
page-setup-rounds = What is flown?
page-setup-round = Round { $round }
page-setup-no-round = no more rounds
page-setup-board = { $class }: { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
  }
page-setup-begin-battle = Start the battle
page-setup-begin-game = Start building
page-setup-open = Open a saved game
page-setup-replaces = There is a game that is not over. Start a new one anyway? The old one is gone then.
page-setup-save-old = Save the old one, then start
page-setup-start-anyway = Start a new one
page-replay-replaces = You play on from this moment, in place of the game that is kept in this browser.
page-replay-save-old = Save that one first
page-replay-start-anyway = Play on from here
page-setup-one-device = Several people share this device: it is passed on, and covered meanwhile.
page-setup-own-sand = Each of you builds with sand of your own: it runs only while you have the device.
page-setup-learn = Explain each step while we play

## Together

page-state-away = not connected
page-send-link = Send

## Under fire

page-fire-title = What comes?
page-fire-roll = Roll the attack
page-fire-asked = What do you do? Click a marked component or choose below.
page-fire-nothing = Nothing aboard can stop it.
page-fire-nothing-more = Nothing more can be done: the rest hits.
page-fire-stopped = This stops it:
page-fire-harmless = It does no damage.
page-fire-batteries = { $count ->
    [one] 1 battery is used.
   *[other] { $count } batteries are used.
  }
page-fire-let = No defence is worth its batteries: let it come.
page-fire-sample = This is a sample ship. Build your own in the shipyard, then come back:
page-fire-illegal = Your ship cannot fly yet, so this is a sample. Mend yours in the shipyard:
page-fire-sample-ship = Sample ship
page-fire-own-ship = Your ship
