//! Faults of positions.

use crate::battle::game::placement::PlacementError;
use crate::battle::game::step::Step;
use crate::battle::pieces::card::Card;
use crate::battle::pieces::piece::{PieceId, Squadron};
use crate::battle::pieces::race::{Power, Race};
use crate::battle::rules::Rule;
use crate::hex::{Direction, Hex};
use crate::table::seat::Seat;

messages! {
    /// A fault of a position: the broken rule, and where.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum Fault refused Rule of "battle-position" {
        Seats { list: Part, given: u32, players: u8 } => Rule::Bbs1, "`{list}` has {given} entries, and each of the {players} players needs one";
        NobodyThere { part: Part, seat: Seat, players: u8 } => Rule::Bbs1, "nobody sits on {seat}, which is said to be `{part}` at a table of {players}";
        SameRace { seat: Seat, other: Seat, race: Race } => Rule::Bbs1, "{seat} and {other} both play the {race}";
        Round { round: u8 } => Rule::Bbs19, "a game has rounds 1 to 9, not {round}";
        /// Fleets are placed in the first round, and a game is over after the last.
        WrongRound { step: Step, round: u8, expected: u8 } => Rule::Bbs19, "when one has to {step} it is round {expected} and not {round}";
        WrongEnd { first: Seat, active: Seat } => Rule::Bbs57, "a game that is over stopped before the turn of {first}, who began, not before that of {active}";
        ForeignPower { seat: Seat, race: Race, power: Power } => Rule::Bbs6, "{seat} plays the {race} and has the power {power} of another race";
        SpentHidden { seat: Seat, power: Power } => Rule::Bbs61, "the use of {power} by {seat} is spent, so it cannot be hidden";
        RevealedUnused { seat: Seat, power: Power } => Rule::BbsR18, "{power} of {seat} is revealed by its one use, so it cannot be revealed and unspent";
        NeverSpent { seat: Seat, power: Power } => Rule::Bbs61, "{power} of {seat} stays in force, so it is never spent";
        SpentUntilTurnEnds { seat: Seat, power: Power, active: Seat } => Rule::BbsV1_1, "{power} of {seat} is spent until the end of its owner's turn, and it is the turn of {active}";
        PlayedAlready { part: Part, seat: Seat } => Rule::Bbs13, "fleets are still being placed, and `{part}` says that {seat} has played already";
        OffBoard { what: Thing, hex: Hex, radius: u8 } => what.rule(), "{what} is on {hex}, off a board of radius {radius}";
        /// There are more than in the box, or on a layout that has more than that.
        Asteroids { given: u32, most: u32 } => Rule::Bbs3, "{given} asteroids are on the board or rammed, and a table has {most}";
        Rammed { seat: Seat } => Rule::BbsD1_4, "{seat} has rammed asteroids without having had a shield";
        ProbeOnAsteroid { hex: Hex } => Rule::BbsV1_7, "a probe and an asteroid are on {hex}";
        Probes { given: u32, most: u32 } => Rule::Bbs4, "{given} probes are on the board or collected, and a game has {most}";
        NoCentralAsteroid { hex: Hex } => Rule::BbsR23, "the central asteroid is said to exist, and no asteroid is on the ring's centre {hex}";
        ZoneTaken { seat: Seat, hex: Hex } => Rule::Bbs12, "{hex} of the start zone of {seat}, who is still to place a fleet, is taken";
        Nobodys { piece: PieceId, list: Part, players: u8 } => Rule::Bbs2, "{piece} is in `{list}`, and a table of {players} has no such piece";
        Twice { piece: PieceId, first: Part, second: Part } => second.rule_of_one_place(), "{piece} is in `{first}` and again in `{second}`";
        Nowhere { piece: PieceId } => Rule::Bbs2, "{piece} is in none of `pieces`, `under_way.airborne`, `trophies` and `lost`";
        NotPlaced { piece: PieceId, list: Part } => Rule::Bbs13, "{piece} is in `{list}`, and its fleet is still to be placed";
        OwnTrophy { piece: PieceId } => Rule::Bbs59, "{piece} is a trophy of its own owner";
        Hexes { piece: PieceId, given: u32, expected: u32 } => Rule::Bbs11, "{piece} has {given} hexes in `at`, and covers {expected}";
        Shape { piece: PieceId, facing: Direction, front: Hex, rear: Hex } => Rule::Bbs11, "the front of {piece}, which faces {facing}, is on {front} and not ahead of its rear on {rear}";
        Blocked { piece: PieceId, hex: Hex, what: Taken } => what.rule(*piece), "{piece} is on {hex}, where {what}";
        Damage { piece: PieceId, damage: u8, most: u8 } => if piece.is_capital() { Rule::Bbs37 } else { Rule::Bbs36 }, "{piece} has {damage} damage, and survives {most}";
        HarmedAlready { piece: PieceId } => Rule::Bbs13, "fleets are still being placed, and {piece} has been harmed already";
        NoPower { piece: PieceId, mark: Mark, power: Power } => mark.rule(), "{piece} is marked as {mark}, and its owner has not revealed {power}";
        /// The elite is a fighter; shielded and shot at are capital ships.
        WrongKind { piece: PieceId, mark: Mark } => mark.rule(), "{piece} is marked as {mark}, which a ship of its kind cannot be";
        SecondMark { piece: PieceId, mark: Mark, other: PieceId } => mark.rule(), "{piece} is marked as {mark}, but {other} already is";
        Tokens { piece: PieceId, tokens: u8, most: u8 } => Rule::BbsD1_3, "{piece} has {tokens} shield tokens, but there are only {most}";
        Played { seat: Seat, given: u32, expected: u32 } => Rule::Bbs19, "{seat} has begun {expected} turns, and `played` has {given} cards";
        Left { seat: Seat, given: u32, expected: u32 } => Rule::Bbs19, "{seat} has {expected} turns left, and `hand` and `deck` have {given} cards";
        Hand { seat: Seat, given: u32, expected: u32 } => if *expected > 1 { Rule::BbsD3_1 } else { Rule::Bbs16 }, "{seat} has drawn cards for a hand of {expected}, and `hand` has {given}";
        Missing { seat: Seat, step: Step } => Rule::Bbs15, "`card` is missing: {seat} has revealed one when it is time to {step}";
        Early { card: Card, step: Step } => Rule::Bbs15, "`card` is {card}, and none lies open when it is time to {step}";
        NotLast { seat: Seat, card: Card, last: Card } => Rule::Bbs16, "`card` is {card}, and {seat} has played {last} last";
        Idle { step: Step } => Rule::Bbs15, "no squadron moves when it is time to {step}, and `under_way` is not empty";
        NobodyAloft { step: Step } => Rule::Bbs15, "nobody is in the air when it is time to {step}";
        NotOwn { list: Part, piece: PieceId } => Rule::Bbs18, "{piece} in `{list}` is not a fighter of the player whose turn it is";
        Stranger { list: Part, piece: PieceId, squadron: Squadron } => Rule::Bbs18, "{piece} in `{list}` is not of squadron {squadron}, which moves";
        Gone { list: Part, piece: PieceId } => Rule::Bbs32, "{piece} in `{list}` is neither on the board nor in the air";
        NotDue { list: Part, piece: PieceId, step: Step } => list.rule(), "{piece} is in `{list}`, but cannot be there when it is time to {step}";
        NotListed { list: Part, piece: PieceId } => list.rule(), "{piece} moves with the squadron, and is missing in `{list}`";
        Unsorted { piece: PieceId } => Rule::BbsR5, "{piece} in `under_way.airborne` is out of order, and its owner has named none";
        Ordered { step: Step } => Rule::Bbs15, "`under_way.ordered` is kept when it is time to {step}";
        From { piece: PieceId, from: Hex, what: Taken } => Rule::BbsR4, "{piece} cannot have lifted off from {from}, where {what}";
        To { piece: PieceId, to: Hex, expected: Hex } => Rule::Bbs21, "{piece} comes down on {to}, and its move brings it to {expected}";
        Grounded { piece: PieceId } => Rule::BbsR30, "{piece} is in the air, and the card of the turn moves nobody";
        EliteTurns { piece: PieceId } => Rule::BbsE1_6, "{piece} in `under_way.turning` is the elite, which does not turn after it has fired";
        CrashRevealed { piece: PieceId } => Rule::BbsR21, "{piece} in `under_way.crashed` can no longer blow up, because no power of the Earthers is hidden";
        CrashPresent { piece: PieceId } => Rule::Bbs32, "{piece} in `under_way.crashed` has not been destroyed";
        CrashOff { piece: PieceId, at: Hex } => Rule::BbsR21, "{piece} cannot have hit anything on {at}, off the board";
        CrashAfterShot { piece: PieceId, fired: PieceId } => Rule::BbsR21, "{piece} in `under_way.crashed` can no longer blow up, because {fired} has fired";
        NotFirst { ship: PieceId } => Rule::BbsD1_2, "{ship} is asked for, and its damage is not the first in `hits`";
        NoQuestion { ship: PieceId, why: NoQuestion } => Rule::BbsD1_2, "{ship} in `hits`: {why}";
        HitDamage { ship: PieceId, damage: u8 } => Rule::BbsK3_1, "{ship} in `hits` has {damage} damage by a shot, which does 1, or 2 by a super shot";
        NoSuperShot { active: Seat } => Rule::BbsK3_1, "more than 1 damage waits in `hits`, and {active} has fired no super shot";
        NobodyFired { ship: PieceId, active: Seat } => Rule::Bbs53, "damage to {ship} waits in `hits`, and {active} has nobody who can have fired";
        FallenUnused { piece: PieceId } => Rule::BbsR28, "{piece} is in `fallen`, and the table lets one own squadron return";
        NotFallen { piece: PieceId } => Rule::BbsR28, "{piece} is in `fallen`, but no other player has captured it";
        /// The table lets those return that were taken in the turn before.
        FallenBefore { piece: PieceId } => Rule::BbsR28, "{piece} is in `fallen`, and was not taken by an enemy squadron in this turn or the one before";
        /// The game would have gone on to another step.
        NothingToDecide { step: Step, next: Step } => Rule::Bbs15, "there is nothing to decide when it is time to {step}: the game goes on until it is time to {next}";
        Unable { step: Step, piece: PieceId, why: Unable } => asked_by(*step), "it cannot be time to {step}: {piece} {why}";
    } or {
        /// A fleet that has just been placed stands wrong.
        Placement(PlacementError),
    }
}

/// The rule of a step that names a piece.
const fn asked_by(step: Step) -> Rule {
    match step {
        Step::Collide { .. } => Rule::Bbs27,
        Step::EliteEnd { .. } => Rule::BbsE1_2,
        Step::EliteFace { .. } => Rule::BbsE1_3,
        Step::Turn { .. } => Rule::Bbs40,
        Step::Shoot { .. } => Rule::Bbs53,
        Step::Return { .. } => Rule::BbsD2_1,
        _ => Rule::Bbs15,
    }
}

terms! {
    /// A part of a position, by its name there.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum Part {
        /// The races by seat.
        Races "races" "races";
        /// The powers by seat.
        Powers "powers" "powers";
        /// The ships on the board.
        Pieces "pieces" "pieces";
        /// The trophies by seat.
        Trophies "trophies" "trophies";
        /// The lost pieces, which no player scores.
        Lost "lost" "lost";
        /// The probes collected, by seat.
        ProbesHeld "probes_held" "probes_held";
        /// The asteroids rammed, by seat.
        AsteroidsRammed "asteroids_rammed" "asteroids_rammed";
        /// The movement cards by seat.
        Cards "cards" "cards";
        /// Who began.
        First "first" "first";
        /// Whose turn it is.
        Active "active" "active";
        /// The fighters in the air.
        Airborne "airborne" "under_way.airborne";
        /// The fighters that have yet to fire.
        Ready "ready" "under_way.ready";
        /// The fighters that may yet turn.
        Turning "turning" "under_way.turning";
        /// The elite that has yet to take its facing.
        Elite "elite" "under_way.elite";
        /// The fighters that may yet blow up.
        Crashed "crashed" "under_way.crashed";
        /// The damage that waits for an answer.
        Hits "hits" "hits";
    }
}

impl Part {
    /// The rule by which pieces are listed there.
    const fn rule(self) -> Rule {
        match self {
            Self::Ready => Rule::Bbs33,
            Self::Turning => Rule::Bbs40,
            Self::Elite => Rule::BbsE1_3,
            Self::Crashed => Rule::BbsR21,
            Self::Hits => Rule::BbsD1_2,
            _ => Rule::Bbs15,
        }
    }

    const fn rule_of_one_place(self) -> Rule {
        match self {
            Self::Hits => Rule::BbsR27,
            _ => Rule::Bbs2,
        }
    }
}

terms! {
    /// What lies on the board besides ships.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum Thing {
        /// An asteroid.
        Asteroid "asteroid" "an asteroid";
        /// A probe.
        Probe "probe" "a probe";
        /// The centre of the probe ring.
        Centre "centre" "the ring's centre";
    }
}

impl Thing {
    const fn rule(self) -> Rule {
        match self {
            Self::Asteroid => Rule::Bbs3,
            Self::Probe => Rule::Bbs4,
            Self::Centre => Rule::BbsR23,
        }
    }
}

terms! {
    /// A mark that a ship can bear.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum Mark {
        /// The fighter is the elite.
        Elite "elite" "the elite";
        /// The capital ship has shield tokens.
        Shield "shield" "shielded";
        /// The capital ship has been hit by a shot.
        Shot "shot" "hit by a shot";
    }
}

impl Mark {
    const fn rule(self) -> Rule {
        match self {
            Self::Elite => Rule::BbsE1_1,
            Self::Shield => Rule::BbsD1_1,
            Self::Shot => Rule::BbsR27,
        }
    }
}

messages! {
    /// What is on a hex where a ship cannot be.
    ///
    /// JSON: `{"ship": 7}`
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum Taken of "taken" {
        /// The hex is off the board.
        Off "there is no board";
        /// An asteroid.
        Asteroid "an asteroid is";
        /// Another ship.
        Ship(piece: PieceId) "{piece} is";
        /// Another fighter lifted off there.
        Flier(piece: PieceId) "{piece} was";
    }
}

impl Taken {
    const fn rule(self, piece: PieceId) -> Rule {
        match self {
            Self::Off => Rule::Bbs3,
            Self::Asteroid if piece.is_capital() => Rule::Bbs48,
            Self::Asteroid => Rule::Bbs28,
            Self::Ship(_) | Self::Flier(_) => Rule::Bbs12,
        }
    }
}

terms! {
    /// Why a shot at a ship raises no question about a shield (BBS-D1.2, BBS-R27).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum NoQuestion {
        /// It is a fighter.
        Fighter "fighter" "it is not a capital ship";
        /// It is not on the board.
        Gone "gone" "it is not on the board";
        /// It is its owner's turn.
        OwnTurn "own_turn" "it is its owner's turn";
        /// It has been hit by a shot before.
        ShotBefore "shot_before" "it has been hit by a shot before";
        /// Its owner has no hidden power of the Dreckach.
        NothingHidden "nothing_hidden" "its owner has no hidden power of the Dreckach";
    }
}

terms! {
    /// Why a piece cannot do what a step asks for.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum Unable {
        /// It is another player's.
        NotOwn "not_own" "is not of the player whose turn it is";
        /// It is not a capital ship.
        NoCapital "no_capital" "is not a capital ship";
        /// It is not in the air.
        NotAloft "not_aloft" "is not in the air";
        /// It does not come down on the other fighter's hex.
        ElsewhereBound "elsewhere_bound" "is not on the hex where the other comes down";
        /// It collides like a capital ship, so there is no choice.
        Heavy "heavy" "collides like a capital ship, so there is no choice";
        /// Another fighter comes down before it.
        NotNext "not_next" "does not come down next";
        /// It is not the elite that has yet to act.
        NoElite "no_elite" "is not the elite that has yet to act";
        /// It is not the next to turn.
        NotNextToTurn "not_next_to_turn" "is not the next to turn";
        /// Its owner has not used D2.
        NoReturn "no_return" "has an owner who has not used the power D2";
        /// It is not a lost fighter that may return.
        NotLost "not_lost" "is not a lost fighter that may return";
        /// Its start zone is full.
        NoRoom "no_room" "has a start zone without an empty hex";
    }
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Taken by name {
    "off" => Off, "asteroid" => Asteroid, "ship" => Ship(piece), "flier" => Flier(piece)
});
