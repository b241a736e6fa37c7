//! Battle Beyond Space against an independent oracle: every case file, and thousands of random cases.

#[path = "../../../examples/judge/kinds/battle/mod.rs"]
mod judge;

mod compare;
pub(crate) mod generate;
mod given;
mod oracle;
mod powers;
pub(crate) mod random;
mod shrink;
