//! How each line of an attack ends.

use core::fmt;

use crate::grid::{Cell, CellSet};
use crate::trucker::attack::lines::Line;

/// How one line of an attack ends.
///
/// JSON: `{"shot_down": [2, 4]}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fate {
    /// No component was on the line (LM-ATTACK-1, LM-ATTACK-2, LM-TORUS-7).
    Missed,
    /// Ships moved, and so no component was on the line any more (LM-ATTACK-8).
    Dodged,
    /// A small meteor met an edge that is no exposed connector (LM-ATTACK-3).
    Bounced,
    /// This cannon shot the large meteor (LM-ATTACK-4).
    ShotDown(Cell),
    /// This shield stopped it (LM-ATTACK-3, LM-ATTACK-5, LM-R5).
    Shielded(Cell),
    /// It met indestructible plating (LM-ATTACK-7, LM-R6).
    Withstood,
    /// The struck component is destroyed.
    Destroyed,
    /// The intruder met an auto-defence or armed crew, is defeated at once, and pays (LM-ATTACK-10).
    Repelled,
    /// The intruder boards the struck component, see [`Layout::walk`](crate::trucker::ship::layout::Layout::walk) (LM-ATTACK-10).
    Boarded,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Fate by name {
    "missed" => Missed, "dodged" => Dodged, "bounced" => Bounced, "shot_down" => ShotDown(by), "shielded" =>
    Shielded(by), "withstood" => Withstood, "destroyed" => Destroyed, "repelled" => Repelled, "boarded" => Boarded
});

impl fmt::Display for Fate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missed => f.write_str("misses"),
            Self::Dodged => f.write_str("is dodged"),
            Self::Bounced => f.write_str("bounces off"),
            Self::ShotDown(cannon) => write!(f, "is shot down by the cannon on {cannon}"),
            Self::Shielded(shield) => write!(f, "is stopped by the shield on {shield}"),
            Self::Withstood => f.write_str("does nothing to the plating"),
            Self::Destroyed => f.write_str("destroys it"),
            Self::Repelled => f.write_str("is repelled"),
            Self::Boarded => f.write_str("boards the ship"),
        }
    }
}

/// One line of an attack at its end.
///
/// JSON: `{"line": {"column": 2}, "struck": [2, 3], "fate": "destroyed"}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct LineEnd {
    /// The line, as the dice called it.
    pub line: Line,
    /// The component it struck, after thrusters.
    pub struck: Option<Cell>,
    /// How it ended.
    pub fate: Fate,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(LineEnd { line, struck, fate });

impl fmt::Display for LineEnd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { line, struck, fate } = self;
        match struck {
            Some(cell) => write!(f, "what comes along {line} meets the component on {cell} and {fate}"),
            None => write!(f, "what comes along {line} {fate}"),
        }
    }
}

/// The components that lines at their end destroy.
pub(in crate::trucker) fn destroyed(lines: &[LineEnd]) -> CellSet {
    lines.iter().filter(|end| end.fate == Fate::Destroyed).filter_map(|end| end.struck).collect()
}
