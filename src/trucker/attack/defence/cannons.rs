//! The second step: cannons shoot (LM-SPLICE-10).

use crate::grid::Cell;
use crate::trucker::attack::approach::Approach;
use crate::trucker::attack::defence::{DefenceError, OnLine, Shot};
use crate::trucker::attack::incoming::Incoming;
use crate::trucker::attack::strike::Met;
use crate::trucker::fleet::Fleet;
use crate::trucker::parts::component::{Component, Kind};

/// Notes for each line the cannons that may shoot at it: only at a large meteor, and only if it strikes something.
pub(super) fn aim(fleet: &Fleet, incoming: &Incoming, approach: &Approach, lines: &mut [OnLine]) {
    if incoming.kind().stopped_by_cannon() {
        for (on_line, (_, able)) in lines.iter_mut().zip(fleet.layout().shooters_on(approach, incoming.rulings())) {
            on_line.able = able;
        }
    }
}

/// Lets the cannons shoot, each at most once, one at a line (LM-SPLICE-7).
pub(super) fn shoot(
    fleet: &Fleet,
    incoming: &Incoming,
    lines: &mut [OnLine],
    shots: &[Shot],
) -> Result<(), DefenceError> {
    for &Shot { line, cannon } in shots {
        if !incoming.kind().stopped_by_cannon() {
            return Err(DefenceError::CannonsDoNothing { cannon, kind: incoming.kind() });
        }
        let used = lines.iter().any(|on_line| on_line.shot_by == Some(cannon));
        let on_line = lines.iter_mut().find(|on_line| on_line.line == line).ok_or(DefenceError::NoLine { line })?;
        if !on_line.able.contains(cannon) {
            return Err(why_unable(fleet, incoming, *on_line, cannon));
        }
        if used {
            return Err(DefenceError::CannonUsed { cannon });
        }
        if let Some(first) = on_line.shot_by {
            return Err(DefenceError::ShotTwice { line, cannon, first });
        }
        if on_line.met == Met::Nothing {
            return Err(DefenceError::NothingToShoot { line, cannon });
        }
        on_line.shot_by = Some(cannon);
    }
    Ok(())
}

fn why_unable(fleet: &Fleet, incoming: &Incoming, OnLine { line, .. }: OnLine, cannon: Cell) -> DefenceError {
    let from = incoming.lines().from();
    let component = fleet.get(cannon);
    let kind = component.map(Component::kind);
    match component {
        _ if !kind.is_some_and(Kind::has_muzzle) => DefenceError::NoCannon { cell: cannon, kind },
        Some(component) if !component.muzzles().contains(from) => DefenceError::PointsElsewhere { cannon, from },
        _ if incoming.away().contains(cannon) => DefenceError::InHyperspace { cell: cannon },
        _ => DefenceError::OutOfReach { cannon, line },
    }
}
