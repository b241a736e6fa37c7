//! Refusals of the battle, but for positions.

use starwright::battle::{
    Card, CardError, FieldRefusal, LayoutError, NoSuchPiece, NoSuchSquadron, NotAdjacent, PieceId, PlacementError,
    Pose, Power, PowerRefusal, Race, Refusal, SetupError, Squadron, Step, WingError,
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
        NoSuchPiece { number: 80 } => "BBS-2",
        NoSuchSquadron { seat: 4, index: 0 } => "BBS-2",
        NotAdjacent { front: hex, rear: hex } => "BBS-11",
        WingError { place: 6 } => "BBS-V2.1",
        CardError::Distance { given: 200 } => "BBS-21",
        CardError::Turn { given: 9 } => "BBS-41",
        CardError::Points { given: 200 } => "BBS-42",
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
        Refusal::Power(PowerRefusal::NoPower { seat }) => "BBS-61",
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
        PowerRefusal::NoPower { seat } => "BBS-61",
        PowerRefusal::NothingToReveal { seat } => "BBS-61",
        PowerRefusal::TooLate { power: Power::D3 } => "BBS-R32",
        PowerRefusal::NoElite { fighter } => "BBS-E1.1",
        PowerRefusal::EliteStays { to } => "BBS-E1.2",
        PowerRefusal::EliteOutOfReach { elite: fighter, to } => "BBS-E1.2",
        PowerRefusal::EliteEndsOn { elite: fighter, to } => "BBS-E1.6",
        PowerRefusal::NoBlast { fighter } => "BBS-E3.1",
        PowerRefusal::NoAsteroidMove { from, to } => "BBS-V1.1",
        PowerRefusal::NoDouble { squadron } => "BBS-V2.1",
        PowerRefusal::FirstRound => "BBS-V3.2",
        PowerRefusal::NoDisplacement { by: to } => "BBS-V3.1",
        PowerRefusal::NotActivated { ship } => "BBS-53",
        PowerRefusal::NothingAhead { ship } => "BBS-K2.1",
        PowerRefusal::NoShield { ship } => "BBS-D1.1",
        PowerRefusal::NoQuestion => "BBS-D1.2",
        PowerRefusal::TooEarly => "BBS-D2.1",
        PowerRefusal::NobodyReturns { squadron } => "BBS-D2.1",
        PowerRefusal::NobodyFallen => "BBS-R28",
        PowerRefusal::NoRoom { seat } => "BBS-D2.2",
        PowerRefusal::NotReturning { fighter } => "BBS-D2.1",
        PowerRefusal::NoBerth { fighter, at: to } => "BBS-D2.2",
        PowerRefusal::Spent { power: Power::E1 } => "BBS-E1.1",
        PowerRefusal::Spent { power: Power::V1 } => "BBS-V1.1",
        PowerRefusal::Spent { power: Power::D1 } => "BBS-R27",
        PowerRefusal::Spent { power: Power::K3 } => "BBS-K3.1",
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
        rows.push(super::row(&PowerRefusal::NotHeld { seat, power }, id));
        rows.push(super::row(&PowerRefusal::InMovement { power }, id));
    }
    rows
}
