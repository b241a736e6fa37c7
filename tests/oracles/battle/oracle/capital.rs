//! Steps 5 and 6 of a turn: one capital ship moves and fires.

use super::fire::{LASER, Obstacle};
use super::harm::Cause;
use super::hex::{Hex, bearing};
use super::play::{Legal, Play, Rules, broken};
use super::poses::{Pose, forbidden, reachable};
use super::rulings::Rulings;
use super::state::{is_capital, owner};
use super::targets::targets;

/// What the ship fires.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Weapon {
    Turret(Option<usize>),
    Laser,
    SuperShot,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Order {
    pub(crate) ship: usize,
    /// With what a power adds.
    pub(crate) points: i32,
    pub(crate) pose: Pose,
    pub(crate) weapon: Weapon,
    /// Whether the ship is the one that acts this turn.
    pub(crate) acts: bool,
    /// Whether the one super shot is spent.
    pub(crate) used: bool,
    /// Whether BBS-K1.1 is in force for it.
    pub(crate) faster: bool,
}

impl Play {
    pub(crate) fn command(&mut self, order: &Order) -> Legal<()> {
        self.sail(order)?;
        match order.weapon {
            Weapon::Turret(None) => Ok(()),
            Weapon::Turret(Some(target)) => self.fire_turret(order, target),
            Weapon::Laser => self.fire_laser(order.ship),
            Weapon::SuperShot => self.fire_super_shot(order),
        }
    }

    /// BBS-42 to 52.
    fn sail(&mut self, order: &Order) -> Legal<()> {
        let ship = order.ship;
        let at = &self.state.pieces[&ship].at;
        let start = (at[0], at[1]);
        let mut rules = forbidden(&self.state, ship, order.pose);
        if !reachable(start, order.points, self.state.rulings).contains(&order.pose) {
            rules.extend(["BBS-42", "BBS-43", "BBS-44", "BBS-45", "BBS-46", "BBS-R10"]);
            if order.faster {
                rules.extend(["BBS-K1.1", "BBS-R25"]);
            }
        }
        if !rules.is_empty() {
            return Err(rules);
        }
        if order.faster && !reachable(start, order.points - 2, self.state.rulings).contains(&order.pose) {
            self.note("BBS-K1.1");
            self.note("BBS-R25");
        }
        if !reachable(start, order.points, Rulings::default()).contains(&order.pose) {
            self.note("BBS-R36");
        }
        self.note(if start == order.pose { "BBS-45" } else { "BBS-42" });
        for hex in [order.pose.0, order.pose.1] {
            self.run_over(ship, hex);
        }
        let piece = self.state.pieces.get_mut(&ship).expect("a ship does not destroy itself");
        piece.at = vec![order.pose.0, order.pose.1];
        piece.facing = bearing(order.pose.1, order.pose.0);
        Ok(())
    }

    /// BBS-49 to 51, BBS-D1.4: what stood where the ship ends.
    fn run_over(&mut self, ship: usize, hex: Hex) {
        if self.state.asteroids.remove(&hex) {
            self.note("BBS-D1.4");
            if self.state.central_asteroid && self.state.centre == hex {
                self.note("BBS-D1.5");
                self.state.central_asteroid = false;
            }
        }
        if let Some(other) = self.state.ship_on(hex).filter(|&other| other != ship) {
            if owner(other) == owner(ship) {
                self.note("BBS-50");
                self.note("BBS-R13");
                self.lose(other);
            } else {
                self.note("BBS-49");
                self.destroy(other, owner(ship));
                self.harm(ship, owner(other), Cause::Other);
            }
        }
        if self.state.probes.contains(&hex) {
            self.note("BBS-51");
            if self.applied.contains("BBS-49") {
                self.note("BBS-R31");
            }
            self.collect_probe(owner(ship), hex);
        }
    }

    /// BBS-53 to 55.
    fn fire_turret(&mut self, order: &Order, target: usize) -> Legal<()> {
        if !order.acts {
            return broken(&["BBS-53"]);
        }
        if owner(target) == owner(order.ship) {
            return broken(&["BBS-53", "BBS-55"]);
        }
        if !targets(&self.state, order.ship).contains(&target) {
            return broken(&["BBS-53", "BBS-54", "BBS-R14", "BBS-R15"]);
        }
        self.note("BBS-53");
        self.note("BBS-54");
        if self.applied.contains("BBS-45") {
            self.note("BBS-R3");
        }
        self.harm(target, owner(order.ship), Cause::Shot);
        Ok(())
    }

    fn fire_laser(&mut self, ship: usize) -> Legal<()> {
        let Some(target) = self.laser_target(ship) else { return broken(&["BBS-K2.1"]) };
        self.harm(target, owner(ship), Cause::Shot);
        Ok(())
    }

    /// BBS-K2.1: the enemy that a laser strikes.
    pub(crate) fn laser_target(&mut self, ship: usize) -> Option<usize> {
        self.note("BBS-K2.1");
        let piece = &self.state.pieces[&ship];
        let (bow, facing) = (piece.at[0], piece.facing);
        match self.first_ahead(bow, facing, LASER) {
            Obstacle::Ship(other) if owner(other) != owner(ship) => Some(other),
            _ => None,
        }
    }

    fn fire_super_shot(&mut self, order: &Order) -> Legal<()> {
        let mut rules = Rules::new();
        if order.used {
            rules.insert("BBS-K3.1");
        }
        if !order.acts {
            rules.extend(["BBS-53", "BBS-K3.1", "BBS-R26"]);
        }
        if !rules.is_empty() {
            return Err(rules);
        }
        self.super_shot(order.ship);
        Ok(())
    }
}

/// BBS-2: whether that is a capital ship on the board.
pub(crate) fn can_act(play: &Play, ship: usize) -> bool {
    is_capital(ship) && play.state.pieces.contains_key(&ship)
}
