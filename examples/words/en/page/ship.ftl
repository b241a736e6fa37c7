# The ship, the shipyard and the yard, in English.

## Components in words

page-tile-room = { $kind } for { $count }
page-tile-points = pointing to { $side ->
    [front] the front
    [right] the right
    [rear] the rear
   *[left] the left
  }
page-tile-covers = covers { $side ->
    [front] the front
    [right] the right
    [rear] the rear
   *[left] the left
  }
page-tile-connector = { $kind ->
    [single] single
    [double] double
   *[universal] universal
  } connector to { $side ->
    [front] the front
    [right] the right
    [rear] the rear
   *[left] the left
  }
page-tile-goods = { $colour }: { $count }
page-tile-aboard = { $of ->
    [humans] humans
    [sleepers] sleepers
   *[batteries] battery tokens
  }: { $count }
page-cell-empty = empty
page-cell-closed = closed
page-cell-orange = orange
page-cell-home = place of the starting cabin
page-cell-fits-now = it fits here
page-cell-fits-loose = touches your ship, but no connector joins it
page-cell-fits-turned = it fits here if turned
page-plan-view = Plan view
page-ship-of = Ship of { $who }
page-enlarge = Enlarge
page-close = Close

## The yard

page-hand-free = Nothing in hand
page-yard-asked = What is asked
page-yard-waits = Waiting for { $who }.
page-yard-begin = Draw a component, or take one that lies face up. Build on from your starting cabin.
page-yard-take = Draw the next component, or take one that lies face up.
page-yard-place = Place the component. ✓: it fits. ↻: it fits if turned. –: it touches, but no connector joins it.
page-yard-turned = Turned so that it fits. Choose the cell again to place it.
page-yard-again = Choose the cell again to place it all the same.
page-yard-finished = Your ship is built: you start in place { $order }.
page-yard-builders = { $count ->
    [1] { $who } still builds.
   *[other] Still building: { $who }.
  }
page-yard-flip-now = The sand has run out: flip the hourglass, so that building ends sooner.
page-yard-hurried = Time runs faster meanwhile.
page-yard-time-out = Time is up. Finish your ship.
page-yard-check = Your ship has mistakes. Click a marked component to remove it, or let the fewest go.
page-yard-keep = Your ship is in pieces. Choose the piece that flies.
page-yard-boarding = Who lives where? Click a marked cabin for an alien. Humans fill the others.
page-yard-boarding-humans = No alien can board: humans fill the cabins.
page-yard-insurance = Choose an insurance.
page-yard-repair = { $count ->
    [one] Remove { $count } component
   *[other] Remove { $count } components
  }
page-yard-is-legal = It has no mistakes.
page-yard-is-not-legal = { $count ->
    [one] It has { $count } mistake: components will be lost.
   *[other] It has { $count } mistakes: components will be lost.
  }
page-yard-finish-sure = Your ship has { page-components }. { $is } Once you finish, you cannot go on building.
page-lacks-crew = Nobody can be aboard, so it is out of the flight at once.
page-lacks-start = Its starting cabin is missing.
page-lacks-engine = It has no engine, so it must give up in open space.
page-lacks-cannon = It has no cannon, so it cannot shoot.
page-lacks-engine-battery = Its double engines need batteries: without them it must give up in open space.
page-lacks-cannon-battery = Its double cannons need batteries: without them it cannot shoot.
page-yard-finish = Finish building
page-yard-finish-with = Finish building, start in place { $order }
page-yard-order = starts in place { $order }
page-plain-finished = { $seat } finishes building and starts in place { $order }
page-plain-finish = { $order ->
    [none] finish building
   *[other] finish building, start in place { $order }
  }
page-plain-has-finished = { $seat } has finished building
page-plain-order-not-chosen = place { $order } at the start cannot be chosen: whoever finishes takes the first free one
page-plain-order-not-free = place { $order } at the start is taken
page-plain-order-tile = (The number on an order tile is a place at the start.)
page-yard-return = Put back
page-yard-draw = Draw: { $count } left
page-yard-face-up = { $count ->
    [one] { $count } component, face up
   *[other] { $count } components, face up
  }
page-yard-none-up = Components that are put back lie here, face up.
page-yard-aside = Set aside
page-yard-set-aside = Set the component in hand aside
page-yard-take-back = placed last: choose it to take it back
page-yard-hourglass = Hourglass
page-yard-sand-means = The last run ends building.
page-yard-flip = Flip the hourglass
page-yard-flip-finished = Only a player who has finished may flip it now.
page-yard-roll = Roll a die
page-yard-dice = Dice: { $dice }
page-yard-piles = Cards of the flight
page-yard-pile = Pile { $pile }
page-yard-all-choices = All choices
page-yard-keys = Keys: N draws a component, F goes to the next cell where it fits and turns it, R turns, the arrows move over the board, Enter places, S sets aside, B puts back.
page-yard-turn = Turn
page-yard-wrong = Mistakes so far: { $count }

## The shipyard

page-shipyard-begin = New board
page-shipyard-more = More
page-shipyard-ask = { $count ->
    [one] There is { $count } component on your board.
   *[other] There are { $count } components on your board.
  } { $kept ->
    [0] None of them has a cell on the new one.
    [one] { $kept } of them has a cell on the new one.
   *[other] { $kept } of them have a cell on the new one.
  } Undo brings your ship back.
page-shipyard-new-class = Class of the new board
page-shipyard-begin-empty = Begin empty
page-shipyard-carry = Carry my ship over
page-shipyard-left = { $count ->
    [one] { $count } component has no cell here and is off your ship. Undo brings it back.
   *[other] { $count } components have no cell here and are off your ship. Undo brings them back.
  }
page-shipyard-cleared = { $count ->
    [one] { $count } component is cleared away. Undo brings it back.
   *[other] { $count } components are cleared away. Undo brings them back.
  }
page-shipyard-before = Back to my own ship
page-shipyard-board = Board
page-shipyard-draw = Draw one
page-shipyard-draw-kind = Draw one of these
page-shipyard-none-left = None is left to draw.
page-shipyard-gone = This one is on your board already.
page-undo-none = There is nothing to undo.
page-redo-none = There is nothing to redo.
page-shipyard-empty = Nothing is built yet.
page-shipyard-put-down = Put back
page-shipyard-premium = Premium to pay
page-shipyard-premium-none = none: only class IIIC has this insurance
page-shipyard-once-legal = once the ship is legal
page-shipyard-verdict = Verdict
page-shipyard-keys = Keys: N draws, F goes to the next cell where the component fits and is joined, and turns it, R turns, the arrows move over the board, Enter places or takes up, Delete removes, Esc puts back, Ctrl+Z undoes, Ctrl+Shift+Z redoes.
page-shipyard-joins = Place it on { $cell }: a connector joins it there.
page-shipyard-loose = It fits, but no connector joins it anywhere: put it back.
page-shipyard-put-loose = It only touches your ship there: no connector joins it.
page-yard-loose = It fits here, but only touches your ship: no connector joins it.
page-yard-not-now = That is not possible now.
