//! Comparison of layouts.

use alloc::vec::Vec;
use core::cmp::Reverse;

use crate::table::message::{Argument, Arguments, Message, Row};
use crate::trucker::advice::build_weights::BuildWeights;
use crate::trucker::ship::layout::Layout;

/// A quality of ships: one for each field of [`BuildWeights`].
///
/// JSON: `"exposed"`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Quality {
    /// Components in the largest piece of their ship.
    Component,
    /// Components outside it.
    Loose,
    /// Exposed connectors.
    Exposed,
    /// Credits of the premium.
    Premium,
    /// Cells of the weak spot.
    Gap,
    /// Engine points.
    Engines,
    /// Cannon half points.
    Cannons,
    /// Places for humans.
    Crew,
    /// Battery tokens.
    Tokens,
    /// Slots of holds.
    Goods,
    /// Slots of special holds.
    Special,
    /// Sides covered by shields.
    Sides,
    /// Alien colours with a cabin that can house them.
    Aliens,
    /// Open cells next to a connector.
    Ways,
}

#[cfg(feature = "serde")]
crate::table::wire::words!(Quality {
    "component" => Component, "loose" => Loose, "exposed" => Exposed, "premium" => Premium, "gap" => Gap, "engines"
    => Engines, "cannons" => Cannons, "crew" => Crew, "tokens" => Tokens, "goods" => Goods, "special" => Special,
    "sides" => Sides, "aliens" => Aliens, "ways" => Ways
});

impl Quality {
    /// All of them, in the order of [`BuildWeights`].
    pub const ALL: [Self; 14] = [
        Self::Component,
        Self::Loose,
        Self::Exposed,
        Self::Premium,
        Self::Gap,
        Self::Engines,
        Self::Cannons,
        Self::Crew,
        Self::Tokens,
        Self::Goods,
        Self::Special,
        Self::Sides,
        Self::Aliens,
        Self::Ways,
    ];
}

/// How much more or less of a quality a layout has than another. As text: `+2 exposed connectors`, `-4½ cannon strength`, and
/// where only the ships share it otherwise (IVC) `engine strength distributed differently among the ships`.
///
/// JSON: `{"quality": "exposed", "by": 2, "worth": -10}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Change {
    /// The quality.
    pub quality: Quality,
    /// The difference over all ships. Cannons count half points.
    pub by: i32,
    /// The difference in [merit](Layout::merit), negative if it is worse.
    pub worth: i64,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Change { quality, by, worth });

/// # Advice
impl Layout {
    /// The differences of another layout from this one by these weights, greatest worth first, equals in the order of
    /// [`BuildWeights`]. They add up to the difference of the [merits](Layout::merit).
    ///
    /// ```
    /// use starwright::grid::Cell;
    /// use starwright::trucker::{Board, BuildWeights, Class, Layout, Rulings, catalogue};
    ///
    /// let board = Board::new(Class::I);
    /// let aims = BuildWeights::of(&board);
    /// let mut layout = Layout::new(board);
    /// layout.place(Cell::new(2, 2)?, catalogue::tile(31)?)?;
    /// let engine = catalogue::tile(66)?;
    /// let best = layout.best_place(engine, &aims, Rulings::DEFAULT).ok_or("it fits behind the cabin")?;
    /// let mut after = layout.clone();
    /// after.place(best.at, engine.turned(best.turn))?;
    /// let why: Vec<String> = layout.changes(&after, &aims).iter().map(|change| change.to_string()).collect();
    /// assert_eq!(why, ["-1 cell to build on", "+1 engine strength", "-1 exposed connector", "+1 component"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn changes(&self, after: &Self, aims: &BuildWeights) -> Vec<Change> {
        let mut changes = Quality::ALL.map(|quality| Change { quality, by: 0, worth: 0 });
        let mut note = |of: Quality, by: i32, worth: i64| {
            for change in changes.iter_mut().filter(|change| change.quality == of) {
                change.by = change.by.saturating_add(by);
                change.worth += worth;
            }
        };
        let number = |number: u32| i32::try_from(number).unwrap_or(i32::MAX);
        self.weigh(aims, |quality, much, worth| note(quality, -number(much), -worth));
        after.weigh(aims, |quality, much, worth| note(quality, number(much), worth));
        let mut changes: Vec<Change> =
            changes.into_iter().filter(|change| (change.by, change.worth) != (0, 0)).collect();
        changes.sort_by_key(|change| Reverse(change.worth.unsigned_abs()));
        changes
    }
}

macro_rules! rows {
    ($($quality:ident $tag:literal $several:literal $sentence:literal;)*) => {
        impl Message for Change {
            fn row(&self) -> Row {
                match (self.quality, self.by) {
                    $((Quality::$quality, 0) => rows!(@shared $tag $several), (Quality::$quality, _) => rows!(@more $tag $sentence),)*
                }
            }

            fn rows() -> &'static [Row] {
                &[$(rows!(@more $tag $sentence), rows!(@shared $tag $several)),*]
            }

            fn arguments<'a>(&'a self, arguments: &mut Arguments<'a>) {
                let size = self.by.unsigned_abs();
                arguments.put("sign", Argument::Text(if self.by < 0 { "-" } else { "+" }));
                arguments.put("size", match self.quality {
                    Quality::Cannons => Argument::Halves(size),
                    _ => Argument::Number(size.into()),
                });
            }
        }

        messages!(@told Change);
    };
    (@more $tag:literal $sentence:literal) => {
        Row { key: ("change", $tag), template: $sentence, fields: FIELDS }
    };
    (@shared $tag:literal $several:literal) => {
        Row { key: ("change-shared", $tag), template: concat!($several, " distributed differently among the ships"), fields: &[] }
    };
}

const FIELDS: &[&str] = &["sign", "size"];

rows! {
    Component "component" "components" "{sign}{size|1:1 component|# components}";
    Loose "loose" "loose components" "{sign}{size|1:1 loose component|# loose components}";
    Exposed "exposed" "exposed connectors" "{sign}{size|1:1 exposed connector|# exposed connectors}";
    Premium "premium" "premium" "{sign}{size|1:1 credit|# credits} of premium";
    Gap "gap" "weak spot" "{sign}{size|1:1 cell|# cells} of the weak spot";
    Engines "engines" "engine strength" "{sign}{size} engine strength";
    Cannons "cannons" "cannon strength" "{sign}{size} cannon strength";
    Crew "crew" "places for humans" "{sign}{size|1:1 place for a human|# places for humans}";
    Tokens "tokens" "battery tokens" "{sign}{size|1:1 battery token|# battery tokens}";
    Goods "goods" "slots for goods" "{sign}{size|1:1 slot|# slots} for goods";
    Special "special" "slots for red goods" "{sign}{size|1:1 slot|# slots} for red goods";
    Sides "sides" "shielded sides" "{sign}{size|1:1 shielded side|# shielded sides}";
    Aliens "aliens" "alien colours" "{sign}{size|1:1 alien colour|# alien colours}";
    Ways "ways" "cells to build on" "{sign}{size|1:1 cell|# cells} to build on";
}
