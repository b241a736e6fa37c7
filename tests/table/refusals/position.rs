//! Refusals of parts that do not make a battle.

use starwright::battle::{
    Fault, Mark, NoQuestion, Part, PieceId, PlacementError, Power, Race, Step, Taken, Thing, Unable,
};
use starwright::hex::{Direction, Hex};
use starwright::table::Seat;

use super::battle::{card, id, squadron};
use super::{Row, rows};

fn pieces() -> (PieceId, PieceId) {
    (id(3), id(25))
}

pub(super) fn rows() -> Vec<Row> {
    [tables(), boards(), ships(), marks(), cards(), under_way(), listed(), crashes(), hits(), steps()]
        .into_iter()
        .flatten()
        .collect()
}

fn tables() -> Vec<Row> {
    let (seat, other, step, power) = (Seat::Two, Seat::One, Step::Fire, Power::E1);
    rows![
        Fault::Seats { list: Part::Cards, given: 3, players: 4 } => "BBS-1",
        Fault::SameRace { seat, other, race: Race::Dreckach } => "BBS-1",
        Fault::NobodyThere { part: Part::First, seat, players: 2 } => "BBS-1",
        Fault::Round { round: 10 } => "BBS-19",
        Fault::WrongRound { step, round: 2, expected: 1 } => "BBS-19",
        Fault::WrongEnd { first: seat, active: other } => "BBS-57",
        Fault::ForeignPower { seat, race: Race::Dreckach, power } => "BBS-6",
        Fault::SpentHidden { seat, power } => "BBS-61",
        Fault::RevealedUnused { seat, power } => "BBS-R18",
        Fault::NeverSpent { seat, power } => "BBS-61",
        Fault::SpentUntilTurnEnds { seat, power, active: other } => "BBS-V1.1",
        Fault::PlayedAlready { part: Part::Powers, seat } => "BBS-13",
    ]
}

fn boards() -> Vec<Row> {
    let (seat, hex, radius) = (Seat::Two, Hex::ORIGIN, 10);
    rows![
        Fault::OffBoard { what: Thing::Asteroid, hex, radius } => "BBS-3",
        Fault::OffBoard { what: Thing::Probe, hex, radius } => "BBS-4",
        Fault::OffBoard { what: Thing::Centre, hex, radius } => "BBS-R23",
        Fault::Asteroids { given: 18, most: 17 } => "BBS-3",
        Fault::Rammed { seat } => "BBS-D1.4",
        Fault::ProbeOnAsteroid { hex } => "BBS-V1.7",
        Fault::Probes { given: 7, most: 6 } => "BBS-4",
        Fault::NoCentralAsteroid { hex } => "BBS-R23",
        Fault::ZoneTaken { seat, hex } => "BBS-12",
    ]
}

fn ships() -> Vec<Row> {
    let ((piece, other), hex) = (pieces(), Hex::ORIGIN);
    rows![
        Fault::Nobodys { piece, list: Part::Lost, players: 3 } => "BBS-2",
        Fault::Twice { piece, first: Part::Pieces, second: Part::Lost } => "BBS-2",
        Fault::Nowhere { piece } => "BBS-2",
        Fault::NotPlaced { piece, list: Part::Lost } => "BBS-13",
        Fault::OwnTrophy { piece } => "BBS-59",
        Fault::Hexes { piece, given: 2, expected: 1 } => "BBS-11",
        Fault::Shape { piece, facing: Direction::North, front: hex, rear: hex } => "BBS-11",
        Fault::Blocked { piece, hex, what: Taken::Off } => "BBS-3",
        Fault::Blocked { piece, hex, what: Taken::Asteroid } => "BBS-28",
        Fault::Blocked { piece: id(18), hex, what: Taken::Asteroid } => "BBS-48",
        Fault::Blocked { piece, hex, what: Taken::Ship(other) } => "BBS-12",
        Fault::Damage { piece, damage: 2, most: 1 } => "BBS-36",
        Fault::Damage { piece: id(18), damage: 2, most: 1 } => "BBS-37",
        Fault::HarmedAlready { piece } => "BBS-13",
        Fault::Placement(PlacementError::Unplaced { piece }) => "BBS-8",
    ]
}

fn marks() -> Vec<Row> {
    let (piece, other) = pieces();
    rows![
        Fault::NoPower { piece, mark: Mark::Elite, power: Power::E1 } => "BBS-E1.1",
        Fault::NoPower { piece, mark: Mark::Shield, power: Power::D1 } => "BBS-D1.1",
        Fault::WrongKind { piece: id(18), mark: Mark::Elite } => "BBS-E1.1",
        Fault::WrongKind { piece, mark: Mark::Shield } => "BBS-D1.1",
        Fault::WrongKind { piece, mark: Mark::Shot } => "BBS-R27",
        Fault::SecondMark { piece, mark: Mark::Elite, other } => "BBS-E1.1",
        Fault::SecondMark { piece, mark: Mark::Shield, other } => "BBS-D1.1",
        Fault::Tokens { piece, tokens: 4, most: 3 } => "BBS-D1.3",
    ]
}

fn cards() -> Vec<Row> {
    let (seat, step, card) = (Seat::Two, Step::Fire, card());
    rows![
        Fault::Played { seat, given: 1, expected: 2 } => "BBS-19",
        Fault::Left { seat, given: 1, expected: 2 } => "BBS-19",
        Fault::Hand { seat, given: 2, expected: 1 } => "BBS-16",
        Fault::Hand { seat, given: 2, expected: 3 } => "BBS-D3.1",
        Fault::Missing { seat, step } => "BBS-15",
        Fault::Early { card, step } => "BBS-15",
        Fault::NotLast { seat, card, last: card } => "BBS-16",
    ]
}

fn under_way() -> Vec<Row> {
    let ((piece, other), hex, step, list) = (pieces(), Hex::ORIGIN, Step::Fire, Part::Ready);
    rows![
        Fault::Idle { step } => "BBS-15",
        Fault::NobodyAloft { step } => "BBS-15",
        Fault::NotOwn { list, piece } => "BBS-18",
        Fault::Stranger { list, piece, squadron: squadron() } => "BBS-18",
        Fault::Gone { list, piece } => "BBS-32",
        Fault::Unsorted { piece } => "BBS-R5",
        Fault::Ordered { step } => "BBS-15",
        Fault::From { piece, from: hex, what: Taken::Asteroid } => "BBS-R4",
        Fault::From { piece, from: hex, what: Taken::Flier(other) } => "BBS-R4",
        Fault::To { piece, to: hex, expected: hex } => "BBS-21",
        Fault::Grounded { piece } => "BBS-R30",
        Fault::EliteTurns { piece } => "BBS-E1.6",
    ]
}

fn listed() -> Vec<Row> {
    let ((piece, _), step) = (pieces(), Step::Fire);
    rows![
        Fault::NotDue { list: Part::Airborne, piece, step } => "BBS-15",
        Fault::NotDue { list: Part::Ready, piece, step } => "BBS-33",
        Fault::NotDue { list: Part::Turning, piece, step } => "BBS-40",
        Fault::NotDue { list: Part::Elite, piece, step } => "BBS-E1.3",
        Fault::NotDue { list: Part::Crashed, piece, step } => "BBS-R21",
        Fault::NotDue { list: Part::Hits, piece: id(18), step } => "BBS-D1.2",
        Fault::NotListed { list: Part::Ready, piece } => "BBS-33",
        Fault::NotListed { list: Part::Turning, piece } => "BBS-40",
        Fault::NotListed { list: Part::Elite, piece } => "BBS-E1.3",
    ]
}

fn crashes() -> Vec<Row> {
    let ((piece, fired), at) = (pieces(), Hex::ORIGIN);
    rows![
        Fault::CrashRevealed { piece } => "BBS-R21",
        Fault::CrashPresent { piece } => "BBS-32",
        Fault::CrashOff { piece, at } => "BBS-R21",
        Fault::CrashAfterShot { piece, fired } => "BBS-R21",
    ]
}

fn hits() -> Vec<Row> {
    let (piece, ship, active) = (id(3), id(18), Seat::Two);
    rows![
        Fault::NotFirst { ship } => "BBS-D1.2",
        Fault::NoQuestion { ship, why: NoQuestion::Gone } => "BBS-D1.2",
        Fault::Twice { piece: ship, first: Part::Hits, second: Part::Hits } => "BBS-R27",
        Fault::HitDamage { ship, damage: 3 } => "BBS-K3.1",
        Fault::NoSuperShot { active } => "BBS-K3.1",
        Fault::NobodyFired { ship, active } => "BBS-53",
        Fault::FallenUnused { piece } => "BBS-R28",
        Fault::NotFallen { piece } => "BBS-R28",
        Fault::FallenBefore { piece } => "BBS-R28",
    ]
}

fn steps() -> Vec<Row> {
    let (piece, other) = pieces();
    let unable = |step| Fault::Unable { step, piece, why: Unable::NotOwn };
    rows![
        Fault::NothingToDecide { step: Step::Fire, next: Step::Capital } => "BBS-15",
        unable(Step::Collide { mover: piece, other }) => "BBS-27",
        unable(Step::EliteEnd { elite: piece }) => "BBS-E1.2",
        unable(Step::EliteFace { elite: piece }) => "BBS-E1.3",
        unable(Step::Turn { fighter: piece }) => "BBS-40",
        unable(Step::Shoot { ship: piece }) => "BBS-53",
        unable(Step::Return { fighter: piece }) => "BBS-D2.1",
    ]
}
