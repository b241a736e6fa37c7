//! The third step: shields (LM-SPLICE-10).

use crate::grid::{Cell, CellSet};
use crate::trucker::attack::AttackKind;
use crate::trucker::attack::defence::{Defence, DefenceError, OnLine};
use crate::trucker::attack::incoming::Incoming;
use crate::trucker::fleet::Fleet;
use crate::trucker::parts::component::{Component, Kind};
use crate::trucker::rules::Rule;

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
            covers(fleet, incoming, shield)?;
            let ship = fleet.board().ship_around(shield);
            if let Some(first) = (up & ship).first() {
                return Err(DefenceError::SecondShield { shield, first });
            }
            helps(incoming.kind(), shield, boosted)?;
            up.insert(shield);
            stop(lines, ship, shield)?;
        }
    }
    Ok(())
}

/// Whether a shield takes part and covers the side the attack comes from (LM-ATTACK-6, LM-TORUS-8).
fn covers(fleet: &Fleet, incoming: &Incoming, cell: Cell) -> Result<(), DefenceError> {
    let from = incoming.lines().from();
    match fleet.get(cell) {
        Some(component) if component.covers().contains(from) => {
            if incoming.away().contains(cell) {
                Err(DefenceError::InHyperspace { cell })
            } else {
                Ok(())
            }
        }
        Some(component) if component.kind() == Kind::Shield => {
            Err(DefenceError::CoversElsewhere { shield: cell, from })
        }
        component => Err(DefenceError::NoShield { cell, kind: component.map(Component::kind) }),
    }
}

/// Whether a shield stops that kind of attack (LM-ATTACK-3, -4, -5, -10, LM-R5).
fn helps(kind: AttackKind, shield: Cell, boosted: bool) -> Result<(), DefenceError> {
    if !kind.stopped_by_boosted_shield() {
        Err(DefenceError::ShieldsDoNothing { shield, kind })
    } else if boosted || kind.stopped_by_shield() {
        Ok(())
    } else {
        Err(DefenceError::NeedsBoost { shield, kind })
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
