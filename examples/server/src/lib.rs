//! A server to play the games of starwright online: see the README.

pub mod act;
pub mod chance;
pub mod client;
pub mod clock;
pub mod config;
pub mod games;
pub mod gate;
pub mod hall;
pub mod metrics;
pub mod page;
pub mod preview;
pub mod secret;
pub mod server;
pub mod socket;
pub mod store;
pub mod table;
