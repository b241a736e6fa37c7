//! The Vonyan's asteroid.

use super::harm::Cause;
use super::hex::{Hex, distance};
use super::play::{Legal, Play, Rules};
use super::state::{is_capital, owner};

impl Play {
    /// BBS-V1.1: an asteroid near an own capital ship moves one hex.
    pub(crate) fn move_asteroid(&mut self, player: usize, from: Hex, to: Hex) -> Legal<()> {
        let refused = self.misplaced(player, from, to);
        if !refused.is_empty() {
            return Err(refused);
        }
        self.note("BBS-V1.1");
        if from == self.state.centre && !self.state.central_asteroid {
            self.note("BBS-R23");
        }
        self.state.asteroids.remove(&from);
        let central = self.state.central_asteroid && self.state.centre == from;
        let arrives = self.strike(player, to);
        if arrives {
            if self.state.probes.remove(&to) {
                self.note("BBS-V1.7");
            }
            self.state.asteroids.insert(to);
        }
        if central {
            self.note("BBS-V1.8");
            if arrives {
                self.state.centre = to;
            } else {
                self.note("BBS-R23");
                self.state.central_asteroid = false;
            }
        }
        Ok(())
    }

    fn misplaced(&self, player: usize, from: Hex, to: Hex) -> Rules {
        let state = &self.state;
        let own = state.pieces.iter().filter(|&(&id, _)| is_capital(id) && owner(id) == player);
        let near = own.flat_map(|(_, ship)| &ship.at).any(|&hex| distance(hex, from) <= 3);
        let moves = distance(from, to) == 1;
        let free = state.on_board(to) && !state.asteroids.contains(&to);
        let fine = state.asteroids.contains(&from) && near && moves && free;
        if fine { Rules::new() } else { Rules::from(["BBS-V1.1", "BBS-R22"]) }
    }

    /// BBS-V1.3 to V1.6: what happens on the hex; whether the asteroid takes it.
    fn strike(&mut self, player: usize, to: Hex) -> bool {
        let Some(ship) = self.state.ship_on(to) else { return true };
        let piece = &self.state.pieces[&ship];
        let (elite, damage, shielded) = (piece.elite, piece.damage, piece.shield > 0);
        if !is_capital(ship) && !elite {
            self.note("BBS-V1.3");
            self.destroy(ship, player);
            return true;
        }
        if damage > 0 && !shielded {
            self.note("BBS-V1.6");
            self.destroy(ship, player);
            return true;
        }
        self.note(if elite { "BBS-V1.5" } else { "BBS-V1.4" });
        self.harm(ship, player, Cause::Other);
        false
    }
}
