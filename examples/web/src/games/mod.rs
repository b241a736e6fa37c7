//! Whatever is played, as one object over [`Record`].

mod kinds;

use starwright::dice::Random;
use starwright::table::message::{Called, Plain};
use starwright::table::{Actor, Entry, Record, Seat};
use starwright::{battle, trucker};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::answer::{Answer, Json, Problem, read, refused, said, unreadable};
use crate::dice::{Generator, generator};
pub(crate) use kinds::{Kind, Looks};

/// A game at a table.
#[wasm_bindgen]
pub struct Table {
    game: Box<dyn Played>,
    dice: Generator,
    names: Vec<String>,
}

#[wasm_bindgen]
impl Table {
    /// A game of a kind, `battle`, `yard`, `flight` or `game`, that begins with a setup.
    ///
    /// # Errors
    /// As all answers that are no `ok`.
    pub fn begin(kind: &str, setup: &str) -> Result<Table, String> {
        Self::of(kind, setup, "setup", |source| source.begun)
    }

    /// A saved game, played again.
    ///
    /// # Errors
    /// As all answers that are no `ok`.
    pub fn load(kind: &str, save: &str) -> Result<Table, String> {
        Self::of(kind, save, "save", |source| source.loaded)
    }

    fn of(kind: &str, text: &str, what: &str, way: fn(&Source) -> Made) -> Result<Table, String> {
        made(kind, text, what, way).map(Self::new).map_err(|problem| said(Err(problem)))
    }

    fn new(game: Box<dyn Played>) -> Self {
        Self { game, dice: generator(0), names: Vec::new() }
    }

    /// What the chance of this table is drawn with from now on.
    pub fn seed(&mut self, seed: &str) -> String {
        said(read(seed).map(|seed| {
            self.dice = generator(seed);
            Json::null()
        }))
    }

    /// How far the chance of this table has been drawn, to be [taken](Self::take_dice) by another.
    pub fn dice(&self) -> String {
        Json::of(&self.dice).into()
    }

    /// The chance of another table, as it [says](Self::dice).
    pub fn take_dice(&mut self, dice: &str) {
        self.dice = read(dice).unwrap_or_else(|_| generator(0));
    }

    /// The names of the players in what is said, in the order of seats; a seat without a name goes by its number.
    pub fn call(&mut self, names: &str) -> String {
        said(read(names).map(|names| {
            self.names = names;
            Json::null()
        }))
    }

    /// Who may choose now.
    pub fn awaited(&self) -> String {
        said(Ok(self.game.awaited()))
    }

    /// What is listed for an actor, each with what it says, and whether more may be proposed.
    pub fn choices(&self, actor: &str) -> String {
        said(read(actor).map(|actor| self.game.choices(actor, &self.names)))
    }

    /// Judges a choice without taking it.
    pub fn check(&self, actor: &str, choice: &str) -> String {
        said(read(actor).and_then(|actor| self.game.check(actor, choice, &self.names)))
    }

    /// Takes a choice; what happened.
    pub fn choose(&mut self, actor: &str, choice: &str) -> String {
        said(read(actor).and_then(|actor| self.game.choose(actor, choice, &self.names)))
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
        said(Ok(self.game.log(&self.names)))
    }

    /// The game as it stood after so many choices.
    ///
    /// # Errors
    /// If it has fewer.
    pub fn branch(&self, entries: &str) -> Result<Table, String> {
        let game = read(entries).and_then(|entries| self.game.branch(entries));
        game.map(|game| Self { names: self.names.clone(), ..Self::new(game) }).map_err(|problem| said(Err(problem)))
    }

    /// The record as text.
    pub fn save(&self) -> String {
        self.game.save()
    }

    /// What comes up now where the table is awaited: a die, a tile. Nothing if it is not, or if only the sand may run out.
    pub fn chance(&mut self) -> String {
        said(Ok(self.game.chance(&mut self.dice)))
    }

    /// A picture of what a seat sees, where the game has one of its own: a battle. The fire of `piece` shows; captions are in English
    /// or data.
    pub fn picture(&self, viewer: &str, piece: &str, theme: &str, told: bool) -> String {
        let looks = || Ok(Looks { viewer: read(viewer)?, piece: read(piece)?, theme, people: &self.names, told });
        said(looks().and_then(|looks| self.game.picture(&looks)))
    }
}

/// What a [`Record`] can do, whatever is played.
trait Played {
    fn awaited(&self) -> Json;
    fn choices(&self, actor: Actor, people: &[String]) -> Json;
    fn check(&self, actor: Actor, choice: &str, people: &[String]) -> Answer;
    fn choose(&mut self, actor: Actor, choice: &str, people: &[String]) -> Answer;
    fn view(&self, viewer: Option<Seat>) -> Json;
    fn undo(&mut self) -> Json;
    fn log(&self, people: &[String]) -> Json;
    fn branch(&self, entries: usize) -> Result<Box<dyn Played>, Problem>;
    fn save(&self) -> String;
    fn chance(&self, dice: &mut Generator) -> Json;
    fn picture(&self, looks: &Looks<'_>) -> Answer;
}

type Made = fn(&str) -> Result<Box<dyn Played>, Problem>;

/// What a game of a kind is made from.
struct Source {
    kind: &'static str,
    begun: Made,
    loaded: Made,
}

const KINDS: [Source; 4] = [
    Source { kind: "battle", begun: begun::<battle::Game>, loaded: loaded::<battle::Game> },
    Source { kind: "yard", begun: begun::<trucker::yard::Yard>, loaded: loaded::<trucker::yard::Yard> },
    Source { kind: "flight", begun: begun::<trucker::flight::Flight>, loaded: loaded::<trucker::flight::Flight> },
    Source { kind: "game", begun: begun::<trucker::Game>, loaded: loaded::<trucker::Game> },
];

/// A game of a kind; of what another kind is made from, it is said which.
fn made(kind: &str, text: &str, what: &str, way: fn(&Source) -> Made) -> Result<Box<dyn Played>, Problem> {
    let Some(source) = KINDS.iter().find(|source| source.kind == kind) else {
        return Err(unreadable("`kind` is battle, yard, flight or game"));
    };
    way(source)(text).map_err(|problem| {
        let makes = |other: &&Source| other.kind != kind && !matches!(way(other)(text), Err(Problem::Unreadable(_)));
        match (&problem, KINDS.iter().find(makes)) {
            (Problem::Unreadable(_), Some(other)) => {
                unreadable(format_args!("this is the {what} of a {}, not of a {kind}", other.kind))
            }
            _ => problem,
        }
    })
}

fn begun<G: Kind>(setup: &str) -> Result<Box<dyn Played>, Problem> {
    let record = Record::<G>::begin(read(setup)?).map_err(|error| refused(&error, &Plain))?;
    Ok(Box::new(record))
}

fn loaded<G: Kind>(save: &str) -> Result<Box<dyn Played>, Problem> {
    Ok(Box::new(read::<Record<G>>(save)?))
}

impl<G: Kind> Played for Record<G> {
    fn awaited(&self) -> Json {
        Json::of(&self.game().awaited())
    }

    fn choices(&self, actor: Actor, people: &[String]) -> Json {
        let mut listed = Vec::new();
        self.game().choices(actor, &mut listed);
        let names = Called::new(people).at(G::names(self));
        let listed = listed.iter().map(|choice| Json::object(&[("choice", Json::of(choice))]).telling(choice, &names));
        Json::object(&[("listed", Json::list(listed)), ("open", Json::of(&self.game().accepts_unlisted(actor)))])
    }

    fn check(&self, actor: Actor, choice: &str, people: &[String]) -> Answer {
        let judged = self.game().check(actor, &read(choice)?);
        judged.map(|()| Json::null()).map_err(|error| refused(&error, &Called::new(people).at(G::names(self))))
    }

    fn choose(&mut self, actor: Actor, choice: &str, people: &[String]) -> Answer {
        let mut events = Vec::new();
        let taken = self.apply(actor, read(choice)?, &mut events);
        let names = Called::new(people).at(G::names(self));
        taken.map_err(|error| refused(&error, &names))?;
        let told = events.iter().map(|event| Json::object(&[("event", Json::of(event))]).telling(event, &names));
        Ok(Json::list(told))
    }

    fn view(&self, viewer: Option<Seat>) -> Json {
        Json::of(&self.game().view(viewer))
    }

    fn undo(&mut self) -> Json {
        Json::of(&Record::undo(self))
    }

    fn log(&self, people: &[String]) -> Json {
        let names = Called::new(people).at(G::names(self));
        Json::list(Record::log(self).iter().map(|Entry { by, choice }| {
            Json::object(&[("by", Json::of(by)), ("choice", Json::of(choice))]).telling(choice, &names)
        }))
    }

    fn branch(&self, entries: usize) -> Result<Box<dyn Played>, Problem> {
        let all = Record::log(self).len();
        if entries > all {
            return Err(unreadable(format_args!("`entries` is 0 to {all}, not {entries}")));
        }
        Ok(Box::new(Record::branch(self, entries)))
    }

    fn save(&self) -> String {
        Json::of(self).into()
    }

    fn chance(&self, dice: &mut Generator) -> Json {
        Json::of(&self.game().chance(&mut Random::new(dice)))
    }

    fn picture(&self, looks: &Looks<'_>) -> Answer {
        G::picture(self, looks)
    }
}

/// A ship of a battle as it is printed: `a1.4`, `A1`.
#[wasm_bindgen]
pub fn piece_name(piece: &str) -> String {
    said(read::<battle::PieceId>(piece).map(|piece| Json::of(&piece.to_string())))
}
