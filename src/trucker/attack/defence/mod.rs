//! Defences: the owner's reaction to an attack, as a plain value.

mod cannons;
mod cost;
mod course;
mod error;
mod shields;
mod struck;
mod thrusters;

pub use error::DefenceError;
pub(in crate::trucker) use error::NothingToStop;

pub(super) use cost::{Bill, ONE_USE};
pub(super) use course::{Course, OnLine};

use alloc::vec::Vec;

use crate::grid::{Cell, CellSet};
use crate::trucker::attack::lines::Line;

/// The owner's complete reaction to one attack. The default is to do nothing (LM-R23).
///
/// Reactions happen in the order of the fields: thrusters, cannons, shields; batteries are paid before the hits (LM-SPLICE-10).
/// The value is not validated: [`Fleet::defend`](crate::trucker::fleet::Fleet::defend) checks it,
/// [`Fleet::threat`](crate::trucker::fleet::Fleet::threat) lists what can be added, and
/// [`Fleet::paid`](crate::trucker::fleet::Fleet::paid) finds the tokens.
///
/// JSON:
/// ```json
/// {"thrusters": [], "choices": [], "shots": [], "shields": [[2, 2]], "boosted_shields": [], "tokens": [[3, 2]]}
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Defence {
    /// The thrusters used: at most one per ship, which moves it one step (LM-ATTACK-8, LM-FLEET-14).
    pub thrusters: CellSet,
    /// Which component is struck, for each line on which ships that moved are equally near (LM-R21).
    pub choices: Vec<Choice>,
    /// The shots at large meteors: at most one per cannon and line (LM-SPLICE-7).
    pub shots: Vec<Shot>,
    /// The shields used without a boost: at most one per ship, boosted ones included (LM-SPLICE-8).
    pub shields: CellSet,
    /// The shields used with a boost (LM-R5).
    pub boosted_shields: CellSet,
    /// The cells to take battery tokens from, once per token: for every ship exactly what its own components
    /// [cost](Defence::cost) (LM-FLEET-1).
    pub tokens: Vec<Cell>,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Defence or Self::default { thrusters, choices, shots, shields, boosted_shields, tokens });

/// Which of several equally near components an attack strikes (LM-R21).
///
/// JSON: `{"line": {"column": 2}, "struck": [2, 3]}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Choice {
    /// The line.
    pub line: Line,
    /// The component it strikes.
    pub struck: Cell,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Choice { line, struck });

/// A cannon that shoots at the meteor on a line (LM-ATTACK-4).
///
/// JSON: `{"line": {"row": 2}, "cannon": [1, 1]}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Shot {
    /// The line.
    pub line: Line,
    /// The cannon.
    pub cannon: Cell,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Shot { line, cannon });
