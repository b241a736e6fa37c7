//! Introductory pages, most with a program that runs, and a glossary. The programs need two more crates:
//!
//! ```toml
//! [dependencies]
//! rand_pcg = "0.10" # any generator of `rand_core` 0.10 will do
//! serde_json = "1"
//! ```
//!
//! * [`shipyard`]: build a ship, see what is wrong with it, launch it;
//! * [`under_fire`]: an attack, the player's defence, the damage;
//! * [`galaxy_game`]: a whole game of Galaxy Trucker;
//! * [`battle_server`]: a game for several players over a network, each with a view of their own;
//! * [`table_server`]: seats that choose at once, a clock that survives a restart, storage, limits;
//! * [`bot`]: a bot for any of the games;
//! * [`settings`]: what a table may decide where the rulebooks are silent;
//! * [`boards`]: boards that are not built in;
//! * [`security`]: what is trusted, what is bounded, what stays as it is until 0.3;
//! * [`upgrading`]: from 0.1 to 0.2;
//! * [`words`], [`words_battle`]: the terms of the games, in English, French, Polish and German.

pub mod battle_server;
pub mod boards;
pub mod bot;
pub mod galaxy_game;
pub mod security;
pub mod settings;
pub mod shipyard;
pub mod table_server;
pub mod under_fire;
pub mod upgrading;
pub mod words;
pub mod words_battle;
