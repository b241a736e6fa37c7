//! Where a fighter comes down.

use super::harm::Cause;
use super::hex::Hex;
use super::play::Play;
use super::sortie::Owner;
use super::state::{Piece, is_capital, owner, squadron};

/// What became of the one that came down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Landing {
    Stands,
    /// Destroyed by what was there.
    Collided,
    /// Off the board.
    Lost,
}

impl Play {
    /// BBS-24 to 31: a fighter that was lifted comes down on a hex.
    pub(crate) fn land(&mut self, id: usize, mut piece: Piece, hex: Hex, choices: &mut dyn Owner) -> Landing {
        if !self.state.on_board(hex) {
            self.note("BBS-24");
            self.lose(id);
            return Landing::Lost;
        }
        if self.state.asteroids.contains(&hex) {
            self.note("BBS-28");
            self.lose(id);
            return Landing::Collided;
        }
        piece.at = vec![hex];
        match self.state.ship_on(hex) {
            None => {
                if self.cleared.contains(&hex) {
                    self.note("where a ship had just been");
                }
                self.state.pieces.insert(id, piece);
                self.collect_probe(owner(id), hex);
                Landing::Stands
            }
            Some(other) if owner(other) == owner(id) => self.meet_own(id, piece, other, choices),
            Some(other) => {
                self.meet_enemy(id, other);
                Landing::Collided
            }
        }
    }

    /// BBS-27, BBS-30: an own ship stands there.
    fn meet_own(&mut self, id: usize, piece: Piece, other: usize, choices: &mut dyn Owner) -> Landing {
        if is_capital(other) || self.state.is_elite(other) {
            self.note(if is_capital(other) { "BBS-30" } else { "BBS-E1.6" });
            self.lose(id);
            return Landing::Collided;
        }
        self.note("BBS-27");
        let destroyed = choices.destroyed(id, other);
        assert!(destroyed == id || destroyed == other, "one of the two");
        self.lose(destroyed);
        if destroyed == other {
            self.state.pieces.insert(id, piece);
            return Landing::Stands;
        }
        if squadron(other) != squadron(id) {
            self.note("BBS-R6");
        }
        Landing::Collided
    }

    /// BBS-26, BBS-29, BBS-E1.6: an enemy stands there; the mover never survives that.
    fn meet_enemy(&mut self, id: usize, other: usize) {
        let (mine, theirs) = (owner(id), owner(other));
        self.state.trophies[theirs].insert(id);
        if !is_capital(other) && !self.state.is_elite(other) {
            self.note("BBS-26");
            self.destroy(other, mine);
            return;
        }
        self.note(if is_capital(other) { "BBS-29" } else { "BBS-E1.6" });
        self.harm(other, mine, Cause::Other);
        if !self.state.pieces.contains_key(&other) {
            self.note("BBS-R7");
        }
    }

    /// BBS-31, BBS-51: whoever ends on a probe has it.
    pub(crate) fn collect_probe(&mut self, seat: usize, hex: Hex) {
        if self.state.probes.remove(&hex) {
            self.note("BBS-31");
            self.state.probes_held[seat] += 1;
        }
    }
}
