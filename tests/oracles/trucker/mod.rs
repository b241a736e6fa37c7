//! A slow, plain second implementation of the Galaxy Trucker rules, cell by cell, to check the crate against.
//!
//! It is written from the numbered rules alone and uses nothing of the crate. Cells are `(column, row)` counted from the
//! front-left corner of the board's art. A layout is a `&[Tile]` with at most one tile on a cell. Whoever tests the crate
//! converts its values to the ones here and compares the answers.
//!
//! Attacks on a fleet with everything aboard: `loaded` says who and what is where, `defence::judge` takes an attack and the
//! owner's whole answer and gives the `outcome` or the rule that refuses it, `answers` lists all legal answers,
//! `outcome::keep` takes the owner's choice of pieces. `intruder` walks.
#![allow(dead_code)] // several test targets include this module and each uses a part of it

pub(crate) mod aim;
pub(crate) mod answers;
pub(crate) mod board;
pub(crate) mod check;
pub(crate) mod crew;
pub(crate) mod defence;
pub(crate) mod fits;
pub(crate) mod intruder;
pub(crate) mod json;
pub(crate) mod loaded;
pub(crate) mod odds;
pub(crate) mod outcome;
pub(crate) mod premium;
pub(crate) mod react;
pub(crate) mod repair;
pub(crate) mod settle;
pub(crate) mod side;
pub(crate) mod stand;
pub(crate) mod strength;
pub(crate) mod strike;
pub(crate) mod tile;
