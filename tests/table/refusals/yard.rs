//! Refusals of the yard.

use starwright::grid::CellSet;
use starwright::table::{Actor, Seat};
use starwright::trucker::cards::{CardError, RoundCard};
use starwright::trucker::yard::{Refusal, SetupError, Tile, TimerPlace};
use starwright::trucker::{Alien, BoardingError, Class, Insurance, InsureError, NoRepair, RepairError, Rule, TileId};

use super::trucker::{cell, strut};
use super::{Row, rows};

pub(super) fn rows() -> Vec<Row> {
    [setups(), hands(), places(), clocks(), after_building()].into_iter().flatten().collect()
}

fn tile() -> TileId {
    TileId::new(35).expect("a tile")
}

fn setups() -> Vec<Row> {
    let (seat, tile, level) = (Seat::Two, tile(), RoundCard::II);
    rows![
        SetupError::Players { players: 6 } => "LM-BOARD-4",
        SetupError::Level { class: Class::IIIC, level } => "LM-BOARD-2",
        SetupError::BoardLevel { expected: RoundCard::III, level } => "LM-BOARD-2",
        SetupError::LevelIiiCards { level } => "LM-IV3-1",
        SetupError::Opened => "LM-IVC-1",
        SetupError::DiceOnLevel { level } => "LM-IVC-TIMER",
        SetupError::NothingToBuildOn => "LM-BOARD-5",
        SetupError::CabinInPool { tile } => "LM-CABIN-1",
        SetupError::TileTwice { tile } => "BG-BUILD-1",
        SetupError::Piles(CardError::Piles { piles: 3 }) => "BG-PILES",
        SetupError::Ships { ships: 1, players: 2 } => "LM-BOARD-3",
        SetupError::OtherBoard { seat } => "LM-BOARD-3",
        SetupError::Aside { seat, aside: 3 } => "BG-BUILD-1",
        SetupError::Order { seat, order: 4 } => "LM-R28",
    ]
}

fn hands() -> Vec<Row> {
    let (seat, tile) = (Seat::Two, tile());
    rows![
        Refusal::NoSeat { seat, players: 2 } => "LM-BOARD-4",
        Refusal::NotForActor { actor: Actor::Table, rule: Rule::BgTimer1 } => "BG-TIMER-1",
        Refusal::TileDue { seat } => "BG-BUILD-1",
        Refusal::NoTileDue => "BG-BUILD-1",
        Refusal::NotFaceDown { tile } => "BG-BUILD-1",
        Refusal::HasFinished { seat, order: 1 } => "BG-BUILD-3",
        Refusal::HandFull { held: Tile::StartingCabin } => "LM-R27",
        Refusal::HandEmpty => "BG-BUILD-1",
        Refusal::PoolEmpty => "LM-R27",
        Refusal::NotFaceUp { tile } => "BG-BUILD-1",
        Refusal::NotAside { tile: tile.into() } => "BG-BUILD-2",
        Refusal::Welded => "LM-R25",
        Refusal::OnceAside { tile: tile.into() } => "BG-BUILD-2",
        Refusal::NoPlaceAside => "BG-BUILD-1",
    ]
}

fn places() -> Vec<Row> {
    let (seat, cell) = (Seat::Two, cell());
    rows![
        Refusal::Closed { cell } => "LM-LEGAL-10",
        Refusal::Taken { cell, present: strut() } => "LM-CABIN-4",
        Refusal::Unattached { cell, rule: Rule::LmIvcBuild2 } => "LM-IVC-BUILD-2",
        Refusal::Unjoined { cell } => "LM-R18",
        Refusal::NotThatPile { pile: 4 } => "BG-PILES",
        Refusal::FinishedLooking { seat } => "LM-R29",
        Refusal::NothingPlaced => "LM-CABIN-5",
        Refusal::ShipNotStarted { cell } => "LM-IVC-PEEK",
    ]
}

fn clocks() -> Vec<Row> {
    let at = TimerPlace::III;
    rows![
        Refusal::DieDue => "LM-IVC-TIMER",
        Refusal::NoDieDue => "LM-IVC-TIMER",
        Refusal::BuildingOver => "BG-BUILD-3",
        Refusal::StillBuilding => "BG-BUILD-3",
        Refusal::OrderNotChosen { order: 2 } => "LM-R28",
        Refusal::OrderNotFree { order: 2 } => "LM-R28",
        Refusal::StillRunning { at } => "BG-TIMER-1",
        Refusal::NotRunning { at } => "BG-TIMER-1",
        Refusal::RollFirst { at } => "LM-IVC-TIMER",
        Refusal::NotFinished { to: TimerPlace::Start } => "BG-TIMER-2",
        Refusal::NotFinished { to: TimerPlace::Overtime } => "LM-TORUS-3",
        Refusal::NoRollNow => "LM-IVC-TIMER",
        Refusal::NoDice => "LM-IVC-TIMER",
    ]
}

fn after_building() -> Vec<Row> {
    let (seat, at) = (Seat::Two, cell());
    rows![
        Refusal::HasPassed { seat } => "LM-LEGAL-11",
        Refusal::ShipWhole { at } => "LM-LEGAL-12",
        Refusal::Launched => "LM-R31",
        Refusal::OutOfTurn { seat } => "LM-R31",
        Refusal::Repair(RepairError::NoComponent { cell: at }) => "LM-LEGAL-11",
        Refusal::Repair(RepairError::NoPiece { cell: at }) => "LM-LEGAL-12",
        Refusal::Proposal(NoRepair::TooMuch { cells: CellSet::of(at) }) => "LM-R30",
        Refusal::Alien(BoardingError::NoLifeSupport { cell: at, alien: Alien::Purple }) => "LM-LEGAL-13",
        Refusal::Insurance(InsureError::TooDear { choice: Insurance::Five, credits: 3 }) => "LM-R22",
    ]
}
