//! A fighter of the Earthers that blows itself up.

use super::harm::Cause;
use super::hex::{Hex, distance};
use super::play::{Legal, Play, broken};
use super::state::{is_capital, owner};

impl Play {
    /// BBS-E3.1: a fighter on the board blows up outside a movement.
    pub(crate) fn blow_up(&mut self, player: usize, id: usize) -> Legal<()> {
        if owner(id) != player || is_capital(id) || !self.state.pieces.contains_key(&id) {
            return broken(&["BBS-E3.1"]);
        }
        let centre = self.state.pieces[&id].at[0];
        self.note("BBS-E3.1");
        self.note("BBS-E3.3");
        self.lose(id);
        self.blast(player, centre);
        Ok(())
    }

    /// BBS-E3.2: every ship takes one damage for each of its hexes at distance two or less.
    pub(crate) fn blast(&mut self, player: usize, centre: Hex) {
        let things = self.state.asteroids.iter().chain(&self.state.probes);
        if things.into_iter().any(|&hex| distance(hex, centre) <= 2) {
            self.note("BBS-E3.5");
        }
        let ships: Vec<usize> = self.state.pieces.keys().copied().collect();
        for id in ships {
            let near = self.state.pieces[&id].at.iter().filter(|&&hex| distance(hex, centre) <= 2).count();
            if near == 2 {
                self.note("both hexes in the blast");
            }
            for _ in 0..near {
                if self.state.pieces.contains_key(&id) {
                    self.note("BBS-E3.2");
                    self.harm(id, player, Cause::Other);
                }
            }
        }
    }
}
