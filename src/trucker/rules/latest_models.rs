//! The rules of The Latest Models, one row each: its sections in order, then the rulings by number.
//!
//! `latest_models! { next! rows }` calls the macro `next` with `rows` and its own after them.

macro_rules! latest_models {
    ($next:ident! $($before:tt)*) => { $next! {
        $($before)*
        LmBoard1 "LM-BOARD-1" Said
            "This expansion has the ship classes IC, IIC, IIIC and IVC; older classes are boards of the same kind, and \
             I, II, III and IIIA are built in.";
        LmBoard2 "LM-BOARD-2" Said
            "The ship class alone sets the flight level, and so the round card and the adventure cards, in any round \
             of the game.";
        LmBoard3 "LM-BOARD-3" Said
            "All players fly the same class in a round; a game may have any number of rounds, in any order.";
        LmBoard4 "LM-BOARD-4" Said
            "Two to five can play; advice on choosing rounds and classes, and on the boxes they need, only warns.";
        LmBoard5 "LM-BOARD-5" Said
            "Each region of open cells connected by their edges is one ship, so a board has as many ships as regions.";
        LmCabin1 "LM-CABIN-1" Said
            "These boards have no cell for the starting cabin; it is set aside before building begins.";
        LmCabin2 "LM-CABIN-2" Said
            "The starting cabin fills one of the two set-aside places until its player places it, which they may do at \
             any time while building, even as the first component.";
        LmCabin3 "LM-CABIN-3" Said
            "A starting cabin left unplaced goes to the lost pile and counts as lost in flight, like any component \
             left set aside.";
        LmCabin4 "LM-CABIN-4" Said + LmR18
            "A ship's first component goes on any open cell in any rotation; each later one goes on an open cell next \
             to a component of that ship.";
        LmCabin5 "LM-CABIN-5" Said
            "A player may look at adventure cards only after placing a component; a printed starting cabin does not \
             count.";
        LmLegal1 "LM-LEGAL-1" BaseGame
            "Two smooth edges may meet but do not join; equal connectors, or a universal one and any other, may meet \
             and join.";
        LmLegal2 "LM-LEGAL-2" BaseGame
            "A single connector may not meet a double one.";
        LmLegal3 "LM-LEGAL-3" BaseGame
            "A connector may not meet a smooth edge.";
        LmLegal4 "LM-LEGAL-4" Said
            "Any edge may face an empty cell or the outside of the board; a connector that does is exposed.";
        LmLegal5 "LM-LEGAL-5" BaseGame
            "Every engine's exhaust must point to the rear.";
        LmLegal6 "LM-LEGAL-6" Said
            "The cell that an engine's exhaust points to must be empty, even if the engine itself points the wrong way.";
        LmLegal7 "LM-LEGAL-7" Said
            "The cell in front of each muzzle of a cannon must be empty, whichever way it points.";
        LmLegal8 "LM-LEGAL-8" Said
            "The cell at the nozzle of a manoeuvring thruster must be empty, whichever way it points.";
        LmLegal9 "LM-LEGAL-9" Said
            "All components of a ship must be connected through legal joints.";
        LmLegal10 "LM-LEGAL-10" Said
            "A component may lie only on a cell that is open for its board's class and state.";
        LmLegal11 "LM-LEGAL-11" Said + LmR30
            "At the check, a player removes faulty components of their choice to the lost pile until the ship has no \
             mistake.";
        LmLegal12 "LM-LEGAL-12" Said + LmR52
            "When a ship falls apart, its owner keeps one piece, in flight one with a human aboard if there is any, \
             and the rest goes to the lost pile.";
        LmLegal13 "LM-LEGAL-13" Said
            "A player may have one alien of each colour in the whole fleet, alone in an ordinary cabin joined to a \
             life support of that colour, never in a starting cabin.";
        LmLaunch1 "LM-LAUNCH-1" BaseGame + LmR20 + LmR31
            "A ship with no human aboard after boarding gives up before the first card; its components return to the \
             table, not to the lost pile.";
        LmLaunch2 "LM-LAUNCH-2" BaseGame
            "Batteries start full, and each cabin is filled with humans unless the player puts an allowed alien there.";
        LmSplice1 "LM-SPLICE-1" Said
            "IC and IIC share one board, with columns 2 to 5, rows 1, 2, 3, 4, 3, 4, 5, 6 from the front, and orange \
             cells for IIC only.";
        LmSplice2 "LM-SPLICE-2" Said + LmR8
            "Connectors that meet across the splice, between columns 3 and 4, must be identical; there a universal one \
             fits only another universal one.";
        LmSplice3 "LM-SPLICE-3" Said
            "One die gives the column of an attack from the front or rear, but a 1 turns it into an attack from the \
             left and a 6 into one from the right, with a new roll.";
        LmSplice4 "LM-SPLICE-4" Said
            "One die gives the row of an attack from the side; a 3 or 4 duplicates it along both rows of that number \
             at once.";
        LmSplice5 "LM-SPLICE-5" Said
            "No player may react to an attack before its final line or lines are known.";
        LmSplice6 "LM-SPLICE-6" Said
            "Thrusters shift the lines of an attack, not its dice: they never redirect it, never cause or undo a \
             duplication, and shift both lines of a duplicated attack.";
        LmSplice7 "LM-SPLICE-7" Said
            "Two large meteors arriving together need two different cannons, each pointing to their side and standing \
             in its meteor's row or an adjacent one.";
        LmSplice8 "LM-SPLICE-8" Said
            "One use of a shield, ordinary or boosted, stops both lines of a duplicated attack if it covers that side \
             and stops that kind of attack.";
        LmSplice9 "LM-SPLICE-9" Said
            "Both hits of a duplicated attack are judged against the ship as it was before either; destroyed \
             components are removed together, and only then does the ship fall apart.";
        LmSplice10 "LM-SPLICE-10" Said
            "An attack is resolved in this order: line die, redirect die, duplication, thrusters, cannons, shield, \
             hits, removal, break-up; reactions are paid for before the hits.";
        LmSplice11 "LM-SPLICE-11" Said
            "Duplicated intruders move one after the other in any order; then all charges explode together, and then \
             each defeated intruder gives its reward.";
        LmSplice12 "LM-SPLICE-12" Said + LmR1
            "IC and IIC are not insured, so the penalty for lost components has no limit.";
        LmTorus1 "LM-TORUS-1" Said
            "The IIIC board has six by six cells and no holes; its left edge meets its right edge and its front edge \
             meets its rear edge.";
        LmTorus2 "LM-TORUS-2" Said
            "On IIIC every rule for a legal ship also applies across the edges of the board.";
        LmTorus3 "LM-TORUS-3" Said + LmR17 + LmR34
            "On IIIC building continues after the run on Start, until all have finished or one more run, which any \
             finished player may begin, is over.";
        LmTorus4 "LM-TORUS-4" Said + LmR2
            "The premium of IIIC is 0, 1, 3, 6, 10 or 15 credits when the largest group of empty cells that touch by \
             edge or corner has 1, 2, 3, 4, 5 or at least 6 cells, and 0 with no empty cell.";
        LmTorus5 "LM-TORUS-5" Said + LmR35
            "The premium must be paid; what the player cannot pay becomes a loan with the first expansion, or else a \
             debt paid after the flight as far as the money goes.";
        LmTorus6 "LM-TORUS-6" Said
            "On IIIC the penalty for lost components is at most 15 credits, whatever the premium was.";
        LmTorus7 "LM-TORUS-7" Said
            "On IIIC one die gives the column and one the row; from an empty cell the attack travels on, wrapping \
             around, to the first component, and it misses only if the whole line is empty.";
        LmTorus8 "LM-TORUS-8" Said
            "On IIIC a small meteor bounces off unless it hits an exposed connector, and a shield protects the sides \
             it covers wherever the hit is.";
        LmTorus9 "LM-TORUS-9" Said + LmR3 + LmR4
            "On IIIC a cannon pointing at a large meteor may stand anywhere in the meteor's column if it comes from \
             the front, or in its line or an adjacent one if it comes from a side or the rear.";
        LmTorus10 "LM-TORUS-10" Said + LmR9
            "On IIIC an intruder that is not defeated boards where it hits, faces the attack's direction and walks on \
             across the edges; its walk ends if it goes in circles.";
        LmIvc1 "LM-IVC-1" Said
            "IVC starts as four separate ships; its seven pairs of marked cells, 1 to 6 and =, start closed.";
        LmIvc2 "LM-IVC-2" Said
            "Opening 1 or 6 joins the left ships, 2 or 5 the right ships, 3 the front ships, 4 the rear ships, and = \
             both the front ships and the rear ships.";
        LmIvc3 "LM-IVC-3" Said
            "Two dice are rolled while building; each opens its own pair of cells, except that a second die equal to \
             the first opens =.";
        LmIvc4 "LM-IVC-4" Said
            "The dice set the fleet: a front and a rear ship for 33, 34 or 44, a left and a right ship for 12, 15, 26 \
             or 56, three ships for 16 or 25, one for 11, 22, 55 or 66, otherwise an L-shaped and a small ship.";
        LmIvcTimer "LM-IVC-TIMER" Said + LmR19 + LmR39
            "On IVC any player may roll the first die when the hourglass beside the flight board has run out, and the \
             second when the run on III has; each must be rolled before the next flip, or at once when all have \
             finished.";
        LmIvcBuild1 "LM-IVC-BUILD-1" Said
            "Each of the four ships of IVC may start on any of its plain cells; later components must be attached to \
             that ship.";
        LmIvcBuild2 "LM-IVC-BUILD-2" Said
            "Cells that a die opens belong to the ships they touch, and ships they connect become one; any part \
             already started may be built on, and a new start is allowed only on a ship with no components.";
        LmIvcPeek "LM-IVC-PEEK" Said + LmR29
            "On IVC a player may look at adventure cards only if every ship that is separate at that moment has a \
             component.";
        LmIvcCheck "LM-IVC-CHECK" Said
            "Each ship of IVC must be one piece at the check; if it is not, its player keeps one piece, and a ship \
             with no components gives up before the first card.";
        LmIvcInsure "LM-IVC-INSURE" Said + LmR22 + LmR33
            "Before the first card each player on IVC pays nothing, for a penalty without limit, or pays 2, 5 or 8 of \
             their credits for a penalty of at most 26, 19 or 12.";
        LmFleet1 "LM-FLEET-1" Said
            "A battery powers only its own ship.";
        LmFleet2 "LM-FLEET-2" Said
            "A fleet's engine strength is that of its weakest ship; the brown alien helps only its own ship, and only \
             if that ship's strength without it is above 0.";
        LmFleet3 "LM-FLEET-3" Said
            "In open space every ship with engine strength 0 gives up; the weakest of the others then sets the fleet's \
             strength.";
        LmFleet4 "LM-FLEET-4" Said
            "A fleet's cannon strength is the sum over its ships; the purple alien adds to it only if its own ship's \
             strength without it is above 0.";
        LmFleet5 "LM-FLEET-5" Said
            "A fleet's crew is the sum over its ships.";
        LmFleet6 "LM-FLEET-6" Said
            "When goods are gained, all goods may be rearranged over all ships of the fleet.";
        LmFleet7 "LM-FLEET-7" Said
            "Gained batteries and crew may go to any ships of the fleet, but those already aboard stay where they are.";
        LmFleet8 "LM-FLEET-8" Said
            "Woken sleepers board only the ship of their stasis chamber, and only if a human is aboard it.";
        LmFleet9 "LM-FLEET-9" Said + LmR51
            "The owner chooses which ships lose crew, goods and batteries, but the order a card demands applies to the \
             whole fleet.";
        LmFleet10 "LM-FLEET-10" Said
            "One attack hits one component of a fleet, the first on its line over all ships.";
        LmFleet11 "LM-FLEET-11" Said
            "Any suitable cannon of the fleet may shoot a large meteor.";
        LmFleet12 "LM-FLEET-12" Said
            "A shield protects only its own ship.";
        LmFleet13 "LM-FLEET-13" Said
            "A booster sends only its own ship into hyperspace, where it is not hit and is left out of every sum, \
             minimum and count until the card is over.";
        LmFleet14 "LM-FLEET-14" Said + LmR21
            "Thrusters move only their own ship, once per attack; an attack that one ship dodges may then hit another.";
        LmFleet15 "LM-FLEET-15" Said + LmR37
            "A lawyer or diplomat serves the whole fleet, a technician, guru or manager only its own ship; at the end \
             a merchant or manager rewards every ship that finished, if its own did.";
        LmFleet16 "LM-FLEET-16" BaseGame
            "A single cannon counts 1 forward and ½ elsewhere, a single engine 1, doubles twice as much for one \
             battery; a purple or brown alien adds 2.";
        LmEnd1 "LM-END-1" Said
            "Before a new card is shown, each player in flight order may withdraw any of their ships.";
        LmEnd2 "LM-END-2" Said
            "A ship gives up if it has no human after a card or no engine strength in open space; a lapped player \
             gives up with all ships.";
        LmEnd3 "LM-END-3" Said
            "When a ship gives up, its components return to the table and its goods are sold at half value after the \
             flight, rounded up once per player.";
        LmEnd4 "LM-END-4" Said
            "A player who finishes with more ships ranks ahead of one with fewer; flight order breaks ties.";
        LmEnd5 "LM-END-5" Said
            "The best-looking ship bonus goes to the fewest exposed connectors over a fleet among the players with the \
             most finished ships; all who tie get it.";
        LmEnd6 "LM-END-6" Said
            "Each component in the lost pile costs one credit, at most 5 on I, 8 on II, 11 on III and IIIA, 15 on IIIC \
             and the insured amount on IVC, without limit on IC and IIC.";
        LmIv31 "LM-IV3-1" Said
            "A class IV flight with level III cards uses the level III round card and rewards, and four piles of one \
             level I, one level II and three level III cards; the top card must be level III.";
        LmIv32 "LM-IV3-2" Said
            "In a class IV flight with level III cards every enemy is 1 stronger.";
        LmIv33 "LM-IV3-3" Said + LmR50
            "In a class IV flight with level III cards an abandoned ship takes one more crew member, and an abandoned \
             station needs one more aboard.";
        LmIv34 "LM-IV3-4" Said
            "In a class IV flight with level III cards an enemy or combat zone that takes crew or goods takes one more.";
        LmIv35 "LM-IV3-5" Said
            "In a class IV flight with level III cards each gain of credits is 1 higher, and each gain of goods may \
             upgrade one block by a step or add one blue block.";
        LmIv36 "LM-IV3-6" Said
            "In a class IV flight with level III cards the first meteor or shot of a card comes twice, one after the \
             other, from the same side but each with its own dice.";
        LmIv37 "LM-IV3-7" Said
            "In a class IV flight with level III cards special events, open space, days gained or lost and the first \
             expansion's machinations stay unchanged.";
        LmIv38 "LM-IV3-8" Said
            "On every class IV board the hourglass starts beside the flight board and goes from there to III, for five \
             runs in all.";
        LmAttack1 "LM-ATTACK-1" BaseGame
            "On an ordinary board the sum of two dice gives the column or row of an attack; a line off the board is a \
             miss.";
        LmAttack2 "LM-ATTACK-2" BaseGame
            "An attack hits the first component on its line, seen from the side it comes from.";
        LmAttack3 "LM-ATTACK-3" BaseGame
            "A small meteor bounces off unless it hits an exposed connector; then it destroys the component unless a \
             powered shield covers that side.";
        LmAttack4 "LM-ATTACK-4" BaseGame + LmR4 + LmR5
            "A large meteor destroys what it hits unless a boosted shield covers that side or a cannon pointing there \
             shoots it, from the same column at the front, or from the same or an adjacent line elsewhere.";
        LmAttack5 "LM-ATTACK-5" BaseGame + LmR5
            "Light cannon fire is stopped only by a shield covering its side, heavy cannon fire only by a boosted one; \
             exposed connectors do not matter.";
        LmAttack6 "LM-ATTACK-6" BaseGame
            "A shield covers two adjacent sides.";
        LmAttack7 "LM-ATTACK-7" BaseGame + LmR6
            "No attack destroys indestructible plating.";
        LmAttack8 "LM-ATTACK-8" Said + LmR7 + LmR10 + LmR24
            "A ship may use its thrusters once against an attack, to shift its line one step toward the side the \
             nozzle points to; a nozzle along the attack's direction has no effect.";
        LmAttack9 "LM-ATTACK-9" BaseGame
            "Crew, goods and batteries on a destroyed or cut-off component are lost with it.";
        LmAttack10 "LM-ATTACK-10" Said + LmR9
            "An intruder boards the component it hits unless an auto-defence or armed crew is there, and walks only \
             over legal joints of that ship.";
        LmKind1 "LM-KIND-1" Likely
            "A bi-directional cannon has muzzles on two adjacent sides, costs one battery, counts 1½ with a muzzle to \
             the front and 1 otherwise, and shoots one large meteor per attack.";
        LmKind2 "LM-KIND-2" Likely
            "A cannon-engine is a single cannon and a single engine in one, with its exhaust to the rear, its muzzle \
             opposite, and an empty cell at both.";
        LmKind3 "LM-KIND-3" Likely
            "A luxury cabin holds one human and never an alien; a stasis chamber holds up to four sleepers, who are \
             not crew until woken.";
        LmKind4 "LM-KIND-4" Likely
            "Plating is a structural component that no attack destroys; a router, solar panel, reactor or booster has \
             only its edges, apart from the booster's hyperspace.";
        LmKind5 "LM-KIND-5" Likely + LmR9
            "Every two auto-defences of a ship that are joined to another one add 1 to cannon strength; an \
             auto-defence stops intruders, and a crew armament by default arms the crew of a cabin joined to it.";
        LmR1 "LM-R1" Ruling
            "Not insured means a penalty without limit, not a limit of zero.";
        LmR2 "LM-R2" Ruling
            "A completely full IIIC board has no weak spot and pays no premium.";
        LmR3 "LM-R3" Ruling
            "Rows 1 and 6 of IIIC are adjacent for cannons that point to a side, unless the table decides otherwise.";
        LmR4 "LM-R4" Ruling
            "A large meteor from the rear can be shot by a cannon pointing there in the same or an adjacent column, on \
             IIIC also across the edge, unless the table decides otherwise.";
        LmR5 "LM-R5" Ruling
            "A boosted shield also stops large meteors and heavy cannon fire, for two batteries in all unless the \
             table decides otherwise.";
        LmR6 "LM-R6" Ruling
            "A small meteor that hits an exposed connector of plating destroys nothing.";
        LmR7 "LM-R7" Ruling
            "One use of a ship's thrusters costs one of its batteries, unless the table decides otherwise.";
        LmR8 "LM-R8" Ruling
            "An illegal joint joins nothing, so besides being a mistake it may leave the ship in pieces.";
        LmR9 "LM-R9" Ruling
            "An intruder walks over legal joints in its own order of turns, acts in each cell it enters, and stops at \
             an auto-defence, at armed crew, or when it repeats a cell and heading.";
        LmR10 "LM-R10" Ruling
            "On IIIC a thruster moves the targeted cell one step, also across the edges, and only across the direction \
             of travel unless the table decides otherwise.";
        LmR11 "LM-R11" Ruling
            "After a thruster shift, each line of a duplicated attack is judged by itself, so one may hit while the \
             other meets no component.";
        LmR12 "LM-R12" Ruling
            "A double cannon is powered for one shot at a known meteor, with a battery of its own ship.";
        LmR13 "LM-R13" Ruling
            "The orange cells of IIC and the marked cells of IVC are reconstructed; a table may load the printed \
             boards instead.";
        LmR14 "LM-R14" Ruling
            "Whether a duplicated small meteor hits an exposed connector is judged on the ship before both hits.";
        LmR15 "LM-R15" Ruling
            "A ship of a fleet may use its thrusters even against an attack that does not threaten it.";
        LmR16 "LM-R16" Ruling
            "A ship that uses its thrusters shifts as a whole against the attack, including the lines of its cannons.";
        LmR17 "LM-R17" Ruling
            "No player has to call overtime on IIIC; without it building ends only when all have finished.";
        LmR18 "LM-R18" Ruling
            "A component that touches its ship without joining it is left to the check, as a later one may mend it, \
             unless the table demands a legal joint to the ship at once.";
        LmR19 "LM-R19" Ruling
            "If all players on IVC finish before both dice are rolled, the missing dice are rolled at once and nothing \
             more is built.";
        LmR20 "LM-R20" Ruling
            "A ship with components but no human at the start gives up before the first card.";
        LmR21 "LM-R21" Ruling
            "If thrusters bring two ships of a fleet to the same distance on an attack's line, the owner chooses which \
             one is hit.";
        LmR22 "LM-R22" Ruling
            "The voluntary insurance of IVC cannot be bought on debt.";
        LmR23 "LM-R23" Ruling
            "Firing a cannon that costs nothing is also a reaction, and the owner chooses whether to shoot a large \
             meteor.";
        LmR24 "LM-R24" Ruling
            "A reaction that cannot work is refused, such as a nozzle along the attack, a shot at nothing, a shield \
             with nothing to stop or a second one of a ship; one that is merely needless is allowed.";
        LmR25 "LM-R25" Ruling
            "The last component placed is welded once its player takes any component, finishes or looks at cards, or \
             when building ends.";
        LmR26 "LM-R26" Ruling
            "The last component placed is taken back into the hand; one that was ever set aside never returns to the \
             table, and a ship that loses its only component this way has none again.";
        LmR27 "LM-R27" Ruling
            "Taking a component, finishing and looking at cards need an empty hand; rolling and flipping do not; \
             nothing can be taken from an empty face-down pool.";
        LmR28 "LM-R28" Ruling
            "A finished player takes the lowest free order tile, unless the table lets them choose while time runs; \
             when time is out, the others take theirs in the order of events.";
        LmR29 "LM-R29" Ruling
            "One player at a time may look at one of three card piles, never at the fourth; finished players may look \
             too, unless the table decides otherwise.";
        LmR30 "LM-R30" Ruling
            "At the check a player may remove only components that are in a mistake at that moment, one at a time, and \
             then keeps one piece per ship, unless the table decides otherwise.";
        LmR31 "LM-R31" Ruling
            "After building come the missing dice, order tiles, check and repair, the premium, boarding in tile order, \
             insurance, ships that give up, markers, then the first card.";
        LmR32 "LM-R32" Ruling
            "Only players with a ship that starts get a marker, in tile order, with gaps between those markers only.";
        LmR33 "LM-R33" Ruling
            "Insurance on IVC is chosen in tile order, also by players with no ship that starts.";
        LmR34 "LM-R34" Ruling
            "Building ends as soon as all have finished, whether or not the hourglass runs; on IIIC all may build \
             between the end of Start and the overtime flip.";
        LmR35 "LM-R35" Ruling
            "A premium larger than the purse takes all the purse holds; the rest is a debt, or a loan if the table \
             plays with loans.";
        LmR36 "LM-R36" Ruling
            "A flight is settled in this order: arrival, best-looking ship, goods at full value, goods at half value, \
             merchant and manager, debt, loss penalty; no payment takes more than the player has.";
        LmR37 "LM-R37" Ruling
            "A merchant whose ship gave up still serves the goods of that ship.";
        LmR38 "LM-R38" Ruling
            "Goods, crew and tokens never run out.";
        LmR39 "LM-R39" Ruling
            "On IVC no player has to roll or flip; while none does, time stands still.";
        LmR40 "LM-R40" Ruling
            "In open space a ship with engine strength 0 gives up on its player's turn, and players behind find the \
             space of a player with no ships left empty.";
        LmR41 "LM-R41" Ruling
            "Each line of a combat zone is judged by the positions at that moment, after days lost to an earlier line.";
        LmR42 "LM-R42" Ruling
            "Lapping is judged by the positions at the end of a card, before any marker is removed, and all who must \
             leave do so together.";
        LmR43 "LM-R43" Ruling
            "A player flying alone has the fewest crew and suffers the sabotage.";
        LmR44 "LM-R44" Ruling
            "No player reacts to an attack whose line is off the board.";
        LmR45 "LM-R45" Ruling
            "A player who loses their last component during a card makes no more decisions and is hit no more, and \
             gives up when the card is resolved.";
        LmR46 "LM-R46" Ruling
            "A ship of a fleet that loses its last component during a card is left out of every sum, minimum and count \
             from then on.";
        LmR47 "LM-R47" Ruling
            "A player who beats the pirates is not shot at and takes the reward after the salvo.";
        LmR48 "LM-R48" Ruling
            "An attack that would reach no player is not rolled.";
        LmR49 "LM-R49" Ruling
            "Loans count in deciding who has won: the final standing is the purse less what is still owed on loans.";
        LmR50 "LM-R50" Ruling
            "In a class IV flight with level III cards an abandoned ship takes the additional crew member away with the \
             others, unless the table decides otherwise.";
        LmR51 "LM-R51" Ruling
            "A player who must lose the most valuable goods first loses the most valuable of the whole fleet, unless \
             the table goes ship by ship, and chooses only among equal blocks.";
        LmR52 "LM-R52" Ruling
            "In flight a piece without a human may not be kept if another piece of that ship has one, unless the table \
             decides otherwise.";
        LmR53 "LM-R53" Ruling
            "A table's own card belongs to one of the families, with any number from 0, sends intruders, or is a sequence of \
             such parts, resolved in order as one card: what ends a card ends the part, and players leave after the last; \
             LM-IV3 raises each part, where a 0 becomes 1, but credits of 0 stay 0; LM-IV3-6 doubles the first attack of \
             the whole card.";
        LmR54 "LM-R54" Ruling
            "The board itself sets overtime, the starting cabin, the level and all else that depends on the class, so \
             a printed board loaded as data plays like its class.";
    } };
}
