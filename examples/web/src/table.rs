//! A game at a table, as an object.

use starwright_answers::{Json, Problem, games, read, said};
use wasm_bindgen::prelude::wasm_bindgen;

/// A game at a table.
#[wasm_bindgen]
pub struct Table(games::Table);

/// A table, or as JSON why there is none.
fn made(table: Result<games::Table, Problem>) -> Result<Table, String> {
    table.map(Table).map_err(|problem| said(Err(problem)))
}

#[wasm_bindgen]
impl Table {
    /// Begins a game of a kind, `battle`, `yard`, `flight` or `game`, from a setup.
    ///
    /// # Errors
    /// A `refusal` or `unreadable`, as JSON.
    pub fn begin(kind: &str, setup: &str) -> Result<Table, String> {
        made(games::Table::begin(kind, setup))
    }

    /// Loads a save by replaying its log.
    ///
    /// # Errors
    /// A `refusal` or `unreadable`, as JSON.
    pub fn load(kind: &str, save: &str) -> Result<Table, String> {
        made(games::Table::load(kind, save))
    }

    /// Seeds the chance of this table.
    pub fn seed(&mut self, seed: &str) -> String {
        said(read(seed).map(|seed| {
            self.0.seed(seed);
            Json::null()
        }))
    }

    /// The state of the generator, for [`take_dice`](Self::take_dice) of another table.
    pub fn dice(&self) -> String {
        self.0.dice().into()
    }

    /// Sets the state of the generator, as [`dice`](Self::dice) returns it.
    pub fn take_dice(&mut self, dice: &str) {
        self.0.take_dice(dice);
    }

    /// Sets the players' names in messages, by seat; a player without a name is called by the seat's number.
    pub fn call(&mut self, names: &str) -> String {
        said(read(names).map(|names| {
            self.0.call(names);
            Json::null()
        }))
    }

    /// Who is to act.
    pub fn awaited(&self) -> String {
        said(Ok(self.0.awaited()))
    }

    /// The listed choices of an actor with their messages, and whether unlisted ones may also be legal.
    pub fn choices(&self, actor: &str) -> String {
        said(read(actor).map(|actor| self.0.choices(actor)))
    }

    /// Checks a choice without making it.
    pub fn check(&self, actor: &str, choice: &str) -> String {
        said(read(actor).and_then(|actor| self.0.check(actor, choice)))
    }

    /// Makes a choice and returns the events.
    pub fn choose(&mut self, actor: &str, choice: &str) -> String {
        said(read(actor).and_then(|actor| self.0.choose(actor, choice)))
    }

    /// The view of a seat, or of a spectator if `null`.
    pub fn view(&self, viewer: &str) -> String {
        said(read(viewer).map(|viewer| self.0.view(viewer)))
    }

    /// Undoes the last choice.
    pub fn undo(&mut self) -> String {
        said(Ok(self.0.undo()))
    }

    /// The log, each entry with its message.
    pub fn log(&self) -> String {
        said(Ok(self.0.log()))
    }

    /// A copy of the game after its first `entries` choices.
    ///
    /// # Errors
    /// If there are fewer.
    pub fn branch(&self, entries: &str) -> Result<Table, String> {
        made(read(entries).and_then(|entries| self.0.branch(entries)))
    }

    /// The setup and the log, as JSON.
    pub fn save(&self) -> String {
        self.0.save().into()
    }

    /// A random choice for the table, if it is to act: a die roll, a drawn tile. Null if only the hourglass may run out.
    pub fn chance(&mut self) -> String {
        said(Ok(self.0.chance()))
    }

    /// A battle as SVG, as `viewer` sees it, with the line of fire of `piece`. Captions are English, or data if `told`.
    pub fn picture(&self, viewer: &str, piece: &str, theme: &str, told: bool) -> String {
        let drawn = || self.0.picture(read(viewer)?, read(piece)?, theme, told);
        said(drawn())
    }
}
