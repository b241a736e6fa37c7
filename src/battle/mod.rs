//! Battle Beyond Space: fleets of fighters and capital ships on a board of hexes, nine turns for each player.
//!
//! A [`Setup`](setup::Setup) holds everything that chance decides: shuffled decks, dealt powers, the first player. From it a
//! [`Game`] begins, a state machine that always stands at one decision:
//!
//! - [`Game::step`] says what has to be decided, [`Game::decider`] by whom,
//! - [`Game::actions`] lists every [`Action`](action::Action) that is accepted there; the few choices that are too many to
//!   list are a [`Proposal`](action::Proposal),
//! - [`Game::check`] tries an action without taking it, [`Game::apply`] takes it and says what happened in
//!   [events](event::Event), or refuses it with the [`Rule`](rule::Rule) that it breaks and changes nothing,
//! - [`Game::view`] is what one player may know.
//!
//! A [`Save`](save::Save) is the setup and a log of choices; a [`Position`](position::Position) is the state itself as open
//! parts, from which a game can start anywhere. Both replay without dice.
//!
//! The board for three players and the values of the movement cards are invented, because no source at hand gives them; see
//! [`Layout::provenance`](board::Layout::provenance) and [`Deck::HOUSE`](card::Deck::HOUSE). Bring your own if you have them.
//!
//! ```
//! use rand_core::SeedableRng;
//! use starwright::battle::Game;
//! use starwright::battle::action::{Action, Proposal};
//! use starwright::battle::board::Layout;
//! use starwright::battle::card::Deck;
//! use starwright::battle::placement::random_placement;
//! use starwright::battle::race::Race;
//! use starwright::battle::setup::Setup;
//! use starwright::dice::Random;
//!
//! let mut dice = Random::new(rand_pcg::Pcg32::seed_from_u64(1));
//! let players = Race::ALL.map(|race| (race, Deck::HOUSE));
//! let mut game = Game::new(&Setup::shuffled(Layout::four_players(), &players, &mut dice))?;
//! let mut events = Vec::new();
//! for _ in 0..4 {
//!     let zone = game.field().layout().zone(game.active()).try_into()?;
//!     let fleet = random_placement(zone, &mut dice).ok_or("no fleet fits")?;
//!     game.propose(&Proposal::Place(fleet), &mut events)?;
//! }
//! let mut actions = Vec::new();
//! while !game.is_over() {
//!     game.actions(&mut actions);
//!     let choice = actions[dice.below(actions.len() as u32) as usize];
//!     game.apply(choice, &mut events)?;
//! }
//! assert_eq!(game.round(), 9);
//! assert!(!game.field().ranking()[0].is_empty());
//! let late = game.check(Action::End).unwrap_err();
//! assert_eq!(late.rule().id(), "BBS-57");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod action;
pub mod board;
pub mod card;
mod cards;
mod chart;
mod collide;
mod damage;
pub mod event;
mod few;
pub mod field;
pub mod fire;
mod game;
mod layouts;
pub mod piece;
mod pieces;
pub mod placement;
pub mod pose;
pub mod position;
pub mod powers;
pub mod race;
mod reach;
pub mod refusal;
pub mod rule;
pub mod rulings;
pub mod save;
pub mod score;
pub mod seat;
pub mod setup;
pub mod ship;
mod sortie;
pub mod step;
mod turn;
pub mod view;
#[cfg(feature = "serde")]
mod wire;

pub use game::Game;
