//! What the lines of an attack strike, and what could stop it.
//!
//! Works on any [`Layout`], legal or not. Options for the player are [`CellSet`]s.

use core::borrow::Borrow;

use crate::grid::{Cell, CellSet, Side, Surface};
use crate::table::message::Argument;
use crate::trucker::attack::AttackKind;
use crate::trucker::attack::approach::Approach;
use crate::trucker::attack::lines::{Line, Lines};
use crate::trucker::rules::rulings::{RearMeteors, Rulings};
use crate::trucker::ship::layout::Layout;

/// One line of an attack and what it meets.
///
/// JSON: `{"line": {"column": 2}, "met": "nothing"}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Strike {
    /// The line that the dice selected.
    pub line: Line,
    /// What it meets first.
    pub met: Met,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Strike { line, met });

messages! {
    /// What an attack meets first on a line. [`Board::ship_at`](crate::trucker::parts::board::Board::ship_at) gives its ship.
    ///
    /// JSON: `{"component": [2, 3]}`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Met of "met" {
        /// No component: it misses.
        Nothing "no component";
        /// This component is struck.
        Component(cell: Cell) with component = (Argument::Component(*cell)) "{component}";
        /// Ships that moved toward each other are equally near; the owner chooses which of these components is struck (LM-R21).
        Choice(cells: CellSet) "one of the components on {cells}";
    }
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Met by name {
    "nothing" => Nothing, "component" => Component(cell), "choice" => Choice(cells)
});

impl Met {
    /// The components that are or may be struck.
    #[must_use]
    pub fn cells(self) -> CellSet {
        match self {
            Self::Nothing => CellSet::EMPTY,
            Self::Component(cell) => cell.into(),
            Self::Choice(cells) => cells,
        }
    }

    fn of(nearest: CellSet) -> Self {
        match (nearest.len(), nearest.first()) {
            (1, Some(cell)) => Self::Component(cell),
            (_, Some(_)) => Self::Choice(nearest),
            (_, None) => Self::Nothing,
        }
    }
}

/// # Under attack
impl Layout {
    /// What each line meets, in the order of the lines: the first component over all ships (LM-ATTACK-2, LM-FLEET-10), on a torus
    /// from the aimed cell and around (LM-TORUS-7).
    pub fn strikes(&self, approach: impl Into<Approach>) -> impl Iterator<Item = Strike> {
        self.strikes_on(approach.into())
    }

    /// Likewise for an approach that somebody keeps.
    #[inline]
    pub(super) fn strikes_on<A: Borrow<Approach>>(&self, approach: A) -> impl Iterator<Item = Strike> + use<A> {
        let occupied = self.occupied() - approach.borrow().away();
        approach.borrow().lines().starts().iter().map(move |start| {
            let approach = approach.borrow();
            Strike { line: approach.lines().line(start), met: Met::of(nearest(approach, occupied, start)) }
        })
    }

    /// The struck components, over all lines; includes all of equally near ones (LM-R21).
    #[expect(clippy::inline_always, reason = "lines stay in registers")]
    #[inline(always)]
    #[must_use]
    pub fn struck(&self, approach: impl Into<Approach>) -> CellSet {
        let approach = approach.into();
        let (lines, occupied) = (approach.lines(), self.occupied() - approach.away());
        if approach.moved().is_empty() {
            lines.surface().first_of_each(lines.starts(), lines.travel(), occupied)
        } else {
            struck_of_moved(&approach, occupied)
        }
    }

    /// The same for lines by side and starting cells, if no ship moves.
    pub(super) fn struck_from(&self, from: Side, starts: CellSet) -> CellSet {
        self.board().surface().first_of_each(starts, from.opposite(), self.occupied())
    }

    /// What each of many lines from a side strikes, if no ship moves: the components struck after 0 steps, 1 step and so on.
    pub(super) fn struck_apart(&self, from: Side, starts: CellSet) -> impl Iterator<Item = CellSet> {
        let (surface, occupied) = (self.board().surface(), self.occupied());
        let (shifts, occupied) = (surface.shifts::<u128>(), (occupied & surface.cells()).bits());
        let steps = if from.is_along_column() { surface.rows() } else { surface.columns() };
        let mut flying = (starts & surface.cells()).bits();
        (0..steps).map(move |_| {
            let struck = flying & occupied;
            flying = shifts.toward(from.opposite(), flying & !occupied);
            CellSet::from_bits(struck)
        })
    }

    /// The components that a small meteor from that side bounces off: all without an exposed connector there (LM-ATTACK-3,
    /// LM-TORUS-8). A connector that faces a component is not exposed, joined or not (LM-LEGAL-4).
    #[must_use]
    pub fn bouncing(&self, from: Side) -> CellSet {
        self.occupied() - self.exposed(from)
    }

    /// The components that an attack from that side destroys if it strikes these and nothing stops it, all judged on the current
    /// layout (LM-ATTACK-3, -4, -5, LM-R14); never indestructible plating (LM-ATTACK-7).
    #[inline]
    #[must_use]
    pub fn destroyed(&self, kind: AttackKind, from: Side, struck: CellSet) -> CellSet {
        let hit = match kind {
            AttackKind::SmallMeteor => struck - self.bouncing(from),
            AttackKind::LargeMeteor | AttackKind::LightFire | AttackKind::HeavyFire => struck,
            AttackKind::Intruder => CellSet::EMPTY,
        };
        self.destructible(hit)
    }

    /// The components on `cells` that are not indestructible plating (LM-ATTACK-7).
    #[inline]
    pub(super) fn destructible(&self, cells: CellSet) -> CellSet {
        (cells & self.occupied()) - self.planes().plating
    }

    /// For each line, the cannons of any ship that may shoot a large meteor on it, ignoring batteries (LM-ATTACK-4, LM-SPLICE-7,
    /// LM-TORUS-9, LM-FLEET-11).
    ///
    /// Such a cannon has a muzzle toward the attack and is in the line (attack from the front), or in it or next to it (from a
    /// side, and by LM-R4 from the rear).
    pub fn shooters(&self, approach: impl Into<Approach>, rulings: Rulings) -> impl Iterator<Item = (Line, CellSet)> {
        self.shooters_on(approach.into(), rulings)
    }

    /// Likewise for an approach that somebody keeps.
    #[inline]
    pub(super) fn shooters_on<A: Borrow<Approach>>(
        &self,
        approach: A,
        rulings: Rulings,
    ) -> impl Iterator<Item = (Line, CellSet)> + use<A> {
        let lines = approach.borrow().lines();
        let muzzles = *self.planes().muzzle.on(lines.from());
        let in_place = approach.borrow().moved().is_empty();
        lines.starts().iter().map(move |start| {
            let approach = approach.borrow();
            if in_place {
                let able = (muzzles - approach.away()) & reach(lines, start, None, rulings);
                return (lines.line(start), able);
            }
            let able = approach.parts(muzzles).map(|(part, nozzle)| part & reach(lines, start, nozzle, rulings));
            (lines.line(start), able.fold(CellSet::EMPTY, |able, part| able | part))
        })
    }

    /// The shields that cover that side, on any ship (LM-ATTACK-6, LM-TORUS-8). Each protects only its own ship (LM-FLEET-12).
    #[must_use]
    pub fn shields(&self, from: Side) -> CellSet {
        *self.planes().cover.on(from)
    }

    /// The thrusters with their nozzle on that side, if it shifts these lines (LM-ATTACK-8, LM-R10); see [`Lines::shifted`] and
    /// [`Approach::thrust`].
    #[must_use]
    pub fn thrusters(&self, lines: &Lines, nozzle: Side, rulings: Rulings) -> CellSet {
        if lines.is_shifted_by(nozzle, rulings) { *self.planes().nozzle.on(nozzle) } else { CellSet::EMPTY }
    }
}

/// What a line meets first, by its start. Ships that have moved are met along their own shifted line, at the same number of steps.
#[inline]
fn nearest(approach: &Approach, occupied: CellSet, start: Cell) -> CellSet {
    if approach.moved().is_empty() {
        let lines = approach.lines();
        lines.surface().first_of(start, lines.travel(), occupied)
    } else {
        nearest_of_moved(approach, occupied, start)
    }
}

fn struck_of_moved(approach: &Approach, occupied: CellSet) -> CellSet {
    let starts = approach.lines().starts().iter();
    starts.fold(CellSet::EMPTY, |struck, start| struck | nearest_of_moved(approach, occupied, start))
}

fn nearest_of_moved(approach: &Approach, occupied: CellSet, start: Cell) -> CellSet {
    let lines = approach.lines();
    let (surface, travel) = (lines.surface(), lines.travel());
    let mut nearest = (u8::MAX, CellSet::EMPTY);
    for (part, nozzle) in approach.parts(occupied) {
        let shifted = nozzle.map_or(Some(start), |nozzle| surface.step(start, nozzle));
        let Some(start) = shifted else { continue };
        let Some(cell) = surface.first_met(start, travel, part) else { continue };
        let steps = surface.steps(start, travel, cell);
        if steps < nearest.0 {
            nearest = (steps, cell.into());
        } else if steps == nearest.0 {
            nearest.1.insert(cell);
        }
    }
    nearest.1
}

/// The cells from which a cannon reaches a large meteor on a line, by its start, for a ship moved by this nozzle.
fn reach(lines: Lines, start: Cell, nozzle: Option<Side>, rulings: Rulings) -> CellSet {
    let surface = lines.surface();
    let (beside, round) = match lines.from() {
        Side::Front => (false, false),
        Side::Rear => match rulings.rear_meteors {
            RearMeteors::Same => (false, false),
            RearMeteors::SameOrAdjacent => (true, true),
        },
        Side::Left | Side::Right => (true, rulings.side_cannons_wrap),
    };
    let axis = Axis::across(surface, lines.from());
    let line = axis.round(axis.place(start) + axis.shift(nozzle));
    let next = |line| axis.line(if round { axis.round(line) } else { line });
    if beside { next(line - 1) | next(line) | next(line + 1) } else { axis.line(line) }
}

/// The lines of a surface that attacks from one side fly along, counted from zero; a ship that has moved may meet a line
/// beyond the edge.
#[derive(Clone, Copy)]
struct Axis {
    surface: Surface,
    columns: bool,
}

impl Axis {
    const fn across(surface: Surface, from: Side) -> Self {
        Self { surface, columns: from.is_along_column() }
    }

    fn place(self, cell: Cell) -> i16 {
        i16::from(if self.columns { cell.column() } else { cell.row() })
    }

    /// The step that a nozzle moves a line on this axis.
    const fn shift(self, nozzle: Option<Side>) -> i16 {
        match (self.columns, nozzle) {
            (true, Some(Side::Left)) | (false, Some(Side::Front)) => -1,
            (true, Some(Side::Right)) | (false, Some(Side::Rear)) => 1,
            _ => 0,
        }
    }

    /// The same line where the edges meet, for one that is at most a board's breadth beyond the edge.
    fn round(self, line: i16) -> i16 {
        let (count, edge) =
            if self.columns { (self.surface.columns(), Side::Left) } else { (self.surface.rows(), Side::Front) };
        match (self.surface.wraps(edge), i16::from(count)) {
            (true, count) if line < 0 => line + count,
            (true, count) if line >= count => line - count,
            _ => line,
        }
    }

    /// Its cells on the largest grid; none beyond the edge of that.
    fn line(self, line: i16) -> CellSet {
        let cells = if self.columns { CellSet::column } else { CellSet::row };
        u8::try_from(line).map_or(CellSet::EMPTY, cells)
    }
}
