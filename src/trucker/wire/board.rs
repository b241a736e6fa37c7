//! `{"class": "IVC", "opened": ["3", "="]}`, or a `board` of the caller's own.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use serde::de::{Error as _, SeqAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::grid::{Cell, Topology};
use crate::table::wire::{derived, write};
use crate::trucker::parts::blueprint::{Blueprint, Class, LossPenalty, Mark, Marks, Parts, PremiumTable};
use crate::trucker::parts::board::Board;
use crate::trucker::parts::round_card::RoundCard;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardWire {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    class: Option<Class>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    board: Option<BlueprintWire>,
    #[serde(default, skip_serializing_if = "no_marks")]
    opened: Marks,
}

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let class = self.class();
        let board = class.is_none().then(|| BlueprintWire::of(self.blueprint()));
        write(&BoardWire { class, board, opened: self.opened() }, serializer)
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let BoardWire { class, board, opened } = derived(deserializer)?;
        read(class, board, opened).map_err(D::Error::custom)
    }
}

/// What else is printed on a custom board; only `art` and `surface` are asked for.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BlueprintWire {
    art: Vec<String>,
    surface: Topology,
    #[serde(default, skip_serializing_if = "is_false")]
    orange_open: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    columns: Vec<PrintedWire>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    rows: Vec<PrintedWire>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    splice_right_of: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    starting_cabin: Option<Cell>,
    #[serde(default, skip_serializing_if = "is_default")]
    loss_penalty: LossPenalty,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    premium: Option<PremiumTable>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    level: Option<RoundCard>,
    #[serde(default, skip_serializing_if = "is_false")]
    overtime: bool,
}

impl BlueprintWire {
    pub(super) fn of(blueprint: &Blueprint) -> Self {
        let parts = Parts::of(blueprint);
        Self {
            art: parts.art,
            surface: parts.topology,
            orange_open: parts.orange_open,
            columns: parts.columns.into_iter().map(PrintedWire).collect(),
            rows: parts.rows.into_iter().map(PrintedWire).collect(),
            splice_right_of: parts.splice_right_of,
            starting_cabin: parts.starting_cabin,
            loss_penalty: parts.loss_penalty,
            premium: parts.premium,
            level: parts.level,
            overtime: parts.overtime,
        }
    }

    fn parts(self) -> Parts {
        let numbers = |lines: Vec<PrintedWire>| lines.into_iter().map(|PrintedWire(numbers)| numbers).collect();
        Parts {
            art: self.art,
            topology: self.surface,
            orange_open: self.orange_open,
            columns: numbers(self.columns),
            rows: numbers(self.rows),
            splice_right_of: self.splice_right_of,
            starting_cabin: self.starting_cabin,
            loss_penalty: self.loss_penalty,
            premium: self.premium,
            level: self.level,
            overtime: self.overtime,
        }
    }
}

/// A board from its wire parts.
pub(super) fn read(class: Option<Class>, board: Option<BlueprintWire>, opened: Marks) -> Result<Board, String> {
    let board = match (class, board) {
        (Some(class), None) => Board::new(class),
        (None, Some(wire)) => Board::custom(wire.parts().build().map_err(text)?),
        _ => return Err("there must be either a `class` or a `board`".into()),
    };
    board.with_opened(opened).map_err(text)
}

pub(super) fn text(error: impl core::fmt::Display) -> String {
    alloc::format!("{error}")
}

/// The numbers of a line: one by itself, several as a list, none as null (LM-BOARD-1).
pub(super) struct PrintedWire(pub(super) Vec<u8>);

impl Serialize for PrintedWire {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0.as_slice() {
            [] => serializer.serialize_none(),
            [number] => serializer.serialize_u8(*number),
            numbers => serializer.collect_seq(numbers),
        }
    }
}

impl<'de> Deserialize<'de> for PrintedWire {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(PrintedVisitor)
    }
}

struct PrintedVisitor;

impl<'de> Visitor<'de> for PrintedVisitor {
    type Value = PrintedWire;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the number printed at a line, a list of its numbers, or null")
    }

    fn visit_unit<E: serde::de::Error>(self) -> Result<PrintedWire, E> {
        Ok(PrintedWire(Vec::new()))
    }

    fn visit_none<E: serde::de::Error>(self) -> Result<PrintedWire, E> {
        self.visit_unit()
    }

    fn visit_u64<E: serde::de::Error>(self, number: u64) -> Result<PrintedWire, E> {
        let printed = u8::try_from(number).map_err(|_| E::invalid_value(Unexpected::Unsigned(number), &self))?;
        Ok(PrintedWire(vec![printed]))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<PrintedWire, A::Error> {
        let mut numbers = Vec::new();
        while let Some(number) = list.next_element()? {
            numbers.push(number);
        }
        if numbers.is_empty() { Err(A::Error::invalid_length(0, &self)) } else { Ok(PrintedWire(numbers)) }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference over")]
pub(super) const fn is_false(value: &bool) -> bool {
    !*value
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference over")]
pub(super) const fn no_marks(marks: &Marks) -> bool {
    marks.is_empty()
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// A mark is a string, `"3"` or `"="`.
impl Serialize for Mark {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Mark {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// Marks are a list, 1 to 6, then =.
impl Serialize for Marks {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.iter().collect::<Vec<_>>().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Marks {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Mark>::deserialize(deserializer)?.into_iter().collect())
    }
}
