//! What damage does, and who scores for it.

use super::play::Play;
use super::state::{is_capital, owner};

/// BBS-R27: only shots let a shield be raised on another's turn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Cause {
    Shot,
    Other,
}

impl Play {
    /// One point of damage from a seat to a ship.
    pub(crate) fn harm(&mut self, id: usize, by: usize, cause: Cause) {
        self.answer_shot(id, cause);
        if self.state.is_shielded(id) {
            self.note("BBS-D1.1");
            return;
        }
        let piece = self.state.pieces.get_mut(&id).expect("a ship that is there");
        piece.damage += 1;
        piece.shot |= cause == Cause::Shot;
        let tough = is_capital(id) || piece.elite;
        let dies = !tough || piece.damage >= 2;
        if tough {
            let elite = piece.elite;
            self.note(if elite { "BBS-E1.5" } else { "BBS-37" });
        }
        if dies && tough {
            self.note("BBS-R33");
        }
        if dies {
            self.destroy(id, by);
        }
    }

    /// BBS-D1.2: before the first damage by a shot is done, the owner may raise the shield, which takes it.
    fn answer_shot(&mut self, id: usize, cause: Cause) {
        let Some(reaction) = self.reaction.as_mut().filter(|reaction| reaction.ship == id && cause == Cause::Shot)
        else {
            return;
        };
        let piece = self.state.pieces.get_mut(&id).expect("a ship that is there");
        if piece.shield > 0 {
            return;
        }
        reaction.was_shot = true;
        if reaction.unspent && !piece.shot {
            reaction.unspent = false;
            reaction.raised = true;
            piece.shield = 3;
            self.note("BBS-D1.2");
            self.note("BBS-D1.3");
        }
    }

    /// BBS-62, BBS-R19: an enemy ship becomes a trophy; nobody scores a friendly one.
    pub(crate) fn destroy(&mut self, id: usize, by: usize) {
        if owner(id) == by {
            self.note("BBS-R19");
            self.lose(id);
        } else {
            let piece = self.state.pieces.remove(&id).expect("a ship that is there");
            self.cleared.extend(piece.at);
            self.state.trophies[by].insert(id);
        }
    }

    /// BBS-59: gone, and nobody scores.
    pub(crate) fn lose(&mut self, id: usize) {
        self.note("BBS-59");
        if let Some(piece) = self.state.pieces.remove(&id) {
            self.cleared.extend(piece.at);
        }
        self.state.lost.insert(id);
    }
}
