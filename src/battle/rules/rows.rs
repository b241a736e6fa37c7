//! The rows of [`Rule`](crate::battle::rules::Rule): the numbered rules in order, the powers by race, then the rulings by number.

macro_rules! rows {
    ($next:ident!) => { $next! {
        Bbs1 "BBS-1" Said
            "A game has 3 or 4 players, and each plays a different race.";
        Bbs2 "BBS-2" Said
            "A fleet has 18 fighters in 3 squadrons of 6, and 2 capital ships.";
        Bbs3 "BBS-3" Said
            "The number of players decides where asteroids and start zones are.";
        Bbs4 "BBS-4" Said
            "One asteroid is in the centre, and 6 probes are on the six hexes around it.";
        Bbs5 "BBS-5" Said
            "Each player shuffles their 9 movement cards into a face-down deck.";
        Bbs6 "BBS-6" Said
            "Each player is secretly dealt one of their race's 3 powers at random; the other two are out of the game.";
        Bbs7 "BBS-7" Said
            "Each player looks at their top movement card before placing ships; nobody else sees it.";
        Bbs8 "BBS-8" Said
            "All ships of a player start inside one start zone, and no two players share a zone.";
        Bbs9 "BBS-9" Said
            "The six fighters of a squadron are placed as one connected group; afterwards they may scatter.";
        Bbs10 "BBS-10" Said
            "A fighter faces one of the six sides of its hex; fighters of one squadron may face different ways.";
        Bbs11 "BBS-11" Said
            "A capital ship covers two adjacent hexes, and both are inside the start zone when it is placed.";
        Bbs12 "BBS-12" Said
            "No two ships share a hex, so a placed fleet leaves exactly one hex of its start zone free.";
        Bbs13 "BBS-13" Said + BbsR1
            "All players place at once and may adjust; in a deadlock, and always here, they place in player order.";
        Bbs14 "BBS-14" Said
            "The first player is named by the caller or drawn at random.";
        Bbs15 "BBS-15" Said
            "The order of a turn is: reveal a card, move a squadron, fire its fighters, rotate them, move a capital \
             ship, fire with it, draw a card.";
        Bbs16 "BBS-16" Said
            "A player reveals the card drawn at the end of their previous turn, or in setup for the first turn.";
        Bbs17 "BBS-17" Said
            "Only its owner sees a drawn card until it is revealed.";
        Bbs18 "BBS-18" Said + BbsR2 + BbsR3
            "Exactly one squadron and exactly one capital ship act each turn.";
        Bbs19 "BBS-19" Said
            "Every player takes 9 turns and uses each movement card once.";
        Bbs20 "BBS-20" Likely
            "A player whose deck is empty draws nothing.";
        Bbs21 "BBS-21" Said
            "Every fighter of the chosen squadron moves straight ahead by exactly the card's first number of hexes.";
        Bbs22 "BBS-22" Said
            "No fighter rotates before its squadron has fired.";
        Bbs23 "BBS-23" Said
            "Fighters pass through asteroids, ships and probes; only the hex where the move ends matters.";
        Bbs24 "BBS-24" Said
            "A fighter that ends its move off the board is lost, and nobody scores it.";
        Bbs25 "BBS-25" Said
            "Fighters of other squadrons do not move.";
        Bbs26 "BBS-26" Said
            "If a fighter ends its move on an enemy fighter, both are destroyed and each owner takes the other's \
             fighter.";
        Bbs27 "BBS-27" Said + BbsR6
            "If a fighter ends its move on a friendly fighter, their owner chooses which one is destroyed for no \
             points; the other stays on the hex with its own facing and squadron.";
        Bbs28 "BBS-28" Said
            "A fighter that ends its move on an asteroid is destroyed for no points, and the asteroid stays.";
        Bbs29 "BBS-29" Said + BbsR7
            "A fighter that ends its move on an enemy capital ship is destroyed and taken by that ship's owner, and \
             the ship takes 1 damage.";
        Bbs30 "BBS-30" Said
            "A fighter that ends its move on a friendly capital ship is destroyed for no points, and the capital ship \
             is unharmed.";
        Bbs31 "BBS-31" Said
            "A fighter that ends its move on a probe collects it and takes no damage.";
        Bbs32 "BBS-32" Likely
            "A fighter destroyed in a collision neither fires nor rotates; a survivor does both.";
        Bbs33 "BBS-33" Said
            "Every surviving fighter that moved this turn fires straight ahead at range 1 to 5.";
        Bbs34 "BBS-34" Said + BbsR9
            "A shot affects only the first obstacle in its line; obstacles are asteroids and all ships, friendly or \
             enemy.";
        Bbs35 "BBS-35" Said
            "A shot deals 1 damage to an enemy ship and does nothing to friendly ships and asteroids.";
        Bbs36 "BBS-36" Said
            "A fighter that is hit is destroyed, and the shooter's owner takes it.";
        Bbs37 "BBS-37" Said + BbsR33
            "A capital ship keeps its damage and is destroyed by the second; the player who deals it takes the ship.";
        Bbs38 "BBS-38" Likely
            "A shot hits a capital ship if either of its hexes is first in the line, and never deals more than 1 damage.";
        Bbs39 "BBS-39" Ruling + BbsR8
            "The shots of a squadron are resolved one at a time.";
        Bbs40 "BBS-40" Said
            "After firing, each surviving fighter of the squadron may rotate either way by up to the card's middle \
             number of hexsides.";
        Bbs41 "BBS-41" Said
            "With a middle number of 0 no fighter may rotate; with 3 each may take any facing.";
        Bbs42 "BBS-42" Said
            "The player chooses one of their capital ships; it gets as many action points as the card's third number.";
        Bbs43 "BBS-43" Said + BbsR36
            "One action point advances a capital ship one hex in the direction it faces.";
        Bbs44 "BBS-44" Said + BbsR36
            "One action point pivots a capital ship 60 degrees either way about its rear or its front hex.";
        Bbs45 "BBS-45" Said + BbsR3
            "Advances and pivots may be mixed in any order, and action points may be left unspent.";
        Bbs46 "BBS-46" Ruling + BbsR10
            "A capital ship does not move backward.";
        Bbs47 "BBS-47" Said + BbsR11
            "A capital ship passes through everything; only the two hexes where its move ends are checked.";
        Bbs48 "BBS-48" Said
            "A capital ship may not end its move off the board, on an asteroid or on another capital ship.";
        Bbs49 "BBS-49" Said + BbsR12
            "A capital ship that ends its move on an enemy fighter destroys and captures it, and takes 1 damage.";
        Bbs50 "BBS-50" Said + BbsR13
            "A capital ship that ends its move on a friendly fighter destroys it for no points and is unharmed.";
        Bbs51 "BBS-51" Said
            "A capital ship collects every probe on the two hexes where its move ends.";
        Bbs52 "BBS-52" Said + BbsR12
            "No capital ship can destroy itself by its own move.";
        Bbs53 "BBS-53" Said + BbsR3
            "Only the capital ship chosen this turn may fire, at no more than one target and for 1 damage; it may also \
             hold fire.";
        Bbs54 "BBS-54" Said + BbsR14
            "A target is in range if one of its hexes is next to the capital ship, or two hexes away with an \
             unobstructed hex between.";
        Bbs55 "BBS-55" Likely
            "A capital ship cannot fire at friendly ships, asteroids or probes.";
        Bbs56 "BBS-56" Said
            "A probe is collected and removed only when a move ends on it; passing over it does nothing.";
        Bbs57 "BBS-57" Said
            "The game ends when every player has used all movement cards.";
        Bbs58 "BBS-58" Said + BbsR16
            "An enemy fighter scores 1 point, an enemy capital ship 4, a probe 1, and each hex of the probe ring that \
             a player's ships occupy at the end 2.";
        Bbs59 "BBS-59" Said
            "Ships lost off the board or destroyed by their own side score for nobody.";
        Bbs60 "BBS-60" Said + BbsR17
            "The player with the most points wins.";
        Bbs61 "BBS-61" Said + BbsR18
            "A power does nothing until its owner decides to reveal it; from then on it is public and, if permanent, \
             in force.";
        Bbs62 "BBS-62" Said + BbsR19
            "Enemy ships destroyed by a power are trophies of the player who used it.";
        BbsE1_1 "BBS-E1.1" Said
            "The Earthers choose one of their fighters on the board; it is the elite for the rest of the game.";
        BbsE1_2 "BBS-E1.2" Said
            "When its squadron moves, the elite moves exactly the card's first number of hexes and may turn at every \
             step.";
        BbsE1_3 "BBS-E1.3" Said
            "After moving, the elite takes any facing before it fires.";
        BbsE1_4 "BBS-E1.4" Said
            "The elite fires like any fighter.";
        BbsE1_5 "BBS-E1.5" Ruling + BbsR20
            "The elite survives its first damage and is destroyed by the second.";
        BbsE1_6 "BBS-E1.6" Said + BbsR20
            "In collisions the elite counts as a capital ship.";
        BbsE1_7 "BBS-E1.7" Ruling + BbsR20
            "The elite is worth 1 point, like any fighter.";
        BbsE2_1 "BBS-E2.1" Said
            "All Earther fighters fire at range 1 to 10; Earther capital ships are unchanged.";
        BbsE2_2 "BBS-E2.2" Said
            "Shots of Earther fighters pass through asteroids, but ships still block them.";
        BbsE3_1 "BBS-E3.1" Said
            "Once per game, on their own turn but not during a movement, the Earthers may blow up one of their fighters.";
        BbsE3_2 "BBS-E3.2" Said
            "Every ship, friendly or enemy, takes 1 damage for each of its hexes within 2 hexes of the blast.";
        BbsE3_3 "BBS-E3.3" Likely
            "The fighter that blows up is removed, and nobody scores it.";
        BbsE3_4 "BBS-E3.4" Said + BbsR21
            "A fighter destroyed in a collision may blow up on the hex where it collided, once the collision is \
             resolved.";
        BbsE3_5 "BBS-E3.5" Ruling + BbsR21
            "The blast ignores obstacles and does not affect asteroids or probes.";
        BbsV1_1 "BBS-V1.1" Said + BbsR22
            "Once per Vonyan turn, an asteroid within 3 hexes of a Vonyan capital ship may move 1 hex.";
        BbsV1_2 "BBS-V1.2" Said
            "The Vonyan move an asteroid only on their own turn and never in the middle of a movement.";
        BbsV1_3 "BBS-V1.3" Said
            "An asteroid that moves onto a fighter destroys it and takes its hex.";
        BbsV1_4 "BBS-V1.4" Said
            "An asteroid that moves onto an undamaged capital ship deals it 1 damage and is destroyed.";
        BbsV1_5 "BBS-V1.5" Said
            "An asteroid that moves onto an undamaged elite deals it 1 damage and is destroyed.";
        BbsV1_6 "BBS-V1.6" Said + BbsR22
            "An asteroid that moves onto a damaged capital ship or elite destroys it.";
        BbsV1_7 "BBS-V1.7" Said
            "An asteroid that moves onto a probe removes it for good, and nobody scores it.";
        BbsV1_8 "BBS-V1.8" Said + BbsR23
            "The probe ring follows the central asteroid; if that asteroid is destroyed, the ring stays around its \
             last hex.";
        BbsV2_1 "BBS-V2.1" Said
            "Any fighters of the moving squadron may move exactly twice the card's first number of hexes.";
        BbsV2_2 "BBS-V2.2" Said
            "Fighters that moved twice as far do not fire this turn; all may rotate.";
        BbsV3_1 "BBS-V3.1" Said + BbsR24
            "Once per game, instead of moving, a squadron may be displaced as a rigid group by up to 6 hexes; it then \
             fires and rotates as usual.";
        BbsV3_2 "BBS-V3.2" Said
            "No squadron may be displaced in the first round.";
        BbsV3_3 "BBS-V3.3" Likely
            "A displaced fighter collides, or is lost off the board, like one that moved.";
        BbsK1_1 "BBS-K1.1" Said + BbsR25 + BbsR36
            "Valkyrie capital ships have 2 extra action points every turn.";
        BbsK2_1 "BBS-K2.1" Said
            "Instead of its normal fire, a Valkyrie capital ship may fire its laser straight ahead from the bow, at \
             range 1 to 9, at the first obstacle.";
        BbsK3_1 "BBS-K3.1" Said + BbsR26
            "Once per game, a Valkyrie capital ship may deal 1 damage to each hex of an area three wide and three long \
             ahead of it.";
        BbsD1_1 "BBS-D1.1" Said + BbsR27
            "One Dreckach capital ship takes no damage of any kind as long as it has shield tokens.";
        BbsD1_2 "BBS-D1.2" Said + BbsR27
            "The shield is raised on its owner's turn, or on another player's turn when a shot damages the ship for \
             the first time.";
        BbsD1_3 "BBS-D1.3" Said
            "The shield has 3 tokens, loses one at the end of each Dreckach turn, and ends when the last is gone.";
        BbsD1_4 "BBS-D1.4" Said + BbsR27
            "A shielded capital ship may end its move on asteroids and fighters, which are destroyed, but never on a \
             capital ship.";
        BbsD1_5 "BBS-D1.5" Said
            "Destroying the central asteroid does not move the probe ring.";
        BbsD2_1 "BBS-D2.1" Said + BbsR28
            "Once per game, at the end of a turn, the Dreckach may return lost ships of a fighter squadron to the board.";
        BbsD2_2 "BBS-D2.2" Said
            "Returning ships are placed on empty hexes of their start zone, and enemies give those trophies back.";
        BbsD3_1 "BBS-D3.1" Said
            "When the power is revealed, the Dreckach draw 2 extra cards; from then on they choose 1 card from their \
             hand each turn and still draw 1 at its end.";
        BbsD3_2 "BBS-D3.2" Said
            "Every card is still used once, so the hand shrinks over the last two turns.";
        BbsR1 "BBS-R1" Ruling
            "Fleets are placed whole, one at a time in player order; seat i has zone i, and turns go clockwise from \
             the first player.";
        BbsR2 "BBS-R2" Ruling
            "A player must move a squadron that has a fighter left; only a player without fighters skips moving, \
             firing and rotating.";
        BbsR3 "BBS-R3" Ruling
            "A capital ship may fire even if it spent no action points.";
        BbsR4 "BBS-R4" Ruling
            "All fighters of a squadron lift off together, so the hexes they leave are free.";
        BbsR5 "BBS-R5" Ruling
            "Fighters land one by one in the order their owner names, and each collision is resolved at once; without \
             a named order, fighters alone on their hex land first by number, then the owner chooses hex by hex.";
        BbsR6 "BBS-R6" Ruling
            "Either of two colliding friendly fighters may be destroyed; the survivor keeps its facing and squadron, \
             and fires only if it moved.";
        BbsR7 "BBS-R7" Ruling
            "If a fighter destroys a capital ship by flying into it, each owner takes the other's ship.";
        BbsR8 "BBS-R8" Ruling
            "A volley is resolved shot by shot in its owner's order, and ships destroyed by one shot no longer block \
             the next.";
        BbsR9 "BBS-R9" Ruling
            "Probes do not block shots and cannot be hit.";
        BbsR10 "BBS-R10" Ruling
            "Action points cannot be spent on moving backward.";
        BbsR11 "BBS-R11" Ruling
            "A capital ship may leave the board during its move if it ends on the board.";
        BbsR12 "BBS-R12" Ruling
            "A capital ship may not end its move where ramming enemy fighters would destroy it; only its final \
             position counts.";
        BbsR13 "BBS-R13" Ruling
            "A capital ship may end its move on friendly fighters, but not on any capital ship.";
        BbsR14 "BBS-R14" Ruling
            "Turrets reach a hex 2 away if at least one hex between is free of asteroids and ships; the ship's own \
             hexes never block, and one hex of a target is enough.";
        BbsR15 "BBS-R15" Ruling
            "A destroyed ship leaves the board at once, so nobody can fire at it.";
        BbsR16 "BBS-R16" Ruling
            "The probe ring scores by occupied hex; hexes off the board or under an asteroid score for nobody.";
        BbsR17 "BBS-R17" Ruling
            "Players with equal points share their rank.";
        BbsR18 "BBS-R18" Ruling
            "A power may be revealed at any decision of its owner's turn outside a movement: E1 and D1 by naming the \
             ship, E2, K1 and D3 by a reveal of their own, all others by their first use.";
        BbsR19 "BBS-R19" Ruling
            "Friendly ships destroyed by a power score for nobody, and neither do fighters that fly into a moved \
             asteroid.";
        BbsR20 "BBS-R20" Ruling
            "The elite takes two hits, counts as a capital ship only in collisions, and stays put if it has no legal \
             hex to end on.";
        BbsR21 "BBS-R21" Ruling
            "A fighter may blow up at any decision of its owner's turn outside a movement; one that was destroyed as \
             it landed, only after the whole squadron has landed and before the first shot.";
        BbsR22 "BBS-R22" Ruling
            "The distance to an asteroid is measured from where it starts; it moves at any decision of the turn outside \
             a movement, unless the table decides otherwise, but never onto another asteroid or off the board, and \
             takes the hex of a ship it destroys.";
        BbsR23 "BBS-R23" Ruling
            "The centre of the ring is the central asteroid's hex, or the last hex it was on.";
        BbsR24 "BBS-R24" Ruling
            "A displacement is one vector of length 1 to 6 for the whole squadron, in any direction unless the table \
             decides otherwise, and replaces only its move.";
        BbsR25 "BBS-R25" Ruling
            "The Valkyries' bonus is 2 action points.";
        BbsR26 "BBS-R26" Ruling
            "The super shot covers nine hexes ahead of the bow, deals a ship 1 damage for each of its covered hexes, \
             and is never blocked, unless the table decides otherwise.";
        BbsR27 "BBS-R27" Ruling
            "The shield stops all damage; on another player's turn only the first shot at a capital ship can raise it, \
             it absorbs that shot, and the question is asked for any hidden Dreckach power; a rammed asteroid scores \
             nothing, unless the table decides otherwise.";
        BbsR28 "BBS-R28" Ruling
            "At the end of their own turn, before the draw, the Dreckach return as many lost fighters as they want and \
             as fit, all of one squadron and however they were lost, unless the table decides otherwise.";
        BbsR29 "BBS-R29" Ruling
            "A player without ships keeps taking turns.";
        BbsR30 "BBS-R30" Ruling
            "With a first number of 0 fighters stay, collide with nothing and fire; the elite still takes any facing \
             first, doubled fighters still do not fire, and a displacement is still a move.";
        BbsR31 "BBS-R31" Ruling
            "A capital ship that ends its move on a probe and an enemy fighter gets both.";
        BbsR32 "BBS-R32" Ruling
            "Extra cards are drawn as far as the deck lasts, and only before the card of the turn is revealed.";
        BbsR33 "BBS-R33" Ruling
            "The player who deals the second damage takes the whole capital ship; if its owner dealt it, nobody does.";
        BbsR34 "BBS-R34" Ruling
            "Fighters must fire; capital ships need not.";
        BbsR35 "BBS-R35" Ruling
            "Powers work until the last turn ends, and only then is the game scored.";
        BbsR36 "BBS-R36" Ruling
            "An action point buys an advance or a pivot, not both, unless the table decides otherwise.";
    }};
}
