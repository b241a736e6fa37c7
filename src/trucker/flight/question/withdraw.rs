//! Ships that withdraw before a card is shown (LM-END-1).

use alloc::vec::Vec;

use crate::grid::Cell;
use crate::table::Seat;
use crate::trucker::fleet::Fleet;
use crate::trucker::flight::answer::{Answer, Settled};
use crate::trucker::flight::choice::Choice;
use crate::trucker::flight::refusal::Refusal;

pub(super) fn list(fleet: &Fleet, choices: &mut Vec<Choice>) {
    choices.push(Choice::FlyOn);
    let first_cells = fleet.ships().filter_map(|ship| ship.components.first());
    choices.extend(first_cells.map(|at| Choice::Withdraw { at }));
}

/// LM-END-1: any ship of the player's own.
pub(super) fn judge(fleet: &Fleet, seat: Seat, at: Cell) -> Result<Settled, Refusal> {
    let ship = fleet.ships().find(|ship| ship.components.contains(at));
    ship.map(|ship| Settled::only(Answer::Withdraws(ship))).ok_or(Refusal::NoShipThere { seat, at })
}
