//! The rules of The Latest Models, one row each: its sections in order, then the rulings by number.
//!
//! `latest_models! { next! rows }` calls the macro `next` with `rows` and its own after them.

macro_rules! latest_models {
    ($next:ident! $($before:tt)*) => { $next! {
        $($before)*
        LmBoard1 "LM-BOARD-1" Said
            "The classes IC, IIC, IIIC and IVC are the ships of this expansion; the older classes are boards of the \
             same kind, and I, II, III and IIIA come built in.";
        LmBoard2 "LM-BOARD-2" Said
            "A ship's class alone decides its flight level, and with it the round card and the adventure cards, \
             whichever round of the game it is.";
        LmBoard3 "LM-BOARD-3" Said
            "In one round everybody flies the same class, and the rounds of a game are free in number and order.";
        LmBoard4 "LM-BOARD-4" Said
            "Two to five play; how to choose rounds and classes, and for how many of them the boxes at hand are \
             enough, is advice that warns and never forbids.";
        LmBoard5 "LM-BOARD-5" Said
            "Open cells that hang together by their edges are one ship, so a board carries as many ships as it has \
             such regions.";
        LmCabin1 "LM-CABIN-1" Said
            "These boards have no cell for the starting cabin, which begins the building among the set-aside \
             components.";
        LmCabin2 "LM-CABIN-2" Said
            "The starting cabin takes one of a player's two set-aside places until it is placed, at any time while \
             building and even as the first component.";
        LmCabin3 "LM-CABIN-3" Said
            "A starting cabin that was never placed is in the lost pile and counts as lost in flight, as every \
             component left set aside does.";
        LmCabin4 "LM-CABIN-4" Said + LmR18
            "A ship's first component goes on any open cell, turned any way, and each later one on an open cell that \
             shares an edge with a component of that ship.";
        LmCabin5 "LM-CABIN-5" Said
            "The adventure cards stay hidden from a player who has placed no component, a printed starting cabin aside.";
        LmLegal1 "LM-LEGAL-1" BaseGame
            "Edges that meet may both be smooth, which joins nothing, or bear two equal connectors or a universal \
             one and any other, which joins them.";
        LmLegal2 "LM-LEGAL-2" BaseGame
            "A single connector may not meet a double one.";
        LmLegal3 "LM-LEGAL-3" BaseGame
            "A connector may not meet a smooth edge.";
        LmLegal4 "LM-LEGAL-4" Said
            "Any edge may face an empty cell or the outside of the board, and a connector that does so is exposed.";
        LmLegal5 "LM-LEGAL-5" BaseGame
            "The exhaust of every engine must face the rear of the ship.";
        LmLegal6 "LM-LEGAL-6" Said
            "No component may stand in the cell an engine's exhaust points to, even if the engine is turned the \
             wrong way.";
        LmLegal7 "LM-LEGAL-7" Said
            "No component may stand in the cell right in front of any of a cannon's muzzles, whichever way the \
             cannon points.";
        LmLegal8 "LM-LEGAL-8" Said
            "No component may stand in the cell at a manoeuvring thruster's nozzle, whichever way the thruster points.";
        LmLegal9 "LM-LEGAL-9" Said
            "All components of a ship must hang together through legal joints.";
        LmLegal10 "LM-LEGAL-10" Said
            "A component may lie only on a cell that is open for the class of the board and for what has been opened \
             on it.";
        LmLegal11 "LM-LEGAL-11" Said + LmR30
            "A player whose ship has mistakes at the check moves components in a mistake, of his choice, to the lost \
             pile until no mistake is left.";
        LmLegal12 "LM-LEGAL-12" Said + LmR52
            "When a ship falls apart its owner keeps one piece, in flight one with a human aboard if there is any, \
             and the rest goes to the lost pile.";
        LmLegal13 "LM-LEGAL-13" Said
            "A player's whole fleet may carry one alien of each colour, alone in an ordinary cabin joined to a life \
             support of that colour and never in a starting cabin.";
        LmLaunch1 "LM-LAUNCH-1" BaseGame + LmR20 + LmR31
            "A ship without a human once crew has boarded gives up before the first card, and its components return \
             to the table and not to the lost pile.";
        LmLaunch2 "LM-LAUNCH-2" BaseGame
            "Batteries start full, and every cabin starts full of humans unless its player puts an allowed alien \
             there.";
        LmSplice1 "LM-SPLICE-1" Said
            "IC and IIC share one board, with columns 2 to 5, rows 1, 2, 3, 4, 3, 4, 5, 6 from the front, and orange \
             cells that only IIC may use.";
        LmSplice2 "LM-SPLICE-2" Said + LmR8
            "Connectors that meet across the splice between columns 3 and 4 must be identical, so that a universal \
             one fits only a universal one there.";
        LmSplice3 "LM-SPLICE-3" Said
            "An attack from the front or the rear rolls one die for its column, but a 1 turns it into one from the \
             left and a 6 into one from the right, with a new roll.";
        LmSplice4 "LM-SPLICE-4" Said
            "An attack from the side rolls one die for its row, and a 3 or a 4 sends it along both rows of that \
             number at the same time.";
        LmSplice5 "LM-SPLICE-5" Said
            "Nobody may react to an attack before its final line or lines are known.";
        LmSplice6 "LM-SPLICE-6" Said
            "A thruster shifts the lines of an attack and not its dice: it never redirects an attack, never makes or \
             undoes a duplication, and shifts both lines at once.";
        LmSplice7 "LM-SPLICE-7" Said
            "Two large meteors that arrive together take two different cannons, each pointing to their side and \
             standing in its meteor's row or the row next to it.";
        LmSplice8 "LM-SPLICE-8" Said
            "One use of a shield, ordinary or boosted, works against both lines of a duplicated attack, provided the \
             side and the kind of attack are right for it.";
        LmSplice9 "LM-SPLICE-9" Said
            "Both hits of a duplicated attack are judged on the ship as it was before either, and what they destroy \
             goes together before the ship falls apart.";
        LmSplice10 "LM-SPLICE-10" Said
            "An attack runs through line die, redirect die, duplication, thrusters, cannons, shield, hits, removal \
             and break-up in this order, and reactions are paid before the hits.";
        LmSplice11 "LM-SPLICE-11" Said
            "Duplicated intruders move one after the other in any order; then all charges go off together, and then \
             every defeated intruder pays.";
        LmSplice12 "LM-SPLICE-12" Said + LmR1
            "IC and IIC carry no insurance, so nothing limits their penalty for lost components.";
        LmTorus1 "LM-TORUS-1" Said
            "The board of IIIC is six by six cells without a hole; its left edge meets the right one, and its front \
             edge the rear one.";
        LmTorus2 "LM-TORUS-2" Said
            "On IIIC every rule about a legal ship holds across the edges of the board as well.";
        LmTorus3 "LM-TORUS-3" Said + LmR17 + LmR34
            "On IIIC building goes on after the run on Start, until all have finished or until one more run that a \
             finished player may begin is out.";
        LmTorus4 "LM-TORUS-4" Said + LmR2
            "The premium of IIIC is 0, 1, 3, 6, 10 or 15 credits for a largest group of 1, 2, 3, 4, 5 or at least 6 \
             empty cells that touch by edge or corner, and 0 without any.";
        LmTorus5 "LM-TORUS-5" Said + LmR35
            "The premium must be paid, and what a player's credits do not cover is a loan under the first expansion, \
             or else a debt settled after the flight as far as the money goes.";
        LmTorus6 "LM-TORUS-6" Said
            "On IIIC the penalty for lost components is at most 15 credits, whatever the premium was.";
        LmTorus7 "LM-TORUS-7" Said
            "On IIIC one die gives the column and one the row, and from an empty cell the attack travels on, across \
             the edges, to the first component of its line, missing only an empty line.";
        LmTorus8 "LM-TORUS-8" Said
            "On IIIC a small meteor bounces unless the struck component has an exposed connector on the side it \
             comes from, and a shield counts by the sides it covers, wherever the hit is.";
        LmTorus9 "LM-TORUS-9" Said + LmR3 + LmR4
            "On IIIC a cannon pointing at a large meteor may stand anywhere in the meteor's column if it comes from \
             the front, and in its line or one beside it if it comes from a side or the rear.";
        LmTorus10 "LM-TORUS-10" Said + LmR9
            "On IIIC an intruder not defeated where it strikes boards there, faces the way the attack travels and \
             walks on across the edges, and a walk in circles ends.";
        LmIvc1 "LM-IVC-1" Said
            "IVC starts as four separate ships, and its seven pairs of marked cells, 1 to 6 and =, are closed at \
             first.";
        LmIvc2 "LM-IVC-2" Said
            "Opening 1 or 6 joins the left ships, 2 or 5 the right ships, 3 the front ships, 4 the rear ships, and = \
             both the front ships and the rear ships.";
        LmIvc3 "LM-IVC-3" Said
            "Each of the two dice rolled while building opens its own pair of cells, except that a second die equal \
             to the first opens =.";
        LmIvc4 "LM-IVC-4" Said
            "The dice decide the fleet: front and rear ship for 33, 34 or 44, left and right ship for 12, 15, 26 or \
             56, three ships for 16 or 25, one for 11, 22, 55 or 66, else one L-shaped and one small.";
        LmIvcTimer "LM-IVC-TIMER" Said + LmR19 + LmR39
            "On IVC the first die may be rolled when the hourglass beside the flight board has run out, the second \
             when the run on III has, each before the next flip, and both at the latest when all have finished.";
        LmIvcBuild1 "LM-IVC-BUILD-1" Said
            "Each of the four ships of IVC starts on any plain cell of its own and grows only from its own components.";
        LmIvcBuild2 "LM-IVC-BUILD-2" Said
            "Cells a die opens belong to the ships they touch and make one ship of those they connect, which grows \
             from the parts it has and takes a first component anywhere only if it has none.";
        LmIvcPeek "LM-IVC-PEEK" Said + LmR29
            "On IVC nobody looks at adventure cards while a ship that is separate at that moment has no component.";
        LmIvcCheck "LM-IVC-CHECK" Said
            "Each ship of IVC must be one piece at the check: of several its player keeps one, and a ship without \
             components gives up before the first card.";
        LmIvcInsure "LM-IVC-INSURE" Said + LmR22 + LmR33
            "Before the first card each player on IVC pays nothing, or pays 2, 5 or 8 credits he has so that the \
             fleet's penalty for lost components is at most 26, 19 or 12.";
        LmFleet1 "LM-FLEET-1" Said
            "A battery powers only the ship it is on.";
        LmFleet2 "LM-FLEET-2" Said
            "A fleet's engines are as strong as those of its weakest ship, and the brown alien helps only his own \
             ship, if it has engine strength without him.";
        LmFleet3 "LM-FLEET-3" Said
            "In open space every ship without engine strength gives up, and the weakest of the others sets the \
             strength of the fleet.";
        LmFleet4 "LM-FLEET-4" Said
            "A fleet's cannon strength is that of all its ships together, and the purple alien adds to it only if \
             his own ship has some without him.";
        LmFleet5 "LM-FLEET-5" Said
            "The crew of a fleet is the crew of all its ships together.";
        LmFleet6 "LM-FLEET-6" Said
            "Whenever goods are gained, all goods may be stowed anew over all ships of the fleet.";
        LmFleet7 "LM-FLEET-7" Said
            "Gained batteries and crew may board any ship of the fleet, but what is already aboard stays where it is.";
        LmFleet8 "LM-FLEET-8" Said
            "Sleepers board only the ship of their stasis chamber when they wake, and only if a human is aboard it.";
        LmFleet9 "LM-FLEET-9" Said + LmR51
            "The owner chooses the ships that lose crew, goods and batteries, but the order a card demands holds \
             over the whole fleet.";
        LmFleet10 "LM-FLEET-10" Said
            "One attack strikes one component of a fleet, the first that its line meets on any of the ships.";
        LmFleet11 "LM-FLEET-11" Said
            "Any suitable cannon of the fleet may shoot a large meteor.";
        LmFleet12 "LM-FLEET-12" Said
            "A shield protects the ship it is on and no other.";
        LmFleet13 "LM-FLEET-13" Said
            "A booster takes only its own ship into hyperspace, where nothing strikes it and no sum, minimum or \
             count includes it until the card is over.";
        LmFleet14 "LM-FLEET-14" Said + LmR21
            "Thrusters move only their own ship, once for each attack, and an attack that one ship dodges may then \
             strike another.";
        LmFleet15 "LM-FLEET-15" Said + LmR37
            "A lawyer or diplomat serves the whole fleet, a technician, guru or manager his own ship, and the end \
             rewards of merchant and manager reach all finished ships if their own finished.";
        LmFleet16 "LM-FLEET-16" BaseGame
            "A single cannon counts 1 to the front and ½ elsewhere, a single engine 1, doubles twice as much for one \
             battery, and a purple or brown alien adds 2.";
        LmEnd1 "LM-END-1" Said
            "Before a new card is shown each player, in flight order, may withdraw any of his ships.";
        LmEnd2 "LM-END-2" Said
            "A ship gives up if a card leaves it without a human or open space finds it without engine strength, and \
             a lapped player gives up with all ships.";
        LmEnd3 "LM-END-3" Said
            "A ship that gives up returns its components to the table, and its goods are sold after the flight at \
             half value, rounded up once for each player.";
        LmEnd4 "LM-END-4" Said
            "Whoever finishes with more ships ranks ahead, and flight order decides between equals.";
        LmEnd5 "LM-END-5" Said
            "The bonus for the best looks goes to the fewest exposed connectors over a fleet, among the players with \
             the most finished ships, and to all who tie.";
        LmEnd6 "LM-END-6" Said
            "Each component in the lost pile costs one credit, at most 5 on I, 8 on II, 11 on III and IIIA, 15 on \
             IIIC, what the insurance says on IVC, and without limit on IC and IIC.";
        LmIv31 "LM-IV3-1" Said
            "Class IV flown with level III cards takes the level III round card and rewards, and four piles of one \
             level I, one level II and three level III cards each, a level III card on top.";
        LmIv32 "LM-IV3-2" Said
            "Enemies are 1 stronger in a class IV flight with level III cards.";
        LmIv33 "LM-IV3-3" Said + LmR50
            "In a class IV flight with level III cards an abandoned ship takes one crew member more, and an \
             abandoned station wants one more aboard.";
        LmIv34 "LM-IV3-4" Said
            "In a class IV flight with level III cards an enemy or a combat zone that costs crew or goods costs one \
             more.";
        LmIv35 "LM-IV3-5" Said
            "In a class IV flight with level III cards each gain of credits is 1 higher, and each gain of goods may \
             have one block a step better or one more blue block.";
        LmIv36 "LM-IV3-6" Said
            "In a class IV flight with level III cards the first meteor or shot of a card comes twice, one after the \
             other, from the same side but with its own dice.";
        LmIv37 "LM-IV3-7" Said
            "In a class IV flight with level III cards special events, open space, days and the first expansion's \
             machinations are unchanged.";
        LmIv38 "LM-IV3-8" Said
            "On every class IV board the hourglass starts beside the flight board and goes on to III, for five runs in all.";
        LmAttack1 "LM-ATTACK-1" BaseGame
            "On an ordinary board the sum of two dice is the column or row of an attack, and a line that the board \
             does not have is a miss.";
        LmAttack2 "LM-ATTACK-2" BaseGame
            "An attack strikes the first component on its line, seen from the side it comes from.";
        LmAttack3 "LM-ATTACK-3" BaseGame
            "A small meteor bounces unless it strikes an exposed connector, where only a powered shield that covers \
             the side keeps it from destroying the component.";
        LmAttack4 "LM-ATTACK-4" BaseGame + LmR4 + LmR5
            "A large meteor destroys what it strikes unless a boosted shield covers the side or a cannon pointing \
             there shoots it, from the same column at the front, else from the same line or one beside it.";
        LmAttack5 "LM-ATTACK-5" BaseGame + LmR5
            "Light cannon fire is stopped only by a shield that covers its side and heavy fire only by a boosted \
             one, whether a connector is exposed or not.";
        LmAttack6 "LM-ATTACK-6" BaseGame
            "A shield covers two sides of the ship that are next to each other.";
        LmAttack7 "LM-ATTACK-7" BaseGame + LmR6
            "No attack destroys indestructible plating.";
        LmAttack8 "LM-ATTACK-8" Said + LmR7 + LmR10 + LmR24
            "A ship may use thrusters once against an attack, to shift its line one step toward the side the nozzle \
             points to, and a nozzle along the attack's direction does nothing.";
        LmAttack9 "LM-ATTACK-9" BaseGame
            "Crew, goods and batteries on a component that is destroyed or cut off are lost with it.";
        LmAttack10 "LM-ATTACK-10" Said + LmR9
            "An intruder boards the component it strikes unless an auto-defence or armed crew is there, and walks \
             over legal joints of that ship only.";
        LmKind1 "LM-KIND-1" Likely
            "A bi-directional cannon has muzzles on two sides next to each other, takes one battery, counts 1½ with \
             a muzzle to the front and else 1, and shoots one large meteor per attack.";
        LmKind2 "LM-KIND-2" Likely
            "A cannon-engine is a single cannon and a single engine in one, its exhaust to the rear and its muzzle \
             on the other side, with an empty cell at both.";
        LmKind3 "LM-KIND-3" Likely
            "A luxury cabin holds one human and never an alien, and a stasis chamber up to four sleepers, who are no \
             crew until woken.";
        LmKind4 "LM-KIND-4" Likely
            "Plating is a structural component that no attack destroys, and a router, solar panel, reactor or \
             booster has edges and, but for the booster's hyperspace, no effect.";
        LmKind5 "LM-KIND-5" Likely + LmR9
            "Every two auto-defences of a ship that are joined to another one add 1 to cannon strength, an \
             auto-defence stops intruders, and a crew armament arms the crew of a cabin joined to it by default.";
        LmR1 "LM-R1" Ruling
            "Not insured means that nothing limits the penalty, and not a limit of zero.";
        LmR2 "LM-R2" Ruling
            "A completely full IIIC board has no weak spot and pays no premium.";
        LmR3 "LM-R3" Ruling
            "Rows 1 and 6 of IIIC are adjacent for cannons that point to a side, unless the table sets it otherwise.";
        LmR4 "LM-R4" Ruling
            "A large meteor from the rear is shot by a cannon pointing there in the same column or one beside it, on \
             IIIC across the edge too, unless the table sets it otherwise.";
        LmR5 "LM-R5" Ruling
            "A boosted shield stops large meteors and heavy cannon fire as well, for two batteries in all unless the \
             table sets it otherwise.";
        LmR6 "LM-R6" Ruling
            "A small meteor that meets an exposed connector of plating destroys nothing.";
        LmR7 "LM-R7" Ruling
            "Using a thruster takes one battery of its ship, unless the table sets it otherwise.";
        LmR8 "LM-R8" Ruling
            "An illegal joint joins nothing, so besides being a mistake it may leave the ship in pieces.";
        LmR9 "LM-R9" Ruling
            "An intruder walks over legal joints by its own order of turns, acts in each cell it enters, and ends at \
             an auto-defence, at armed crew or when it repeats a cell and heading.";
        LmR10 "LM-R10" Ruling
            "On IIIC a thruster moves the aimed cell one step, across the edges too, and only across the direction \
             of travel unless the table sets it otherwise.";
        LmR11 "LM-R11" Ruling
            "After a thruster each line of a duplicated attack is judged by itself, so that one may meet no \
             component while the other strikes.";
        LmR12 "LM-R12" Ruling
            "A double cannon is powered for one shot at a known meteor, by a battery of its own ship.";
        LmR13 "LM-R13" Ruling
            "The orange cells of IIC and the marked cells of IVC are reconstructed, and a table may load the printed \
             boards instead.";
        LmR14 "LM-R14" Ruling
            "Whether a duplicated small meteor meets an exposed connector is judged on the ship before both hits.";
        LmR15 "LM-R15" Ruling
            "A ship of a fleet may use its thrusters even against an attack that does not threaten it.";
        LmR16 "LM-R16" Ruling
            "A ship shifted by its thrusters is shifted against the attack as a whole, the lines of its cannons \
             included.";
        LmR17 "LM-R17" Ruling
            "Nobody must call overtime on IIIC, and without it building ends only when all have finished.";
        LmR18 "LM-R18" Ruling
            "A component that touches its ship without joining it is left to the check, where a later one may have \
             mended it, unless the table demands a legal joint to its ship at once.";
        LmR19 "LM-R19" Ruling
            "If everybody on IVC finishes before both dice are rolled, the missing ones are rolled at once and \
             nothing more is built.";
        LmR20 "LM-R20" Ruling
            "A ship that has components but no human at the start gives up before the first card.";
        LmR21 "LM-R21" Ruling
            "If thrusters bring two ships of a fleet to the same distance on an attack's line, the owner chooses \
             which one it strikes.";
        LmR22 "LM-R22" Ruling
            "The voluntary insurance of IVC cannot be bought on debt.";
        LmR23 "LM-R23" Ruling
            "Shooting a cannon that costs nothing is a reaction too, and whether to shoot a large meteor is the \
             owner's choice.";
        LmR24 "LM-R24" Ruling
            "A reaction that cannot act is refused, such as a nozzle along the attack, a shot at nothing, a shield \
             with nothing to stop or a second one of a ship, while one that is merely needless is allowed.";
        LmR25 "LM-R25" Ruling
            "The component placed last is welded once any component is taken in hand, the player finishes or looks at \
             cards, or building ends.";
        LmR26 "LM-R26" Ruling
            "The component placed last is taken back into the hand, from where one that was set aside before never \
             returns to the table, and a ship that loses its only component so is without components again.";
        LmR27 "LM-R27" Ruling
            "Taking a component, finishing and looking at cards need an empty hand, rolling and flipping do not, and \
             nothing can be taken from an empty face-down pool.";
        LmR28 "LM-R28" Ruling
            "A finished player takes the lowest free order tile, unless the table lets him choose while time runs, \
             and when time is out the rest follow in the order of events.";
        LmR29 "LM-R29" Ruling
            "A look is at one of three piles, by one player at a time and never at the fourth, and finished players \
             may look unless the table sets it otherwise.";
        LmR30 "LM-R30" Ruling
            "At the ship check only a component that is in a mistake at that moment may be removed, one at a time, \
             and then one piece a ship is kept, unless the table sets it otherwise.";
        LmR31 "LM-R31" Ruling
            "After building come the missing dice, order tiles, check and repair, the premium, boarding in tile \
             order, insurance, ships that give up, markers and then the first card.";
        LmR32 "LM-R32" Ruling
            "Only players with a ship that starts get a marker, in tile order with the gaps between those alone.";
        LmR33 "LM-R33" Ruling
            "Insurance on IVC is chosen in tile order, also by players none of whose ships starts.";
        LmR34 "LM-R34" Ruling
            "Once all have finished building ends at once, whether the hourglass runs or not, and on IIIC all build \
             on between the end of Start and the overtime flip.";
        LmR35 "LM-R35" Ruling
            "A premium dearer than the purse takes what the purse holds, and the rest is a debt, or a loan if the \
             table plays with loans.";
        LmR36 "LM-R36" Ruling
            "A flight is settled as arrival, best-looking ships, goods in full, goods at half value, merchant and \
             manager, debt and loss penalty, and no payment takes more than there is.";
        LmR37 "LM-R37" Ruling
            "A merchant whose ship gave up is remembered and still serves the goods of that ship.";
        LmR38 "LM-R38" Ruling
            "There are always enough goods, crew and tokens.";
        LmR39 "LM-R39" Ruling
            "On IVC nobody must roll or flip, and while nobody does time stands still.";
        LmR40 "LM-R40" Ruling
            "In open space a ship with engine strength 0 gives up at its player's turn, and the space of a player \
             without ships is empty for those behind.";
        LmR41 "LM-R41" Ruling
            "Each line of a combat zone is judged by the positions of that moment, after days lost to an earlier \
             line.";
        LmR42 "LM-R42" Ruling
            "Who is lapped is judged by the positions at the end of a card, before anybody is taken off, and all who \
             must leave do so together.";
        LmR43 "LM-R43" Ruling
            "A lone player has the fewest crew and suffers the sabotage.";
        LmR44 "LM-R44" Ruling
            "Nobody reacts to an attack whose line lies outside the board.";
        LmR45 "LM-R45" Ruling
            "A player who loses his last component within a card is asked and struck no more, and gives up when the \
             card is resolved.";
        LmR46 "LM-R46" Ruling
            "A ship of a fleet that loses its last component within a card is left out of every sum, minimum and \
             count from then on.";
        LmR47 "LM-R47" Ruling
            "Who beats pirates is not shot at, and is rewarded after the salvo.";
        LmR48 "LM-R48" Ruling
            "An attack that would meet nobody is not rolled.";
        LmR49 "LM-R49" Ruling
            "Loans count when it is asked who has won: a final standing is the purse less what is still owed on loans.";
        LmR50 "LM-R50" Ruling
            "In a class IV flight with level III cards an abandoned ship takes the additional crew member away with \
             the others.";
        LmR51 "LM-R51" Ruling
            "Whoever loses the most valuable goods first loses the most valuable of the whole fleet, and chooses only \
             among equal blocks.";
        LmR52 "LM-R52" Ruling
            "In flight no piece without a human may be kept if another piece of that ship has one.";
        LmR53 "LM-R53" Ruling
            "A table's own card is of one of the families, with any number from 0 to 99, and where LM-IV3 raises \
             numbers a 0 becomes 1, but credits of 0 stay 0.";
        LmR54 "LM-R54" Ruling
            "Overtime, the starting cabin, the level and all else that depends on the class are said by the board, so \
             that a printed board brought as data is played as its class is.";
    } };
}
