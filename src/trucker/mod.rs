//! Galaxy Trucker: The Latest Models.
//!
//! A [`Layout`] holds a player's components, legal or not. [`check`](Layout::check) reports every broken rule, and
//! [`into_fleet`](Layout::into_fleet) turns a legal layout into a [`Fleet`], which cannot be illegal.

// The flow of data, which is also the order of the layers: each knows only those above it here. Payments are computed by pure
// functions, so the settlement is above the yard, where premiums and insurances are already paid.
pub(crate) mod rules;

pub(crate) mod parts;

pub(crate) mod ship;

pub(crate) mod fleet;

#[cfg(feature = "bots")]
pub(crate) mod advice;

pub mod attack;

#[cfg(feature = "play")]
pub mod cards;

#[cfg(feature = "play")]
pub mod settlement;

#[cfg(feature = "play")]
pub(crate) mod track;

#[cfg(feature = "play")]
pub mod yard;

#[cfg(feature = "play")]
pub mod flight;

#[cfg(feature = "play")]
pub mod campaign;

#[cfg(feature = "play")]
pub mod game;

#[cfg(feature = "bots")]
pub mod bots;

pub(crate) mod show;

mod sentences;

#[cfg(feature = "serde")]
mod wire;

pub use crate::table::Confidence;
#[cfg(feature = "bots")]
pub use advice::{
    build_weights::{BuildWeights, Weight},
    changes::{Change, Quality},
    placing::Placing,
    plan::Plan,
};
pub use fleet::aboard::{Aboard, Alien, Contents, Crew, Gain, Good, Goods, Specialisation};
pub use fleet::boarding::BoardingError;
pub use fleet::goods_loss::{GoodsDue, GoodsLoss};
pub use fleet::leaving::Departure;
pub use fleet::loss_error::{LossError, Lost};
pub use fleet::loss_weights::LossWeights;
pub use fleet::power::{BatteryPlan, Goal, PowerError};
pub use fleet::stowing::StowError;
pub use fleet::strength::{Reach, Strength, Strengths};
pub use fleet::{Fleet, Rejected, Ship};
#[cfg(feature = "play")]
pub use game::Game;
pub use parts::blueprint::{
    Blueprint, BlueprintError, Builder, Class, LossPenalty, Mark, Marks, Numbers, OlderClass, PremiumTable, Provenance,
};
pub use parts::board::Board;
pub use parts::build_error::BuildError;
pub use parts::catalogue;
pub use parts::component::output::Output;
pub use parts::component::room::Room;
pub use parts::component::{Capacity, Colour, Component, Connector, Edges, Kind, Outlet, TileId};
pub use parts::unreadable::Unreadable;
pub use rules::rulings::{ExtraCrew, GoodsFrom, RearMeteors, Rulings, TorusThrusters};
pub use rules::{Rule, UnknownRule};
pub use sentences::sentences;
#[cfg(feature = "play")]
pub use settlement::penalty::{Insurance, InsureError, LossCap};
pub use ship::batch;
pub use ship::check::{Report, ShipReport};
pub use ship::fits::{Fits, Misfit};
pub use ship::joints::Joints;
pub use ship::layout::Layout;
pub use ship::packed::Packed;
pub use ship::repair::{NoRepair, Removal, Repair, RepairError, ShipRepair};
pub use ship::violation::Violation;
pub use ship::weak_spot::{WeakSpot, largest_group};
pub use show::drawing::Drawing;
pub use show::notation;
#[cfg(feature = "svg")]
pub use show::svg;
