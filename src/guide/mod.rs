//! Five introductions for newcomers, each a page with a program that runs, and a glossary. Beside `starwright` they need two
//! crates:
//!
//! ```toml
//! [dependencies]
//! rand_pcg = "0.10" # any generator of `rand_core` 0.10 will do
//! serde_json = "1"
//! ```
//!
//! * [`shipyard`]: a player builds a ship, is told what is wrong with it, and launches it;
//! * [`under_fire`]: an attack comes, the player answers, the ship may fall apart;
//! * [`galaxy_game`]: a whole game of Galaxy Trucker, and what its players and the table say;
//! * [`battle_server`]: a game for several players over a wire, with what each of them may know;
//! * [`bot`]: a program that plays;
//! * [`words`], [`words_battle`]: the terms of the games, in English, French, Polish and German.

pub mod battle_server;
pub mod bot;
pub mod galaxy_game;
pub mod shipyard;
pub mod under_fire;
pub mod words;
pub mod words_battle;
