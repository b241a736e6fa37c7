//! Ships that go into hyperspace when a card is shown (LM-FLEET-13).

use alloc::vec::Vec;

use crate::grid::{Cell, CellSet};
use crate::table::Seat;
use crate::trucker::fleet::{Fleet, Ship};
use crate::trucker::flight::answer::{Answer, Settled};
use crate::trucker::flight::choice::Choice;
use crate::trucker::flight::event::Event;
use crate::trucker::flight::refusal::Refusal;
use crate::trucker::parts::component::{Component, Kind};

/// What sends its ship into hyperspace.
fn is_booster(fleet: &Fleet, cell: Cell) -> bool {
    fleet.get(cell).map(Component::kind) == Some(Kind::Booster)
}

/// The ships with a booster and a battery for it; their boosters and batteries.
fn ready(fleet: &Fleet) -> impl Iterator<Item = (CellSet, CellSet)> {
    let with_both = |ship: Ship| {
        let boosters: CellSet = ship.components.iter().filter(|&cell| is_booster(fleet, cell)).collect();
        let batteries: CellSet =
            ship.components.iter().filter(|&cell| fleet.aboard().batteries(cell.into()) > 0).collect();
        (!boosters.is_empty() && !batteries.is_empty()).then_some((boosters, batteries))
    };
    fleet.ships().filter_map(with_both)
}

/// Whether any ship can go, so that its owner is asked.
pub(in crate::trucker::flight) fn can_jump(fleet: &Fleet) -> bool {
    ready(fleet).next().is_some()
}

/// Nothing, and each booster with each battery that can pay for it.
pub(super) fn list(fleet: &Fleet, choices: &mut Vec<Choice>) {
    choices.push(Choice::FlyOn);
    for (boosters, batteries) in ready(fleet) {
        let with = |booster| batteries.iter().map(move |battery| Choice::Jump { booster, battery });
        choices.extend(boosters.iter().flat_map(with));
    }
}

/// LM-FLEET-13: the ship of the booster only, for a battery of that ship (BG-POWER, LM-FLEET-1).
pub(super) fn judge(fleet: &Fleet, seat: Seat, booster: Cell, battery: Cell) -> Result<Settled, Refusal> {
    let there = fleet.ships().find(|ship| ship.components.contains(booster) && is_booster(fleet, booster));
    let ship = there.ok_or(Refusal::NoBooster { at: booster })?;
    let mut after = fleet.clone();
    after.pay(|cells| u32::from(cells.contains(booster)), &[battery])?;
    let event = Event::Jumped { seat, cells: ship.components, battery };
    Ok(Settled { fleet: Some(after.into()), event: Some(event), answer: Answer::Jumps(ship) })
}
