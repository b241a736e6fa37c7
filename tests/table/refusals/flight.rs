//! Refusals of cards, decks, the track and the flight.

use starwright::grid::Side;
use starwright::table::{Actor, Seat};
use starwright::trucker::attack::{Attack, AttackKind, DefenceError, ImpactError};
use starwright::trucker::cards::{CardError, CardId, Family, Level, Mix, RoundCard};
use starwright::trucker::flight::{Ask, OddsError, Refusal, SetupError, TrackError};
use starwright::trucker::{
    Blueprint, Board, BoardingError, Class, Goods, LossError, Lost, PowerError, Rule, StowError,
};

use super::trucker::cell;
use super::{Row, rows};

pub(super) fn rows() -> Vec<Row> {
    [cards(), decks(), track(), setups(), choices(), odds()].into_iter().flatten().collect()
}

fn card() -> CardId {
    CardId::new(43).expect("a card")
}

fn cards() -> Vec<Row> {
    let attack = Attack { kind: AttackKind::Intruder, from: Side::Front };
    rows![
        CardId::try_from(60).unwrap_err() => "BG-PILES",
        CardError::Count { card: Family::CombatZone, field: "lines", count: 0, most: 3 } => "BG-COMBAT",
        CardError::Planet { planet: 0, blocks: 0, most: 9 } => "BG-PLANETS",
        CardError::NoMeteor { place: 0, attack } => "BG-METEOR",
        CardError::Nested { part: 1 } => "LM-R53",
        CardError::NoShot { card: Family::Pirates, place: 0, attack } => "BG-ENEMY-2",
    ]
}

fn decks() -> Vec<Row> {
    let (card, level, mix) = (card(), Level::III, Mix::III);
    rows![
        CardError::Piles { piles: 3 } => "BG-PILES",
        CardError::Pile { pile: 1, level, cards: 2, expected: 1, rule: mix.rule() } => "BG-PILES",
        CardError::Cards { level, cards: 2, expected: 4, rule: mix.rule() } => "BG-PILES",
        CardError::NoCard => "BG-PILES",
        CardError::Top { level: Level::I, expected: level, rule: mix.rule() } => "BG-PILES",
        CardError::CardTwice { card } => "BG-PILES",
        CardError::CardUsed { card } => "BG-PILES",
        CardError::NotOfThePiles { place: 3 } => "BG-PILES",
        CardError::Missing { cards: 2 } => "BG-PILES",
        CardError::NonePrinted { level } => "BG-PILES",
    ]
}

fn track() -> Vec<Row> {
    let (seat, other) = (Seat::Two, Seat::One);
    rows![
        TrackError::TooManySeats => "LM-BOARD-4",
        TrackError::SpaceTaken { seat, other, space: 39 } => "BG-TRACK-1",
        TrackError::OutOfRange { seat, position: 1_000_001 } => "BG-TRACK-1",
        TrackError::NoMarker { seat } => "BG-TRACK-1",
        TrackError::NamedTwice { seat } => "BG-TRACK-2",
    ]
}

fn setups() -> Vec<Row> {
    let (seat, level, place) = (Seat::Two, RoundCard::II, 3);
    let blank = Board::custom(Blueprint::builder(&["##"]).build().expect("a board"));
    let no_numbers = blank.aim(Side::Front).unwrap_err();
    rows![
        SetupError::Players { players: 6 } => "LM-BOARD-4",
        SetupError::Level { class: Class::IIIC, level } => "LM-BOARD-2",
        SetupError::BoardLevel { expected: RoundCard::III, level } => "LM-BOARD-2",
        SetupError::LevelIiiCards { level } => "LM-IV3-1",
        SetupError::OtherBoard { seat } => "LM-BOARD-3",
        SetupError::NoShip { seat } => "LM-R32",
        SetupError::NoMarker { seat } => "LM-R32",
        SetupError::Track(TrackError::NamedTwice { seat }) => "BG-TRACK-2",
        SetupError::NotBoarded { seat } => "LM-LAUNCH-2",
        SetupError::Unmanned { seat, ship: 0 } => "LM-LAUNCH-1",
        SetupError::TopCard { level: Level::I, expected: Level::II } => "BG-PILES",
        SetupError::CardLevel { place, level: Level::III, highest: Level::II } => "BG-PILES",
        SetupError::NotInDeck { seat, card: card() } => "BG-PILES",
        SetupError::NoNumbers(no_numbers) => "LM-ATTACK-1",
        SetupError::Sabotage { place } => "BG-SABOTAGE",
    ]
}

fn choices() -> Vec<Row> {
    let (seat, cell, actor) = (Seat::Two, cell(), Actor::Seat(Seat::Two));
    let turn = |ask| Refusal::OutOfTurn { actor, awaited: Actor::Table, ask };
    rows![
        Refusal::NoSeat { seat, players: 2 } => "LM-BOARD-4",
        Refusal::Over => "LM-R36",
        turn(Ask::Withdraw) => "LM-END-1",
        turn(Ask::Hyperspace) => "LM-FLEET-13",
        turn(Ask::Engines) => "BG-POWER",
        turn(Ask::Take) => "BG-TRACK-3",
        turn(Ask::Crew) => "LM-FLEET-9",
        turn(Ask::Defend) => "LM-SPLICE-10",
        turn(Ask::Locate) => "BG-SABOTAGE",
        Refusal::NoAnswer { awaited: actor, ask: Ask::Keep } => "LM-LEGAL-12",
        Refusal::NoShipThere { seat, at: cell } => "LM-END-1",
        Refusal::NoWaking { chamber: cell } => "LM-FLEET-8",
        Refusal::NoBooster { at: cell } => "LM-FLEET-13",
        Refusal::NoHelp { cell, ask: Ask::Engines } => "BG-POWER",
        Refusal::NoPlanet { planet: 4, planets: 3 } => "BG-PLANETS",
        Refusal::PlanetTaken { planet: 1 } => "BG-PLANETS",
        Refusal::NotThatLoad { load: Goods::NONE, rule: Rule::LmIv35 } => "LM-IV3-5",
        Refusal::NoBoost { shield: cell } => "LM-R5",
        Refusal::Boarding(BoardingError::NobodyToWake { chamber: cell }) => "LM-FLEET-8",
        Refusal::Power(PowerError::NoToken { cell }) => "BG-POWER",
        Refusal::Loss(LossError::Amount { what: Lost::Crew, due: 2, named: 1 }) => "LM-FLEET-9",
        Refusal::Stow(StowError::NothingGained) => "BG-GOODS-2",
        Refusal::Defence(DefenceError::OtherBoard) => "LM-BOARD-3",
        Refusal::Keep(ImpactError::NoPiece { cell }) => "LM-LEGAL-12",
    ]
}

fn odds() -> Vec<Row> {
    rows![
        OddsError::Setup(SetupError::Players { players: 1 }) => "LM-BOARD-4",
        OddsError::Refusal(Refusal::NoPlanet { planet: 1, planets: 1 }) => "BG-PLANETS",
    ]
}
