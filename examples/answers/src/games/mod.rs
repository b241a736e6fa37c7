//! A game of any kind, as one object over [`Record`](starwright::table::Record).

mod kinds;
mod played;
mod seen;

use starwright::battle;
use starwright::table::{Actor, Seat};

use crate::answer::{Answer, Json, Problem, read};
use crate::dice::{Generator, generator};
pub use kinds::{Looks, battle_picture};
use played::{Made, Played, Source};
pub use seen::{picture, tell};

/// A game at a table.
pub struct Table {
    game: Box<dyn Played>,
    dice: Generator,
    names: Vec<String>,
}

impl Table {
    /// Begins a game of a kind, `battle`, `yard`, `flight` or `game`, from a setup.
    ///
    /// # Errors
    /// Why there can be no such game.
    pub fn begin(kind: &str, setup: &str) -> Result<Self, Problem> {
        Self::of(kind, setup, "setup", |source| source.begun)
    }

    /// Loads a save by replaying its log.
    ///
    /// # Errors
    /// Why there can be no such game.
    pub fn load(kind: &str, save: &str) -> Result<Self, Problem> {
        Self::of(kind, save, "save", |source| source.loaded)
    }

    fn of(kind: &str, text: &str, what: &str, way: fn(&Source) -> Made) -> Result<Self, Problem> {
        played::made(kind, text, what, way).map(Self::new)
    }

    fn new(game: Box<dyn Played>) -> Self {
        Self { game, dice: generator(0), names: Vec::new() }
    }

    /// Seeds the chance of this table.
    pub fn seed(&mut self, seed: u64) {
        self.dice = generator(seed);
    }

    /// The state of the generator, for [`take_dice`](Self::take_dice) of another table.
    #[must_use]
    pub fn dice(&self) -> Json {
        Json::of(&self.dice)
    }

    /// Sets the state of the generator, as [`dice`](Self::dice) returns it.
    pub fn take_dice(&mut self, dice: &str) {
        self.dice = read(dice).unwrap_or_else(|_| generator(0));
    }

    /// Sets the players' names in messages, by seat; a player without a name is called by the seat's number.
    pub fn call(&mut self, names: Vec<String>) {
        self.names = names;
    }

    /// Who is to act.
    #[must_use]
    pub fn awaited(&self) -> Json {
        self.game.awaited()
    }

    /// The listed choices of an actor with their messages, and whether unlisted ones may also be legal.
    #[must_use]
    pub fn choices(&self, actor: Actor) -> Json {
        self.game.choices(actor, &self.names)
    }

    /// Checks a choice without making it.
    ///
    /// # Errors
    /// Why the actor may not choose it.
    pub fn check(&self, actor: Actor, choice: &str) -> Answer {
        self.game.check(actor, choice, &self.names)
    }

    /// Makes a choice and returns the events.
    ///
    /// # Errors
    /// Why the actor may not choose it; nothing has changed then.
    pub fn choose(&mut self, actor: Actor, choice: &str) -> Answer {
        self.game.choose(actor, choice, &self.names)
    }

    /// The view of a seat, or of a spectator.
    #[must_use]
    pub fn view(&self, viewer: Option<Seat>) -> Json {
        self.game.view(viewer)
    }

    /// What happened after the first `entries` choices, and whether it showed anything: chance, or something hidden.
    ///
    /// # Errors
    /// If there are fewer.
    pub fn since(&self, entries: usize) -> Answer {
        self.game.since(entries, &self.names)
    }

    /// Undoes the last choice.
    pub fn undo(&mut self) -> Json {
        self.game.undo()
    }

    /// The log, each entry with its message.
    #[must_use]
    pub fn log(&self) -> Json {
        self.game.log(&self.names)
    }

    /// A copy of the game after its first `entries` choices.
    ///
    /// # Errors
    /// If there are fewer.
    pub fn branch(&self, entries: usize) -> Result<Self, Problem> {
        Ok(Self { names: self.names.clone(), ..Self::new(self.game.branch(entries)?) })
    }

    /// The setup and the log.
    #[must_use]
    pub fn save(&self) -> Json {
        self.game.save()
    }

    /// A random choice for the table, if it is to act: a die roll, a drawn tile. Null if only the hourglass may run out.
    pub fn chance(&mut self) -> Json {
        self.game.chance(&mut self.dice)
    }

    /// The choice of a bot on a seat, which sees what the seat may see, and its reasons. Null if it makes none.
    #[cfg(feature = "bots")]
    #[must_use]
    pub fn advise(&self, bot: &crate::bots::Asked) -> Json {
        self.game.advise(bot)
    }

    /// A battle as SVG, as `viewer` sees it, with the line of fire of `piece`. Captions are English, or data if `told`.
    ///
    /// # Errors
    /// If it is no battle, or no such picture can be drawn.
    pub fn picture(&self, viewer: Option<Seat>, piece: Option<u8>, theme: &str, told: bool) -> Answer {
        self.game.picture(viewer, &Looks { piece, theme: Some(theme), people: &self.names, told, styled: false })
    }
}

/// The name of a piece in a battle, as in pictures: `a1.4`, `A1`.
///
/// # Errors
/// If there is no such piece.
pub fn piece_name(piece: &str) -> Answer {
    read::<battle::PieceId>(piece).map(|piece| Json::of(&piece.to_string()))
}
