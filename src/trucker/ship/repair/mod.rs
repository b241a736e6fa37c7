//! The repair at the ship check: what may be removed, whether a proposal is legal, and the smallest repair.
//!
//! While there are mistakes, components in a mistake are removed one at a time; then every ship that still has components keeps
//! one whole piece (LM-LEGAL-11, LM-LEGAL-12, LM-IVC-CHECK, LM-R30). Everything removed is lost.

mod inspection;
mod judge;
mod mistakes;
mod search;
mod steps;

use alloc::vec::Vec;

pub use inspection::RepairError;
pub use judge::NoRepair;

use self::mistakes::Mistakes;
use self::search::Search;
use crate::grid::word::Word;
use crate::grid::{Cell, CellSet};
use crate::table::message::{Argument, Arguments, Message, Row, Several};
use crate::trucker::parts::board::Board;
use crate::trucker::rules::Rule;
use crate::trucker::ship::layout::Layout;
use crate::trucker::ship::precedence::Precedence;
use crate::trucker::ship::violation::Violation;

/// The best legal repair found: it keeps the most components, if [`proven`](Self::proven).
///
/// Prints what to remove and why, one sentence per line; nothing for a legal layout.
///
/// JSON:
/// ```json
/// {"kept": [[2, 2]], "removed": [[2, 1]], "why": [{"cell": [2, 1], "mistake": {"rule": "LM-LEGAL-5",
///  "cells": [[2, 1]], "points": "right"}}], "cut_off": [], "piece_rule": "LM-LEGAL-12", "ships": [{"kept": [[2, 2]],
///  "at_most": 1, "proven": true}], "proven": true, "work": 1}
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Repair {
    /// The components that stay on the board.
    pub kept: CellSet,
    /// All components that go to the lost pile.
    pub removed: CellSet,
    /// What to remove, in order, each with a mistake it is in at that moment.
    pub why: Vec<Removal>,
    /// The components then lost with their pieces.
    pub cut_off: CellSet,
    /// The rule by which pieces are lost: LM-LEGAL-12, or LM-IVC-CHECK on a board whose dice join ships.
    pub piece_rule: Rule,
    /// The repair of each ship, in the order of [`Board::ships`].
    pub ships: Vec<ShipRepair>,
    /// Whether every ship is [proven](ShipRepair::proven).
    pub proven: bool,
    /// The search steps used.
    pub work: u32,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Repair { kept, removed, why, cut_off, piece_rule, ships, proven, work });

impl Repair {
    /// The most search steps of [`Layout::repair`].
    pub const WORK: u32 = 50_000;
}

/// One component to remove.
///
/// JSON: `{"cell": [0, 0], "mistake": {"rule": "LM-LEGAL-5", "cells": [[0, 0]], "points": "right"}}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Removal {
    /// The component.
    pub cell: Cell,
    /// A mistake that it is in.
    pub mistake: Violation,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Removal { cell, mistake });

/// The repair of one ship of a board.
///
/// JSON: `{"kept": [[2, 3]], "at_most": 1, "proven": true}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct ShipRepair {
    /// The components it keeps.
    pub kept: CellSet,
    /// No legal repair of the ship keeps more components than this.
    pub at_most: u32,
    /// Whether [`kept`](Self::kept) is optimal: no legal repair of the ship keeps more components, and of those that keep as many
    /// it is preferred. To compare two, take the components that only one of them keeps: the first starting cabin in reading
    /// order decides, else the first other cabin for humans, else the first component. A ship without a human does not fly
    /// (LM-LAUNCH-1).
    pub proven: bool,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(ShipRepair { kept, at_most, proven });

impl Layout {
    /// The smallest repair, and why; of equal ones the [preferred](ShipRepair::proven) one. Uses at most [`Repair::WORK`] search
    /// steps.
    ///
    /// ```
    /// use starwright::grid::{Cell, Side};
    /// use starwright::trucker::{Board, Class, Component, Kind, Layout};
    ///
    /// let mut layout = Layout::new(Board::new(Class::IIIC));
    /// let cannon = Component::new(Kind::SingleCannon, "0030".parse()?, Side::Front)?;
    /// layout.place(Cell::new(2, 0)?, cannon)?; // looks over the edge at the rear row
    /// layout.place(Cell::new(2, 1)?, Component::new(Kind::StartingCabin, "3333".parse()?, Side::Front)?)?;
    /// layout.place(Cell::new(2, 5)?, Component::new(Kind::Structural, "0003".parse()?, Side::Front)?)?;
    ///
    /// let repair = layout.repair();
    /// assert!(repair.proven);
    /// assert_eq!(repair.removed.first(), Some(Cell::new(2, 5)?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn repair(&self) -> Repair {
        self.repair_within(Repair::WORK)
    }

    /// The same with at most `work` search steps: always a legal repair, and [`proven`](Repair::proven) if the search finished.
    /// Ships share the work; what one leaves goes to the next.
    #[must_use]
    pub fn repair_within(&self, work: u32) -> Repair {
        let (ships, left) = if self.board().surface().is_narrow() {
            self.ship_repairs::<u64>(work)
        } else {
            self.ship_repairs::<u128>(work)
        };
        let kept = ships.iter().fold(CellSet::EMPTY, |kept, ship| kept | ship.kept);
        let removed = self.occupied() - kept;
        let why = self.removals(kept);
        let cut_off = why.iter().fold(removed, |cut_off, removal| cut_off - removal.cell.into());
        let proven = ships.iter().all(|ship| ship.proven);
        Repair { kept, removed, why, cut_off, piece_rule: piece_rule(self.board()), ships, proven, work: work - left }
    }

    fn ship_repairs<W: Word>(&self, work: u32) -> (Vec<ShipRepair>, u32) {
        let (mistakes, precedence) = (Mistakes::<W>::of(self), Precedence::of(self));
        let ships = self.board().ships();
        let mut left = work;
        let count: u32 = ships.iter().map(|_| 1).sum();
        let repairs = ships.iter().zip((1..=count).rev()).map(|(ship, waiting)| {
            let share = left / waiting;
            let components = mistakes.occupied & W::narrow(ship.bits()) & !mistakes.alone;
            let mut search = Search::new(mistakes.joints, mistakes.pairs, precedence, share);
            let at_most = search.largest(components);
            let proven = at_most == search.size && search.first_of_equals(components);
            left -= share - search.work;
            let kept = CellSet::from_bits(search.completed(components).into_u128());
            ShipRepair { kept, at_most, proven }
        });
        (repairs.collect(), left)
    }
}

impl Message for Repair {
    fn row(&self) -> Row {
        REMOVED
    }

    fn rows() -> &'static [Row] {
        &[REMOVED, CUT_OFF]
    }

    fn arguments<'a>(&'a self, _: &mut Arguments<'a>) {}

    /// A line for each component.
    fn parts(&self) -> Option<&dyn Several> {
        Some(self)
    }
}

impl Several for Repair {
    fn each(&self, visit: &mut dyn FnMut(Argument<'_>)) {
        let removed = self.why.iter().map(|Removal { cell, mistake }| (*cell, Some(mistake), mistake.rule()));
        let cut_off = self.cut_off.iter().map(|cell| (cell, None, self.piece_rule));
        removed.chain(cut_off).for_each(|(cell, why, rule)| visit(Argument::Message(&Gone { cell, why, rule })));
    }

    fn between(&self) -> &'static str {
        ""
    }
}

messages!(@told Repair);

const REMOVED: Row = Row {
    key: ("repair", "removed"),
    template: "remove {component}: {mistake} ({rule})\n",
    fields: &["component", "mistake", "rule"],
};
const CUT_OFF: Row = Row {
    key: ("repair", "cut_off"),
    template: "{component} is lost with its piece ({rule})\n",
    fields: &["component", "rule"],
};

/// A component removed by a repair: in a mistake, or cut off by the removal of others.
struct Gone<'a> {
    cell: Cell,
    why: Option<&'a Violation>,
    rule: Rule,
}

impl Message for Gone<'_> {
    fn row(&self) -> Row {
        if self.why.is_some() { REMOVED } else { CUT_OFF }
    }

    fn rows() -> &'static [Row] {
        &[REMOVED, CUT_OFF]
    }

    fn arguments<'a>(&'a self, arguments: &mut Arguments<'a>) {
        arguments.put("component", Argument::Component(self.cell));
        arguments.put("mistake", self.why.map_or(Argument::None, |mistake| Argument::Message(mistake)));
        arguments.put("rule", Argument::Text(self.rule.id()));
    }
}

/// The rule that a ship keeps only one piece at the check.
fn piece_rule(board: &Board) -> Rule {
    if board.blueprint().marks().is_empty() { Rule::LmLegal12 } else { Rule::LmIvcCheck }
}

fn is_cut_off(violation: &Violation) -> bool {
    matches!(violation, Violation::CutOff { .. })
}
