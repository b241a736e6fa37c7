//! Words for attacks and answers, and fleets that several examples share.

use crate::trucker::aim::{Aim, Line, aim};
use crate::trucker::board::Board;
use crate::trucker::defence::{Answer, Attack, Cover, HOUSE, House, Kind, Shot, Thrust, judge};
use crate::trucker::loaded::Loaded;
use crate::trucker::outcome::{Fate, Outcome};
use crate::trucker::side::Side::{Front, Left, Rear};
use crate::trucker::side::{Cell, Side};
use crate::trucker::tile::Tile;
use crate::worked::universal;

/// Reactions without effect are let through.
pub(crate) const VAIN: House = House { vain: true, ..HOUSE };

/// An attack of that kind from that side on these lines.
pub(crate) fn attack(kind: Kind, from: Side, lines: &[Line]) -> Attack {
    Attack { kind, aim: Aim { from, lines: lines.to_vec() } }
}

/// Nobody reacts.
pub(crate) fn nothing() -> Answer {
    Answer::default()
}

/// One thruster.
pub(crate) fn thrust(ship: usize, thruster: Cell, nozzle: Side, pay: &[Cell]) -> Thrust {
    Thrust { ship, thruster, nozzle, pay: pay.to_vec() }
}

/// One shot.
pub(crate) fn shot(cannon: Cell, pay: &[Cell]) -> Shot {
    Shot { cannon, pay: pay.to_vec() }
}

/// One ordinary shield.
pub(crate) fn cover(ship: usize, shield: Cell, pay: &[Cell]) -> Cover {
    Cover { ship, shield, boosted: false, pay: pay.to_vec() }
}

/// One boosted shield.
pub(crate) fn boosted(ship: usize, shield: Cell, pay: &[Cell]) -> Cover {
    Cover { boosted: true, ..cover(ship, shield, pay) }
}

/// Only shots.
pub(crate) fn shots(shots: &[Option<Shot>]) -> Answer {
    Answer { shots: shots.to_vec(), ..nothing() }
}

/// Only one shield.
pub(crate) fn covers(cover: Cover) -> Answer {
    Answer { covers: vec![cover], ..nothing() }
}

/// Only thrusters.
pub(crate) fn thrusts(thrusts: &[Thrust]) -> Answer {
    Answer { thrusts: thrusts.to_vec(), ..nothing() }
}

/// What comes of a legal answer.
pub(crate) fn outcome(fleet: &Loaded, attack: &Attack, answer: &Answer) -> Outcome {
    judge(fleet, attack, &HOUSE, answer).expect("a legal answer")
}

/// The fates of the lines after a legal answer.
pub(crate) fn fates(fleet: &Loaded, attack: &Attack, answer: &Answer) -> Vec<Fate> {
    outcome(fleet, attack, answer).lines.iter().map(|end| end.fate).collect()
}

/// What the lines strike after a legal answer.
pub(crate) fn met(fleet: &Loaded, attack: &Attack, answer: &Answer) -> Vec<Option<Cell>> {
    outcome(fleet, attack, answer).lines.iter().map(|end| end.met).collect()
}

/// The rule that refuses an answer.
pub(crate) fn refused(fleet: &Loaded, attack: &Attack, answer: &Answer) -> &'static str {
    judge(fleet, attack, &HOUSE, answer).expect_err("an illegal answer").rule
}

/// A ship of class IC: a spine in column 3 with two cannons to the left, a shield and a battery to the right of it.
/// From the left a 3 strikes (1, 2) and (1, 4).
pub(crate) fn spine() -> Loaded {
    let ship = vec![
        Tile::new((1, 1), "cannon", [0, 0, 3, 0]).pointing(&[Left]).strong(1),
        universal((1, 2), "cabin"),
        Tile::new((1, 3), "cannon", [3, 0, 3, 0]).pointing(&[Left]).strong(1),
        universal((1, 4), "structural"),
        Tile::new((2, 4), "shield", [0, 0, 0, 3]).covering(&[Rear, Left]),
        Tile::new((2, 2), "battery", [0, 0, 0, 3]).holding(2),
    ];
    Loaded::new(Board::of_class("IC", &[]), ship).launched().with_humans((1, 2), 2)
}

/// The twins a 3 from the left makes of an attack.
pub(crate) fn twins(kind: Kind) -> Attack {
    Attack { kind, aim: aim(&Board::of_class("IC", &[]), Left, &[3]) }
}

/// Two ships one behind the other with an empty row between them; each has a thruster that brings it there.
pub(crate) fn one_behind_the_other() -> Loaded {
    let fleet = vec![
        Tile::new((0, 0), "thruster", [0, 3, 0, 0]).pointing(&[Front]),
        Tile::new((1, 0), "battery", [0, 0, 0, 3]).holding(2),
        Tile::new((0, 2), "thruster", [0, 3, 0, 0]).pointing(&[Rear]),
        Tile::new((1, 2), "battery", [0, 0, 0, 3]).holding(2),
    ];
    Loaded::new(Board::from_art(&["##", "..", "##"], "plane"), fleet).launched()
}
