//! The third step: shields (LM-SPLICE-10).

use super::super::incoming::Incoming;
use super::{Defence, DefenceError, OnLine};
use crate::grid::{Cell, CellSet};
use crate::trucker::component::{Component, Kind};
use crate::trucker::fleet::Fleet;
use crate::trucker::rule::Rule;

/// Puts the shields up: one in each ship, which covers all lines that strike it (LM-SPLICE-8).
pub(super) fn cover(
    fleet: &Fleet,
    incoming: &Incoming,
    lines: &mut [OnLine],
    defence: &Defence,
) -> Result<(), DefenceError> {
    let mut up = CellSet::EMPTY;
    for (shields, boosted) in [(defence.shields, false), (defence.boosted_shields, true)] {
        for shield in shields {
            may_cover(fleet, incoming, shield, boosted)?;
            let ship = fleet.ship_around(shield);
            if let Some(first) = (up & ship).first() {
                return Err(DefenceError::SecondShield { shield, first });
            }
            up.insert(shield);
            stop(lines, ship, shield)?;
        }
    }
    Ok(())
}

/// Whether a shield covers that side and stops that kind of attack (LM-ATTACK-3 to -6, LM-TORUS-8, LM-R5).
fn may_cover(fleet: &Fleet, incoming: &Incoming, cell: Cell, boosted: bool) -> Result<(), DefenceError> {
    let component = fleet.get(cell);
    let kind = component.map(Component::kind);
    let (attack, from) = (incoming.kind(), incoming.lines().from());
    if kind != Some(Kind::Shield) {
        return Err(DefenceError::NoShield { cell, kind });
    }
    if incoming.away().contains(cell) {
        return Err(DefenceError::InHyperspace { cell });
    }
    if !component.is_some_and(|component| component.covers().contains(from)) {
        return Err(DefenceError::CoversElsewhere { shield: cell, from });
    }
    match (boosted, attack.stopped_by_shield(), attack.stopped_by_boosted_shield()) {
        (false, true, _) | (true, _, true) => Ok(()),
        (false, false, true) => Err(DefenceError::NeedsBoost { shield: cell, kind: attack }),
        _ => Err(DefenceError::ShieldsDoNothing { shield: cell, kind: attack }),
    }
}

/// LM-FLEET-12: a shield protects its own ship, from what is neither bounced off nor shot down.
fn stop(lines: &mut [OnLine], ship: CellSet, shield: Cell) -> Result<(), DefenceError> {
    let mut because = Rule::LmAttack2;
    let mut stopped = false;
    for on_line in lines {
        match on_line.struck {
            None => {}
            Some(cell) if !ship.contains(cell) => because = Rule::LmFleet12,
            Some(_) if on_line.bounces => because = Rule::LmAttack3,
            Some(_) if on_line.shot_by.is_some() => because = Rule::LmSplice10,
            Some(_) => {
                on_line.shielded_by = Some(shield);
                stopped = true;
            }
        }
    }
    if stopped { Ok(()) } else { Err(DefenceError::NothingToStop { shield, because }) }
}
