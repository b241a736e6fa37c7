//! Who leaves when a card is resolved, and what returns when the flight is over.

use alloc::vec::Vec;

use crate::table::Seat;
use crate::trucker::fleet::Ship;
use crate::trucker::fleet::aboard::{Alien, Specialisation};
use crate::trucker::fleet::leaving::Departure;
use crate::trucker::flight::event::{Event, Reason};
use crate::trucker::flight::table::Table;
use crate::trucker::parts::component::Colour;
use crate::trucker::settlement::{Homecoming, Returned, Specialist, SpecialistKind};

/// Ships come back from hyperspace (LM-FLEET-13). Then lapped players with all their ships, ships without a human, and players
/// without ships leave (LM-END-2); all judged on the state after the card, before any ship leaves (LM-R42).
pub(super) fn resolved(table: &mut Table, events: &mut Vec<Event>) {
    table.end_hyperspace();
    let lapped = table.track.lapped();
    for seat in table.track.order() {
        let fleet = table.fleet(seat);
        let (ships, reason): (Vec<Ship>, Reason) = if lapped.contains(seat) {
            (fleet.ships().collect(), Reason::Lapped)
        } else {
            (fleet.unmanned().collect(), Reason::Unmanned)
        };
        for ship in ships {
            table.leave(seat, ship, reason, events);
        }
        table.clear_marker(seat, events);
    }
}

/// The input of the settlement for each player, by seat. No rulebook at hand gives the merchant's and manager's income, see
/// [`Returned::reward`].
pub(super) fn homecoming(table: &Table, seat: Seat) -> Homecoming {
    let (player, fleet) = (table.player(seat), table.whole_fleet(seat));
    let mut ships: Vec<Returned> = player.gone.iter().map(Returned::from).collect();
    let mut experts: Vec<Option<Specialisation>> = player.gone.iter().map(Departure::remembered).collect();
    for ship in fleet.ships() {
        ships.push(Returned::home(&fleet, ship));
        experts.push(match fleet.aboard().alien(Colour::Cyan) {
            Some((home, Alien::Cyan(expert))) if ship.components.contains(home) => Some(expert),
            _ => None,
        });
    }
    let specialist = (0..).zip(experts).find_map(|(ship, expert)| {
        let kind = SpecialistKind::of(expert?)?;
        Some(Specialist { kind, ship })
    });
    if !player.before.set_aside.is_none() {
        ships.push(Returned::gave_up(player.before.set_aside));
    }
    Homecoming {
        position: table.track.position(seat),
        ships,
        specialist,
        lost: player.before.lost.saturating_add(player.lost.len()),
        cap: player.before.cap,
        purse: player.credits,
        owed: player.before.owed,
    }
}
