//! A bot: a program that picks one of the listed choices, given a view.
//!
//! The crate has bots: [`battle::Bot`](crate::battle::Bot) for the battle, and [`trucker::bots`](crate::trucker::bots) for yards,
//! flights and whole games, each at three strengths. This page shows how to write your own.
//!
//! A fair bot gets a player's view, not the game. All games implement [`Play`](crate::table::Play): who is
//! [awaited](crate::table::Play::awaited), the [choices](crate::table::Play::choices), [apply](crate::table::Play::apply). So one
//! loop plays them all, with a bot for each game. Two caveats:
//!
//! * Several actors may be awaited at once, including [`Actor::Table`](crate::table::Actor::Table). A loop that always asks
//!   players first never lets the hourglass of a [yard](crate::trucker::yard) run out. The table's events (tiles, dice, the
//!   hourglass) are chance; a bot must not choose them.
//! * A bot must make progress. A player may swap tiles forever; the engine does not limit the number of moves.
//!
//! ```
//! use starwright::battle::{self, Deck, Race, random_placement};
//! use starwright::dice::{Random, RandomSource};
//! use starwright::rand_core::SeedableRng;
//! use starwright::table::{Actor, Play, Seat};
//! use starwright::trucker::game::{self, Now};
//! use starwright::trucker::yard::{self, Step};
//! use starwright::trucker::{Class, Game, Rulings};
//!
//! /// A random item.
//! fn any<T: Clone>(of: &[T], chance: &mut impl RandomSource) -> Option<T> {
//!     of.get(chance.below(of.len() as u32) as usize).cloned()
//! }
//!
//! /// Plays until the game is over; returns the number of choices. A random awaited player is next, or the table if only it
//! /// is awaited and otherwise once in forty choices, because the hourglass is slow.
//! fn play<G: Play>(
//!     game: &mut G,
//!     chance: &mut impl RandomSource,
//!     mut bot: impl FnMut(Seat, &G::View, &[G::Choice]) -> Option<G::Choice>,
//! ) -> Result<usize, String> {
//!     let (mut listed, mut events, mut count) = (Vec::new(), Vec::new(), 0);
//!     while !game.is_over() {
//!         let awaited = game.awaited();
//!         let seats: Vec<Seat> = awaited.seats.iter().collect();
//!         let waits = awaited.table && chance.below(40) == 0;
//!         let seat = any(&seats, chance).filter(|_| !waits);
//!         let actor = seat.map_or(Actor::Table, Actor::Seat);
//!         listed.clear();
//!         game.choices(actor, &mut listed);
//!         let choice = match seat {
//!             Some(seat) => bot(seat, &game.view(Some(seat)), &listed),
//!             None => any(&listed, chance),
//!         };
//!         let choice = choice.ok_or_else(|| format!("{actor} finds nothing to do"))?;
//!         game.apply(actor, &choice, &mut events).map_err(|refusal| refusal.to_string())?;
//!         count += 1;
//!     }
//!     Ok(count)
//! }
//!
//! /// The listed choice with the best score, the first of equals.
//! fn best<C: Clone>(listed: &[C], liking: impl Fn(&C) -> u8) -> Option<C> {
//!     listed.iter().rev().max_by_key(|choice| liking(choice)).cloned()
//! }
//!
//! /// Sends its capital ships to the probes, and shoots whenever it can.
//! fn admiral(seat: Seat, view: &battle::View, listed: &[battle::Choice], chance: &mut impl RandomSource) -> Option<battle::Choice> {
//!     // there are too many placements to list (see `Play::accepts_unlisted`), so it proposes one
//!     if view.turn.step == battle::Step::Place {
//!         return random_placement(view.layout.zone(seat)?, chance).map(battle::Choice::place);
//!     }
//!     best(listed, |choice| match choice {
//!         battle::Choice::Shoot { .. } | battle::Choice::SuperShot { .. } => 100,
//!         battle::Choice::Capital { to, .. } => 50_u8.saturating_sub(to.front().distance(view.terrain.centre)),
//!         battle::Choice::HoldFire => 0,
//!         _ => 10,
//!     })
//! }
//!
//! /// Places each tile wherever it fits until the ship is large enough, and flies to the end.
//! fn trucker(seat: Seat, view: &game::View, listed: &[game::Choice]) -> Option<game::Choice> {
//!     let mut is_enough = false;
//!     if let Now::Yard(yard) = &view.now {
//!         let own = yard.players.get(usize::from(seat.number()))?;
//!         is_enough = own.layout.occupied().len() >= 20;
//!         // placements of components are not listed either
//!         let mut rulings = Rulings::DEFAULT;
//!         rulings.strict_joints = true; // only where it joins something
//!         let fits = own.hand.map(|tile| own.layout.fits(tile.component(seat), rulings)).unwrap_or_default();
//!         if let Some(at) = fits.anyhow().iter().last().filter(|_| yard.step == Step::Building) {
//!             let turn = fits.on(at).next()?;
//!             return Some(yard::Choice::Place { at, turn }.into());
//!         }
//!     }
//!     best(listed, |choice| match choice {
//!         game::Choice::Yard(yard::Choice::Flip | yard::Choice::Roll) => 5,
//!         game::Choice::Yard(yard::Choice::Finish { .. }) => if is_enough { 4 } else { 2 },
//!         game::Choice::Yard(yard::Choice::TakeFaceDown | yard::Choice::Return) => 3,
//!         // these could go on forever
//!         game::Choice::Yard(yard::Choice::Look { .. } | yard::Choice::TakeBack | yard::Choice::TakeFaceUp { .. }) => 0,
//!         _ => 1,
//!     })
//! }
//!
//! let mut chance = Random::new(rand_pcg::Pcg32::seed_from_u64(3));
//! let players = Race::ALL.map(|race| (race, Deck::HOUSE));
//! let setup = battle::Setup::shuffled(battle::Layout::four_players(), &players, &mut chance);
//! let mut battle = battle::Game::new(&setup)?;
//! let mut zones = Random::new(rand_pcg::Pcg32::seed_from_u64(4));
//! let choices = play(&mut battle, &mut chance, |seat, view, listed| admiral(seat, view, listed, &mut zones))?;
//! assert!(choices > 100 && battle.is_over());
//! println!("after {choices} choices: {:?}", battle.field().ranking());
//!
//! let setup = game::Setup::dealt(3, &[Class::I, Class::II], &mut chance)?;
//! let mut game = Game::begin(&setup, &mut Vec::new())?;
//! let choices = play(&mut game, &mut chance, trucker)?;
//! assert!(choices > 100 && game.is_over());
//! assert_eq!(game.settlements().len(), 2);
//! println!("after {choices} choices: {:?}", game.standings());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
