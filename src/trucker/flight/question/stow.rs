//! Goods that are gained (BG-GOODS-2, LM-FLEET-6, LM-IV3-5).

use alloc::vec::Vec;

use crate::grid::{Cell, CellSet};
use crate::table::Seat;
use crate::trucker::fleet::Fleet;
use crate::trucker::fleet::aboard::{Good, Goods};
use crate::trucker::flight::answer::{Answer, Settled};
use crate::trucker::flight::choice::Choice;
use crate::trucker::flight::event::Event;
use crate::trucker::flight::refusal::Refusal;
use crate::trucker::parts::component::room::Room;
use crate::trucker::rules::Rule;

/// A player is not asked if no block, old or new, fits any hold.
pub(super) fn only(fleet: &Fleet, loads: &[Goods]) -> Option<Choice> {
    let aboard = fleet.aboard().goods(!CellSet::EMPTY);
    let is_there = |good: Good| aboard.of(good) > 0 || loads.iter().any(|load| load.of(good) > 0);
    let fits = |room: Room| match room {
        Room::AllGoods(_) => Good::ALL.into_iter().any(is_there),
        Room::Goods(_) => Good::ALL.into_iter().any(|good| good != Good::Red && is_there(good)),
        _ => false,
    };
    if fleet.layout().components().any(|(_, component)| fits(component.kind().room())) {
        return None;
    }
    loads.first().map(|&load| Choice::Stow { load, holds: Vec::new() })
}

/// Lists for each load the stowage that discards the least value, and the one that discards everything.
pub(super) fn list(fleet: &Fleet, loads: &[Goods], choices: &mut Vec<Choice>) {
    for &load in loads {
        let best = fleet.best_stowage(load);
        if !best.is_empty() {
            choices.push(Choice::Stow { load, holds: best });
        }
        choices.push(Choice::Stow { load, holds: Vec::new() });
    }
}

/// LM-IV3-5, BG-GOODS-2: one of the loads, with every block stowed where it fits or discarded.
pub(super) fn judge(
    fleet: &Fleet,
    seat: Seat,
    loads: &[Goods],
    load: Goods,
    holds: &[(Cell, Goods)],
    rule: Rule,
) -> Result<Settled, Refusal> {
    if !loads.contains(&load) {
        return Err(Refusal::NotThatLoad { load, rule });
    }
    let mut after = fleet.clone();
    let thrown_away = after.stow(load, holds)?;
    let event = Event::Stowed { seat, load, thrown_away, holds: holds.to_vec() };
    Ok(Settled { fleet: Some(after.into()), event: Some(event), answer: Answer::Done })
}
