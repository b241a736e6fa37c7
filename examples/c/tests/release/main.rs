//! What is measured, with `cargo test --release`.

mod battles;
#[path = "../border/context.rs"]
#[allow(dead_code, reason = "the other tests use all of it")]
mod context;
mod leaks;
mod speed;
