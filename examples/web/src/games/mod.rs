//! Whatever is played, as one object over [`Record`].

mod kinds;

use serde::Serialize;
use serde::de::DeserializeOwned;
use starwright::table::{Actor, Entry, Record, Seat};
use starwright::{battle, trucker};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::answer::{Answer, Json, Problem, read, refused, said, unreadable};
use crate::dice::{Dice, dice};
pub(crate) use kinds::Kind;

/// A game at a table.
#[wasm_bindgen]
pub struct Table {
    game: Box<dyn Played>,
    dice: Dice,
}

#[wasm_bindgen]
impl Table {
    /// A game of a kind, `battle`, `yard`, `flight` or `game`, that begins with a setup.
    ///
    /// # Errors
    /// As all answers that are no `ok`.
    pub fn begin(kind: &str, setup: &str) -> Result<Table, String> {
        Self::of(match kind {
            "battle" => begun::<battle::Game>(setup),
            "yard" => begun::<trucker::yard::Yard>(setup),
            "flight" => begun::<trucker::flight::Flight>(setup),
            "game" => begun::<trucker::Game>(setup),
            _ => Err(unreadable("a game is a battle, yard, flight or game")),
        })
    }

    /// A saved game, played again.
    ///
    /// # Errors
    /// As all answers that are no `ok`.
    pub fn load(kind: &str, save: &str) -> Result<Table, String> {
        Self::of(match kind {
            "battle" => loaded::<battle::Game>(save),
            "yard" => loaded::<trucker::yard::Yard>(save),
            "flight" => loaded::<trucker::flight::Flight>(save),
            "game" => loaded::<trucker::Game>(save),
            _ => Err(unreadable("a game is a battle, yard, flight or game")),
        })
    }

    fn of(game: Result<Box<dyn Played>, Problem>) -> Result<Table, String> {
        match game {
            Ok(game) => Ok(Self { game, dice: dice(0) }),
            Err(problem) => Err(said(Err(problem))),
        }
    }

    /// What the chance of this table is drawn with from now on.
    pub fn seed(&mut self, seed: u32) {
        self.dice = dice(seed.into());
    }

    /// Who may choose now.
    pub fn awaited(&self) -> String {
        said(Ok(self.game.awaited()))
    }

    /// What is listed for an actor, each with what it says, and whether more may be proposed.
    pub fn choices(&self, actor: &str) -> String {
        said(read(actor).map(|actor| self.game.choices(actor)))
    }

    /// Judges a choice without taking it.
    pub fn check(&self, actor: &str, choice: &str) -> String {
        said(read(actor).and_then(|actor| self.game.check(actor, choice)))
    }

    /// Takes a choice; what happened.
    pub fn choose(&mut self, actor: &str, choice: &str) -> String {
        said(read(actor).and_then(|actor| self.game.choose(actor, choice)))
    }

    /// What a seat may know; with `null` what everybody may.
    pub fn view(&self, viewer: &str) -> String {
        said(read(viewer).map(|viewer| self.game.view(viewer)))
    }

    /// Takes the last choice back.
    pub fn undo(&mut self) -> String {
        said(Ok(self.game.undo()))
    }

    /// The log so far, each entry with what it says.
    pub fn log(&self) -> String {
        said(Ok(self.game.log()))
    }

    /// The game as it stood after so many choices.
    pub fn branch(&self, entries: u32) -> Table {
        Self { game: self.game.branch(usize::try_from(entries).unwrap_or(usize::MAX)), dice: dice(0) }
    }

    /// The record as text.
    pub fn save(&self) -> String {
        self.game.save()
    }

    /// What comes up now where the table is awaited: a die, a tile. Nothing if it is not, or if only the sand may run out.
    pub fn chance(&mut self) -> String {
        said(Ok(self.game.chance(&mut self.dice)))
    }

    /// A picture of what a seat sees, where the game has one of its own: a battle. The fire of `piece` shows.
    pub fn picture(&self, viewer: &str, piece: &str, theme: &str) -> String {
        let picture = || self.game.picture(read(viewer)?, read(piece)?, theme);
        said(picture())
    }
}

/// What a [`Record`] can do, whatever is played.
trait Played {
    fn awaited(&self) -> Json;
    fn choices(&self, actor: Actor) -> Json;
    fn check(&self, actor: Actor, choice: &str) -> Answer;
    fn choose(&mut self, actor: Actor, choice: &str) -> Answer;
    fn view(&self, viewer: Option<Seat>) -> Json;
    fn undo(&mut self) -> Json;
    fn log(&self) -> Json;
    fn branch(&self, entries: usize) -> Box<dyn Played>;
    fn save(&self) -> String;
    fn chance(&self, dice: &mut Dice) -> Json;
    fn picture(&self, viewer: Option<Seat>, piece: Option<u8>, theme: &str) -> Answer;
}

fn begun<G: Kind + 'static>(setup: &str) -> Result<Box<dyn Played>, Problem>
where
    Record<G>: Played,
    G::Setup: DeserializeOwned,
    G::SetupError: Serialize,
{
    let record = Record::<G>::begin(read(setup)?).map_err(|error| refused(&error, &error.to_string()))?;
    Ok(Box::new(record))
}

fn loaded<G: Kind + 'static>(save: &str) -> Result<Box<dyn Played>, Problem>
where
    Record<G>: Played + DeserializeOwned,
{
    Ok(Box::new(read::<Record<G>>(save)?))
}

impl<G> Played for Record<G>
where
    G: Kind + 'static,
    G::Setup: Serialize,
    G::Choice: Serialize + DeserializeOwned + ToString,
    G::Event: Serialize + ToString,
    G::Refusal: Serialize,
    G::View: Serialize,
{
    fn awaited(&self) -> Json {
        Json::of(&self.game().awaited())
    }

    fn choices(&self, actor: Actor) -> Json {
        let mut listed = Vec::new();
        self.game().choices(actor, &mut listed);
        let told = listed.iter().map(|choice| {
            Json::object(&[("choice", Json::of(choice)), ("says", Json::of(&G::tell(self, &choice.to_string())))])
        });
        Json::object(&[("listed", Json::list(told)), ("open", Json::of(&self.game().is_open(actor)))])
    }

    fn check(&self, actor: Actor, choice: &str) -> Answer {
        let judged = self.game().check(actor, &read(choice)?);
        judged.map(|()| Json::of(&())).map_err(|error| refused(&error, &G::tell(self, &error.to_string())))
    }

    fn choose(&mut self, actor: Actor, choice: &str) -> Answer {
        let mut events = Vec::new();
        let taken = self.apply(actor, read(choice)?, &mut events);
        taken.map_err(|error| refused(&error, &G::tell(self, &error.to_string())))?;
        let told = events.iter().map(|event| {
            let seen: Vec<Seat> = Seat::of(5).filter(|&seat| G::sees(Some(seat), event)).collect();
            Json::object(&[
                ("event", Json::of(event)),
                ("says", Json::of(&G::tell(self, &event.to_string()))),
                ("seen_by", Json::of(&seen)),
                ("public", Json::of(&G::sees(None, event))),
            ])
        });
        Ok(Json::list(told))
    }

    fn view(&self, viewer: Option<Seat>) -> Json {
        Json::of(&self.game().view(viewer))
    }

    fn undo(&mut self) -> Json {
        Json::of(&Record::undo(self))
    }

    fn log(&self) -> Json {
        Json::list(Record::log(self).iter().map(|Entry { by, choice }| {
            let says = G::tell(self, &choice.to_string());
            Json::object(&[("by", Json::of(by)), ("choice", Json::of(choice)), ("says", Json::of(&says))])
        }))
    }

    fn branch(&self, entries: usize) -> Box<dyn Played> {
        Box::new(Record::branch(self, entries))
    }

    fn save(&self) -> String {
        Json::of(self).into()
    }

    fn chance(&self, dice: &mut Dice) -> Json {
        Json::of(&self.game().chance(dice))
    }

    fn picture(&self, viewer: Option<Seat>, piece: Option<u8>, theme: &str) -> Answer {
        G::picture(self, viewer, piece, theme)
    }
}
