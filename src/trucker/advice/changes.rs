//! Why a layout is better than another.

use alloc::vec::Vec;
use core::cmp::Reverse;
use core::fmt;

use crate::trucker::advice::build_weights::BuildWeights;
use crate::trucker::fleet::strength::Strength;
use crate::trucker::ship::layout::Layout;

/// What [`BuildWeights`] weigh, one each of their fields and named like it.
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
    /// Points of engines.
    Engines,
    /// Half points of cannons.
    Cannons,
    /// Places for humans.
    Crew,
    /// Battery tokens.
    Tokens,
    /// Slots of holds.
    Goods,
    /// Slots of special holds.
    Special,
    /// Sides that a shield covers.
    Sides,
    /// Colours of aliens that a cabin is ready for.
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

    /// What one of it is called, and what several are.
    const fn nouns(self) -> (&'static str, &'static str) {
        match self {
            Self::Component => ("component", "components"),
            Self::Loose => ("loose component", "loose components"),
            Self::Exposed => ("exposed connector", "exposed connectors"),
            Self::Premium => ("credit of premium", "credits of premium"),
            Self::Gap => ("cell of the weak spot", "cells of the weak spot"),
            Self::Engines => ("point of engines", "points of engines"),
            Self::Cannons => ("point of cannons", "points of cannons"),
            Self::Crew => ("place for a human", "places for humans"),
            Self::Tokens => ("battery token", "battery tokens"),
            Self::Goods => ("slot for goods", "slots for goods"),
            Self::Special => ("slot for red goods", "slots for red goods"),
            Self::Sides => ("shielded side", "shielded sides"),
            Self::Aliens => ("colour of aliens", "colours of aliens"),
            Self::Ways => ("cell to build on", "cells to build on"),
        }
    }
}

/// How much more or less of a quality a layout has than another. As text: `+2 exposed connectors`, `-4½ points of cannons`, and
/// where only the ships share it otherwise (IVC) `points of engines shared out otherwise`.
///
/// JSON: `{"quality": "exposed", "by": 2, "worth": -10}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Change {
    /// What of.
    pub quality: Quality,
    /// How much more, all ships together; less than nothing if it is less. Cannons count half points.
    pub by: i32,
    /// How much [better](Layout::merit) that makes the layout; less than nothing if it makes it worse.
    pub worth: i64,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Change { quality, by, worth });

/// # Advice
impl Layout {
    /// Why another layout is better than this one by those aims, or worse: what changes, with the greatest worth first, of equals
    /// in the order of [`BuildWeights`]. What they are worth together is the difference of the [merits](Layout::merit).
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
    /// assert_eq!(why, ["-1 cell to build on", "+1 point of engines", "-1 exposed connector", "+1 component"]);
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

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { quality, by, .. } = *self;
        let (sign, size) = (if by < 0 { '-' } else { '+' }, by.unsigned_abs());
        let (one, several) = quality.nouns();
        if by == 0 {
            return write!(f, "{several} shared out otherwise");
        }
        if quality == Quality::Cannons {
            return write!(f, "{sign}{} {}", Strength::from_halves(size), if size == 2 { one } else { several });
        }
        write!(f, "{sign}{size} {}", if size == 1 { one } else { several })
    }
}
