//! A game with its history, the only thing that applies and logs.

use alloc::vec::Vec;

use crate::table::{Actor, Play};

/// One choice of the log.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Entry<C> {
    /// Who chose.
    pub by: Actor,
    /// What was chosen.
    pub choice: C,
}

/// A game under way together with its setup and the log of every choice. It holds every secret of the game: show players
/// their [`view`](Play::view).
#[derive(Clone, Debug)]
pub struct Record<G: Play> {
    setup: G::Setup,
    log: Vec<Entry<G::Choice>>,
    game: G,
}

impl<G: Play> Record<G> {
    /// A game that begins now.
    ///
    /// # Errors
    /// [`Play::SetupError`] if no game can begin so.
    pub fn begin(setup: G::Setup) -> Result<Self, G::SetupError> {
        let game = G::begin(&setup)?;
        Ok(Self { setup, log: Vec::new(), game })
    }

    /// The game as it stands.
    #[must_use]
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// How it began.
    #[must_use]
    pub const fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// Every choice made so far.
    #[must_use]
    pub fn log(&self) -> &[Entry<G::Choice>] {
        &self.log
    }

    /// Takes a choice and logs it. What happened is appended to `events`.
    ///
    /// # Errors
    /// [`Play::Refusal`] with the rule that forbids it; nothing has changed then.
    pub fn apply(
        &mut self,
        actor: impl Into<Actor>,
        choice: G::Choice,
        events: &mut Vec<G::Event>,
    ) -> Result<(), G::Refusal> {
        let by = actor.into();
        self.game.apply(by, &choice, events)?;
        self.log.push(Entry { by, choice });
        Ok(())
    }

    /// The game as it stood after the first `entries` choices; all of them, if there are fewer.
    #[must_use]
    pub fn branch(&self, entries: usize) -> Self {
        let mut branch = Self { setup: self.setup.clone(), log: Vec::new(), game: self.game.clone() };
        let Ok(begun) = G::begin(&self.setup) else { return branch };
        branch.game = begun;
        let mut events = Vec::new();
        for Entry { by, choice } in self.log.iter().take(entries) {
            events.clear();
            if branch.apply(*by, choice.clone(), &mut events).is_err() {
                break;
            }
        }
        branch
    }

    /// Takes back the last choice and returns it; nothing at the beginning.
    pub fn undo(&mut self) -> Option<Entry<G::Choice>> {
        let last = self.log.last()?.clone();
        *self = self.branch(self.log.len() - 1);
        Some(last)
    }
}
