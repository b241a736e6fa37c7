//! Shots straight ahead, and the super shot.

use std::collections::BTreeSet;

use super::harm::Cause;
use super::hex::{Hex, ahead, clockwise};
use super::play::Play;
use super::state::{State, owner};

/// What a straight shot comes upon first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Obstacle {
    Asteroid,
    Ship(usize),
    Nothing,
}

/// How a shot flies: its range, and whether it ignores asteroids (BBS-E2.2).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shot {
    pub(crate) range: i32,
    pub(crate) through_asteroids: bool,
}

/// BBS-33: as printed on the cards.
pub(crate) const FIGHTER: Shot = Shot { range: 5, through_asteroids: false };
/// BBS-E2.1, BBS-E2.2.
pub(crate) const LONG: Shot = Shot { range: 10, through_asteroids: true };
/// BBS-K2.1.
pub(crate) const LASER: Shot = Shot { range: 9, through_asteroids: false };

impl Play {
    /// BBS-34: the first asteroid or ship ahead of a hex.
    pub(crate) fn first_ahead(&mut self, from: Hex, facing: usize, shot: Shot) -> Obstacle {
        let mut passed_asteroid = false;
        for steps in 1..=shot.range {
            let hex = ahead(from, facing, steps);
            if self.state.probes.contains(&hex) {
                self.note("BBS-R9");
            }
            if self.cleared.contains(&hex) {
                self.note("BBS-R8");
            }
            if self.state.asteroids.contains(&hex) {
                if !shot.through_asteroids {
                    return Obstacle::Asteroid;
                }
                passed_asteroid = true;
            }
            if let Some(ship) = self.state.ship_on(hex) {
                self.note_behind(from, facing, steps, ship, shot);
                if passed_asteroid {
                    self.note("BBS-E2.2");
                }
                if steps > FIGHTER.range && shot.range == LONG.range {
                    self.note("BBS-E2.1");
                }
                return Obstacle::Ship(ship);
            }
        }
        Obstacle::Nothing
    }

    /// BBS-34: another ship stands behind; BBS-38: or the other hex of the same.
    fn note_behind(&mut self, from: Hex, facing: usize, first: i32, ship: usize, shot: Shot) {
        let behind = (first + 1..=shot.range).filter_map(|steps| self.state.ship_on(ahead(from, facing, steps)));
        for other in behind.collect::<Vec<_>>() {
            self.note(if other == ship { "BBS-38" } else { "BBS-34" });
        }
    }

    /// BBS-33 to 38: one fighter fires.
    pub(crate) fn fire(&mut self, id: usize, shot: Shot) {
        let shooter = &self.state.pieces[&id];
        let (from, facing) = (shooter.at[0], shooter.facing);
        if shooter.elite {
            self.note("BBS-E1.4");
        }
        match self.first_ahead(from, facing, shot) {
            Obstacle::Ship(target) if owner(target) != owner(id) => {
                self.note("BBS-36");
                self.harm(target, owner(id), Cause::Shot);
            }
            Obstacle::Ship(_) | Obstacle::Asteroid => self.note("BBS-35"),
            Obstacle::Nothing => {}
        }
    }

    /// BBS-K3.1, BBS-R26: one damage to each of nine hexes ahead of the bow.
    pub(crate) fn super_shot(&mut self, id: usize) {
        self.note("BBS-K3.1");
        let piece = &self.state.pieces[&id];
        let area = super_shot_area(&self.state, piece.at[0], piece.facing);
        if self.state.pieces.values().any(|other| other.at.len() == 2 && other.at.iter().all(|hex| area.contains(hex)))
        {
            self.note("both hexes in the super shot");
        }
        for hex in area {
            if let Some(ship) = self.state.ship_on(hex) {
                self.note("BBS-R26");
                self.harm(ship, owner(id), Cause::Shot);
            }
        }
    }
}

/// BBS-R26: three hexes straight ahead, and three from each of the two hexes beside the bow's way, or from those ahead of them;
/// a blocked line ends where something is.
fn super_shot_area(state: &State, bow: Hex, facing: usize) -> BTreeSet<Hex> {
    let first = i32::from(state.rulings.far_super_shot);
    let starts = [(bow, 1), (ahead(bow, clockwise(facing, 5), 1), first), (ahead(bow, clockwise(facing, 1), 1), first)];
    let mut area = BTreeSet::new();
    for (start, first) in starts {
        for steps in first..first + 3 {
            let hex = ahead(start, facing, steps);
            area.insert(hex);
            let blocks = state.asteroids.contains(&hex) || state.ship_on(hex).is_some();
            if blocks && state.rulings.blocked_super_shot {
                break;
            }
        }
    }
    area
}
