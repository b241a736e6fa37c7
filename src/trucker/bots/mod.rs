//! Players made of advice: they see what their seat sees, and choose.
//!
//! A bot is asked with the view of its seat and the choices listed for it, as [`Play`](crate::table::Play) gives them, and
//! answers with a choice that is accepted; with none where it has nothing to do, or does not want to do anything yet. It draws
//! no lots and looks at no clock: the same view gets the same answer.
//!
//! How much better, the example `contest` measures; after one round of all classes in turn, in credits with the half width of
//! their 95 % confidence interval (`--deals 400 --seed 70000`): builders of middle skill bring home 5.3 ± 0.7 more than those of
//! low skill, those of high skill 6.5 ± 1.0 more than those of middle skill; captains of middle skill 3.8 ± 0.5 more than those
//! of low skill. Captains of high skill bring home 1.2 ± 0.5 more than the simple pilot of that example
//! (`--deals 200 --seed 900000`).

mod flight_bot;
mod skill;
mod trucker;
mod yard_bot;

pub use flight_bot::FlightBot;
pub use skill::Skill;
pub use trucker::Trucker;
pub use yard_bot::YardBot;
