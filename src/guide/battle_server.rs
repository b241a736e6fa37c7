//! A battle server: several players over a network, each with a view of their own.
//!
//! The server keeps a [`Record`](crate::table::Record): the game and the log of all choices, secrets included. A client gets a
//! [`View`](crate::battle::View) for its seat or for a spectator, and a list of choices, and sends one back. All messages are
//! JSON. Events go to every client: in a battle they contain no secrets. A late or returning client gets a view, and optionally
//! the [earlier events](crate::table::Record::events).
//!
//! ```
//! use starwright::battle::{Choice, Deck, Event, Game, Layout, Race, Setup, random_placement};
//! use starwright::dice::Random;
//! use starwright::rand_core::SeedableRng;
//! use starwright::table::{Play, Record, Seat};
//!
//! /// The message to a client: the new events, its view, and its choices if it is awaited.
//! fn for_client(record: &Record<Game>, new: &[Event], seat: Option<Seat>) -> serde_json::Result<String> {
//!     let choices = seat.map(|seat| record.choices(seat)).unwrap_or_default();
//!     serde_json::to_string(&serde_json::json!({ "events": new, "view": record.view(seat), "choices": choices }))
//! }
//!
//! /// Applies a client's choice. Returns the events, for every client, or the refusal, for this
//! /// client only.
//! fn from_client(record: &mut Record<Game>, seat: Seat, message: &str) -> Result<Vec<Event>, String> {
//!     let choice: Choice = serde_json::from_str(message).map_err(|error| error.to_string())?;
//!     let mut events = Vec::new();
//!     match record.apply(seat, choice, &mut events) {
//!         Ok(()) => Ok(events),
//!         Err(refusal) => Err(serde_json::to_string(&refusal).map_err(|error| error.to_string())?),
//!     }
//! }
//!
//! // Only the setup is random: shuffled decks, dealt powers, the first player.
//! let mut dice = Random::new(rand_pcg::Pcg32::seed_from_u64(7));
//! let players = Race::ALL.map(|race| (race, Deck::HOUSE));
//! let mut record: Record<Game> = Record::begin(Setup::shuffled(Layout::four_players(), &players, &mut dice))?;
//!
//! // Events before the first choice: none in a battle; a `trucker::Game` reports its first round.
//! let mut events = record.events();
//!
//! // Each player places a whole fleet at once; a client would let a player build it ship by ship in a `PlacementBuilder`.
//! while let Some(seat) = record.game().awaited_seat().filter(|_| record.log().len() < 4) {
//!     let zone = record.game().field().layout().zone(seat).ok_or("no such seat")?;
//!     let fleet = Choice::place(random_placement(zone, &mut dice).ok_or("no fleet fits")?);
//!     events.extend(from_client(&mut record, seat, &serde_json::to_string(&fleet)?)?);
//! }
//!
//! // The first turn: the message lists the legal choices.
//! let seat = record.game().awaited_seat().ok_or("the game is over")?;
//! let sent: serde_json::Value = serde_json::from_str(&for_client(&record, &events, Some(seat))?)?;
//! assert_eq!(sent["events"][0], serde_json::json!({ "event": "placed", "seat": record.game().first() }));
//! let new = from_client(&mut record, seat, &sent["choices"][0].to_string())?;
//! assert!(for_client(&record, &new, None)?.contains(r#""event":"revealed""#));
//!
//! // The same choice again is refused, as data: a tag, the rule, what was expected.
//! let refusal = from_client(&mut record, seat, &sent["choices"][0].to_string()).unwrap_err();
//! assert!(refusal.contains(r#""refused""#) && refusal.contains(r#""rule""#), "{refusal}");
//!
//! // A spectator sees no hand. A save is the setup and the log; reading replays it.
//! let watched: serde_json::Value = serde_json::from_str(&for_client(&record, &[], None)?)?;
//! assert_eq!((watched["choices"].to_string(), watched["view"]["hand"].to_string()), ("[]".into(), "[]".into()));
//! let saved = serde_json::to_string(&record)?;
//! let read: Record<Game> = serde_json::from_str(&saved)?;
//! events.extend(new);
//! assert!(read == record && read.events() == events);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
