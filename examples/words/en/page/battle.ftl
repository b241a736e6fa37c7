## The table of a battle

page-battle-asked = What is asked now
page-battle-round-of = Round { $round } of 9
page-battle-turn-of = Turn of { $who }
page-battle-thinks = { $who } thinks …
page-battle-phase-reveal = Card
page-battle-phase-squadron = Fly
page-battle-phase-fire = Fire
page-battle-phase-turn = Rotate
page-battle-phase-capital = Capital ship
page-battle-phase-shoot = Turrets
page-battle-phase-end = End
page-battle-ask-place = Place your fleet: tap or drag a ship, then tap its hex.
page-battle-ask-place-key = R turns it.
page-battle-ask-place-arrows = The round arrows turn it.
page-battle-ask-reveal = { $count ->
    [one] Play your movement card.
   *[other] Play one of your movement cards.
  }
page-battle-ask-squadron = Which squadron flies { $count ->
    [one] { $count } hex
   *[other] { $count } hexes
  } straight ahead? Tap one of its fighters to see where it lands.
page-battle-ask-flight = Squadron { $squadron } lands where you see it. Let it fly, or tap another one.
page-battle-toll = { $lost ->
    [0] None of { $all } would be lost.
   *[other] { $lost } of { $all } would be lost{ $rams ->
        [0] {"."}
        [one] {", "}{ $rams } by ramming an enemy.
       *[other] {", "}{ $rams } by ramming enemies.
    }
  }
page-battle-ask-land = Several fighters end on one hex. Which one lands next?
page-battle-ask-collide = { $one } and { $other } are on one hex. Tap the one that is destroyed.
page-battle-ask-elite-end = Tap the hex where the elite lands.
page-battle-ask-elite-face = Turn the elite before it fires: tap an arrow.
page-battle-ask-fire = Your squadron fires straight ahead. Tap the fighter that fires next, or let all fire.
page-battle-ask-turn = Turn { $ship }: tap an arrow.
page-battle-ask-capital = Move a capital ship: tap it.
page-battle-ask-capital-bow = Tap the hex for the bow of { $ship }.
page-battle-ask-capital-facing = Which way does { $ship } face there? Tap an arrow.
page-battle-ask-shoot = { $ship } may fire its turrets: tap a target.
page-battle-ask-shoot-nobody = { $ship } has no target for its turrets.
page-battle-ask-answer = { $ship } is hit by its first shot. Raise a shield?
page-battle-ask-end = Your turn is done.
page-battle-ask-return = Tap a hex for { $ship }, then an arrow.
page-battle-power-elite = Tap the fighter that becomes the elite.
page-battle-power-blast = Tap the fighter that blows up. Every ship within 2 hexes is hit.
page-battle-power-asteroid = Tap the asteroid that moves.
page-battle-power-then-asteroid = Tap the hex that it moves to.
page-battle-power-double = Tap the fighters of one squadron that fly twice as far.
page-battle-power-displace = Tap a fighter; its whole squadron is displaced with it.
page-battle-power-then-displace = Tap the hex where this fighter shall be.
page-battle-power-laser = Tap the capital ship that fires its laser.
page-battle-power-super-shot = Tap the capital ship that fires its super shot.
page-battle-power-shield = Tap the capital ship to shield.
page-battle-use-elite = Name the elite
page-battle-use-blast = Blow up a fighter
page-battle-use-asteroid = Move an asteroid
page-battle-use-double = Fly twice as far
page-battle-use-displace = Displace a squadron
page-battle-use-laser = Fire the laser
page-battle-use-super-shot = Fire the super shot
page-battle-use-shield = Raise the shield
page-battle-name-elite = Elite
page-battle-name-range = Long range
page-battle-name-blast = Blast
page-battle-name-asteroid = Asteroids
page-battle-name-double = Double move
page-battle-name-displace = Displacement
page-battle-name-points = More action points
page-battle-name-laser = Laser
page-battle-name-super-shot = Super shot
page-battle-name-shield = Shield
page-battle-name-return = Return
page-battle-name-cards = More cards
page-battle-power-own = Your power
page-battle-power-is-hidden = hidden from the others
page-battle-power-is-revealed = revealed
page-battle-power-is-spent = used
page-battle-power-how = What it does
page-battle-power-of = { $player }: { $power }
page-battle-fly = Let { $squadron } fly
page-battle-all-fire = All fire
page-battle-all-keep = All keep their facing
page-battle-stay = Stay here
page-battle-no-target-end = No target: end the turn
page-battle-finish = Let the bot finish my turn
page-battle-back = Back
page-battle-cards-title = Movement cards
page-battle-card-now = This turn
page-battle-card-hand = { $count ->
    [one] Your card
   *[other] Your cards
  }
page-battle-card-fly = { $count ->
    [one] hex to fly
   *[other] hexes to fly
  }
page-battle-card-turn = { $count ->
    [one] side to rotate
   *[other] sides to rotate
  }
page-battle-card-points = { $count ->
    [one] action point
   *[other] action points
  }
page-battle-card-says = Fighters fly { $distance }, rotate { $turn }; the capital ship has action points: { $points }
page-battle-reveal = Play this card: fly { $distance }, rotate { $turn }, action points { $points }
page-battle-log-card = { $who } plays a card: fly { $distance }, rotate { $turn }, action points { $points }
page-battle-played-card = { $who } plays this card
page-battle-played-power = { $who } reveals a power
page-battle-flying = Fighters { $fighters }, capital ships { $capitals }
page-battle-taken = Trophies { $trophies }, probes { $probes }, ring hexes { $ring }
page-battle-report = What happened
page-battle-report-nothing = Nothing was hit.
page-battle-report-toll = { $who } lost { $count ->
    [one] { $count } ship
   *[other] { $count } ships
  }
page-battle-gain = { $who } { $points } for { $what }
page-battle-gain-so-far = { $who } { $points } for { $what }, so far
page-battle-so-far = As if the battle ended now, the ring included.
page-battle-report-missed = { $count ->
    [one] { $count } shot hit nothing.
   *[other] { $count } shots hit nothing.
  }
page-battle-all-choices-count = All choices ({ $count })
page-battle-this-turn = The turn
page-battle-to-hex = { $hex }: { $first }, or { $count } facings
page-battle-draft-ship = { $ship } on { $hex }, facing { $way ->
    [0] north
    [1] north-east
    [2] south-east
    [3] south
    [4] south-west
   *[5] north-west
  }
page-battle-draft-turn = Turn { $ship }
page-battle-draft-swap = { $ship } to { $hex }; { $other } takes its place
page-battle-draft-to = { $ship } to { $hex }
page-battle-draft-torn = Squadron { $squadron } would be torn apart
page-battle-place-so = Begin with my arrangement
page-battle-turn-left = Turn to the left
page-battle-turn-right = Turn to the right
page-battle-turn-whom = First choose the ship to turn.
page-battle-place-otherwise = Place all at random
page-battle-place-own = You have moved ships yourself. That arrangement is gone then.
page-battle-place-discard = Discard it
page-battle-board = Board
page-battle-plan = Plan
page-battle-zoom-in = Enlarge
page-battle-zoom-out = Make smaller
page-battle-zoom-whole = Whole board
page-battle-zoom-all = The whole board is shown.
page-battle-zoom-plan = The plan is always shown whole.
page-battle-new = New battle
page-battle-again = Play again
page-battle-review = Watch it again
page-battle-elsewhere = This battle went on in another tab.
page-battle-take-other = Show that one
page-battle-keep-own = Keep this one
page-battle-replay-back = One choice back
page-battle-replay-next = One choice on
page-battle-replay-play = Play
page-battle-replay-pause = Pause
page-battle-end = Result
page-battle-wins = { $count ->
    [one] { $who } wins with { $points } points
   *[other] { $who } win together with { $points } points each
  }
page-battle-place = Place
page-battle-points-for = Points for
page-battle-points-all = All points
page-battle-for-fighters = fighters
page-battle-for-capitals = capital ships
page-battle-for-probes = probes
page-battle-for-ring = the ring
page-battle-for-asteroids = asteroids
page-battle-lost = Lost: fighters { $fighters }, capital ships { $capitals }
page-battle-learn = How to play
page-battle-learn-aim = Most points after nine rounds win: an enemy fighter is worth 1, a capital ship 4, a probe 1, and each hex of the ring in the middle 2 at the end (BBS-58). The points you see are those if the battle ended now.
page-battle-learn-fly = Each turn one of your three squadrons flies: all its fighters straight ahead, exactly as far as your card says. Only where they land matters: not off the board, not on an asteroid, not on your own ships (BBS-21, BBS-23).
page-battle-learn-shots = Then each of them fires straight ahead at the first ship or asteroid within 5 hexes, and after that it may rotate for its next flight (BBS-33, BBS-40).
page-battle-learn-ships = At last one capital ship moves with action points and may fire at one enemy nearby. It survives one hit; the second destroys it (BBS-42, BBS-54).
page-battle-learn-end = A card is used once, so nine cards are nine turns. Your secret power works only once you reveal it (BBS-19, BBS-61).
page-battle-keys = Keys: Tab leads to the board, the arrows move over it, Enter chooses, Escape takes a click back. Zoom with the buttons, two fingers, or Ctrl and the wheel.
page-battle-more = View, speed, files
