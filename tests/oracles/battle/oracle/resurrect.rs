//! Fighters of the Dreckach that come back.

use std::collections::BTreeSet;

use super::board::zone;
use super::hex::Hex;
use super::play::{Legal, Play, Rules};
use super::state::{Piece, is_capital, squadron};

/// One fighter that comes back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Return {
    pub(crate) id: usize,
    pub(crate) at: Hex,
    pub(crate) facing: usize,
}

impl Play {
    /// BBS-D2.1, BBS-D2.2: lost fighters of one squadron return to empty hexes of their player's zone.
    pub(crate) fn resurrect(&mut self, player: usize, of: (usize, usize), ships: &[Return]) -> Legal<()> {
        let mut rules = Rules::new();
        let gone = |id: usize| !is_capital(id) && squadron(id) == of && !self.state.pieces.contains_key(&id);
        let ids: BTreeSet<usize> = ships.iter().map(|ship| ship.id).collect();
        if of.0 != player || !ids.iter().all(|&id| gone(id)) || ids.len() != ships.len() {
            rules.extend(["BBS-D2.1", "BBS-R28"]);
        }
        let zone = zone(self.state.players, player);
        let empty = |hex: Hex| self.state.ship_on(hex).is_none() && !self.state.asteroids.contains(&hex);
        let hexes: BTreeSet<Hex> = ships.iter().map(|ship| ship.at).collect();
        if hexes.len() != ships.len() || !hexes.iter().all(|&hex| zone.contains(&hex) && empty(hex)) {
            rules.extend(["BBS-12", "BBS-D2.2", "BBS-R28"]);
        }
        if !rules.is_empty() {
            return Err(rules);
        }
        self.note("BBS-D2.1");
        for ship in ships {
            self.bring_back(*ship);
        }
        Ok(())
    }

    fn bring_back(&mut self, ship: Return) {
        if !self.state.lost.remove(&ship.id) {
            self.note("BBS-D2.2");
        }
        for trophies in &mut self.state.trophies {
            trophies.remove(&ship.id);
        }
        let (at, facing) = (vec![ship.at], ship.facing);
        let piece = Piece { at, facing, damage: 0, elite: false, shield: 0, shot: false };
        self.state.pieces.insert(ship.id, piece);
    }
}
