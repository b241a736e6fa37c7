//! A sabotage (BG-SABOTAGE).

use alloc::boxed::Box;
use alloc::vec::Vec;

use super::Asked;
use super::wreck::Wreck;
use crate::dice::Die;
use crate::grid::{Cell, CellSet, Topology};
use crate::table::{Actor, Seat};
use crate::trucker::flight::event::Event;
use crate::trucker::flight::question::{Answer, Question};
use crate::trucker::flight::table::Table;
use crate::trucker::parts::board::Board;

/// How often a cell is rolled for.
const TRIES: u8 = 3;

/// The player with the fewest crew is hit at a rolled cell, and no reaction helps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::trucker::flight) struct Sabotage {
    victim: Option<Seat>,
    tries: u8,
    rolled: Vec<Die>,
    wreck: Wreck,
}

impl Sabotage {
    /// The further ahead in a tie; somebody alone is the one (LM-R43).
    pub(super) fn new(table: &Table, events: &mut Vec<Event>) -> Self {
        let victim = table.flying().iter().min_by_key(|&seat| table.fleet(seat).crew().total());
        events.extend(victim.map(|seat| Event::Sabotaged { seat }));
        Self { victim, tries: 0, rolled: Vec::new(), wreck: Wreck::default() }
    }

    pub(super) fn next(&mut self, table: &mut Table, events: &mut Vec<Event>) -> Option<Asked> {
        if let Some(asked) = self.wreck.next(table, events) {
            return Some(asked);
        }
        self.victim?;
        (self.tries < TRIES).then(|| (Actor::Table, Question::Locate { rolled: self.rolled.clone() }))
    }

    pub(super) fn hear(&mut self, answer: Answer, table: &Table, events: &mut Vec<Event>) {
        match answer {
            Answer::Rolled(face) => self.read(face, table, events),
            Answer::Kept(impact) => {
                self.wreck = self.wreck.seat().map_or(Wreck::default(), |seat| Wreck::of(seat, impact));
            }
            _ => {}
        }
    }

    /// All dice of a try are rolled, even if the column is off the board already.
    fn read(&mut self, face: Die, table: &Table, events: &mut Vec<Event>) {
        self.rolled.push(face);
        let Some(called) = called(&table.terms.board, &self.rolled) else { return };
        self.rolled.clear();
        self.tries += 1;
        let Some(seat) = self.victim else { return };
        let fleet = table.fleet(seat);
        let found: Option<Cell> = (called & fleet.layout().occupied()).first();
        events.push(Event::Searched { found });
        if let Some(cell) = found {
            self.victim = None;
            self.wreck = Wreck::of(seat, Box::new(fleet.clone().destroy(cell.into())));
        }
    }
}

/// The cells that the dice of a try call, once all are rolled: two dice for the column and two for the row, on a torus one
/// each.
fn called(board: &Board, rolled: &[Die]) -> Option<CellSet> {
    let (column, row) = match (board.surface().topology(), rolled) {
        (Topology::Torus, [column, row]) => (column.face(), row.face()),
        (Topology::Torus, _) => return None,
        (_, [a, b, c, d]) => (a.face() + b.face(), c.face() + d.face()),
        _ => return None,
    };
    let (blueprint, surface) = (board.blueprint(), board.surface());
    let columns = blueprint.columns().lines(column).map(|column| surface.column(column));
    let rows = blueprint.rows().lines(row).map(|row| surface.row(row));
    let all = |cells: CellSet, line: CellSet| cells | line;
    Some(columns.fold(CellSet::EMPTY, all) & rows.fold(CellSet::EMPTY, all))
}
