# The page of examples/web, in English: whole games, their flights and their end.

## The flight

page-fly-on = Fly on
page-stay = Stay
page-withdraw-sure = A ship that leaves the flight does not come back: it gets no bonus, and half price for its goods.
page-withdraw-flight = Withdraw from the flight
page-fly-past = Fly past
page-land-on = Land on planet { $number }
page-land-for = Land on planet { $number } ({ $goods })
page-carries = { $count ->
    [0] no hold for it
   *[other] room for { $count } of { $all }
  }
page-carries-red = red goods need a special hold
page-take-offer = Take it
page-leave-offer = Leave it
page-give-from = Give from { $cell }: { $count } of { $all }
page-give-left = Still { $count } to choose on your ship.
page-give-up = Give up { $given } of { $due }
page-give-up-goods = Give them up
page-give-any = Choose for me
page-tokens = battery tokens
page-power-it = { $on ->
    [1] Cut the power of { $cell }
   *[other] Power { $cell }
  }
page-spend-from = Batteries from { $cell }: { $count } of { $all }
page-strength-now = Strength { $strength }, for { $batteries ->
    [0] no batteries
    [one] { $batteries } battery
   *[other] { $batteries } batteries
  }.
page-batteries-now = Batteries spent: { $batteries }
page-power-done = { $count ->
    [0] Power nothing
   *[other] Power { $count }
  }
page-power-all = Mark all I can power
page-power-gives-up = Your ship would have to give up the flight.
page-react-with = { $how } on { $cell }{ $batteries ->
    [0] {""}
    [one] , for { $batteries } battery
   *[other] , for { $batteries } batteries
  }
page-do-nothing = Do nothing
page-put-cube = Put a { $colour } one into { $cell }
page-take-cube = Take a { $colour } one out of { $cell }
page-take-up = Pick up { $colour }
page-stow-so = { $count ->
    [0] Load like this
   *[other] Load like this, discard { $count }
  }
page-stow-best = As well as possible
page-stow-all-in = All goods have a place. Click a hold to take goods out.
page-stow-loose = find no place. Pick one up, or click a hold to take goods out.
page-stow-where = Now click the hold for it.
page-stow-red = Red goods travel only in a special hold, and there is no free place in one (BG-GOODS-1).
page-stow-not-red = { $cell } is an ordinary hold: red goods need a special one (BG-GOODS-1).
page-stow-full = The hold on { $cell } is full: first put this block down and take one out.

## What is asked

page-asks-fly-on = { $who }, fly on to the next card? Cards left: { $cards }.
page-asks-hyperspace = Does a ship go into hyperspace before this card?
page-asks-engines = Which engines do you power? Click them on your ship.
page-asks-cannons = Which cannons do you power? Click them on your ship.
page-asks-land = Where do you land? It costs { $days ->
    [one] { $days } day
   *[other] { $days } days
  }.
page-asks-take = Do you take what the card offers?
page-asks-crew = You lose { $count } of your crew. Click the cabins they come from.
page-asks-goods = You lose { $goods }. Click where it comes from.
page-asks-stow = { $count ->
    [one] You get { $count } block of goods.
   *[other] You get { $count } blocks of goods.
  } This is how it fits best; you may load otherwise.
page-asks-defend = { $attack } from { $side }{ $struck ->
    [none] {"."}
   *[other] {" "}hits your ship on { $struck }.
  }
page-asks-defend-how = Click a marked cannon, shield or thruster to stop it.
page-asks-keep = Your ship breaks up. Click the piece that you keep.
page-asks-nothing = The flight goes on.
page-waits = { $who } is choosing.
page-all-listed = All choices ({ $count })

## Cards, dice and the track

page-cards-left = Cards left: { $count }
page-costs-days = costs flight days: { $days }
page-costs-crew = costs crew: { $crew }
page-needs-crew = needs crew: { $crew }
page-pays-credits = pays credits: { $credits }
page-enemy-strength = Enemy
page-enemy-needs = cannon strength { $strength }
page-enemy-won = Win
page-enemy-lost = Lose
page-loses = { $what }: { $count }
page-intruders-board = Intruders
page-intruders-each = Each
page-intruder = intruder
page-side-of = from { $side }
page-die-shows = A die shows { $face }
page-track = Flight order: { $order }
page-behind = { $days ->
    [0] leads
   *[other] { $days } behind
  }
page-not-flying = not on the flight board
page-show-ship = Enlarge the ship of { $who }
page-purse = { page-credits }, lost: { $lost }

## The statement and the end

page-settled-round = Statement of round { $round }
page-arrived =
    { $place ->
        [1] finished { $place }st
        [2] finished { $place }nd
        [3] finished { $place }rd
       *[other] finished { $place }th
    }
page-not-arrived = did not arrive
page-left-withdrawn = Its owner withdrew it.
page-left-stranded = It had no engine strength in open space.
page-left-unmanned = No human was left aboard.
page-left-lapped = The leader lapped it.
page-credits-before = Credits before
page-credits-after = Credits now
page-loan = Open loan
page-item-arrival = Arrival bonus
page-item-best-looking = Best-looking ship
page-item-goods = Goods sold
page-item-set-aside = Goods set aside, at half value
page-item-merchant = Merchant
page-item-manager = Manager
page-item-debt = Debt
page-item-penalty = Lost components
page-item-owed = owed { $owed }, { $forgiven } forgiven
page-next-round = Build for the next round
page-won-by = { $count ->
    [one] { $who } wins.
   *[other] { $who } win together.
  }
page-won-by-nobody = Nobody has won.
page-won-how = Everybody with at least 1 credit has won, the richest most.
page-play-again = Play again
page-story = What became of the ships
page-ship-before = At the launch: { page-components }
page-ship-after = At the end: { page-components }
page-no-losses = Nothing was lost.
page-last-card = What the last card did
page-last-card-nothing = It did nothing to your ship.
page-taken = Lost on the whole flight: { $what }.
page-taken-crew = crew: { $count }
page-taken-batteries = batteries: { $count }
page-taken-goods = goods: { $count }

## The game

page-new-game = New game
page-undo-building = Building is not undone. Press the component that you placed last to take it back.
page-undo-nothing = There is no choice of yours to take back now.
page-replay-nothing = Nothing has happened yet.
page-no-advice = A bot would wait here.
page-game-elsewhere = This game went on in another tab.
page-game-take-other = Show that one
page-game-keep-own = Keep this one
page-replay-building = Building
page-replay-take-off = Take-off
page-replay-statement = Statement
page-replay-round = Round { $round }: { $part }
page-replay-to = Go to
page-replay-part-back = Back to the card or part before
page-replay-part-on = On to the next card or part
page-replay-chose = { $who }: { $choice }
page-replay-took = { $who } takes a component: { $tile }
page-replay-returned = { $who } puts a component back: { $tile }
page-replay-set-aside = { $who } sets a component aside: { $tile }
page-replay-placed = { $who } places a component: { $tile }, on { $at }
page-step-back = One choice back
page-step-on = One choice on

## What it may cost

page-cost = What may it cost?
page-cost-rest = What the rest of the card costs you on average:
page-cost-card = What this card costs you on average, if you meet it alone:
page-cost-nothing = If you do nothing:
page-cost-helped = If you spend what helps:
page-cost-none = nothing
page-cost-least = at least { $all }
page-cost-components = components: { $count }
page-cost-crew = crew: { $count }
page-cost-batteries = batteries: { $count }
page-cost-days = flight days: { $count }
page-cost-credits = credits: { $count }
page-cost-ship = a ship is lost: { $percent } %
page-cost-breaks = components: { $count }, and the ship breaks into pieces: { $pieces }
