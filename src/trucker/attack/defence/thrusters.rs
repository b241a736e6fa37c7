//! The first step: ships move (LM-SPLICE-10).

use crate::grid::{Cell, Side};
use crate::trucker::attack::approach::Approach;
use crate::trucker::attack::defence::{Defence, DefenceError};
use crate::trucker::attack::incoming::Incoming;
use crate::trucker::fleet::Fleet;
use crate::trucker::parts::component::Component;

/// The positions of all ships after these thrusters: each moves its own ship one step, once (LM-ATTACK-8, LM-FLEET-14), threatened
/// or not (LM-R15).
pub(super) fn moved(fleet: &Fleet, incoming: &Incoming, defence: &Defence) -> Result<Approach, DefenceError> {
    let mut approach = incoming.approach();
    for thruster in defence.thrusters {
        let nozzle = nozzle(fleet, incoming, thruster)?;
        let ship = fleet.board().ship_around(thruster);
        if let Some(first) = (defence.thrusters & ship).first().filter(|&first| first != thruster) {
            return Err(DefenceError::SecondThruster { thruster, first });
        }
        let lines = incoming.lines();
        if !lines.is_shifted_by(nozzle, incoming.rulings()) {
            return Err(DefenceError::IdleNozzle { thruster, nozzle, from: lines.from() });
        }
        approach = approach.thrust(ship, nozzle, incoming.rulings());
    }
    Ok(approach)
}

/// The nozzle of a thruster that takes part.
fn nozzle(fleet: &Fleet, incoming: &Incoming, cell: Cell) -> Result<Side, DefenceError> {
    let component = fleet.get(cell);
    match component.and_then(Component::nozzle) {
        None => Err(DefenceError::NoThruster { cell, kind: component.map(Component::kind) }),
        Some(_) if incoming.away().contains(cell) => Err(DefenceError::InHyperspace { cell }),
        Some(nozzle) => Ok(nozzle),
    }
}
