//! The fighters that squadrons have taken, where a table plays with them (BBS-R28).

use crate::battle::event::Event;
use crate::battle::game::Game;
use crate::battle::game::turn::settled::Settled;
use crate::battle::rules::rulings::Returning;

impl Game {
    /// BBS-R28: whether what is destroyed by a choice is taken by a squadron.
    pub(super) const fn is_squadrons(&self, settled: &Settled<'_>) -> bool {
        self.turn.step.is_squadrons() && !matches!(settled, Settled::Blast { .. } | Settled::Asteroid { .. })
    }

    /// BBS-R28: notes the fighters that a squadron has just taken, where a table plays with the fallen.
    pub(super) fn note_fallen(&mut self, events: &[Event]) {
        if !self.returns_fallen() {
            return;
        }
        let enemies_only = self.field.rulings().returning == Returning::LastTurn;
        for event in events {
            if let Event::Captured { piece, .. } = *event
                && !piece.is_capital()
                && !(enemies_only && piece.seat() == self.turn.active)
            {
                self.turn.fallen.insert(piece);
            }
        }
    }
}
