//! From 0.1 to 0.2: what was renamed, merged and removed, and what becomes of saved games.
//!
//! # Saved games and running servers
//!
//! Saves, logs, setups, positions, layouts, fleets and notation of 0.1 are read, and replay to the same events and views
//! (`tests/compat/0.1` in the repository). Two things to know:
//!
//! * A save of 0.2 may hold settings and cards that 0.1 does not know, so move all servers of a table at once.
//! * JSON, and records in any format, are as before. Values stored *by themselves* in CBOR, postcard or `MessagePack` have another
//!   form: read them with 0.1 and write them as JSON first.
//!
//! A server that keeps logs replays them:
//!
//! ```
//! use starwright::table::Record;
//! use starwright::trucker::yard::Yard;
//!
//! # use starwright::trucker::{Class, yard::Setup};
//! # let saved = serde_json::to_string(&Record::<Yard>::begin(Setup::new(Class::IC, 2))?)?;
//! let record: Record<Yard> = serde_json::from_str(&saved)?; // a save of 0.1 or 0.2
//! println!("waiting for {}", record.awaited());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Renamed
//!
//! | 0.1 | 0.2 |
//! |---|---|
//! | `dice::Chance` | [`RandomSource`](crate::dice::RandomSource) |
//! | `attack::Chance` | [`Probability`](crate::trucker::attack::Probability) |
//! | `attack::Incoming::under` | [`with_rulings`](crate::trucker::attack::Incoming::with_rulings) |
//! | `attack::Incoming::sparing` | [`excluding`](crate::trucker::attack::Incoming::excluding) |
//! | `yard::From` | [`TileSource`](crate::trucker::yard::TileSource) |
//! | `Flight::asked` | [`question`](crate::trucker::flight::Flight::question) |
//! | `Certainty` | [`Confidence`](crate::trucker::Confidence) |
//! | `battle::Draft` | [`PlacementBuilder`](crate::battle::PlacementBuilder) |
//! | `battle::View::guess` | [`determinize`](crate::battle::View::determinize) |
//! | `battle::Game::decider` | [`awaited_seat`](crate::battle::Game::awaited_seat) |
//! | `Play::is_open` | [`accepts_unlisted`](crate::table::Play::accepts_unlisted) |
//! | `List`, `Few` | [`SharedSlice`](crate::table::SharedSlice), [`ArrayVec`](crate::table::ArrayVec) |
//!
//! # Errors
//!
//! One type for an area. Variants and rules are as before.
//!
//! | 0.1 | 0.2 |
//! |---|---|
//! | `PlaceError`, `NoSuchMark`, `ConnectorOnOutlet` | [`BuildError`](crate::trucker::BuildError) |
//! | `UnknownClass`, `UnknownMark`, `BadEdges`, `NoSuchTile`, `NoSuchCell`, `LooseBits` | [`Unreadable`](crate::trucker::Unreadable) |
//! | `ArtError` | [`BlueprintError`](crate::trucker::BlueprintError) |
//! | `RemovalError`, `PieceError` | [`RepairError`](crate::trucker::RepairError) |
//! | `GainError` | [`BoardingError`](crate::trucker::BoardingError) |
//! | `NotFlying` | [`LossError`](crate::trucker::LossError) |
//! | `PaymentError`, `OutOfReach` | [`PowerError`](crate::trucker::PowerError) |
//! | `WrongDice`, `NoNumbers` | [`AimError`](crate::trucker::attack::AimError) |
//! | `KeepError`, `NothingToBoard` | [`ImpactError`](crate::trucker::attack::ImpactError) |
//! | `DeckError`, `NoSuchCard` | [`CardError`](crate::trucker::cards::CardError) |
//! | `NoSuchInsurance` | [`InsureError`](crate::trucker::InsureError) |
//! | `yard::ClockRefusal` | [`yard::Refusal`](crate::trucker::yard::Refusal) |
//! | `battle::PowerRefusal` | [`battle::Refusal`](crate::battle::Refusal) |
//! | `NoSuchPiece`, `NoSuchSquadron`, `NotAdjacent`, `WingError`, `battle::CardError` | [`battle::NoSuch`](crate::battle::NoSuch) |
//! | `TableError`, `BoardError`, `PieceError`, `CardsError`, `UnderWayError`, `HitsError`, `StepError` of a battle | [`battle::Fault`](crate::battle::Fault) |
//!
//! # Removed
//!
//! | 0.1 | instead |
//! |---|---|
//! | `Board::told`, `trucker::Told`, `table::named`, `table::Named` | [`table::message::told`](crate::table::message::told) |
//! | `Play::sees` (npm `seen_by`, `public`; Python `Event.public`, `seen_by`) | nothing: everybody may see every event |
//! | conversions between lists and `Deck`, `Piles`, `Track` | their constructors |
//! | `tests/schemas/NAME.schema.json` | `tests/schemas/starwright.schema.json` |
//!
//! | `battle::{Piece, Under, CardsOf}` in a position | the fields of [`battle::Position`](crate::battle::Position), with its `terrain` and `turn` |
//! | `settlement::Item::is_payment` | [`Item::rule`](crate::trucker::settlement::Item::rule), or the sign of the amount |
//! | `PositionError::rule` | the rule of each of [`faults`](crate::battle::PositionError::faults) |
//! | `BlueprintError::Art`, `CardError::Number`, `PowerError::Payment`, `RollError::NoNumbers`, variants of `Fault` and `Refusal` that wrapped an error | the variants of the merged error |
//!
//! # Smaller changes
//!
//! * A view of a battle has its `terrain` and `turn` in structs, as a position has.
//! * New fields: `flight::Event::Shown::faced` and `Comes::turned_from`, `rule` in `PowerError::TooFewBatteries` and
//!   `yard::Refusal::NotForActor`. New variants: `CardKind` and `Family` have `Intruders` and `Sequence`, `Lost` has `Blocks`,
//!   `battle::Returning` has `LastTurn`.
//! * The numbers that `as` gives to the variants of `Ask`, `Question`, `Choice`, `Event`, `InsureError` and `Rule` are not the same. Ids
//!   of rules are.
//! * Pictures (`Picture`, `Tile`) borrow who tells their titles, so they are neither `Send` nor `Sync`. Their text is.
//! * `PositionError` is a struct, and not `Copy`.
//!
//! # If you implement `Play`
//!
//! `begin` takes the events of the beginning. Add [`outside`](crate::table::Play::outside) (whether chance or the clock is awaited)
//! and [`reveals`](crate::table::Play::reveals) (whether a choice showed something hidden).
