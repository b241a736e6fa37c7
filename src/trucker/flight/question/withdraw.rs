//! Before a card is shown: ships that withdraw (LM-END-1), and sleepers who wake (LM-FLEET-8).

use alloc::vec::Vec;

use crate::grid::Cell;
use crate::table::Seat;
use crate::trucker::fleet::Fleet;
use crate::trucker::fleet::aboard::Gain;
use crate::trucker::flight::answer::{Answer, Settled};
use crate::trucker::flight::choice::Choice;
use crate::trucker::flight::event::Event;
use crate::trucker::flight::refusal::Refusal;
use crate::trucker::rules::rulings::Rulings;

pub(super) fn list(fleet: &Fleet, rulings: Rulings, choices: &mut Vec<Choice>) {
    choices.push(Choice::FlyOn);
    let first_cells = fleet.ships().filter_map(|ship| ship.components.first());
    choices.extend(first_cells.map(|at| Choice::Withdraw { at }));
    if rulings.boosts_and_stasis {
        list_wakings(fleet, choices);
    }
}

/// From each chamber with a sleeper to each cabin with room, on ships with a human.
fn list_wakings(fleet: &Fleet, choices: &mut Vec<Choice>) {
    let room = fleet.room_for(Gain::Human);
    for ship in fleet.ships().filter(|&ship| fleet.ship_crew(ship).humans > 0) {
        let chambers = ship.components.iter().filter(|&cell| fleet.aboard().sleepers(cell.into()) > 0);
        let cabins = room & ship.components;
        choices.extend(chambers.flat_map(|chamber| cabins.iter().map(move |cabin| Choice::Wake { chamber, cabin })));
    }
}

/// LM-END-1: any ship of the player's own.
pub(super) fn judge(fleet: &Fleet, seat: Seat, at: Cell) -> Result<Settled, Refusal> {
    let ship = fleet.ships().find(|ship| ship.components.contains(at));
    ship.map(|ship| Settled::only(Answer::Withdraws(ship))).ok_or(Refusal::NoShipThere { seat, at })
}

/// LM-FLEET-8, where the table says so.
pub(super) fn judge_waking(
    fleet: &Fleet,
    seat: Seat,
    rulings: Rulings,
    chamber: Cell,
    cabin: Cell,
) -> Result<Settled, Refusal> {
    if !rulings.boosts_and_stasis {
        return Err(Refusal::NoWaking { chamber });
    }
    let mut after = fleet.clone();
    after.wake(chamber, &[cabin])?;
    let event = Event::Woken { seat, chamber, cabin };
    Ok(Settled { fleet: Some(after.into()), event: Some(event), answer: Answer::Done })
}
