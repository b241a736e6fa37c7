//! Properties and examples of Galaxy Trucker, most of them compared with a naive oracle.

#![allow(clippy::unnested_or_patterns, reason = "a table of rolls reads better flat")]

#[path = "../golden/mod.rs"]
mod golden;
#[path = "../oracles/trucker/mod.rs"]
mod oracle;
#[path = "../oracles/shards.rs"]
mod shards;
mod support;
#[path = "../oracles/xml.rs"]
mod xml;

mod aboard;
mod aim;
mod attack_faults;
mod batch;
mod battery;
mod best_boarding;
mod best_defence;
mod boarding;
mod boards;
mod bots;
mod building_advice;
mod campaign;
#[cfg(feature = "serde")]
mod cards;
mod catalogue;
mod check;
mod components;
mod decks;
mod defence;
mod defence_examples;
mod drawing;
#[cfg(feature = "serde")]
mod examples;
mod faults;
mod fits;
#[cfg(feature = "serde")]
mod fleet_wire;
mod flight;
mod gaining;
mod gate;
mod grid;
mod hands;
mod impact;
mod insurance;
mod intruder;
mod joints;
mod leaving;
#[cfg(feature = "serde")]
mod level_four;
mod losing;
mod loss;
mod millions;
mod names;
mod notation;
mod odds;
mod pairs;
mod possible;
mod refusals;
mod repair;
mod rounds;
mod salvo;
mod settlement;
mod strength;
mod strike;
mod surface;
#[cfg(feature = "serde")]
mod svg;
mod symmetry;
mod threat;
mod track;
mod undecided;
#[cfg(feature = "serde")]
mod wire;
mod words;
mod yard;
