//! How the owner of a capital ship answers the first shot at it.

use serde_json::Value;
use starwright::battle::{Choice, Game, PieceId, Refusal, Step};

use super::table::{act, maybe};

/// The ship whose owner still has to raise the shield; all other owners decline.
pub(crate) struct Reaction(Option<PieceId>);

impl Reaction {
    /// Reads the field `react`.
    pub(crate) fn read(case: &Value) -> Result<Self, String> {
        maybe(case, "react").map(Self)
    }

    /// The answer, if one is asked for now.
    pub(crate) fn next(&mut self, game: &Game) -> Option<Choice> {
        let Step::Answer { ship, .. } = game.step() else { return None };
        let raise = self.0 == Some(ship);
        self.0 = self.0.filter(|_| !raise);
        Some(Choice::Answer { raise })
    }

    /// Answers all open questions; then an owner who should have raised a shield but was not asked tries to.
    pub(crate) fn finish(mut self, game: &mut Game) -> Result<(), Refusal> {
        while let Some(answer) = self.next(game) {
            act(game, &answer)?;
        }
        if self.0.is_some() { act(game, &Choice::Answer { raise: true }) } else { Ok(()) }
    }
}
