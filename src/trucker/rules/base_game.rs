//! The rules of the base game, one row each: what the expansion relies on.
//!
//! `base_game! { next! rows }` calls the macro `next` with `rows` and its own after them.

macro_rules! base_game {
    ($next:ident! $($before:tt)*) => { $next! {
        $($before)*
        BgTrack1 "BG-TRACK-1" BaseGame
            "Each day gained or lost moves a marker to the next empty space ahead or behind, and a player more than \
             the 40 spaces of a lap behind the leader gives up.";
        BgTrack2 "BG-TRACK-2" Said + LmR32
            "The leader starts in front, and each next marker starts the flight's level plus one spaces behind the \
             one before it.";
        BgTrack3 "BG-TRACK-3" Likely
            "Players resolve a card from the leader to the last, but days that all of them lose are lost from the \
             last to the leader.";
        BgPiles "BG-PILES" BaseGame + LmR29
            "Each of four piles has two level I cards in a level I flight, one I and two II in level II, one I, one \
             II and two III in level III, and the shuffled deck must start with a card of the flight's level.";
        BgBuild1 "BG-BUILD-1" BaseGame
            "A player holds one component at a time, from the face-down pool or face up, and places it, returns it \
             face up or sets it aside in one of two places.";
        BgBuild2 "BG-BUILD-2" BaseGame + LmR25 + LmR26
            "The component placed last may be changed or taken back until its player takes the next one, and a \
             set-aside component never returns to the pool.";
        BgBuild3 "BG-BUILD-3" BaseGame + LmR28
            "Taking an order tile ends a player's own building, and all building ends when everybody has one or the \
             hourglass has run for the last time.";
        BgTimer1 "BG-TIMER-1" BaseGame
            "The hourglass starts on the number of the flight's level, and anyone may flip it to the next lower \
             place once it has run out.";
        BgTimer2 "BG-TIMER-2" Said
            "Only a player with an order tile may flip the hourglass onto Start, and when that run is out building \
             ends, except on IIIC.";
        BgOpen "BG-OPEN" BaseGame
            "In open space each player in order flies as many spaces as the engines have strength, and gives up at \
             strength 0.";
        BgEnemy1 "BG-ENEMY-1" BaseGame
            "An enemy attacks in order until somebody with more cannon strength beats it and may take the reward, \
             while a weaker player suffers its penalty and an equal one nothing.";
        BgEnemy2 "BG-ENEMY-2" BaseGame
            "Slavers take crew, smugglers the most valuable goods and then batteries, and pirates fire their salvo \
             at all losers with one roll for each shot.";
        BgCombat "BG-COMBAT" BaseGame
            "Each of a combat zone's three lines hits the player worst in crew, engines or cannons, the one further \
             ahead in a tie, and a player flying alone skips the card.";
        BgShip "BG-SHIP" BaseGame
            "The first player in order who wants an abandoned ship gives up the crew it asks for, takes its credits \
             and loses its days, unless that was all his crew.";
        BgStation "BG-STATION" BaseGame
            "The first player in order who wants an abandoned station and has the crew it asks for takes its goods, \
             loses its days and keeps the crew.";
        BgPlanets "BG-PLANETS" BaseGame
            "Each player in order may land on a planet still free and load its goods, and then those who landed lose \
             the days, from the last to the first.";
        BgMeteor "BG-METEOR" Said
            "Each meteor of a swarm is rolled once for all players, who then react and resolve it on their own \
             ships, leader first.";
        BgStardust "BG-STARDUST" BaseGame
            "From the last to the first, every player loses a day for each exposed connector on his ships still \
             flying.";
        BgEpidemic "BG-EPIDEMIC" BaseGame
            "Every cabin with crew that is joined to another cabin with crew loses one of its crew, all judged \
             before anyone is removed.";
        BgSabotage "BG-SABOTAGE" Said
            "The player with the fewest crew, the one further ahead in a tie, loses the component on a rolled cell \
             without reaction, with up to three rolls to find one.";
        BgCrew1 "BG-CREW-1" BaseGame
            "A cabin holds two humans, or one alien as long as a life support of its colour is joined to it, and a \
             starting cabin holds two humans.";
        BgCrew2 "BG-CREW-2" BaseGame
            "Humans and aliens are both crew, but only humans fly the ship.";
        BgGoods1 "BG-GOODS-1" BaseGame
            "A red block is worth 4, a yellow 3, a green 2 and a blue 1; each takes one slot, and only special holds \
             take red.";
        BgGoods2 "BG-GOODS-2" BaseGame
            "Goods may be moved or thrown away only at the moment goods are gained.";
        BgPower "BG-POWER" BaseGame
            "Every use of a double cannon, a double engine or a shield takes one battery, while singles and aliens \
             always count.";
        BgHalf "BG-HALF" BaseGame
            "Half points count when strengths are compared.";
        BgEnd1 "BG-END-1" Recalled
            "Arriving first, second, third or fourth pays 4, 3, 2 or 1 credits times the flight's level, and the \
             best-looking ship pays twice the level.";
        BgEnd2 "BG-END-2" BaseGame + LmR36
            "Players who arrive sell their goods at full value, and those who gave up at half, rounded up, without \
             any rewards.";
        BgEnd3 "BG-END-3" BaseGame
            "Each lost component costs one credit up to the limit, and a player who has less pays all he has and \
             never falls below zero.";
        BgEnd4 "BG-END-4" Likely
            "Whoever is found in flight with a building mistake mends it there and then and pays one extra credit.";
        BgEnd5 "BG-END-5" Likely
            "Credits start at 0 and carry over between flights, and after the last one everybody with at least one \
             credit has won, the richest most.";
    } };
}
