//! A sabotage (BG-SABOTAGE).

use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::mem;

use super::moment::Moment;
use super::{Asked, Heard, wreck};
use crate::dice::{Die, pairs};
use crate::grid::{Cell, CellSet, Topology};
use crate::table::Actor;
use crate::trucker::flight::answer::Answer;
use crate::trucker::flight::event::Event;
use crate::trucker::flight::progress::Progress;
use crate::trucker::flight::question::Question;
use crate::trucker::flight::table::Table;
use crate::trucker::parts::board::Board;

/// How often a cell is rolled for.
const TRIES: u8 = 3;

/// The player with the fewest crew is hit at a rolled cell, and no reaction helps.
pub(super) fn go_on(heard: Option<Heard<'_>>, now: &mut Moment<'_>) -> Option<Asked> {
    match heard {
        None => begin(now),
        Some((_, Question::Locate { rolled }, Answer::Rolled(face))) => read(mem::take(rolled), *face, now),
        Some((_, _, Answer::Called(cells))) => search(*cells, now),
        Some((Actor::Seat(seat), _, answer)) => {
            answer.take_impact().and_then(|impact| wreck::of_hit(seat, impact, now))
        }
        Some(_) => None,
    }
}

/// In a tie the player further ahead; a single player is always hit (LM-R43).
fn begin(now: &mut Moment<'_>) -> Option<Asked> {
    let flying = now.table.flying().into_iter();
    let seat = flying.min_by_key(|&seat| now.table.fleet(seat).crew().total())?;
    now.events.push(Event::Sabotaged { seat });
    now.progress.targets.push(seat);
    Some(locate(Vec::new()))
}

const fn locate(rolled: Vec<Die>) -> Asked {
    (Actor::Table, Question::Locate { rolled })
}

/// All dice of a try are rolled, even if the column is already off the board.
fn read(mut rolled: Vec<Die>, face: Die, now: &mut Moment<'_>) -> Option<Asked> {
    rolled.push(face);
    match called(&now.table.terms.board, &rolled) {
        Some(called) => search(called, now),
        None => Some(locate(rolled)),
    }
}

fn search(called: CellSet, now: &mut Moment<'_>) -> Option<Asked> {
    let &seat = now.progress.targets.first()?;
    now.progress.tries = now.progress.tries.saturating_add(1);
    let fleet = now.table.fleet(seat);
    let found: Option<Cell> = (called & fleet.layout().occupied()).first();
    now.events.push(Event::Searched { found });
    let Some(cell) = found else {
        return (now.progress.tries < TRIES).then(|| locate(Vec::new()));
    };
    now.progress.targets.clear();
    let impact = Box::new(fleet.clone().destroy(cell.into()).with_rulings(now.table.terms.rulings));
    wreck::of_hit(seat, impact, now)
}

/// The cells of the victim that a try can select, with their numbers of throws.
pub(super) fn rolls(progress: &Progress, table: &Table) -> Vec<(Answer, u32)> {
    let there = progress.targets.first().map_or(CellSet::EMPTY, |&seat| table.fleet(seat).layout().occupied());
    let mut ways: BTreeMap<CellSet, u32> = BTreeMap::new();
    for called in throws(&table.terms.board) {
        *ways.entry(called & there).or_default() += 1;
    }
    ways.into_iter().map(|(called, ways)| (Answer::Called(called), ways)).collect()
}

/// The cells that each throw of a try selects.
fn throws(board: &Board) -> impl Iterator<Item = CellSet> {
    pairs().flat_map(move |[a, b]| {
        let one = called(board, &[a, b]).into_iter();
        one.chain(pairs().filter_map(move |[c, d]| called(board, &[a, b, c, d])))
    })
}

/// The cells that the dice of a try select, once all are rolled: two dice for the column and two for the row, on a torus one each.
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
