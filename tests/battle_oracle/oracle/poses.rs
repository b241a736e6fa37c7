//! Where a capital ship may end.

use std::collections::BTreeSet;

use super::hex::{Hex, ahead, bearing, clockwise};
use super::play::Rules;
use super::state::{State, is_capital, owner};

/// Front hex, then rear hex.
pub(crate) type Pose = (Hex, Hex);

/// BBS-43 to 46, BBS-R11: everywhere so many points can bring a ship, off the board or not.
pub(crate) fn reachable(start: Pose, points: i32) -> BTreeSet<Pose> {
    let mut reached = BTreeSet::from([start]);
    for _ in 0..points {
        let next: Vec<Pose> = reached.iter().flat_map(|&pose| one_point(pose)).collect();
        reached.extend(next);
    }
    reached
}

/// One hex forward, or a pivot either way about either hex.
fn one_point((front, rear): Pose) -> [Pose; 5] {
    let facing = bearing(rear, front);
    let (right, left) = (clockwise(facing, 1), clockwise(facing, 5));
    let behind = |facing| ahead(front, clockwise(facing, 3), 1);
    [
        (ahead(front, facing, 1), front),
        (ahead(rear, right, 1), rear),
        (ahead(rear, left, 1), rear),
        (front, behind(right)),
        (front, behind(left)),
    ]
}

/// BBS-48 to 52, BBS-D1.4: the rules against ending there; none if it is allowed.
pub(crate) fn forbidden(state: &State, ship: usize, pose: Pose) -> Rules {
    let mut rules = Rules::new();
    let mut rammed = 0;
    let shielded = state.is_shielded(ship);
    for hex in [pose.0, pose.1] {
        if !state.on_board(hex) {
            rules.extend(["BBS-48", "BBS-R11"]);
        }
        if state.asteroids.contains(&hex) && !shielded {
            rules.insert("BBS-48");
        }
        let Some(other) = state.ship_on(hex).filter(|&other| other != ship) else { continue };
        if is_capital(other) {
            rules.extend(if shielded { vec!["BBS-48", "BBS-D1.4"] } else { vec!["BBS-48"] });
        } else if state.is_elite(other) {
            rules.extend(["BBS-48", "BBS-E1.6", "BBS-R20"]);
        } else if owner(other) != owner(ship) {
            rammed += 1;
        }
    }
    if !shielded && rammed > 0 && state.pieces[&ship].damage + rammed >= 2 {
        rules.extend(["BBS-52", "BBS-R12"]);
    }
    rules
}

/// All legal end poses.
pub(crate) fn poses(state: &State, ship: usize, points: i32) -> BTreeSet<Pose> {
    let at = &state.pieces[&ship].at;
    let all = reachable((at[0], at[1]), points);
    all.into_iter().filter(|&pose| forbidden(state, ship, pose).is_empty()).collect()
}
