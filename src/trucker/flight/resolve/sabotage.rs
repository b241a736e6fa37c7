//! A sabotage (BG-SABOTAGE).

use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use super::Asked;
use super::wreck::Wreck;
use crate::dice::{Die, pairs};
use crate::grid::{Cell, CellSet, Topology};
use crate::table::{Actor, Seat};
use crate::trucker::flight::event::Event;
use crate::trucker::flight::progress::Progress;
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

    pub(super) fn progress(&self) -> Progress {
        Progress { targets: self.victim.into_iter().collect(), tries: self.tries, ..Progress::default() }
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
        self.search(called, table, events);
    }

    fn search(&mut self, called: CellSet, table: &Table, events: &mut Vec<Event>) {
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

    /// The try that is being rolled, after each of its outcomes, with the throws that bring it.
    pub(super) fn rolls(&self, table: &Table) -> Vec<(Self, u32)> {
        let mut ways: BTreeMap<CellSet, u32> = BTreeMap::new();
        let there = self.victim.map_or(CellSet::EMPTY, |seat| table.fleet(seat).layout().occupied());
        for called in throws(&table.terms.board) {
            *ways.entry(called & there).or_default() += 1;
        }
        let after = |called| {
            let mut after = self.clone();
            after.search(called, table, &mut Vec::new());
            after
        };
        ways.into_iter().map(|(called, ways)| (after(called), ways)).collect()
    }
}

/// The cells that each throw of a try calls.
fn throws(board: &Board) -> impl Iterator<Item = CellSet> {
    pairs().flat_map(move |[a, b]| {
        let one = called(board, &[a, b]).into_iter();
        one.chain(pairs().filter_map(move |[c, d]| called(board, &[a, b, c, d])))
    })
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
