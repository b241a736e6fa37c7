//! Every JSON form: each reader is given the text, and what one reads is written as what it reads to the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use serde::Serialize;
use serde::de::DeserializeOwned;
use starwright::table::{self, Record};
use starwright::trucker::{self, attack, cards, flight, game, settlement, yard};
use starwright::{battle, dice, grid, hex};

fn read<T: Serialize + DeserializeOwned>(text: &[u8]) {
    let Ok(value) = serde_json::from_slice::<T>(text) else { return };
    let written = serde_json::to_string(&value).expect("what was read has a form");
    let again: T = serde_json::from_str(&written).expect("what was written is read");
    assert_eq!(serde_json::to_string(&again).expect("a form"), written);
}

macro_rules! readers {
    ($($type:ty),* $(,)?) => {
        const READERS: &[fn(&[u8])] = &[$(read::<$type>),*];
    };
}

readers! {
    grid::Cell, grid::CellSet, grid::Rotation, grid::Side, grid::SideSet, grid::Surface, grid::Topology,
    hex::Direction, hex::Hex,
    dice::Die,
    table::Actor, table::Awaited, table::Confidence, table::Seat, table::SeatSet,
    trucker::Aboard, trucker::BuildWeights, trucker::Alien, trucker::BatteryPlan, trucker::Board, trucker::Capacity,
    trucker::Confidence, trucker::Change, trucker::Class, trucker::Colour, trucker::Component, trucker::Connector,
    trucker::Contents, trucker::Crew, trucker::Departure, trucker::Edges, trucker::Fits, trucker::Fleet,
    trucker::Gain, trucker::Goal, trucker::Good, trucker::Goods, trucker::GoodsDue, trucker::GoodsLoss,
    trucker::Insurance, trucker::Kind, trucker::Layout, trucker::LossCap, trucker::LossPenalty, trucker::Lost,
    trucker::Mark, trucker::Marks, trucker::Misfit, trucker::Outlet, trucker::Output, trucker::Placing, trucker::Plan,
    trucker::PremiumTable, trucker::Quality, trucker::Reach, trucker::RearMeteors, trucker::Removal, trucker::Repair,
    trucker::Report, trucker::Room, trucker::Rule, trucker::Rulings, trucker::Ship, trucker::ShipRepair,
    trucker::ShipReport, trucker::Specialisation, trucker::Strength, trucker::Strengths, trucker::TileId,
    trucker::TorusThrusters, trucker::LossWeights, trucker::Violation, trucker::Weight, trucker::WeakSpot,
    trucker::bots::Skill, trucker::campaign::Advice, trucker::campaign::Plan, trucker::campaign::SecondExpansion,
    trucker::campaign::Standing,
    attack::Aftermath, attack::Aim, attack::Attack, attack::AttackKind, attack::BestDefence, attack::Probability,
    attack::Choice, attack::Defence, attack::Dodge, attack::Fate, attack::Forgone, attack::HeatMap, attack::Impact, attack::Incoming,
    attack::Line, attack::LineEnd, attack::LineThreat, attack::Lines, attack::Losses, attack::Met, attack::Outcome,
    attack::Salvo, attack::Shot, attack::Spared, attack::Step, attack::Strike, attack::Threat, attack::Turn,
    attack::Walk, attack::WalkEnd, attack::Wanted, attack::Wave,
    cards::Card, cards::CardId, cards::CardKind, cards::CardSet, cards::Criterion, cards::Deck, cards::Family,
    cards::Level, cards::Mix, cards::Piles, cards::Rewards, cards::RoundCard,
    yard::Built, yard::Choice, yard::Event, yard::From, yard::Hourglass, yard::PlayerView, yard::Premium, yard::Setup,
    yard::Start, yard::Step, yard::Tile, yard::TileSet, yard::TimerPlace, yard::View,
    flight::Ask, flight::Choice, flight::Event, flight::Fight, flight::Odds, flight::Pilot, flight::PlayerView,
    flight::Progress, flight::Question, flight::Reason, flight::Setup, flight::Toll, flight::Track, flight::View,
    flight::Weighed,
    game::Choice, game::Event, game::Now, game::Part, game::Round, game::Setup, game::View,
    settlement::Homecoming, settlement::Item, settlement::Line, settlement::Owed, settlement::PremiumPayment,
    settlement::Returned, settlement::Settlement, settlement::Specialist, settlement::SpecialistKind,
    settlement::Statement,
    battle::Advice, battle::Airborne, battle::Berth, battle::Bot, battle::Card, battle::Cards, battle::Choice,
    battle::Crash, battle::Deck, battle::Event, battle::Expectation, battle::Game, battle::Hidden, battle::Holding,
    battle::Layout, battle::PieceId, battle::Pieces, battle::Placement, battle::Player,
    battle::PlayerView, battle::Pose, battle::Position, battle::Power, battle::Race, battle::Returning, battle::Rule,
    battle::Rulings, battle::Setup, battle::Squadron, battle::Standing, battle::Step, battle::Sortie, battle::View,
    battle::Waiting, battle::Wing,
    Record<battle::Game>, Record<yard::Yard>, Record<flight::Flight>, Record<trucker::Game>,
}

fuzz_target!(|text: &[u8]| {
    for read in READERS {
        read(text);
    }
});
