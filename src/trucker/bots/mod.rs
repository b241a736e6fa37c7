//! Players made of advice: they see what their seat sees, and choose.
//!
//! A bot is asked with the view of its seat and the choices listed for it, as [`Play`](crate::table::Play) gives them, and
//! answers with a choice that is accepted; with none where it has nothing to do, or does not want to do anything yet. It draws
//! no lots and looks at no clock: the same view gets the same answer.

mod builder;
mod captain;
mod skill;
mod trucker;

pub use builder::Builder;
pub use captain::Captain;
pub use skill::Skill;
pub use trucker::Trucker;
