# The lessons, in English.

page-learn-coach = Lesson
page-learn-read = Got it
page-learn-stop = End the lesson
page-learn-sand = The sand waits while you read.
page-learn-wait = Nothing new to learn here. Play on.
page-learn-count = { $read } of { $all } read
page-learn-begins = This is the lesson: start as you like. A coach above the table explains each step when it comes up.
page-learn-ended = The lesson is over. From here on you play without the coach; the start page has the lesson whenever you want it again.
page-learn-battle = Learn the battle by playing
page-learn-game = Learn the game by playing
page-learn-what = Start a game as usual; a coach explains each step when it comes up.
page-learn-kept = A game is kept here. Shall the lesson begin with a new one? The old one is gone then.
page-learn-anew = Begin a new one
page-learn-go-on = Go on with the old one

## A battle

page-learn-battle-goal = Everybody has nine turns; the most points win. An enemy fighter scores 1, an enemy capital ship 4, a probe 1. At the end, each hex of the ring around the centre that your ships hold scores 2.
page-learn-battle-place = Place your three squadrons of six fighters and your two capital ships in your zone. The fighters of a squadron must touch. They fly straight ahead, so face them where you want to go. In your first battle, let the fleet be placed for you.
page-learn-battle-reveal = Your movement card has three numbers: how many hexes a squadron flies, how many sides its fighters may rotate afterwards, and how many action points a capital ship has.
page-learn-battle-squadron = Choose a squadron. All its fighters fly exactly that far straight ahead, over everything in between. Only where they end counts: on a probe they collect it, against an enemy both are destroyed, on an asteroid or off the board they are lost.
page-learn-battle-collide = Two ships ended on one hex. Choose what happens first; the board shows who is involved.
page-learn-battle-fire = Each fighter that flew fires straight ahead, at most five hexes. It hits the first thing in its way: an enemy takes 1 damage, an asteroid or a friend only blocks the shot. The order is yours, so clear the way first.
page-learn-battle-turn = Now these fighters turn, at most as far as the card says. Next time they fly and fire where they face now.
page-learn-battle-capital = Now one of your capital ships moves. An action point takes it one hex ahead or rotates it by one side. It can ram enemy fighters, at 1 damage for each.
page-learn-battle-shoot = The capital ship that moved may fire at one enemy in any direction: next to it, or two hexes away if nothing stands between. A capital ship is destroyed by its second damage.
page-learn-battle-end = Your turn is over. You draw the card of your next turn now, and only you see it: plan where the others will be by then.
page-learn-battle-others = While the others play, look where their fighters face. They fly and fire straight ahead, so that is where the danger is. Select any ship to see its line of fire.
page-learn-battle-ring = Only a turn or two are left. Each hex of the ring around the centre that one of your ships holds at the end scores 2.
page-learn-battle-over = That was a whole battle, and the end of the lesson. Look at who won and why above; then play again, perhaps with powers: each player has a secret one.

## A whole game

page-learn-game-goal = Build a spaceship, fly it, and bring money home. At the end of the game everybody with at least 1 credit has won, and the richest most.
page-learn-game-take = Everybody builds at once, against the hourglass. Take a component from the face-down pool, or one that lies face up.
page-learn-game-place = Turn the component and place it next to your ship. A single connector joins single, a double joins double, a universal one joins any connector. A smooth edge must not meet a connector.
page-learn-game-weld = You can still move the last component until you take the next one. Then it is welded. A component that does not fit now can be set aside; what is still set aside at the end counts as lost.
page-learn-game-outlets = Engines point to the rear, and nothing may stand behind them. Nothing may stand before the muzzle of a cannon either.
page-learn-game-parts = A good ship has engines to keep up, cannons against enemies, cabins for crew, and batteries for everything double and for shields. Connectors that lead nowhere invite small meteors.
page-learn-game-look = You may look at some of the cards you will meet. The sand runs on meanwhile.
page-learn-game-flip = The sand has run out. That costs nothing yet: the hourglass runs several times, and whoever wants to may flip it. After the last run building ends.
page-learn-game-finish = If your ship is ready, finish building. Whoever finishes first starts in front. After that you build no more.
page-learn-game-check = The ship breaks a rule of building. Remove components until it is legal; each is lost and will cost a credit.
page-learn-game-boarding = Now the crew boards. Each cabin holds two humans. Next to life support it can take one alien of that colour instead: purple adds to cannons, brown to engines.
page-learn-game-flight = You fly. Cards come one by one, and the ship in front usually acts first. Markers on the track show the order; days lost move a ship back.
page-learn-game-withdraw = You may give up before a card if your ship could not survive it. You then keep what you have, get no reward, and your goods bring half.
page-learn-game-engines = You fly as many spaces ahead as your engines are strong. Each double engine takes a battery and adds 2.
page-learn-game-cannons = Compare your cannons with the enemy. Single cannons to the front count 1, to the other sides half; double ones count twice as much but take a battery.
page-learn-game-land = You may land on a planet that is free, load its goods, and lose the days that the card names.
page-learn-game-reward = You may take this reward, and pay for it in days or crew, or leave it to the next.
page-learn-game-stow = Load the goods. Red is worth 4, yellow 3, green 2, blue 1. Red goes into special holds only, which take any other colour too.
page-learn-game-crew = You lose crew. Choose who goes: without a human aboard your flight is over, and an alien helps only as long as it is there.
page-learn-game-goods = You lose your most valuable goods first, then batteries.
page-learn-game-defend = Something flies at you along this line. A small meteor bounces off unless it meets an open connector; a large one must be shot by a cannon in its line; a shield stops small meteors and light fire on its sides, for a battery.
page-learn-game-keep = Your ship breaks up. Keep one piece; the others are lost. A piece without crew cannot fly.
page-learn-game-over = That was a whole game, and the end of the lesson. In the next one try another class: some boards bend space.
