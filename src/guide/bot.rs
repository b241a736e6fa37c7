//! A bot: a program that looks at a view and picks one of the choices it is given.
//!
//! A fair bot sees what a player sees, a [`View`](crate::battle::View), and nothing of the game behind it. Everything here is
//! played in one shape, the trait [`Play`](crate::table::Play): who is [awaited](crate::table::Play::awaited), what they may
//! [choose](crate::table::Play::choices), [apply](crate::table::Play::apply). The loop below plays any of it.
//!
//! ```
//! use starwright::battle::{Choice, Deck, Game, Layout, Race, Setup, Step, View, random_placement};
//! use starwright::dice::Random;
//! use starwright::rand_core::SeedableRng;
//! use starwright::table::{Actor, Play};
//!
//! /// How much the bot likes a choice: its capital ships go to the probes, and it shoots whenever it can.
//! fn liking(view: &View, choice: &Choice) -> u8 {
//!     match choice {
//!         Choice::Shoot { .. } | Choice::SuperShot { .. } => 100,
//!         Choice::Capital { to, .. } => 50_u8.saturating_sub(to.front().distance(view.centre)),
//!         Choice::HoldFire => 0,
//!         _ => 10,
//!     }
//! }
//!
//! /// The choice it likes best, the first of equals.
//! fn pick(view: &View, choices: &[Choice]) -> Option<usize> {
//!     (0..choices.len()).rev().max_by_key(|&place| liking(view, &choices[place]))
//! }
//!
//! /// Lets `pick` choose for everybody who is awaited until the game is over; how many choices were made.
//! fn play<G: Play>(game: &mut G, pick: impl Fn(&G::View, &[G::Choice]) -> Option<usize>) -> Option<usize> {
//!     let (mut choices, mut events) = (Vec::new(), Vec::new());
//!     for count in 0.. {
//!         let Some(actor) = game.awaited().iter().next() else { return Some(count) };
//!         choices.clear();
//!         game.choices(actor, &mut choices);
//!         let place = pick(&game.view(actor.seat()), &choices)?;
//!         game.apply(actor, choices.get(place)?, &mut events).ok()?;
//!     }
//!     None
//! }
//!
//! let mut dice = Random::new(rand_pcg::Pcg32::seed_from_u64(3));
//! let players = Race::ALL.map(|race| (race, Deck::HOUSE));
//! let mut game = Game::new(&Setup::shuffled(Layout::four_players(), &players, &mut dice))?;
//!
//! // Whole fleets are among too many to list: `is_open` says so, and they are proposed.
//! while Play::is_open(&game, Actor::Seat(game.active())) && game.step() == Step::Place {
//!     let zone = game.field().layout().zone(game.active()).ok_or("no such seat")?;
//!     let fleet = random_placement(zone, &mut dice).ok_or("no fleet fits")?;
//!     game.apply(game.active(), &Choice::place(fleet), &mut Vec::new())?;
//! }
//!
//! let choices = play(&mut game, pick).ok_or("the bot found nothing to do")?;
//! assert!(choices > 100 && game.is_over());
//! println!("after {choices} choices: {:?}", game.field().ranking());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
