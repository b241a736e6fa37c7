//! What a die of an attack is for.

use core::fmt;

use crate::dice::Die;
use crate::trucker::rules::Rule;

/// What the next die is for.
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
    /// One die: the column, or with a 1 or a 6 the side the attack comes from instead (LM-SPLICE-3).
    ColumnOrSide,
    /// One die: the row, of two rows if the number occurs twice (LM-SPLICE-4).
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

/// Asks for it: `the first of two dice`.
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
    /// The rule by which that die is rolled.
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
