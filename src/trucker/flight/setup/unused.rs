//! Components that a flight does not use.

use alloc::vec::Vec;

use super::Setup;
use crate::grid::CellSet;
use crate::table::Seat;
use crate::trucker::fleet::Fleet;
use crate::trucker::flight::event::Event;
use crate::trucker::parts::component::Kind;

/// At the launch, who has boosters or stasis chambers though the table does not use them.
pub(in crate::trucker::flight) fn unused(setup: &Setup, events: &mut Vec<Event>) {
    if setup.under_way || setup.rulings.boosts_and_stasis {
        return;
    }
    for (seat, pilot) in Seat::ALL.into_iter().zip(&setup.players) {
        let components = pilot.fleet.as_ref().map_or(CellSet::EMPTY, idle);
        if !components.is_empty() {
            events.push(Event::Unused { seat, components });
        }
    }
}

fn idle(fleet: &Fleet) -> CellSet {
    let there = fleet.layout().components();
    let idle = there.filter(|(_, component)| matches!(component.kind(), Kind::Booster | Kind::StasisChamber));
    idle.map(|(cell, _)| cell).collect()
}
