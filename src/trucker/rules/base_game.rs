//! The rules of the base game, one row each: what the expansion relies on.
//!
//! `base_game! { next! rows }` calls the macro `next` with `rows` and its own after them.

macro_rules! base_game {
    ($next:ident! $($before:tt)*) => { $next! {
        $($before)*
        BgTrack1 "BG-TRACK-1" BaseGame
            "Each day gained or lost moves a marker to the next empty space ahead or behind; a player more than the 40 \
             spaces of a lap behind the leader gives up.";
        BgTrack2 "BG-TRACK-2" Said + LmR32
            "The leader starts in front; each next marker starts the flight level plus one spaces behind the one \
             before it.";
        BgTrack3 "BG-TRACK-3" Likely
            "Players resolve a card from the leader to the last, but days lost by all of them are lost from the last \
             to the leader.";
        BgPiles "BG-PILES" BaseGame + LmR29
            "Each of four piles has two level I cards for level I, one I and two II for level II, or one I, one II and \
             two III for level III; the shuffled deck must start with a card of the flight level.";
        BgBuild1 "BG-BUILD-1" BaseGame
            "A player holds one component at a time, taken face down from the pool or face up, and places it, returns \
             it face up or sets it aside in one of two places.";
        BgBuild2 "BG-BUILD-2" BaseGame + LmR25 + LmR26
            "The last component placed may be changed or taken back until its player takes the next one; a set-aside \
             component never returns to the pool.";
        BgBuild3 "BG-BUILD-3" BaseGame + LmR28
            "A player who takes an order tile builds no more; all building ends when every player has one or the last \
             run of the hourglass is over.";
        BgTimer1 "BG-TIMER-1" BaseGame
            "The hourglass starts on the number of the flight level; once it has run out, any player may flip it to \
             the next lower place.";
        BgTimer2 "BG-TIMER-2" Said
            "Only a player with an order tile may flip the hourglass onto Start; when that run is over building ends, \
             except on IIIC.";
        BgOpen "BG-OPEN" BaseGame
            "In open space each player in order flies as many spaces as their engine strength and gives up at strength \
             0.";
        BgEnemy1 "BG-ENEMY-1" BaseGame
            "An enemy attacks in order until a player with more cannon strength beats it and may take the reward; a \
             weaker player suffers the penalty, an equal one nothing.";
        BgEnemy2 "BG-ENEMY-2" BaseGame
            "Slavers take crew, smugglers take the most valuable goods and then batteries, and pirates fire their \
             salvo at all losers, with one roll per shot.";
        BgCombat "BG-COMBAT" BaseGame
            "Each of the three lines of a combat zone hits the player worst in crew, engines or cannons, on a tie the \
             one further ahead; a player flying alone skips the card.";
        BgShip "BG-SHIP" BaseGame
            "The first player in order who wants an abandoned ship gives up the crew it asks for, takes its credits \
             and loses its days, but no days if that was all their crew.";
        BgStation "BG-STATION" BaseGame
            "The first player in order who wants an abandoned station and has the crew it asks for takes its goods, \
             loses its days and keeps the crew.";
        BgPlanets "BG-PLANETS" BaseGame
            "Each player in order may land on a free planet and load its goods; then those who landed lose the days, \
             from the last to the first.";
        BgMeteor "BG-METEOR" Said
            "Each meteor of a swarm is rolled once for all players, who then react and resolve it on their own ships, \
             leader first.";
        BgStardust "BG-STARDUST" BaseGame
            "From the last to the first, each player loses a day for each exposed connector on their ships still flying.";
        BgEpidemic "BG-EPIDEMIC" BaseGame
            "Every crewed cabin joined to another crewed cabin loses one of its crew, all judged before any is removed.";
        BgSabotage "BG-SABOTAGE" Said
            "The player with the fewest crew, on a tie the one further ahead, loses the component on a rolled cell, \
             with no reaction and up to three rolls to find one.";
        BgCrew1 "BG-CREW-1" BaseGame
            "A cabin holds two humans, or one alien while a life support of its colour is joined to it; a starting \
             cabin holds two humans.";
        BgCrew2 "BG-CREW-2" BaseGame
            "Humans and aliens are both crew, but only humans fly the ship.";
        BgGoods1 "BG-GOODS-1" BaseGame
            "A red block is worth 4, yellow 3, green 2 and blue 1; each block fills one slot, and only special holds \
             take red.";
        BgGoods2 "BG-GOODS-2" BaseGame
            "Goods may be rearranged or thrown away only when goods are gained.";
        BgPower "BG-POWER" BaseGame
            "Each use of a double cannon, double engine or shield costs one battery; singles and aliens always count.";
        BgHalf "BG-HALF" BaseGame
            "Half points count when strengths are compared.";
        BgEnd1 "BG-END-1" Recalled
            "Arriving first, second, third or fourth pays 4, 3, 2 or 1 credits times the flight level; the \
             best-looking ship pays twice the level.";
        BgEnd2 "BG-END-2" BaseGame + LmR36
            "Players who arrive sell their goods at full value; those who gave up sell theirs at half value, rounded \
             up, and get no rewards.";
        BgEnd3 "BG-END-3" BaseGame
            "Each lost component costs one credit up to the limit; a player with less pays all they have and never \
             goes below zero.";
        BgEnd4 "BG-END-4" Likely
            "A player found in flight with a building mistake mends it at once and pays one extra credit.";
        BgEnd5 "BG-END-5" Likely
            "Credits start at 0 and carry over between flights; after the last flight every player with at least one \
             credit has won, and the richest has won most.";
    } };
}
