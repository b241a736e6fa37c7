//! The flight, card by card.

mod boosts;
mod captains;
mod combat_zone;
mod enemies;
mod fleets;
mod hostile;
mod leaving;
mod level_four;
mod listed;
mod meteors;
mod no_question;
mod odds;
mod offers;
mod own;
mod planets;
#[cfg(feature = "serde")]
mod playthroughs;
mod sabotage;
mod secrets;
mod setups;
mod table;
mod views;
