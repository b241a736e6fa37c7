//! The Dreckach's shield.

use super::play::{Legal, Play, Reaction, broken};
use super::state::{is_capital, owner};

impl Play {
    /// BBS-D1.1: one own capital ship, once a game.
    pub(crate) fn raise_shield(&mut self, player: usize, id: usize) -> Legal<()> {
        if self.has_shield(player) {
            return broken(&["BBS-D1.1", "BBS-D1.2", "BBS-R27"]);
        }
        let Some(piece) = self.state.pieces.get_mut(&id).filter(|_| owner(id) == player && is_capital(id)) else {
            return broken(&["BBS-D1.1"]);
        };
        piece.shield = 3;
        self.note("BBS-D1.2");
        self.note("BBS-D1.3");
        Ok(())
    }

    /// Whether the one shield of a seat is up on some ship.
    pub(crate) fn has_shield(&self, player: usize) -> bool {
        self.state.pieces.iter().any(|(&id, piece)| owner(id) == player && piece.shield > 0)
    }

    /// The owner of a ship will raise the shield if a window opens.
    pub(crate) fn reaction_of(&self, ship: usize, used: bool) -> Reaction {
        let unspent = !used && !self.has_shield(owner(ship));
        Reaction { ship, unspent, raised: false, was_shot: self.state.pieces[&ship].shot }
    }

    /// BBS-D1.3: one token goes at the end of each turn of the owner.
    pub(crate) fn end_turn(&mut self, player: usize, turn_of: usize) {
        for (&id, piece) in &mut self.state.pieces {
            if turn_of == player && owner(id) == player && piece.shield > 0 {
                piece.shield -= 1;
                self.applied.insert("BBS-D1.3");
            }
        }
    }

    /// BBS-R27: an answer for which nothing opened a window.
    pub(crate) fn settle_reaction(&self) -> Legal<()> {
        let Some(reaction) = self.reaction.as_ref().filter(|reaction| !reaction.raised) else { return Ok(()) };
        if reaction.was_shot || !reaction.unspent {
            return broken(&["BBS-D1.1", "BBS-D1.2", "BBS-R27"]);
        }
        broken(&["BBS-D1.2", "BBS-R27"])
    }
}
