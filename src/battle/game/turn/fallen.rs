//! The fighters that squadrons have taken, where a table plays with them (BBS-R28).

use crate::battle::event::Event;
use crate::battle::game::Game;
use crate::battle::game::choice::Choice;
use crate::battle::game::step::Step;

impl Game {
    /// BBS-R28: notes the fighters that squadrons have just taken, where a table plays with the fallen.
    pub(super) fn note_fallen(&mut self, step: Step, choice: &Choice, events: &[Event]) {
        let by_squadron = step.is_squadrons() && !matches!(choice, Choice::Blast { .. } | Choice::Asteroid { .. });
        if !self.returns_fallen() || !by_squadron {
            return;
        }
        for event in events {
            match *event {
                Event::Captured { piece, .. } if !piece.is_capital() => self.turn.fallen.insert(piece),
                _ => {}
            }
        }
    }
}
