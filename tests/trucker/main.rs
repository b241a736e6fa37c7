//! Properties and examples of the Galaxy Trucker half, most of them against the naive oracle.

#[path = "../oracle/mod.rs"]
mod oracle;
mod support;

mod aim;
mod boards;
mod catalogue;
mod check;
mod components;
mod grid;
mod impact;
mod joints;
mod odds;
mod pairs;
mod strike;
mod symmetry;
