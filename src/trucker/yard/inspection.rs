//! The ship check of all players at once (LM-LEGAL-11, LM-LEGAL-12, LM-IVC-CHECK, LM-R30).

use alloc::vec::Vec;

use crate::grid::{Cell, CellSet};
use crate::table::seat::PerSeat;
use crate::table::{Actor, Awaited, Seat};
use crate::trucker::fleet::Fleet;
use crate::trucker::ship::layout::Layout;
use crate::trucker::yard::Terms;
use crate::trucker::yard::building::{Bench, Building};
use crate::trucker::yard::choice::Choice;
use crate::trucker::yard::event::Event;
use crate::trucker::yard::refusal::Refusal;

/// Which players have passed the check: those with a fleet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Inspection {
    fleets: PerSeat<Option<Fleet>>,
}

impl Inspection {
    /// Before it begins.
    pub(super) const NOBODY: Self = Self { fleets: PerSeat([const { None }; 5]) };

    /// Checks all ships; legal ones pass at once, unless any component may be removed.
    pub(super) fn begin(&mut self, terms: &Terms, building: &mut Building, events: &mut Vec<Event>) {
        for seat in terms.seats() {
            let bench = building.bench_mut(seat);
            // BG-BUILD-2, LM-CABIN-3
            bench.lost = bench.left_over();
            self.pass_if_legal(terms, seat, bench, events);
        }
    }

    /// Whether all have passed.
    pub(super) fn is_complete(&self, terms: &Terms) -> bool {
        terms.seats().all(|seat| self.fleets.get(seat).is_some())
    }

    pub(super) fn awaited(&self, terms: &Terms) -> Awaited {
        Awaited { seats: terms.seats().filter(|&seat| self.fleets.get(seat).is_none()).collect(), table: false }
    }

    pub(super) fn choices(&self, terms: &Terms, building: &Building, actor: Actor, choices: &mut Vec<Choice>) {
        let Some(seat) = actor.seat().filter(|&seat| self.fleets.get(seat).is_none()) else { return };
        let layout = &building.bench(seat).layout;
        choices.extend(layout.removable(&terms.rulings).iter().map(|at| Choice::Remove { at }));
        if layout.in_mistake().is_empty() {
            choices.extend(pieces_to_choose_from(layout).map(|at| Choice::Keep { at }));
        }
        choices.extend(judge_pass(terms, seat, layout).is_ok().then_some(Choice::Pass));
    }

    /// A player who has not passed.
    pub(super) fn judge_seat(&self, seat: Seat) -> Result<Seat, Refusal> {
        if self.fleets.get(seat).is_some() { Err(Refusal::HasPassed { seat }) } else { Ok(seat) }
    }

    /// Removes components; the ship then passes if it is legal, or when the player says so.
    pub(super) fn mend(
        &mut self,
        terms: &Terms,
        bench: &mut Bench,
        seat: Seat,
        removed: CellSet,
        is_enough: bool,
        events: &mut Vec<Event>,
    ) {
        if !removed.is_empty() {
            bench.layout.remove_all(removed);
            bench.lost += removed.len();
            events.push(Event::Removed { seat, cells: removed });
        }
        if is_enough {
            self.pass(seat, bench, events);
        } else {
            self.pass_if_legal(terms, seat, bench, events);
        }
    }

    /// If any component may be removed, the player decides when to stop (LM-R30).
    fn pass_if_legal(&mut self, terms: &Terms, seat: Seat, bench: &Bench, events: &mut Vec<Event>) {
        let is_asked = terms.rulings.free_repair && !bench.layout.occupied().is_empty();
        if !is_asked && bench.layout.is_legal() {
            self.pass(seat, bench, events);
        }
    }

    fn pass(&mut self, seat: Seat, bench: &Bench, events: &mut Vec<Event>) {
        if let Ok(fleet) = bench.layout.clone().into_fleet() {
            *self.fleets.get_mut(seat) = Some(fleet);
            events.push(Event::Passed { seat, lost: bench.lost });
        }
    }

    /// The fleets that have passed.
    pub(super) const fn fleets(&self) -> &PerSeat<Option<Fleet>> {
        &self.fleets
    }
}

/// LM-R30: where any component may be removed, a legal ship passes when its player says so.
pub(super) fn judge_pass(terms: &Terms, seat: Seat, layout: &Layout) -> Result<(), Refusal> {
    if !terms.rulings.free_repair {
        return Err(Refusal::OutOfTurn { seat });
    }
    Ok(layout.judge_repair(CellSet::EMPTY, &terms.rulings)?)
}

/// LM-LEGAL-12: what is lost with a piece of a ship that is in several.
pub(super) fn judge_keep(layout: &Layout, at: Cell) -> Result<CellSet, Refusal> {
    layout.clone().keep_piece(at)?;
    let lost = lost_with(layout, at);
    if lost.is_empty() { Err(Refusal::ShipWhole { at }) } else { Ok(lost) }
}

/// The components of its ship outside the piece with a cell.
fn lost_with(layout: &Layout, at: Cell) -> CellSet {
    (layout.occupied() & layout.board().ship_around(at)) - layout.joints().piece_at(at)
}

/// The first cell of every piece of a ship that is in several.
fn pieces_to_choose_from(layout: &Layout) -> impl Iterator<Item = Cell> {
    let pieces: Vec<CellSet> = layout.joints().pieces().collect();
    pieces.into_iter().filter_map(CellSet::first).filter(|&at| !lost_with(layout, at).is_empty())
}
