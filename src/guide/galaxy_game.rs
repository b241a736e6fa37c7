//! A whole game of Galaxy Trucker: who is awaited, the table's events, and the players' questions.
//!
//! A [`Game`](crate::trucker::Game) runs its rounds: a [yard](crate::trucker::yard), a [flight](crate::trucker::flight) and a
//! [settlement](crate::trucker::settlement) each. A choice belongs to the current yard or flight. The game has no dice and no
//! clock: the tile that came up, the die roll and the end of the hourglass are choices of
//! [`Actor::Table`](crate::table::Actor::Table), made by your program or typed in at a real table.
//!
//! ```
//! use starwright::dice::{Random, RandomSource};
//! use starwright::grid::Rotation;
//! use starwright::rand_core::SeedableRng;
//! use starwright::table::message::{Called, told};
//! use starwright::table::{Actor, Awaited, Record, Seat};
//! use starwright::trucker::flight::{self, Question};
//! use starwright::trucker::game::{Choice, Setup};
//! use starwright::trucker::{Class, Game, TileId, yard};
//!
//! // Two players, one round of class I. The setup holds the tiles and the shuffled cards; the record keeps the log.
//! let mut chance = Random::new(rand_pcg::Pcg32::seed_from_u64(7));
//! let mut game = Record::<Game>::begin(Setup::dealt(2, &[Class::I], &mut chance)?)?;
//! let board = game.game().board().clone();
//!
//! // The events so far: every round begins with one.
//! let mut events = game.events();
//! assert_eq!(events[0].to_string(), "round 1 begins");
//!
//! // Both build at once, in any order, and the hourglass runs: the table may report at any time that it ran out.
//! assert_eq!(game.awaited().to_string(), "seat 0, seat 1, the table");
//!
//! // A player takes a face-down tile. Now only the table is awaited, for the tile that came up: choose a listed one at
//! // random, or enter the real one.
//! game.apply(Seat::Zero, Choice::Yard(yard::Choice::TakeFaceDown), &mut events)?;
//! assert_eq!(game.awaited(), Awaited::TABLE);
//! assert_eq!(game.choices(Actor::Table).len(), 140);
//! let tile = TileId::new(66).ok_or("tiles are 1 to 144")?; // an engine
//! game.apply(Actor::Table, Choice::Yard(yard::Choice::CameUp { tile }), &mut events)?;
//!
//! // It cannot go onto the starting cabin. A refusal is a sentence for people and data for programs, and changes nothing.
//! let onto = |name| -> Result<Choice, Box<dyn std::error::Error>> {
//!     Ok(Choice::Yard(yard::Choice::Place { at: board.cell_named(name)?, turn: Rotation::None }))
//! };
//! let refusal = game.apply(Seat::Zero, onto("7/7")?, &mut events).unwrap_err();
//! assert_eq!(told(&refusal, &board).to_string(), "7/7 already holds a starting cabin (LM-CABIN-4)");
//! let sent = serde_json::to_value(&refusal)?;
//! assert_eq!((&sent["refused"], &sent["rule"], &sent["cell"]), (&"taken".into(), &"LM-CABIN-4".into(), &[2, 2].into()));
//!
//! // The engine fits behind it. Every event has a sentence, too.
//! game.apply(Seat::Zero, onto("7/8")?, &mut events)?;
//! let last = events.last().ok_or("something happened")?;
//! assert_eq!(told(last, &board).to_string(), "seat 0 places tile 66 on 7/8, not turned");
//!
//! // The hourglass runs out, and a player who has finished flips it onto its last place.
//! game.apply(Actor::Table, Choice::Yard(yard::Choice::RanOut), &mut events)?;
//! game.apply(Seat::One, Choice::Yard(yard::Choice::Finish { order: None }), &mut events)?;
//! game.apply(Seat::One, Choice::Yard(yard::Choice::Flip), &mut events)?;
//! game.apply(Seat::Zero, Choice::Yard(yard::Choice::Finish { order: None }), &mut events)?;
//!
//! // The ships are checked, and crews board in the order in which the players finished.
//! for seat in [Seat::One, Seat::Zero] {
//!     game.apply(seat, Choice::Yard(yard::Choice::Board), &mut events)?;
//! }
//!
//! // The flight has begun. Players are asked one at a time, and the table for dice, whenever there is more than one
//! // answer. Before each card: does a ship withdraw?
//! let (actor, question) = game.game().flight().and_then(|flight| flight.question()).ok_or("nobody is asked")?;
//! assert_eq!((actor, question), (Seat::One.into(), &Question::Withdraw));
//! game.apply(Seat::One, Choice::Flight(flight::Choice::FlyOn), &mut events)?;
//!
//! // To the end: players take the first listed choice, the table a random one.
//! while let Some(actor) = game.awaited().iter().next() {
//!     let choices = game.choices(actor);
//!     let place = if actor == Actor::Table { chance.below(choices.len() as u32) } else { 0 };
//!     let choice = choices.get(place as usize).ok_or("nothing is listed")?.clone();
//!     game.apply(actor, choice, &mut events)?;
//! }
//! let people = Called::new(&["Ann", "Bob"]);
//! for event in &events {
//!     println!("{}", told(event, &people.at(&board)));
//! }
//! assert_eq!(game.game().settlements().len(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
