# The page of examples/web, in English. What the crate says in English is its own; it has no file here.

## The frame

page-shipyard = Shipyard
page-fire = Under fire
page-battle = Battle
page-game = Whole game
page-theme = Colours
page-theme-auto = as the device
page-theme-light = light
page-theme-dark = dark
page-theme-safe = colour-blind safe
page-language = Language
page-no-language = This language could not be loaded.
page-undo = Undo
page-nothing-chosen = Nothing has been chosen yet.
page-no-undo-replay = In a replay nothing is taken back: go back to the game first.
page-redo = Redo
page-open = Open file
page-save = Save file
page-download = Download
page-delete = Delete
page-log = Log
page-bad-link = This link holds no ship: { $why }
page-bad-file = { $name } cannot be read: { $why }
page-bad-save = The save “{ $name }” cannot be read: { $why } It is kept, and nothing overwrites it.
page-damaged = Saves that cannot be read
page-no-bots = Bots and hints could not be loaded. Trying again every few seconds.

## Words

page-side-front = the front
page-side-right = the right
page-side-rear = the rear
page-side-left = the left
page-attack-small-meteor = small meteor
page-attack-large-meteor = large meteor
page-attack-light-cannon-fire = light cannon fire
page-attack-heavy-cannon-fire = heavy cannon fire
page-component = { $kind } ({ $cell })
page-components = { $count ->
    [one] { $count } component
   *[other] { $count } components
  }
page-credits = { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
  }

## Shipyard

page-class = Class
page-clear = Clear
page-share = Copy link
page-shared = Link copied.
page-repair = Repair advice
page-repaired-fewest = No smaller repair makes the ship legal.
page-repaired-unproven = A smaller repair may be enough.
page-apply = Remove
page-heat = Hits from
page-heat-off = off
page-pool = Components
page-filter = Kind
page-filter-all = all kinds
page-hand = In hand
page-turn = Turn (R)
page-legal = This ship is legal.
page-legal-unmanned = No mistakes, but this ship cannot fly yet.
page-not-legal = { $count ->
    [one] This ship is not legal: { $count } mistake.
   *[other] This ship is not legal: { $count } mistakes.
  }
page-premium = Premium
page-premium-of = { page-credits } (weak spot, the largest group of empty cells: { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
  })
page-exposed = Exposed connectors
page-engines = Engines
page-cannons = Cannons
page-range = { $least } to { $most }
page-crew = Crew
page-batteries = Battery tokens
page-keys = Keys: the arrows move over the board, Enter places the component in hand or takes up the one there, R turns, Delete removes, N draws, Ctrl+Z undoes.
page-board = Board. { page-keys }
page-random = Random ship

## Under fire

page-illegal = Only a legal ship can fly. Fix it in the shipyard first.
page-attack = Attack
page-from = From
page-die = Die { $number }
page-rolled = random
page-attacked = { $kind } from { $side }: { $dice }
page-misses = The dice hit no row or column: a miss.
page-swarm = Swarm of six
page-swarm-left = Still to come: { $count }
page-reset = Restore ship
page-options = Reactions
page-shoot = Shoot: { $component }
page-shield = Raise shield: { $component }
page-boosted = Raise boosted shield: { $component }
page-thruster = Dodge: { $component }
page-struck = Let it hit: { $component }
page-take-back = Take back
page-resolve = Resolve attack
page-daily-unopposed = Let it hit
page-daily-last = { $count ->
    [0] The last attack did no damage.
    [one] The last attack cost you { $count } component.
   *[other] The last attack cost you { $count } components.
  }
page-keep = The ship breaks up. Choose the piece to keep.
page-piece = Keep piece { $number } ({ page-components })
page-flying = The ship still flies with { page-components }.
page-destroyed = Nothing is left of the ship.

## Tables

page-players = Players
page-player = Player { $number }
page-name = Name of player { $number }
page-table = the table
page-powers = With powers
page-bot-low = easy bot
page-bot-middle = medium bot
page-bot-high = hard bot
page-over = The game is over.
page-awaits = Waiting for { $who }.
page-place-fleet = Let the bot place all, and begin
page-bot-move = Let the bot choose
page-pass-device = Pass the device to { $who }
page-since-turn = What happened since { $who } last chose
page-ready = I am { $who }
page-you-are = You are { $who }.

## Battle

page-viewer = Seen by
page-viewer-asked = the player to choose
page-spectator = a spectator
page-points = Points
page-score = { $player } ({ $race })
page-fire-of = Fire of { $piece }
page-no-fire = Click a ship to see what it can hit.
page-replay = Replay
page-replay-at = Choice { $at } of { $all }
page-replayed = Choice { $at } of { $all }. { $who }: { $choice }
page-go-on = Continue from here
page-to-end = Back to the game

## Together

page-together = Together
page-together-what = Play with people elsewhere: make a table and send each player a link. Everybody plays in their own browser.
page-together-game = Game
page-no-server = This page does not come from a table server, so nobody can join from elsewhere. Everything else works. The folder examples/server says how to run a server.
page-create-table = New table
page-create = Make the table
page-own-name = Your name
page-seat-own = you
page-seat-person = person with a link
page-join = Join
page-join-how = Open the link that you were sent, or paste it here. It is your key: who has it plays on your seat, also on another device.
page-link = Link
page-no-table = This is no link to a table.
page-your-tables = Your tables
page-your-table = { $game }, { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
page-forget = Forget
page-too-many-tables = Too many tables were made from your address. Try again in an hour.
page-not-created = The server could not make the table. Try again.
page-invite = Players and links
page-watch-link = To watch
# The title of a link to a table, as a chat shows it.
page-invited-battle = Play a space battle with me
page-invited-game = Build a spaceship with me
page-state-own = you
page-state-bot = bot
page-state-here = has joined
page-state-free = no name yet
page-state-resigned = resigned, a bot plays
page-watching = You are watching.
page-named = { $who }
page-named-bot = { $who } (bot)
page-your-turn = It is your turn.
page-your-choice = You may choose, and so may others.
page-sending = Your choice is being sent.
page-let-bot-play = Let a bot play for me
page-play-myself = Play myself again
page-bot-plays = A bot plays for you.
page-resign = Resign
page-resign-sure = A bot plays your seat to the end. You cannot take it back.
page-resigned = You have resigned.
page-asks-undo = { $who } asks to take back { $count ->
    [one] the last choice.
   *[other] the last { $count } choices.
  }{ $since ->
    [chance] {" "}Since then, dice or components came up that all have seen.
    [revealed] {" "}Since then, something hidden was shown.
   *[none] {""}
  }
page-agree = Agree
page-disagree = Refuse
page-withdraw = Withdraw
page-taken-back = All have agreed: the last choices are taken back.
page-nothing-to-undo = You have chosen nothing that could be undone.
page-bad-name = A name has 1 to 40 characters.
page-log-full = The log of this table is full: the game ends here.
page-sorry = The server refused that.
page-refused-bot = A bot plays for you. Take your seat back first.
page-no-view = This page shows battles and whole games only.
page-reconnecting = No connection to the table. Trying again. A choice that you make now is sent afterwards.
page-connecting = Connecting to the table …
page-try-now = Try now
page-no-line = There is no connection to the table now.
page-unknown-table = The server knows no table with this link. Ask for the link again.
page-full-table = Too many devices are at this seat, or too many watch.
page-ended-table = The server has ended the connection.

## Whole game

page-hourglass = { $running ->
    [1] { page-hourglass-left }, { page-hourglass-runs }
   *[0] The sand has run out, { page-hourglass-runs }
  }
page-hourglass-runs = { $place ->
    [beside] then 4 more runs
    [III] then 3 more runs
    [II] then 2 more runs
    [I] then 1 more run
    [overtime] the last run
   *[Start] { $running ->
      [1] the last run
     *[0] only overtime may follow
    }
  }
page-hourglass-left = { $seconds ->
    [none] Sand runs
   *[other] { $seconds } s
  }

## Own cards

page-cards = Own cards
page-cards-about = Make cards of your own, such as those of the second expansion. The rules check each one. They stay in this browser; save them as a file to keep or share them. To fly with them, tick “With own cards” before you start a game.
page-card-form = Card
page-of-level = Level { $level }
page-field-level = Level
page-field-kind = Kind
page-field-strength = Strength
page-field-days = Days
page-field-crew = Crew
page-field-credits = Credits
page-field-goods = Goods
page-field-lose-crew = Crew a loser gives up
page-field-lose-goods = Goods a loser gives up
page-field-meteors = Meteors, in order
page-field-shots = Cannon fire, in order
page-field-planets = Planets
page-field-lines = Lines, in order
page-field-worst = Whoever has
page-field-penalty = Penalty
page-field-amount = How many
page-field-from = Side
page-field-number = How many
page-field-boards = Whom they board
page-field-turns = Turns they try, in order
page-field-deed = Each intruder
page-field-does = What it does
page-field-parts = Parts, in order
page-deed-crew = takes crew
page-deed-goods = takes goods
page-deed-batteries = takes batteries
page-deed-charges = lays charges
page-penalty-days = loses days
page-penalty-crew = loses crew
page-penalty-goods = loses goods
page-penalty-shots = faces cannon fire
page-attack-from = { $kind } from { $side }
page-nth-meteors = Meteor { $number }
page-nth-shots = Shot { $number }
page-nth-planets = Planet { $number }
page-nth-lines = Line { $number }
page-nth-turns = Turn { $number }
page-nth-parts = Part { $number }
page-add-meteors = Add a meteor
page-add-shots = Add a shot
page-add-planets = Add a planet
page-add-lines = Add a line
page-add-turns = Add a turn
page-add-parts = Add a part
page-remove = Remove
page-earlier = Move up
page-number-range = Enter a whole number from 0 to 65,535.
page-card-wrong = This card cannot be used yet: see the note in the form.
page-box-unready = Fill in the form first.
page-card-add = Add to my cards
page-card-change = Save changes
page-card-new = New card
page-card-beyond = { $field } { $number } is allowed, but far beyond the printed cards, which have at most { $most }.
page-card-edit = Edit
page-deck = My cards: { $count }
page-deck-none = None yet. Fill in the form, or open a file.
page-deck-most = At most { $most } cards are kept.
page-card-nth = Card { $number }: { $why }
page-no-cards = It holds no list of cards.
page-not-kept = This browser cannot keep them. Save them as a file.
page-ask-draft = The card in the form is not saved.
page-discard = Discard it
page-ask-delete = Delete card { $card }?
page-ask-open = Cards in { $name }: { $count }. Cards you have: { $mine }.
page-open-add = Add them to mine
page-open-replace = Replace mine
page-cancel = Cancel
page-with-own = With own cards ({ $count })
page-own-dealt = { $count } of { $all } own cards are in this game; it has no place for the others.
page-four = Cards of level IV flights
page-four-three = level III
page-four-own = own level IV
page-in-pile = Level { $level }, per pile

## Hints

page-hint = Hint
page-do-it = Do it
page-nowhere = It fits nowhere.
