//! Refusals of the battle, except those of positions.

use starwright::battle::{
    Card, FieldRefusal, LayoutError, NoSuch, PieceId, PlacementError, Pose, Power, Race, Refusal, SetupError, Squadron,
    Step,
};
use starwright::hex::Hex;
use starwright::table::{Actor, Seat};

use super::{Row, rows};

pub(super) fn id(number: u8) -> PieceId {
    PieceId::try_from(number).expect("a piece")
}

pub(super) fn squadron() -> Squadron {
    Squadron::try_from([1, 2]).expect("a squadron")
}

pub(super) fn card() -> Card {
    Card::new(1, 2, 3).expect("a card")
}

fn to() -> Pose {
    Pose::of(Hex::new(1, 0), Hex::ORIGIN).expect("a pose")
}

pub(super) fn rows() -> Vec<Row> {
    let mut rows = values();
    rows.extend(choices());
    rows.extend(board());
    rows.extend(powers());
    rows
}

fn values() -> Vec<Row> {
    let (seat, hex, piece) = (Seat::Two, Hex::ORIGIN, id(3));
    rows![
        NoSuch::NoSuchPiece { number: 80 } => "BBS-2",
        NoSuch::NoSuchSquadron { seat: 4, index: 0 } => "BBS-2",
        NoSuch::NotAdjacent { front: hex, rear: hex } => "BBS-11",
        NoSuch::NotOfTheWing { place: 6 } => "BBS-V2.1",
        NoSuch::Distance { given: 200 } => "BBS-21",
        NoSuch::Turn { given: 9 } => "BBS-41",
        NoSuch::Points { given: 200 } => "BBS-42",
        LayoutError::Radius { given: 200 } => "BBS-3",
        LayoutError::Players { zones: 2 } => "BBS-1",
        LayoutError::NoCentre => "BBS-4",
        LayoutError::OffBoard { hex, radius: 3 } => "BBS-3",
        LayoutError::Twice { hex } => "BBS-4",
        PlacementError::OutsideZone { piece, hex } => "BBS-8",
        PlacementError::SharedHex { piece, hex } => "BBS-12",
        PlacementError::Scattered { squadron: squadron() } => "BBS-9",
        PlacementError::Unplaced { piece } => "BBS-8",
        PlacementError::Foreign { piece, seat } => "BBS-2",
        SetupError::Players { given: 5, expected: 4 } => "BBS-1",
        SetupError::First { seat } => "BBS-14",
        SetupError::SameRace { seat, other: Seat::One, race: Race::Dreckach } => "BBS-1",
        SetupError::ForeignPower { seat, power: Power::E1 } => "BBS-6",
    ]
}

fn choices() -> Vec<Row> {
    let (seat, piece, other) = (Seat::Two, id(3), id(25));
    let (fighter, ship, squadron) = (piece, id(18), squadron());
    let not_awaited = |expected| Refusal::NotAwaited { actor: Actor::Table, decider: seat, expected };
    rows![
        Refusal::OutOfOrder { expected: Step::Fire } => "BBS-15",
        Refusal::Over => "BBS-57",
        not_awaited(Step::Fire) => "BBS-R1",
        not_awaited(Step::Answer { ship, volley: true }) => "BBS-R27",
        Refusal::NotInHand { seat, card: card() } => "BBS-16",
        Refusal::NoChoice { seat, card: card() } => "BBS-D3.1",
        Refusal::NotOwn { seat, piece } => "BBS-18",
        Refusal::EmptySquadron { squadron } => "BBS-R2",
        Refusal::LandingOrder { squadron } => "BBS-R5",
        Refusal::NoLanding => "BBS-R5",
        Refusal::NotLanding { fighter } => "BBS-R5",
        Refusal::NotColliding { fighter, mover: piece, other } => "BBS-27",
        Refusal::NotFiring { fighter } => "BBS-33",
        Refusal::NotTurning { fighter, expected: other } => "BBS-40",
        Refusal::TurnsTooFar { fighter, sides: 3, most: 1 } => "BBS-40",
        Refusal::NobodyTurns { fighter } => "BBS-41",
        Refusal::NotCapital { piece } => "BBS-42",
        Refusal::Placement(PlacementError::Scattered { squadron }) => "BBS-9",
        Refusal::Field(FieldRefusal::NotOnBoard { piece }) => "BBS-R15",
    ]
}

/// What the board, as it lies, does not allow.
fn board() -> Vec<Row> {
    let (hex, piece, other) = (Hex::ORIGIN, id(3), id(25));
    let (ship, target) = (id(18), other);
    rows![
        FieldRefusal::NotOnBoard { piece } => "BBS-R15",
        FieldRefusal::OutOfReach { ship, to: to(), points: 3 } => "BBS-42",
        FieldRefusal::EndsOffBoard { ship, hex } => "BBS-48",
        FieldRefusal::EndsOnAsteroid { ship, hex } => "BBS-48",
        FieldRefusal::EndsOnShip { ship, hex, other } => "BBS-48",
        FieldRefusal::Suicide { ship, rammed: 2 } => "BBS-R12",
        FieldRefusal::FriendlyTarget { target } => "BBS-55",
        FieldRefusal::OutOfRange { ship, target } => "BBS-54",
    ]
}

/// BBS-R18: when each power is used, and how often.
fn powers() -> Vec<Row> {
    let (seat, from, to, fighter, ship) = (Seat::Two, Hex::ORIGIN, Hex::new(1, 0), id(3), id(18));
    let squadron = squadron();
    let mut rows = rows![
        Refusal::NoPower { seat } => "BBS-61",
        Refusal::NothingToReveal { seat } => "BBS-61",
        Refusal::TooLate { power: Power::D3 } => "BBS-R32",
        Refusal::NoElite { fighter } => "BBS-E1.1",
        Refusal::EliteStays { to } => "BBS-E1.2",
        Refusal::EliteOutOfReach { elite: fighter, to } => "BBS-E1.2",
        Refusal::EliteEndsOn { elite: fighter, to } => "BBS-E1.6",
        Refusal::NoBlast { fighter } => "BBS-E3.1",
        Refusal::NoAsteroidMove { from, to } => "BBS-V1.1",
        Refusal::AsteroidsLate => "BBS-R22",
        Refusal::NoDouble { squadron } => "BBS-V2.1",
        Refusal::FirstRound => "BBS-V3.2",
        Refusal::NoDisplacement { by: to } => "BBS-V3.1",
        Refusal::NotActivated { ship } => "BBS-53",
        Refusal::NothingAhead { ship } => "BBS-K2.1",
        Refusal::NoShield { ship } => "BBS-D1.1",
        Refusal::NoQuestion => "BBS-D1.2",
        Refusal::TooEarly => "BBS-D2.1",
        Refusal::NobodyReturns { squadron } => "BBS-D2.1",
        Refusal::NobodyFallen => "BBS-R28",
        Refusal::NoRoom { seat } => "BBS-D2.2",
        Refusal::NotReturning { fighter } => "BBS-D2.1",
        Refusal::NoBerth { fighter, at: to } => "BBS-D2.2",
        Refusal::Spent { power: Power::E1 } => "BBS-E1.1",
        Refusal::Spent { power: Power::V1 } => "BBS-V1.1",
        Refusal::Spent { power: Power::D1 } => "BBS-R27",
        Refusal::Spent { power: Power::K3 } => "BBS-K3.1",
    ];
    let times = [
        (Power::E1, "BBS-R18"),
        (Power::E2, "BBS-R18"),
        (Power::E3, "BBS-E3.1"),
        (Power::V1, "BBS-V1.2"),
        (Power::V2, "BBS-V2.1"),
        (Power::V3, "BBS-V3.1"),
        (Power::K1, "BBS-R18"),
        (Power::K2, "BBS-K2.1"),
        (Power::K3, "BBS-K3.1"),
        (Power::D1, "BBS-D1.2"),
        (Power::D2, "BBS-D2.1"),
        (Power::D3, "BBS-R32"),
    ];
    for (power, id) in times {
        rows.push(super::row(&Refusal::NotHeld { seat, power }, id));
        rows.push(super::row(&Refusal::InMovement { power }, id));
    }
    rows
}
