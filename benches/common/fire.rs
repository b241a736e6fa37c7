//! Attacks on a ship of class IIIC.

#![allow(dead_code, reason = "every bench uses some of them")]

use starwright::dice::Die;
use starwright::grid::{CellSet, Side};
use starwright::trucker::attack::{AttackKind, Defence, Incoming, LineThreat, Shot};
use starwright::trucker::{Fleet, Layout};

pub const DICE: [Die; 2] = [Die::Three, Die::Four];

/// Aim, strike, removal, and how many pieces are left.
pub fn attack(layout: &Layout, dice: [Die; 2]) -> (CellSet, usize) {
    let lines = layout.board().aim(Side::Front).expect("numbers").read(dice).expect("two dice");
    let destroyed = layout.destroyed(AttackKind::HeavyFire, lines.from(), layout.struck(lines));
    (destroyed, layout.joints().without(destroyed).pieces().count())
}

/// The crew boarded, and a large meteor from the front.
pub fn attacked(layout: Layout) -> (Fleet, Incoming) {
    let mut fleet = layout.into_fleet().expect("a legal ship");
    fleet.embark(&[]).expect("an empty fleet");
    let lines = fleet.board().aim(Side::Front).expect("numbers").read(DICE).expect("two dice");
    (fleet, Incoming::new(AttackKind::LargeMeteor, lines))
}

/// Looks at the threat, takes the first thing offered against each line, and lets the attack hit.
pub fn answered(fleet: &Fleet, incoming: &Incoming) -> (CellSet, usize) {
    let threat = fleet.threat(incoming, &Defence::default()).expect("nothing to refuse");
    let shot = |line: &LineThreat| Some(Shot { line: line.line, cannon: line.free_shooters.first()? });
    let defence = Defence { shots: threat.lines.iter().filter_map(shot).collect(), ..Defence::default() };
    let impact = fleet.defend(incoming, &defence).expect("as offered").impact;
    (impact.destroyed(), impact.broken().count())
}
