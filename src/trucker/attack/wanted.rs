//! The purpose of an attack's die.

use core::fmt;

use crate::dice::Die;
use crate::trucker::rules::Rule;

/// The purpose of the next die.
///
/// JSON: `{"second": {"first": 3}}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Wanted {
    /// The first of two dice that are added (LM-ATTACK-1).
    First,
    /// The second of two dice that are added (LM-ATTACK-1).
    Second {
        /// The first.
        first: Die,
    },
    /// One die: the column, or with 1 or 6 a new side for the attack (LM-SPLICE-3).
    ColumnOrSide,
    /// One die: the row, or both rows with that number (LM-SPLICE-4).
    Row,
    /// The column of the aimed cell (LM-TORUS-7).
    AimedColumn,
    /// The row of the aimed cell (LM-TORUS-7).
    AimedRow {
        /// The die for its column.
        column: Die,
    },
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Wanted by name {
    "first" => First, "second" => Second { first }, "column_or_side" => ColumnOrSide, "row" => Row, "aimed_column"
    => AimedColumn, "aimed_row" => AimedRow { column }
});

/// Prints, for example, `the first of two dice`.
impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::First => "the first of two dice",
            Self::Second { .. } => "the second of two dice",
            Self::ColumnOrSide => "the die for the column or side",
            Self::Row => "the die for the row",
            Self::AimedColumn => "the die for the aimed column",
            Self::AimedRow { .. } => "the die for the aimed row",
        })
    }
}

crate::table::message::words!(Wanted);

impl Wanted {
    /// The rule for that die.
    #[must_use]
    pub const fn rule(self) -> Rule {
        match self {
            Self::First | Self::Second { .. } => Rule::LmAttack1,
            Self::ColumnOrSide => Rule::LmSplice3,
            Self::Row => Rule::LmSplice4,
            Self::AimedColumn | Self::AimedRow { .. } => Rule::LmTorus7,
        }
    }
}
