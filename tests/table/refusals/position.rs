//! Refusals of parts that are no battle.

use starwright::battle::{
    BoardError, CardsError, HitsError, NoQuestion, PieceError, PieceId, Power, Race, Step, StepError, TableError,
    Taken, Unable, UnderWayError,
};
use starwright::hex::{Direction, Hex};
use starwright::table::Seat;

use super::battle::{card, id, squadron};
use super::{Row, rows};

fn pieces() -> (PieceId, PieceId) {
    (id(3), id(25))
}

pub(super) fn rows() -> Vec<Row> {
    [tables(), boards(), ships(), cards(), under_way(), elites_and_crashes(), hits(), steps()]
        .into_iter()
        .flatten()
        .collect()
}

fn tables() -> Vec<Row> {
    let (seat, other, step, power) = (Seat::Two, Seat::One, Step::Fire, Power::E1);
    rows![
        TableError::Seats { list: "cards", given: 3, players: 4 } => "BBS-1",
        TableError::SameRace { seat, other, race: Race::Dreckach } => "BBS-1",
        TableError::NobodyThere { part: "first", seat, players: 2 } => "BBS-1",
        TableError::Round { round: 10 } => "BBS-19",
        TableError::WrongRound { step, round: 2, expected: 1 } => "BBS-19",
        TableError::WrongEnd { first: seat, active: other } => "BBS-57",
        TableError::ForeignPower { seat, race: Race::Dreckach, power } => "BBS-6",
        TableError::SpentHidden { seat, power } => "BBS-61",
        TableError::RevealedUnused { seat, power } => "BBS-R18",
        TableError::NeverSpent { seat, power } => "BBS-61",
        TableError::SpentUntilTurnEnds { seat, power, active: other } => "BBS-V1.1",
        TableError::PlayedAlready { part: "powers", seat } => "BBS-13",
    ]
}

fn boards() -> Vec<Row> {
    let (seat, hex, radius) = (Seat::Two, Hex::ORIGIN, 10);
    rows![
        BoardError::AsteroidOff { hex, radius } => "BBS-3",
        BoardError::AsteroidTwice { hex } => "BBS-3",
        BoardError::Asteroids { given: 18, most: 17 } => "BBS-3",
        BoardError::Rammed { seat } => "BBS-D1.4",
        BoardError::ProbeOff { hex, radius } => "BBS-4",
        BoardError::ProbeTwice { hex } => "BBS-4",
        BoardError::ProbeOnAsteroid { hex } => "BBS-V1.7",
        BoardError::Probes { given: 7, most: 6 } => "BBS-4",
        BoardError::CentreOff { hex, radius } => "BBS-R23",
        BoardError::NoCentralAsteroid { hex } => "BBS-R23",
        BoardError::ZoneTaken { seat, hex } => "BBS-12",
    ]
}

fn ships() -> Vec<Row> {
    let ((piece, other), hex) = (pieces(), Hex::ORIGIN);
    rows![
        PieceError::Nobodys { piece, list: "lost", players: 3 } => "BBS-2",
        PieceError::Twice { piece, first: "pieces", second: "lost" } => "BBS-2",
        PieceError::Nowhere { piece } => "BBS-2",
        PieceError::NotPlaced { piece, list: "lost" } => "BBS-13",
        PieceError::OwnTrophy { piece } => "BBS-59",
        PieceError::Hexes { piece, given: 2, expected: 1 } => "BBS-11",
        PieceError::Shape { piece, facing: Direction::North, front: hex, rear: hex } => "BBS-11",
        PieceError::OffBoard { piece, hex, radius: 10 } => "BBS-3",
        PieceError::OnAsteroid { piece, hex } => "BBS-28",
        PieceError::OnAsteroid { piece: id(18), hex } => "BBS-48",
        PieceError::Shared { piece, other, hex } => "BBS-12",
        PieceError::Damage { piece, damage: 2, most: 1 } => "BBS-36",
        PieceError::Damage { piece: id(18), damage: 2, most: 1 } => "BBS-37",
        PieceError::HarmedAlready { piece } => "BBS-13",
        PieceError::NoElite { piece } => "BBS-E1.1",
        PieceError::EliteCapital { piece } => "BBS-E1.1",
        PieceError::SecondElite { piece, elite: other } => "BBS-E1.1",
        PieceError::NoShield { piece } => "BBS-D1.1",
        PieceError::ShieldedFighter { piece } => "BBS-D1.1",
        PieceError::SecondShield { piece, shielded: other } => "BBS-D1.1",
        PieceError::Tokens { piece, tokens: 4 } => "BBS-D1.3",
        PieceError::ShotFighter { piece } => "BBS-R27",
    ]
}

fn cards() -> Vec<Row> {
    let (seat, step, card) = (Seat::Two, Step::Fire, card());
    rows![
        CardsError::Played { seat, given: 1, expected: 2 } => "BBS-19",
        CardsError::Left { seat, given: 1, expected: 2 } => "BBS-19",
        CardsError::Hand { seat, given: 2, expected: 1 } => "BBS-16",
        CardsError::Hand { seat, given: 2, expected: 3 } => "BBS-D3.1",
        CardsError::Missing { seat, step } => "BBS-15",
        CardsError::Early { card, step } => "BBS-15",
        CardsError::NotLast { seat, card, last: card } => "BBS-16",
    ]
}

fn under_way() -> Vec<Row> {
    let ((piece, other), hex, step, list) = (pieces(), Hex::ORIGIN, Step::Fire, "ready");
    rows![
        UnderWayError::Crowd { list, given: 7 } => "BBS-2",
        UnderWayError::Twice { list, piece } => "BBS-2",
        UnderWayError::Idle { step } => "BBS-15",
        UnderWayError::Stranger { list, piece, squadron: squadron() } => "BBS-18",
        UnderWayError::NotOwn { list, piece } => "BBS-18",
        UnderWayError::Gone { list, piece } => "BBS-32",
        UnderWayError::NobodyAloft { step } => "BBS-15",
        UnderWayError::Aloft { piece, step } => "BBS-15",
        UnderWayError::Unsorted { piece } => "BBS-R5",
        UnderWayError::Ordered { step } => "BBS-15",
        UnderWayError::From { piece, from: hex, what: Taken::Asteroid } => "BBS-R4",
        UnderWayError::SameFrom { piece, other, from: hex } => "BBS-R4",
        UnderWayError::To { piece, to: hex, expected: hex } => "BBS-21",
        UnderWayError::Grounded { piece } => "BBS-R30",
        UnderWayError::Damage { piece, damage: 1, most: 0 } => "BBS-36",
        UnderWayError::NotReady { piece } => "BBS-33",
        UnderWayError::StillReady { piece, step } => "BBS-33",
        UnderWayError::NotTurning { piece } => "BBS-40",
        UnderWayError::Turned { piece, fighter: other } => "BBS-40",
    ]
}

fn elites_and_crashes() -> Vec<Row> {
    let ((piece, fired), at, step) = (pieces(), Hex::ORIGIN, Step::Fire);
    rows![
        UnderWayError::EliteTurns { piece } => "BBS-E1.6",
        UnderWayError::EliteMissing { elite: piece } => "BBS-E1.3",
        UnderWayError::NoElite { piece, step } => "BBS-E1.3",
        UnderWayError::CrashRevealed { piece } => "BBS-R21",
        UnderWayError::CrashLate { piece, step } => "BBS-R21",
        UnderWayError::CrashPresent { piece } => "BBS-32",
        UnderWayError::CrashOff { piece, at } => "BBS-R21",
        UnderWayError::CrashAfterShot { piece, fired } => "BBS-R21",
    ]
}

fn hits() -> Vec<Row> {
    let (piece, ship, active, step) = (id(3), id(18), Seat::Two, Step::Fire);
    rows![
        HitsError::Idle { ship, step } => "BBS-D1.2",
        HitsError::Crowd { given: 3 } => "BBS-R27",
        HitsError::NotFirst { ship } => "BBS-D1.2",
        HitsError::NoQuestion { ship, why: NoQuestion::Gone } => "BBS-D1.2",
        HitsError::Twice { ship } => "BBS-R27",
        HitsError::Damage { ship, damage: 3 } => "BBS-K3.1",
        HitsError::NoSuperShot { active } => "BBS-K3.1",
        HitsError::NobodyFired { ship, active } => "BBS-53",
        HitsError::FallenUnused { piece } => "BBS-R28",
        HitsError::NotFallen { piece } => "BBS-R28",
        HitsError::FallenTwice { piece } => "BBS-R28",
    ]
}

fn steps() -> Vec<Row> {
    let (piece, other) = pieces();
    let unable = |step| StepError::Piece { step, piece, why: Unable::NotOwn };
    rows![
        StepError::NothingToDecide { step: Step::Fire, next: Step::Capital } => "BBS-15",
        unable(Step::Collide { mover: piece, other }) => "BBS-27",
        unable(Step::EliteEnd { elite: piece }) => "BBS-E1.2",
        unable(Step::EliteFace { elite: piece }) => "BBS-E1.3",
        unable(Step::Turn { fighter: piece }) => "BBS-40",
        unable(Step::Shoot { ship: piece }) => "BBS-53",
        unable(Step::Return { fighter: piece }) => "BBS-D2.1",
    ]
}
