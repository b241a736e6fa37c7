//! Bots: they see only their seat's view, and choose.
//!
//! A bot takes the view of its seat and its listed choices, as [`Play`](crate::table::Play) gives them, and returns a legal
//! choice, or `None` if it has nothing to do or prefers to wait. Bots use no randomness and no clock: the same view gets the same
//! answer.
//!
//! The example `contest` compares skills, in credits after one round, over all classes, with the half width of the 95 %
//! confidence interval (`--deals 400 --seed 70000`). A [`YardBot`] of middle skill earns 5.3 ± 0.7 more than one of low skill,
//! and one of high skill 6.5 ± 1.0 more than one of middle skill. A [`FlightBot`] of middle skill earns 3.8 ± 0.5 more than one
//! of low skill; one of high skill earns 1.2 ± 0.5 more than the example's simple pilot (`--deals 200 --seed 900000`).

mod flight_bot;
mod skill;
mod trucker;
mod yard_bot;

pub use flight_bot::FlightBot;
pub use skill::Skill;
pub use trucker::Trucker;
pub use yard_bot::YardBot;
