//! Battle Beyond Space: fleets of fighters and capital ships on a board of hexes, nine turns for each player.
//!
//! A [`Setup`] holds all randomness: shuffled decks, dealt powers, the first player. A [`Game`] starts from it, a state machine
//! that always waits for one decision:
//!
//! - [`Game::step`] says what has to be decided, [`Game::awaited_seat`] by whom,
//! - [`Game::choices`] lists every legal [`Choice`], except placements and landing orders, which are too many to list
//!   ([`Game::accepts_unlisted`] says when),
//! - [`Game::check`] checks a choice without applying it; [`Game::apply`] applies it and reports [events](Event), or refuses it
//!   with the [`Rule`] that it breaks and changes nothing,
//! - [`Game::view`] is what one player or a spectator may know; a [`View`] can be sent and [drawn](View::drawing), and with a
//!   [guess](View::determinize) at what it hides it becomes a game again,
//! - a [`Bot`] advises a choice, given a view, and says what it expects of it.
//!
//! It implements [`Play`](crate::table::Play); its [`Record`](crate::table::Record) is the setup and a log of choices. A
//! [`Position`] is the full state as public fields, to start a game from any state. Neither needs dice to replay.
//!
//! The board for three players and the movement cards are invented, because no source at hand gives them; see
//! [`Layout::provenance`] and [`Deck::HOUSE`]. Supply the printed ones if you have them.
//!
//! ```
//! use starwright::battle::{Choice, Deck, Game, Layout, Race, Setup, random_placement};
//! use starwright::dice::{Random, RandomSource};
//! use starwright::rand_core::SeedableRng;
//!
//! let mut dice = Random::new(rand_pcg::Pcg32::seed_from_u64(1));
//! let players = Race::ALL.map(|race| (race, Deck::HOUSE));
//! let mut game = Game::new(&Setup::shuffled(Layout::four_players(), &players, &mut dice))?;
//! let mut events = Vec::new();
//! for _ in 0..4 {
//!     let zone = game.field().layout().zone(game.active()).ok_or("no such seat")?;
//!     let fleet = random_placement(zone, &mut dice).ok_or("no fleet fits")?;
//!     game.apply(game.active(), &Choice::place(fleet), &mut events)?;
//! }
//! let mut choices = Vec::new();
//! while let Some(seat) = game.awaited_seat() {
//!     choices.clear();
//!     game.choices(seat, &mut choices);
//!     let choice = &choices[dice.below(choices.len() as u32) as usize];
//!     game.apply(seat, choice, &mut events)?;
//! }
//! assert_eq!(game.round(), 9);
//! assert!(!game.field().ranking()[0].is_empty());
//! let late = game.check(game.active(), &Choice::End).unwrap_err();
//! assert_eq!(late.rule().id(), "BBS-57");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub(crate) mod board;
#[cfg(feature = "bots")]
pub(crate) mod bots;
pub(crate) mod event;
pub(crate) mod field;
#[cfg(feature = "play")]
pub(crate) mod game;
pub(crate) mod pieces;
pub(crate) mod rules;
mod sentences;
#[cfg(feature = "play")]
pub(crate) mod show;
#[cfg(feature = "serde")]
mod wire;

pub use board::{Layout, LayoutError, ZONE};
#[cfg(feature = "bots")]
pub use bots::{
    Bot,
    advice::{Advice, Expectation},
};
pub use event::Event;
pub use field::fire::FIGHTER_RANGE;
pub use field::reach::BONUS_POINTS;
pub use field::refusal::FieldRefusal;
pub use field::score::{CAPITAL_POINTS, FIGHTER_POINTS, PROBE_POINTS, RING_POINTS, worth};
pub use field::terrain::Terrain;
pub use field::{Cell, Field};
#[cfg(feature = "play")]
pub use game::{
    Game,
    cards::Cards,
    choice::{Choice, Landing},
    determinize::Hidden,
    holding::{Holding, Waiting},
    placement::{Berth, Placement, PlacementError, random_placement},
    placement_builder::PlacementBuilder,
    position::{Fault, Mark, NoQuestion, Part, Position, PositionError, Taken, Thing, Unable},
    powers::{BLAST_RADIUS, LASER_RANGE, LONG_RANGE, SHIELD_TOKENS},
    refusal::Refusal,
    setup::{Player, Setup, SetupError},
    sortie::{Airborne, Crash, Sortie},
    step::Step,
    turn::Turn,
    view::{PlayerView, View},
};
pub use pieces::card::{Card, Deck};
pub use pieces::no_such::NoSuch;
pub use pieces::piece::{Kind, PieceId, Squadron};
pub use pieces::pose::Pose;
pub use pieces::race::{Power, Race};
pub use pieces::set::Pieces;
pub use pieces::ship::{Fate, Ship, Standing};
pub use pieces::wing::Wing;
pub use rules::rulings::{CapitalPoints, Returning, Rulings};
pub use rules::{Rule, UnknownRule};
pub use sentences::sentences;
#[cfg(all(feature = "play", feature = "svg"))]
pub use show::svg;
