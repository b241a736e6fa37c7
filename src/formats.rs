//! The serialised forms, and the formats they are tested with (feature `serde`).
//!
//! Every value that a client sees or keeps has one form. Illegal values fail to deserialise: a fleet is checked, an impact is
//! resolved again, a record is replayed. Unknown and duplicate fields are refused by name, and errors say where. No number
//! exceeds 2^53, sets of cells are lists of `[column, row]`, enums are strings.
//!
//! | | JSON | CBOR | postcard | `MessagePack` |
//! |---|---|---|---|---|
//! | dice, seats, rotations, directions, ids of tiles, cards and pieces | a number | a number | a number | a number |
//! | everything else; refusals are written only (but for misfits) | as named | packed | packed | packed |
//!
//! *As named* is the form that the documentation of a type shows: objects by the names of their fields, enums as texts. *Packed*
//! is that form as one flat list, for formats that are not
//! [human-readable](https://docs.rs/serde/1/serde/trait.Serializer.html#method.is_human_readable), such as `ciborium`, `postcard`
//! and `rmp-serde`. Read a packed value with the format that wrote it. For programs in other languages write JSON.
//!
//! YAML works like JSON (tested with `serde_yaml_ng`). Most values do not round-trip in two others:
//!
//! * RON writes names such as `IIIC` or `front` without quotes, and does not report them to self-describing readers, which most
//!   of these forms use.
//! * TOML has no null: a list with a null cannot be written, and a null field is omitted, so it is missing when read.
//!
//! # Keys of maps
//!
//! JSON keys are strings. Values whose form is a name or a number can be keys: seats, dice, sides, rotations, directions,
//! classes, kinds, colours, marks, levels, families, races, powers, rules, the ids of tiles, cards and pieces, and other single
//! names. An [`Actor`](crate::table::Actor) and a [`Tile`](crate::trucker::yard::Tile) are names or numbers: as keys their
//! numbers can be written but not read. Cells, hexes, and other lists and objects cannot be keys.
//!
//! # Forms
//!
//! The documentation of each type has an example after `JSON:`. JSON Schemas for other languages are generated from the same
//! declarations: `schemas` with the feature `schema`, and the file `tests/schemas/starwright.schema.json`. The cases of the
//! example `judge` have `tests/schemas/case.schema.json`.
//!
//! ```
//! # use serde::de::DeserializeOwned;
//! # use starwright::trucker::attack::*;
//! # use starwright::trucker::*;
//! # fn is<T: DeserializeOwned + serde::Serialize>(text: &str) -> Result<(), serde_json::Error> {
//! #     let value: T = serde_json::from_str(text)?;
//! #     assert_eq!(serde_json::to_value(&value)?, serde_json::from_str::<serde_json::Value>(text)?);
//! #     Ok(())
//! # }
//! // What is being rolled, with the die that counts with the next one, and what the dice brought.
//! is::<Aim>(r#"{"class": "II", "from": "front", "dice": [3]}"#)?;
//! is::<Wanted>(r#"{"second": {"first": 3}}"#)?;
//! is::<Lines>(r#"{"class": "IIIC", "from": "rear", "starts": [[2, 3]]}"#)?;
//! is::<Line>(r#"{"aimed": [2, 3]}"#)?;
//! is::<Met>(r#"{"component": [2, 3]}"#)?;
//! is::<Fate>(r#"{"shot_down": [2, 4]}"#)?;
//! is::<LineEnd>(r#"{"line": {"column": 2}, "struck": [2, 3], "fate": "destroyed"}"#)?;
//! is::<Dodge>(r#"{"ship": 0, "nozzle": "left", "thrusters": [[1, 3]], "cost": 1, "strikes": []}"#)?;
//! is::<Probability>("5")?; // of 36
//! is::<HeatMap>(r#"{"struck": [{"at": [2, 3], "chance": 5}], "miss": 31}"#)?;
//! // A hit that is not decided yet, and what it costs.
//! is::<Impact>(r#"{"fleet": {"class": "II", "tiles": [], "boarded": false}, "destroyed": [], "cut_off": []}"#)?;
//! is::<Losses>(r#"{"destroyed": [[2, 3]], "cut_off": [], "aboard": [{"at": [2, 3], "humans": 2}],
//!     "components": [{"at": [2, 3], "kind": "cabin", "capacity": 2, "edges": "3333"}]}"#)?;
//! // What is aboard.
//! is::<Aboard>(r#"[{"at": [2, 3], "alien": {"cyan": "manager"}}, {"at": [3, 3], "goods": {"red": 1}}]"#)?;
//! is::<Contents>(r#"{"humans": 2}"#)?;
//! is::<Crew>(r#"{"humans": 5, "aliens": 1}"#)?;
//! is::<Strengths>(r#"{"engines": 4, "cannons": 9}"#)?; // cannons in half points
//! is::<Insurance>("5")?;
//! is::<WeakSpot>(r#"{"cells": [[0, 0], [1, 1]], "premium": 1}"#)?;
//! // What may be built with, and where.
//! is::<Kind>(r#""cannon_2""#)?;
//! is::<Edges>(r#""0030""#)?;
//! is::<Component>(r#"{"kind": "cannon", "strength": 1, "edges": "0030", "points": "front"}"#)?;
//! is::<yard::Tile>("88")?;
//! is::<yard::TileSet>("[31, 88]")?;
//! is::<Misfit>(r#"{"refused": "unattached", "rule": "LM-CABIN-4", "cell": [0, 2]}"#)?;
//! is::<Departure>(r#"{"ship": {"number": 0, "components": [[2, 3]]}, "aboard": [],
//!     "components": [{"at": [2, 3], "kind": "cabin", "capacity": 2, "edges": "3333"}]}"#)?;
//! is::<yard::Choice>(r#"{"do": "place", "at": [2, 3], "turn": 1}"#)?;
//! // What a flight meets.
//! is::<cards::Card>(r#"{"id": 17, "level": "I", "kind": "abandoned_ship", "crew": 2, "credits": 3, "days": 1}"#)?;
//! is::<cards::Card>(r#"{"level": "IV", "kind": "meteor_swarm", "meteors": ["sF", "LL"]}"#)?;
//! is::<cards::CardKind>(r#"{"kind": "planets", "planets": ["RYG", "BB"], "days": 2}"#)?;
//! is::<cards::CardKind>(r#"{"kind": "sequence", "parts": [{"kind": "open_space"}, {"kind": "stardust"}]}"#)?;
//! is::<cards::CardSet>("[17, 59]")?;
//! is::<flight::Choice>(r#"{"do": "stow", "load": {"red": 1, "blue": 1}, "holds": [[[2, 3], {"red": 1}]]}"#)?;
//! is::<flight::Event>(r#"{"event": "moved", "seat": 1, "days": -2, "to": 7}"#)?;
//! is::<flight::Question>(r#"{"ask": "land", "free": [0, 2], "planets": 3}"#)?;
//! is::<starwright::battle::Choice>(r#"{"do": "turn", "fighter": 7, "facing": 5}"#)?;
//! # Ok::<(), serde_json::Error>(())
//! ```

#[cfg(feature = "schema")]
use alloc::vec::Vec;

#[cfg(feature = "schema")]
use crate::table::wire::{
    Form, Node, record,
    schema::{Definitions, Said, any_of},
};
#[cfg(feature = "schema")]
use crate::{
    battle,
    trucker::{self, attack, bots, campaign, cards, flight, game, settlement, yard},
};

/// JSON Schemas (2020-12) of everything that clients read and write, as one document. Its `$defs` are named after the types, with
/// a prefix where several modules have a type of that name: `cell`, `yard_event`, `battle_event`. The document itself validates
/// any message.
///
/// ```
/// let schemas = serde_json::to_value(starwright::formats::schemas())?;
/// assert_eq!(schemas["$defs"]["seat"]["maximum"], 4);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[cfg(feature = "schema")]
#[must_use]
pub fn schemas() -> impl serde::Serialize {
    let mut definitions = Definitions::default();
    let mut messages: Vec<_> = MESSAGES.iter().map(|schema| schema(&mut definitions)).collect();
    messages.push(record::schema::<yard::Yard>(&mut definitions, "yard_record"));
    messages.push(record::schema::<flight::Flight>(&mut definitions, "flight_record"));
    messages.push(record::schema::<game::Game>(&mut definitions, "game_record"));
    messages.push(record::schema::<battle::Game>(&mut definitions, "battle_record"));
    messages.push(refusal(&mut definitions));
    definitions.end(messages)
}

/// All refusals, and a refused choice of a record.
#[cfg(feature = "schema")]
fn refusal(definitions: &mut Definitions) -> Node<'static> {
    definitions.named_as::<alloc::boxed::Box<dyn core::error::Error>>("refusal", |definitions| {
        let mut all: Vec<_> = REFUSALS.iter().map(|said| said(definitions)).collect();
        let (lm, bbs) = (trucker::Rule::schema(definitions), battle::Rule::schema(definitions));
        let refusal = refusal(definitions);
        all.push(record::refused_entry(definitions, refusal, any_of(alloc::vec![lm, bbs])));
        any_of(all)
    })
}

#[cfg(feature = "schema")]
type Schema = fn(&mut Definitions) -> Node<'static>;

#[cfg(feature = "schema")]
macro_rules! schemas {
    ($schema:ident: $($type:ty),* $(,)?) => { &[$(<$type>::$schema),*] };
}

/// What clients read and write.
#[cfg(feature = "schema")]
const MESSAGES: &[Schema] = schemas![schema:
    trucker::Aboard,
    trucker::BuildWeights,
    trucker::BatteryPlan,
    trucker::Board,
    trucker::Change,
    trucker::Component,
    trucker::Crew,
    trucker::Departure,
    trucker::Fits,
    trucker::Fleet,
    trucker::GoodsDue,
    trucker::GoodsLoss,
    trucker::Kind,
    trucker::Layout,
    trucker::Misfit,
    trucker::Output,
    trucker::Placing,
    trucker::Plan,
    trucker::Reach,
    trucker::Repair,
    trucker::Report,
    trucker::Rulings,
    trucker::Strengths,
    trucker::LossWeights,
    trucker::Violation,
    trucker::WeakSpot,
    attack::Aftermath,
    attack::Aim,
    attack::Attack,
    attack::BestDefence,
    attack::Choice,
    attack::Defence,
    attack::Fate,
    attack::HeatMap,
    attack::Impact,
    attack::Incoming,
    attack::LineEnd,
    attack::Lines,
    attack::Losses,
    attack::Outcome,
    attack::Salvo,
    attack::Spared,
    attack::Step,
    attack::Threat,
    attack::Walk,
    attack::Wanted,
    bots::Skill,
    campaign::Advice,
    campaign::Plan,
    campaign::Standing,
    cards::Card,
    cards::CardSet,
    cards::Mix,
    cards::Rewards,
    flight::Choice,
    flight::Event,
    flight::Odds,
    flight::Question,
    flight::Setup,
    flight::View,
    game::Choice,
    game::Event,
    game::Setup,
    game::View,
    battle::Advice,
    battle::Bot,
    battle::Choice,
    battle::Event,
    battle::Position,
    battle::Setup,
    battle::Step,
    battle::View,
    settlement::Homecoming,
    settlement::Settlement,
    settlement::Statement,
    yard::Choice,
    yard::Event,
    yard::Premium,
    yard::Setup,
    yard::View,
];

/// All refusals of the crate; a test finds missing ones.
#[cfg(feature = "schema")]
const REFUSALS: &[Schema] = schemas![said:
    trucker::BoardingError,
    trucker::BuildError,
    trucker::InsureError,
    trucker::LossError,
    trucker::Misfit,
    trucker::NoRepair,
    trucker::PowerError,
    trucker::RepairError,
    trucker::StowError,
    attack::AimError,
    attack::DefenceError,
    attack::ImpactError,
    attack::Undecided,
    cards::CardError,
    flight::OddsError,
    flight::Refusal,
    flight::SetupError,
    flight::TrackError,
    game::Refusal,
    game::SetupError,
    settlement::SettleError,
    yard::Refusal,
    yard::SetupError,
    battle::Fault,
    battle::FieldRefusal,
    battle::LayoutError,
    battle::NoSuch,
    battle::PlacementError,
    battle::Refusal,
    battle::SetupError,
];
