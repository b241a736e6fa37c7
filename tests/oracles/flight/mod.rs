//! A slow, plain second implementation of the cards of a flight, of its track and of cards under LM-IV3, written from the
//! numbered rules alone, cell by cell; and random cases that are put to it and to the judge.
//!
//! It stands on the ground of `trucker` (boards, components, joints, lines of an attack) and uses nothing of the crate.

#[path = "../../../examples/judge/compare.rs"]
pub(crate) mod compare;
#[path = "../../cases/example.rs"]
mod example;
#[path = "../../cases/judge.rs"]
pub(crate) mod judge;

pub(crate) mod answer;
mod attack;
mod card;
mod enemies;
mod events;
pub(crate) mod generate;
mod given;
mod harm;
mod hyperspace;
mod intruders;
mod player;
mod power;
pub(crate) mod random;
mod script;
mod settings;
mod shrink;
mod table;
mod track;
mod visits;
