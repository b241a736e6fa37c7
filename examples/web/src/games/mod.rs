//! A game of any kind, as one object over [`Record`].

mod kinds;
mod seen;

use starwright::dice::Random;
use starwright::table::message::{Called, Plain};
use starwright::table::{Actor, Entry, Record, Seat};
use starwright::{battle, trucker};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::answer::{Answer, Json, Problem, read, refused, said, unreadable};
use crate::dice::{Generator, generator};
pub(crate) use kinds::{Kind, Looks};
pub use seen::{picture, tell};

/// A game at a table.
#[wasm_bindgen]
pub struct Table {
    game: Box<dyn Played>,
    dice: Generator,
    names: Vec<String>,
}

#[wasm_bindgen]
impl Table {
    /// Begins a game of a kind, `battle`, `yard`, `flight` or `game`, from a setup.
    ///
    /// # Errors
    /// A `refusal` or `unreadable`, as JSON.
    pub fn begin(kind: &str, setup: &str) -> Result<Table, String> {
        Self::of(kind, setup, "setup", |source| source.begun)
    }

    /// Loads a save by replaying its log.
    ///
    /// # Errors
    /// A `refusal` or `unreadable`, as JSON.
    pub fn load(kind: &str, save: &str) -> Result<Table, String> {
        Self::of(kind, save, "save", |source| source.loaded)
    }

    fn of(kind: &str, text: &str, what: &str, way: fn(&Source) -> Made) -> Result<Table, String> {
        made(kind, text, what, way).map(Self::new).map_err(|problem| said(Err(problem)))
    }

    fn new(game: Box<dyn Played>) -> Self {
        Self { game, dice: generator(0), names: Vec::new() }
    }

    /// Seeds the chance of this table.
    pub fn seed(&mut self, seed: &str) -> String {
        said(read(seed).map(|seed| {
            self.dice = generator(seed);
            Json::null()
        }))
    }

    /// The state of the generator, for [`take_dice`](Self::take_dice) of another table.
    pub fn dice(&self) -> String {
        Json::of(&self.dice).into()
    }

    /// Sets the state of the generator, as [`dice`](Self::dice) returns it.
    pub fn take_dice(&mut self, dice: &str) {
        self.dice = read(dice).unwrap_or_else(|_| generator(0));
    }

    /// Sets the players' names in messages, by seat; a player without a name is called by the seat's number.
    pub fn call(&mut self, names: &str) -> String {
        said(read(names).map(|names| {
            self.names = names;
            Json::null()
        }))
    }

    /// Who is to act.
    pub fn awaited(&self) -> String {
        said(Ok(self.game.awaited()))
    }

    /// The listed choices of an actor with their messages, and whether unlisted ones may also be legal.
    pub fn choices(&self, actor: &str) -> String {
        said(read(actor).map(|actor| self.game.choices(actor, &self.names)))
    }

    /// Checks a choice without making it.
    pub fn check(&self, actor: &str, choice: &str) -> String {
        said(read(actor).and_then(|actor| self.game.check(actor, choice, &self.names)))
    }

    /// Makes a choice and returns the events.
    pub fn choose(&mut self, actor: &str, choice: &str) -> String {
        said(read(actor).and_then(|actor| self.game.choose(actor, choice, &self.names)))
    }

    /// The view of a seat, or of a spectator if `null`.
    pub fn view(&self, viewer: &str) -> String {
        said(read(viewer).map(|viewer| self.game.view(viewer)))
    }

    /// Undoes the last choice.
    pub fn undo(&mut self) -> String {
        said(Ok(self.game.undo()))
    }

    /// The log, each entry with its message.
    pub fn log(&self) -> String {
        said(Ok(self.game.log(&self.names)))
    }

    /// A copy of the game after its first `entries` choices.
    ///
    /// # Errors
    /// If there are fewer.
    pub fn branch(&self, entries: &str) -> Result<Table, String> {
        let game = read(entries).and_then(|entries| self.game.branch(entries));
        game.map(|game| Self { names: self.names.clone(), ..Self::new(game) }).map_err(|problem| said(Err(problem)))
    }

    /// The setup and the log, as JSON.
    pub fn save(&self) -> String {
        self.game.save()
    }

    /// A random choice for the table, if it is to act: a die roll, a drawn tile. Null if only the hourglass may run out.
    pub fn chance(&mut self) -> String {
        said(Ok(self.game.chance(&mut self.dice)))
    }

    /// A battle as SVG, as `viewer` sees it, with the line of fire of `piece`. Captions are English, or data if `told`.
    pub fn picture(&self, viewer: &str, piece: &str, theme: &str, told: bool) -> String {
        let looks = || Ok((read(viewer)?, Looks { piece: read(piece)?, theme, people: &self.names, told }));
        said(looks().and_then(|(viewer, looks)| self.game.picture(viewer, &looks)))
    }
}

/// The operations of a [`Record`], independent of the kind of game.
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
    fn picture(&self, viewer: Option<Seat>, looks: &Looks<'_>) -> Answer;
}

type Made = fn(&str) -> Result<Box<dyn Played>, Problem>;

/// How to make a game of a kind.
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

/// Makes a game of a kind. The error names the kind that the text belongs to, if it is another one.
fn made(kind: &str, text: &str, what: &str, way: fn(&Source) -> Made) -> Result<Box<dyn Played>, Problem> {
    let Some(source) = KINDS.iter().find(|source| source.kind == kind) else {
        return Err(unreadable("unknown `kind`; expected battle, yard, flight or game"));
    };
    way(source)(text).map_err(|problem| {
        let makes = |other: &&Source| other.kind != kind && !matches!(way(other)(text), Err(Problem::Unreadable(_)));
        match (&problem, KINDS.iter().find(makes)) {
            (Problem::Unreadable(_), Some(other)) => {
                unreadable(format_args!("expected the {what} of a {kind}, got that of a {}", other.kind))
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
            return Err(unreadable(format_args!(
                "`entries` must be at most {all}, the length of the log, got {entries}"
            )));
        }
        Ok(Box::new(Record::branch(self, entries)))
    }

    fn save(&self) -> String {
        Json::of(self).into()
    }

    fn chance(&self, dice: &mut Generator) -> Json {
        Json::of(&self.game().chance(&mut Random::new(dice)))
    }

    fn picture(&self, viewer: Option<Seat>, looks: &Looks<'_>) -> Answer {
        G::picture(self, viewer, looks)
    }
}

/// The name of a piece in a battle, as in pictures: `a1.4`, `A1`.
#[wasm_bindgen]
pub fn piece_name(piece: &str) -> String {
    said(read::<battle::PieceId>(piece).map(|piece| Json::of(&piece.to_string())))
}
