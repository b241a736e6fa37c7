//! Every JSON form: each reader is given the text, and what one reads is written as what it reads to the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use serde::Serialize;
use serde::de::DeserializeOwned;
use starwright::table::{Actor, Seat, SeatSet};
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
    grid::Cell, grid::CellSet, grid::Side, grid::SideSet, grid::Rotation, grid::Surface, grid::Topology, hex::Direction,
    hex::Hex, dice::Die, Seat, SeatSet, Actor,
    trucker::Kind, trucker::Connector, trucker::Edges, trucker::Capacity, trucker::TileId, trucker::Colour,
    trucker::Component, trucker::Marks, trucker::Class, trucker::Board, trucker::Layout, trucker::Report,
    trucker::Violation, trucker::Repair, trucker::Misfit, trucker::Rulings, trucker::Fleet, trucker::Aboard,
    trucker::Contents, trucker::Goods, trucker::Departure, trucker::Strengths, trucker::BatteryPlan, trucker::WeakSpot,
    trucker::Insurance, trucker::LossCap, trucker::GoodsLoss, trucker::Gain,
    attack::Aim, attack::Lines, attack::Line, attack::Incoming, attack::Salvo, attack::Threat, attack::Defence,
    attack::Outcome, attack::Impact, attack::Aftermath, attack::HeatMap, attack::Turn,
    cards::Card, cards::CardSet, cards::Piles, cards::Deck, cards::Mix,
    yard::Setup, yard::Choice, yard::Event, yard::View,
    flight::Setup, flight::Choice, flight::Event, flight::View, flight::Question,
    game::Setup, game::Choice, game::View, settlement::Settlement,
    battle::Setup, battle::Choice, battle::Event, battle::View, battle::Layout, battle::Position, battle::Game,
}

fuzz_target!(|text: &[u8]| READERS.iter().for_each(|read| read(text)));
