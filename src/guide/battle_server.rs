//! A battle server: several players over a wire, and what each of them may know.
//!
//! The server keeps a [`Record`](crate::table::Record): the game and the log of every choice. It holds every secret. Clients
//! get a [`View`](crate::battle::View), built for one seat or for somebody who only watches, and the choices open to them;
//! they send one of them back. Everything that goes over the wire is JSON. Events go to every client:
//! none says what somebody may not know. Whoever comes late, or comes back, gets a view as everybody did, and may be told what
//! has [happened](crate::table::Record::events) before.
//!
//! ```
//! use starwright::battle::{Choice, Deck, Event, Game, Layout, Race, Setup, random_placement};
//! use starwright::dice::Random;
//! use starwright::rand_core::SeedableRng;
//! use starwright::table::{Play, Record, Seat};
//!
//! /// What a client is sent: what has happened since the last time, its view, and its choices if it is awaited.
//! fn for_client(record: &Record<Game>, new: &[Event], seat: Option<Seat>) -> serde_json::Result<String> {
//!     let choices = seat.map(|seat| record.choices(seat)).unwrap_or_default();
//!     serde_json::to_string(&serde_json::json!({ "events": new, "view": record.view(seat), "choices": choices }))
//! }
//!
//! /// What a client sends: a choice. What happened then, for every client; or the refusal, for this
//! /// client alone.
//! fn from_client(record: &mut Record<Game>, seat: Seat, message: &str) -> Result<Vec<Event>, String> {
//!     let choice: Choice = serde_json::from_str(message).map_err(|error| error.to_string())?;
//!     let mut events = Vec::new();
//!     match record.apply(seat, choice, &mut events) {
//!         Ok(()) => Ok(events),
//!         Err(refusal) => Err(serde_json::to_string(&refusal).map_err(|error| error.to_string())?),
//!     }
//! }
//!
//! // Chance is in the setup alone: shuffled decks, dealt powers, who begins.
//! let mut dice = Random::new(rand_pcg::Pcg32::seed_from_u64(7));
//! let players = Race::ALL.map(|race| (race, Deck::HOUSE));
//! let mut record: Record<Game> = Record::begin(Setup::shuffled(Layout::four_players(), &players, &mut dice))?;
//!
//! // What happened before the first choice: nothing in a battle, but a game of rounds says that its first round begins.
//! let mut events = record.events();
//!
//! // Everybody places a fleet, which is proposed as a whole; a client would let a player do it ship by ship in a `PlacementBuilder`.
//! while let Some(seat) = record.game().awaited_seat().filter(|_| record.log().len() < 4) {
//!     let zone = record.game().field().layout().zone(seat).ok_or("no such seat")?;
//!     let fleet = Choice::place(random_placement(zone, &mut dice).ok_or("no fleet fits")?);
//!     events.extend(from_client(&mut record, seat, &serde_json::to_string(&fleet)?)?);
//! }
//!
//! // The first turn: what the client is sent lists what it may send.
//! let seat = record.game().awaited_seat().ok_or("the game is over")?;
//! let sent: serde_json::Value = serde_json::from_str(&for_client(&record, &events, Some(seat))?)?;
//! assert_eq!(sent["events"][0], serde_json::json!({ "event": "placed", "seat": record.game().first() }));
//! let new = from_client(&mut record, seat, &sent["choices"][0].to_string())?;
//! assert!(for_client(&record, &new, None)?.contains(r#""event":"revealed""#));
//!
//! // The same once more is refused, as data: a tag, the rule, what was expected.
//! let refusal = from_client(&mut record, seat, &sent["choices"][0].to_string()).unwrap_err();
//! assert!(refusal.contains(r#""refused""#) && refusal.contains(r#""rule""#), "{refusal}");
//!
//! // Somebody who watches knows no hand. A save is the setup and the log; it is played again when it is read.
//! let watched: serde_json::Value = serde_json::from_str(&for_client(&record, &[], None)?)?;
//! assert_eq!((watched["choices"].to_string(), watched["view"]["hand"].to_string()), ("[]".into(), "[]".into()));
//! let saved = serde_json::to_string(&record)?;
//! let read: Record<Game> = serde_json::from_str(&saved)?;
//! events.extend(new);
//! assert!(read == record && read.events() == events);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
