//! A table server: seats that choose at once, a clock that survives a restart, storage, and limits. It continues
//! [`battle_server`](crate::guide::battle_server); `examples/server` is a whole one.
//!
//! # Seats that choose at once
//!
//! In a yard all players build at once, so two of them may want the same component. The order in which choices reach the
//! [`Record`](crate::table::Record) decides. Who comes second gets a refusal. By then the server has sent that client the view in
//! which the component is gone, because views and answers go out in order: so the client shows the refusal beside the view that it
//! has. Choices of others do not make a choice void: check what was sent against the game as it is now, not as the client saw it.
//!
//! A line may break after a choice was applied and before its answer arrived. Let the client give each choice an identifier of its
//! own and send it again after it reconnects. The server keeps the identifier with the entry and answers the second time as it
//! did the first.
//!
//! # Storage
//!
//! Store the setup once, and each [`Entry`](crate::table::Entry) in a row of its own, by its number. Rows are only added. Answer a
//! client only after its row is on the disk. If a database refuses a second row of the same table and number, several servers may
//! serve the same table: who comes second reads the new rows and checks its choice again.
//! [`Record::resume`](crate::table::Record::resume) reads the rows back, with the events of each.
//!
//! An undo is a row of its own as well, which says how many choices stand. [`Record::since`](crate::table::Record::since) says
//! what it would take back, and whether chance spoke or something hidden was shown since.
//!
//! # A clock
//!
//! The crate has no clock: the server runs the hourglass, and chooses for the table when its sand has run out. Its state says when
//! the sand began to run: with the row after which the table is awaited for
//! [`Outside::Time`](crate::table::Outside::Time). So store a time with each row, and take the sand that is left from there. Times of
//! rows may be wrong, because clocks are set back: never order rows by them, and let the sand run no longer than
//! [`Hourglass::SAND`](crate::trucker::yard::Hourglass::SAND).
//!
//! ```
//! use std::time::Duration;
//! use starwright::table::{Actor, Entry, Outside, Play, Record, Seat};
//! use starwright::trucker::Class;
//! use starwright::trucker::yard::{Choice, Hourglass, Setup, Yard};
//!
//! /// What a database holds of one choice. Its number is its place.
//! struct Row {
//!     entry: String,
//!     /// Since 1970.
//!     at: Duration,
//! }
//!
//! struct Table {
//!     record: Record<Yard>,
//!     rows: Vec<Row>,
//!     sand_since: Option<Duration>,
//! }
//!
//! impl Table {
//!     fn resume(setup: Setup, begun: Duration, rows: Vec<Row>) -> Result<Self, Box<dyn std::error::Error>> {
//!         let mut table = Self { record: Record::begin(setup)?, rows: Vec::new(), sand_since: Some(begun) };
//!         for row in rows {
//!             let entry = serde_json::from_str(&row.entry)?;
//!             table.take(entry, row.at)?;
//!         }
//!         Ok(table)
//!     }
//!
//!     fn take(&mut self, entry: Entry<Choice>, now: Duration) -> Result<(), Box<dyn std::error::Error>> {
//!         self.record.check(entry.by, &entry.choice)?;
//!         self.rows.push(Row { entry: serde_json::to_string(&entry)?, at: now }); // on the disk before anybody hears of it
//!         let ran_out = entry.by == Actor::Table && self.record.game().outside() == Some(Outside::Time);
//!         self.record.apply(entry.by, entry.choice, &mut Vec::new())?;
//!         if ran_out {
//!             self.sand_since = None;
//!         }
//!         // while a tile comes up, the sand runs on
//!         if self.record.game().hourglass().running {
//!             self.sand_since.get_or_insert(now);
//!         }
//!         Ok(())
//!     }
//!
//!     fn sand_left(&self, now: Duration) -> Option<Duration> {
//!         Some(Hourglass::SAND.saturating_sub(now.saturating_sub(self.sand_since?)))
//!     }
//! }
//!
//! let (begun, setup) = (Duration::from_secs(1_800_000_000), Setup::new(Class::IIIC, 2));
//! let mut table = Table::resume(setup.clone(), begun, Vec::new())?;
//! let by = |by: Actor, choice| Entry { by, choice };
//! table.take(by(Seat::Zero.into(), Choice::TakeFaceDown), begun)?;
//! let tile = table.record.choices(Actor::Table)[0]; // a server lets chance choose
//! table.take(by(Actor::Table, tile), begun + Duration::from_secs(1))?;
//! table.take(by(Seat::Zero.into(), Choice::Return), begun + Duration::from_secs(5))?;
//!
//! // Both want the component that now lies face up. The second is refused.
//! let is_face_up = |choice: &Choice| matches!(choice, Choice::TakeFaceUp { .. });
//! let face_up = table.record.choices(Seat::One).into_iter().find(is_face_up).ok_or("none")?;
//! table.take(by(Seat::One.into(), face_up), begun + Duration::from_secs(6))?;
//! assert!(table.take(by(Seat::Zero.into(), face_up), begun + Duration::from_secs(6)).is_err());
//!
//! // The server was down for ten seconds. All is there, and 70 of 90 seconds are left.
//! let table = Table::resume(setup, begun, table.rows)?;
//! assert_eq!(table.sand_left(begun + Duration::from_secs(20)), Some(Duration::from_secs(70)));
//! // A clock that was set back gives no more than a whole hourglass.
//! assert_eq!(table.sand_left(begun - Duration::from_secs(3600)), Some(Hourglass::SAND));
//!
//! // An undo of everything: chance spoke since.
//! let since = table.record.since(0);
//! assert!(since.chance && !since.revealed && since.events.len() == 4);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Limits
//!
//! What the crate bounds by itself, whoever sends it:
//!
//! | what | at most |
//! |---|---|
//! | players | 5 in Galaxy Trucker, 4 in a battle |
//! | a board | 11 by 11 cells |
//! | rounds of a game | 1,000 ([`Setup::MOST_ROUNDS`](crate::trucker::game::Setup::MOST_ROUNDS)) |
//! | depth of lists in JSON | 128 (`serde_json`) |
//!
//! The memory to read a value is at most some dozens of times its text; `tests/table/faults` has the figures. What a server must
//! bound: the bytes of a message (64 KiB are enough for every choice) and of a saved game (1 MiB is enough for most), the entries of
//! a log, since players may take up and return components without end, and the time a player may think. Reading a record replays
//! it, which takes time for each entry, so do not read strangers' records on the thread that serves all others.
