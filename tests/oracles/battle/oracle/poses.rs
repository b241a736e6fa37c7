//! Where a capital ship may end.

use std::collections::BTreeSet;

use super::hex::{Hex, ahead, bearing, clockwise};
use super::play::Rules;
use super::rulings::Rulings;
use super::state::{State, is_capital, owner};

/// Front hex, then rear hex.
pub(crate) type Pose = (Hex, Hex);

/// BBS-43 to 46, BBS-R11: all poses that these points can reach, on or off the board.
pub(crate) fn reachable(start: Pose, points: i32, rulings: Rulings) -> BTreeSet<Pose> {
    stepwise(start, points, rulings, |_| true)
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

/// BBS-R36: what one point buys: a step or a pivot, or one of each in either order.
fn bought(pose: Pose, rulings: Rulings) -> Vec<Pose> {
    let mut bought = one_point(pose).to_vec();
    if rulings.both {
        let facing = |(front, rear): Pose| bearing(rear, front);
        let is_step = |from: Pose, to: Pose| to.1 == from.0 && facing(to) == facing(from);
        for first in one_point(pose) {
            let other = |&second: &Pose| is_step(pose, first) != is_step(first, second);
            bought.extend(one_point(first).into_iter().filter(other));
        }
    }
    bought
}

/// All legal end poses, and the rules that forbade others or that some of them need.
pub(crate) fn poses(state: &State, ship: usize, points: i32) -> (BTreeSet<Pose>, Rules) {
    let at = &state.pieces[&ship].at;
    let start = (at[0], at[1]);
    let mut legal = BTreeSet::new();
    let mut rules = Rules::from(["BBS-42"]);
    for pose in reachable(start, points, state.rulings) {
        let against = forbidden(state, ship, pose);
        if against.is_empty() {
            legal.insert(pose);
        }
        rules.extend(against);
    }
    let on_board = |pose: Pose| state.on_board(pose.0) && state.on_board(pose.1);
    if !legal.is_subset(&stepwise(start, points, state.rulings, on_board)) {
        rules.insert("BBS-R11");
    }
    let passable = |pose| !on_board(pose) || forbidden(state, ship, pose).is_empty();
    if !legal.is_subset(&stepwise(start, points, state.rulings, passable)) {
        rules.insert("BBS-47");
    }
    (legal, rules)
}

/// All poses that these points can reach if every pose on the way must satisfy a condition.
fn stepwise(start: Pose, points: i32, rulings: Rulings, passes: impl Fn(Pose) -> bool) -> BTreeSet<Pose> {
    let mut reached = BTreeSet::from([start]);
    let mut last = reached.clone();
    for _ in 0..points {
        let next: BTreeSet<Pose> = last.into_iter().flat_map(|pose| bought(pose, rulings)).collect();
        last = next.into_iter().filter(|&pose| !reached.contains(&pose) && passes(pose)).collect();
        reached.extend(&last);
    }
    reached
}
