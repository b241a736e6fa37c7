//! The rows of [`Rule`](crate::battle::rules::Rule): the numbered rules in order, the powers by race, then the rulings by number.

macro_rules! rows {
    ($next:ident!) => { $next! {
        Bbs1 "BBS-1" Said
            "A game has 3 or 4 players, and each plays a different race.";
        Bbs2 "BBS-2" Said
            "A fleet is 18 fighters in 3 squadrons of 6, and 2 capital ships.";
        Bbs3 "BBS-3" Said
            "The layout of asteroids and start zones depends on the number of players.";
        Bbs4 "BBS-4" Said
            "One asteroid is at the centre, and 6 probes are on the six hexes around it.";
        Bbs5 "BBS-5" Said
            "Each player shuffles the 9 movement cards of a race face down.";
        Bbs6 "BBS-6" Said
            "Each player is dealt one of the own race's 3 powers at random and sees only that; the other two are out \
             of the game.";
        Bbs7 "BBS-7" Said
            "Each player looks at the own top movement card before placing ships; others do not see it.";
        Bbs8 "BBS-8" Said
            "All ships of a player start inside one start zone, and each zone serves one player.";
        Bbs9 "BBS-9" Said
            "The six fighters of a squadron are one connected group when they are placed, and may scatter \
             afterwards.";
        Bbs10 "BBS-10" Said
            "A fighter faces one of six hexsides; squadron mates may face differently.";
        Bbs11 "BBS-11" Said
            "A capital ship covers two adjacent hexes, both in the zone.";
        Bbs12 "BBS-12" Said
            "No two ships share a hex, so exactly one hex of a start zone stays free.";
        Bbs13 "BBS-13" Said + BbsR1
            "Placement is simultaneous and adjustable, and in a deadlock it is done in player order, as it always is here.";
        Bbs14 "BBS-14" Said
            "The caller names the first player, or the dice do.";
        Bbs15 "BBS-15" Said
            "A turn is, in this order: reveal a card, move a squadron, its fighters fire, its fighters rotate, a \
             capital ship moves, it fires, draw a card.";
        Bbs16 "BBS-16" Said
            "The revealed card is the one drawn at the end of the player's previous turn or in setup.";
        Bbs17 "BBS-17" Said
            "The drawn card is seen by its owner only, until revealed.";
        Bbs18 "BBS-18" Said + BbsR2 + BbsR3
            "Exactly one squadron and exactly one capital ship act in a turn.";
        Bbs19 "BBS-19" Said
            "Every player takes 9 turns; each movement card is used once.";
        Bbs20 "BBS-20" Likely
            "Nothing is drawn when the deck is empty.";
        Bbs21 "BBS-21" Said
            "Every fighter of the chosen squadron moves exactly the card's first number of hexes along its own \
             facing.";
        Bbs22 "BBS-22" Said
            "No fighter turns before it has fired.";
        Bbs23 "BBS-23" Said
            "Fighters pass through asteroids, ships and probes; only the final hex matters.";
        Bbs24 "BBS-24" Said
            "A fighter whose final hex is off the board is lost and nobody scores it.";
        Bbs25 "BBS-25" Said
            "Fighters of other squadrons do not move.";
        Bbs26 "BBS-26" Said
            "A fighter that ends on an enemy fighter: both are destroyed, and each owner takes the other's \
             fighter.";
        Bbs27 "BBS-27" Said + BbsR6
            "A fighter that ends on an own fighter: the owner chooses which of the two is destroyed, and the other \
             stays there with its own facing and squadron.";
        Bbs28 "BBS-28" Said
            "A fighter that ends on an asteroid is destroyed without points, and the asteroid stays.";
        Bbs29 "BBS-29" Said + BbsR7
            "A fighter that ends on an enemy capital ship is destroyed and taken by that ship's owner, and the ship \
             takes 1 damage.";
        Bbs30 "BBS-30" Said
            "A fighter that ends on an own capital ship is destroyed without points, and the ship is unharmed.";
        Bbs31 "BBS-31" Said
            "A fighter that ends on a probe collects it without damage.";
        Bbs32 "BBS-32" Likely
            "A fighter destroyed in a collision neither fires nor rotates; a survivor does both.";
        Bbs33 "BBS-33" Said
            "Every surviving fighter that moved this turn fires straight ahead at range 1 to 5.";
        Bbs34 "BBS-34" Said + BbsR9
            "A shot affects only the first obstacle in its line; obstacles are asteroids and ships of any owner.";
        Bbs35 "BBS-35" Said
            "A shot does 1 damage to an enemy ship and nothing to anything else.";
        Bbs36 "BBS-36" Said
            "A fighter that is hit is destroyed, and the shooter's owner takes it.";
        Bbs37 "BBS-37" Said + BbsR33
            "A capital ship is destroyed by its second damage, and the player who deals it takes the ship; damage \
             persists.";
        Bbs38 "BBS-38" Likely
            "A capital ship is hit if either of its hexes is first in the line, and one shot never does more than 1 \
             damage.";
        Bbs39 "BBS-39" Ruling + BbsR8
            "The shots of a squadron are resolved one at a time.";
        Bbs40 "BBS-40" Said
            "After firing, each surviving fighter of the squadron may turn up to the card's middle number of \
             hexsides either way.";
        Bbs41 "BBS-41" Said
            "With a middle number of 0 no fighter may turn, with 3 each may take any facing.";
        Bbs42 "BBS-42" Said
            "The player picks one own capital ship, and its action points are the card's third number.";
        Bbs43 "BBS-43" Said + BbsR36
            "One action point advances a capital ship one hex along its facing.";
        Bbs44 "BBS-44" Said + BbsR36
            "One action point pivots a capital ship 60 degrees either way about its rear or its front hex.";
        Bbs45 "BBS-45" Said + BbsR3
            "Action points may be mixed in any order and left unspent.";
        Bbs46 "BBS-46" Ruling + BbsR10
            "A capital ship does not move backward.";
        Bbs47 "BBS-47" Said + BbsR11
            "A capital ship passes through everything; only its two final hexes are checked.";
        Bbs48 "BBS-48" Said
            "The final hexes of a capital ship may not be off the board, on an asteroid or on another capital \
             ship.";
        Bbs49 "BBS-49" Said + BbsR12
            "A capital ship that ends on an enemy fighter destroys and captures it and takes 1 damage.";
        Bbs50 "BBS-50" Said + BbsR13
            "A capital ship that ends on an own fighter destroys it without points and is unharmed.";
        Bbs51 "BBS-51" Said
            "A capital ship collects every probe under its two final hexes.";
        Bbs52 "BBS-52" Said + BbsR12
            "No capital ship can destroy itself by its own move.";
        Bbs53 "BBS-53" Said + BbsR3
            "Only the capital ship activated this turn may fire: at most one target, 1 damage, and it need not \
             fire.";
        Bbs54 "BBS-54" Said + BbsR14
            "A target is in range if it has a hex next to the capital ship, or two hexes away with a hex between \
             that is free of obstacles.";
        Bbs55 "BBS-55" Likely
            "Nobody fires at own ships, asteroids or probes.";
        Bbs56 "BBS-56" Said
            "Probes are collected only where a move ends; passing over does nothing. Collected probes are removed.";
        Bbs57 "BBS-57" Said
            "The game ends when every player has used all movement cards.";
        Bbs58 "BBS-58" Said + BbsR16
            "Enemy fighters score 1, enemy capital ships 4, probes 1 and every hex of the probe ring held by own \
             ships at the end 2.";
        Bbs59 "BBS-59" Said
            "Off-board losses and own-caused losses give nobody points.";
        Bbs60 "BBS-60" Said + BbsR17
            "The player with the most points wins.";
        Bbs61 "BBS-61" Said + BbsR18
            "A power does nothing before it is revealed; its owner decides when, and it stays public and in force.";
        Bbs62 "BBS-62" Said + BbsR19
            "Enemy ships destroyed by a power are trophies of its user.";
        BbsE1_1 "BBS-E1.1" Said
            "The Earthers pick one own fighter on the board, which is the elite for the rest of the game.";
        BbsE1_2 "BBS-E1.2" Said
            "The elite moves exactly the card's first number of hexes and may turn at every step.";
        BbsE1_3 "BBS-E1.3" Said
            "The elite then takes any facing before it fires.";
        BbsE1_4 "BBS-E1.4" Said
            "The elite fires like any fighter.";
        BbsE1_5 "BBS-E1.5" Ruling + BbsR20
            "The elite survives one damage and dies at the second.";
        BbsE1_6 "BBS-E1.6" Said + BbsR20
            "In collisions the elite counts as a capital ship.";
        BbsE1_7 "BBS-E1.7" Ruling + BbsR20
            "The elite is worth 1 point like any fighter.";
        BbsE2_1 "BBS-E2.1" Said
            "All own fighters fire to range 10; capital ships are unchanged.";
        BbsE2_2 "BBS-E2.2" Said
            "Shots of own fighters ignore asteroids; ships still block.";
        BbsE3_1 "BBS-E3.1" Said
            "Once per game, on the own turn and not during a movement, one own fighter blows up.";
        BbsE3_2 "BBS-E3.2" Said
            "Every ship takes 1 damage for each of its hexes within 2 of the blast.";
        BbsE3_3 "BBS-E3.3" Likely
            "The fighter that blows up is removed without points.";
        BbsE3_4 "BBS-E3.4" Said + BbsR21
            "A fighter destroyed in a collision may blow up on the hex it hit once the collision is resolved.";
        BbsE3_5 "BBS-E3.5" Ruling + BbsR21
            "The blast ignores obstacles and leaves asteroids and probes alone.";
        BbsV1_1 "BBS-V1.1" Said + BbsR22
            "Once per own turn, an asteroid within 3 of an own capital ship moves 1 hex.";
        BbsV1_2 "BBS-V1.2" Said
            "An asteroid moves only on the Vonyan's own turn and never in the middle of a movement.";
        BbsV1_3 "BBS-V1.3" Said
            "A fighter under a moved asteroid is destroyed, and the asteroid takes its hex.";
        BbsV1_4 "BBS-V1.4" Said
            "An undamaged capital ship under a moved asteroid takes 1 damage, and the asteroid is destroyed.";
        BbsV1_5 "BBS-V1.5" Said
            "An undamaged elite under a moved asteroid takes 1 damage, and the asteroid is destroyed.";
        BbsV1_6 "BBS-V1.6" Said + BbsR22
            "A damaged capital ship or elite under a moved asteroid is destroyed.";
        BbsV1_7 "BBS-V1.7" Said
            "A probe under a moved asteroid is removed, and nobody scores it.";
        BbsV1_8 "BBS-V1.8" Said + BbsR23
            "The probe ring follows the central asteroid and stays where that asteroid was last.";
        BbsV2_1 "BBS-V2.1" Said
            "Any fighters of the moving squadron may move twice the card's first number of hexes.";
        BbsV2_2 "BBS-V2.2" Said
            "Fighters that moved twice as far do not fire this turn; all may rotate.";
        BbsV3_1 "BBS-V3.1" Said + BbsR24
            "Once per game, one squadron is displaced as a rigid group by up to 6 hexes instead of moving, then \
             fires and rotates.";
        BbsV3_2 "BBS-V3.2" Said
            "A squadron is not displaced in the first round.";
        BbsV3_3 "BBS-V3.3" Likely
            "A displaced fighter collides and is lost like one that moved.";
        BbsK1_1 "BBS-K1.1" Said + BbsR25 + BbsR36
            "Own capital ships have 2 more action points every turn.";
        BbsK2_1 "BBS-K2.1" Said
            "An own capital ship may fire straight ahead from its bow instead, at range 1 to 9, at the first \
             obstacle.";
        BbsK3_1 "BBS-K3.1" Said + BbsR26
            "Once per game an own capital ship does 1 damage to each hex of an area ahead, three wide and three \
             long.";
        BbsD1_1 "BBS-D1.1" Said + BbsR27
            "One own capital ship takes no damage of any kind while shield tokens remain.";
        BbsD1_2 "BBS-D1.2" Said + BbsR27
            "The shield is raised on the own turn, or when the ship takes its first damage by a shot on another's \
             turn.";
        BbsD1_3 "BBS-D1.3" Said
            "The shield has 3 tokens, loses one at the end of each Dreckach turn and ends with the last.";
        BbsD1_4 "BBS-D1.4" Said + BbsR27
            "A shielded ship may end its move on asteroids and fighters, which are destroyed, but never on a capital \
             ship.";
        BbsD1_5 "BBS-D1.5" Said
            "Destroying the central asteroid does not move the probe ring.";
        BbsD2_1 "BBS-D2.1" Said + BbsR28
            "Once per game, at the end of a turn, ships of a fighter squadron return to play.";
        BbsD2_2 "BBS-D2.2" Said
            "They return to empty hexes of the own start zone, and enemies give those trophies back.";
        BbsD3_1 "BBS-D3.1" Said
            "On reveal draw 2 cards more; from then on choose 1 card of the hand each turn and still draw 1 at its \
             end.";
        BbsD3_2 "BBS-D3.2" Said
            "Every card is still used once, and the hand shrinks over the last two turns.";
        BbsR1 "BBS-R1" Ruling
            "Placement is validated fleet by fleet in player order; seat i has zone i, and turns go clockwise.";
        BbsR2 "BBS-R2" Ruling
            "A squadron with a fighter left must move, and one is skipped only if there is none.";
        BbsR3 "BBS-R3" Ruling
            "A capital ship that spent no action points may fire.";
        BbsR4 "BBS-R4" Ruling
            "A squadron lifts off together, so hexes vacated by its fighters are free.";
        BbsR5 "BBS-R5" Ruling
            "Fighters land one by one in the order their owner names, each collision resolved at once; without one, those \
             alone on their hex come first by number, then the owner is asked hex by hex.";
        BbsR6 "BBS-R6" Ruling
            "Either of two colliding own fighters may be destroyed; the survivor keeps facing and squadron, and \
             fires only if it moved.";
        BbsR7 "BBS-R7" Ruling
            "When a fighter destroys a capital ship by flying into it, each owner takes the other's ship.";
        BbsR8 "BBS-R8" Ruling
            "A volley is resolved shot by shot in the owner's order, and destroyed ships no longer block.";
        BbsR9 "BBS-R9" Ruling
            "Probes neither block shots nor are hit.";
        BbsR10 "BBS-R10" Ruling
            "Action points never buy a move backward.";
        BbsR11 "BBS-R11" Ruling
            "A capital ship may leave the board in the middle of its move.";
        BbsR12 "BBS-R12" Ruling
            "A move whose rammed enemy fighters would destroy the capital ship is not allowed; only the end pose \
             counts.";
        BbsR13 "BBS-R13" Ruling
            "A capital ship may end on own fighters, but not on any capital ship.";
        BbsR14 "BBS-R14" Ruling
            "A turret reaches hexes up to 2 away if a hex between, if any, is free of asteroids and ships; the own hexes \
             never block, and one hex of a target is enough.";
        BbsR15 "BBS-R15" Ruling
            "Destroyed ships leave at once, so nobody can fire at them.";
        BbsR16 "BBS-R16" Ruling
            "The probe ring scores by hex; hexes off the board or under an asteroid score for nobody.";
        BbsR17 "BBS-R17" Ruling
            "Players with equal points share their rank.";
        BbsR18 "BBS-R18" Ruling
            "A power may be revealed at any decision of the own turn outside a movement: E1 and D1 by naming the ship, E2, K1 \
             and D3 by themselves, all others by their first use.";
        BbsR19 "BBS-R19" Ruling
            "Own ships destroyed by an own power score for nobody, as do fighters that fly into a moved asteroid.";
        BbsR20 "BBS-R20" Ruling
            "The elite takes two hits, counts as a capital ship only in collisions, and stays put if it has no legal \
             end hex.";
        BbsR21 "BBS-R21" Ruling
            "A fighter may blow up at any decision of the own turn outside a movement, and a mover that was itself destroyed \
             once all have landed and before the first shot.";
        BbsR22 "BBS-R22" Ruling
            "An asteroid is measured from where it starts, never enters another asteroid or leaves the board, and \
             takes the hex of a ship it destroys.";
        BbsR23 "BBS-R23" Ruling
            "The ring's centre is the central asteroid's hex, or the last hex it was on.";
        BbsR24 "BBS-R24" Ruling
            "A displacement is one vector of length 1 to 6 for the whole squadron and replaces only its move.";
        BbsR25 "BBS-R25" Ruling
            "The Valkyries' bonus is 2 action points.";
        BbsR26 "BBS-R26" Ruling
            "The super shot covers nine hexes ahead of the bow, does 1 damage for each covered hex of a ship and is \
             never blocked.";
        BbsR27 "BBS-R27" Ruling
            "The shield stops damage of every kind, answers only the first shot, absorbs it, and is offered for any \
             hidden Dreckach power.";
        BbsR28 "BBS-R28" Ruling
            "Of one own squadron the lost fighters return, however they were lost, at the end of the own turn before the \
             draw: as many as fit and as the owner wants.";
        BbsR29 "BBS-R29" Ruling
            "A player without ships keeps taking turns.";
        BbsR30 "BBS-R30" Ruling
            "With a first number of 0 the fighters stay, no collision is checked, and they fire; the elite turns first, the \
             doubled do not fire, and a displacement is a move all the same.";
        BbsR31 "BBS-R31" Ruling
            "A capital ship that ends on a probe and an enemy fighter gets both.";
        BbsR32 "BBS-R32" Ruling
            "The extra cards are drawn as far as the deck lasts, and only before the card of a turn is revealed.";
        BbsR33 "BBS-R33" Ruling
            "Whoever deals the last damage takes the whole ship, and nobody does if the owner dealt it.";
        BbsR34 "BBS-R34" Ruling
            "Fighters must fire, capital ships need not.";
        BbsR35 "BBS-R35" Ruling
            "Powers work until the last turn is closed, and only then is the game scored.";
        BbsR36 "BBS-R36" Ruling
            "An action point is a step or a pivot, and never both.";
    }};
}
