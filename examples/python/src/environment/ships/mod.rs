//! Galaxy Trucker: yards, flights and whole games.

mod actions;
mod bots;
mod features;
mod flight;
mod hidden;
mod planes;
mod setups;
mod whole;
mod yard;
