//! What all games share: seats, who is awaited, the [`Play`] trait, the [`Record`] of a game, and refusals that name numbered
//! rules.

mod actor;
pub(crate) mod array_vec;
mod confidence;
mod shared_slice;
#[macro_use]
pub mod message;
pub(crate) mod many;
mod origin;
#[cfg(feature = "play")]
mod outside;
#[cfg(feature = "play")]
mod play;
#[cfg(feature = "play")]
mod record;
#[macro_use]
pub(crate) mod refused;
#[macro_use]
pub(crate) mod rules;
pub(crate) mod seat;
mod seats;
#[cfg(feature = "serde")]
pub(crate) mod wire;

pub use actor::{Actor, Awaited};
pub use array_vec::ArrayVec;
pub use confidence::Confidence;
pub use origin::Origin;
#[cfg(feature = "play")]
pub use outside::Outside;
#[cfg(feature = "play")]
pub use play::Play;
#[cfg(all(feature = "play", feature = "serde"))]
pub use play::{Portable, Served};
#[cfg(feature = "play")]
pub use record::{Entry, ReadError, Record, Since, VERSION};
pub use refused::{Numbered, Refused};
pub use seat::{NoSuchSeat, Seat};
pub use seats::SeatSet;
pub use shared_slice::SharedSlice;
