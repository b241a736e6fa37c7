//! The piece that is kept of a ship that broke (LM-LEGAL-12).

use alloc::boxed::Box;
use alloc::vec::Vec;

use crate::grid::{Cell, CellSet};
use crate::trucker::attack::Impact;
use crate::trucker::flight::answer::{Answer, Settled};
use crate::trucker::flight::choice::Choice;
use crate::trucker::flight::refusal::Refusal;

/// The first cells of the pieces that may be kept of the first ship that broke.
fn pieces(impact: &Impact) -> impl Iterator<Item = Cell> {
    impact.broken().next().into_iter().flat_map(|ship| {
        let may_keep: Vec<CellSet> = ship.pieces().filter(|&piece| ship.may_keep(piece)).collect();
        may_keep.into_iter().filter_map(CellSet::first)
    })
}

pub(super) fn only(impact: &Impact) -> Option<Choice> {
    let mut pieces = pieces(impact);
    match (pieces.next(), pieces.next()) {
        (Some(at), None) => Some(Choice::Keep { at }),
        _ => None,
    }
}

pub(super) fn list(impact: &Impact, choices: &mut Vec<Choice>) {
    choices.extend(pieces(impact).map(|at| Choice::Keep { at }));
}

pub(super) fn judge(impact: &Impact, at: Cell) -> Result<Settled, Refusal> {
    let mut impact = Box::new(impact.clone());
    impact.keep(at)?;
    Ok(Settled::only(Answer::Kept(impact)))
}
