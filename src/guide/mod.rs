//! Four ways in, for whoever has never seen this crate: each a page with a program that runs.
//!
//! * [`shipyard`]: a player builds a ship, is told what is wrong with it, and launches it;
//! * [`under_fire`]: an attack comes, the player answers, the ship may fall apart;
//! * [`battle_server`]: a game for several players over a wire, with what each of them may know;
//! * [`bot`]: a program that plays.

pub mod battle_server;
pub mod bot;
pub mod shipyard;
pub mod under_fire;
