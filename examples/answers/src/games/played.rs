//! What a table asks of a game of any kind.

use serde::Serialize;
use starwright::dice::Random;
use starwright::table::message::{Called, Message, Names, Plain};
use starwright::table::{Actor, Entry, Record, Seat, Since};
use starwright::{battle, trucker};

use super::kinds::{Kind, Looks};
use crate::answer::{Answer, Json, Problem, read, refused, unreadable};
#[cfg(feature = "bots")]
use crate::bots::Asked;
use crate::dice::Generator;

/// The operations of a [`Record`], independent of the kind of game.
pub trait Played: Send {
    fn awaited(&self) -> Json;
    fn choices(&self, actor: Actor, people: &[String]) -> Json;
    fn check(&self, actor: Actor, choice: &str, people: &[String]) -> Answer;
    fn choose(&mut self, actor: Actor, choice: &str, people: &[String]) -> Answer;
    fn view(&self, viewer: Option<Seat>) -> Json;
    fn since(&self, entries: usize, people: &[String]) -> Answer;
    fn undo(&mut self) -> Json;
    fn log(&self, people: &[String]) -> Json;
    fn branch(&self, entries: usize) -> Result<Box<dyn Played>, Problem>;
    fn save(&self) -> Json;
    fn chance(&self, dice: &mut Generator) -> Json;
    #[cfg(feature = "bots")]
    fn advise(&self, bot: &Asked) -> Json;
    fn picture(&self, viewer: Option<Seat>, looks: &Looks<'_>) -> Answer;
}

pub type Made = fn(&str) -> Result<Box<dyn Played>, Problem>;

/// How to make a game of a kind.
pub struct Source {
    kind: &'static str,
    pub begun: Made,
    pub loaded: Made,
}

const KINDS: [Source; 4] = [
    Source { kind: "battle", begun: begun::<battle::Game>, loaded: loaded::<battle::Game> },
    Source { kind: "yard", begun: begun::<trucker::yard::Yard>, loaded: loaded::<trucker::yard::Yard> },
    Source { kind: "flight", begun: begun::<trucker::flight::Flight>, loaded: loaded::<trucker::flight::Flight> },
    Source { kind: "game", begun: begun::<trucker::Game>, loaded: loaded::<trucker::Game> },
];

/// Makes a game of a kind. The error names the kind that the text belongs to, if it is another one.
pub fn made(kind: &str, text: &str, what: &str, way: fn(&Source) -> Made) -> Result<Box<dyn Played>, Problem> {
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
        Ok(happened(&events, &names))
    }

    fn view(&self, viewer: Option<Seat>) -> Json {
        Json::of(&self.game().view(viewer))
    }

    fn since(&self, entries: usize, people: &[String]) -> Answer {
        within(entries, Record::log(self))?;
        let names = Called::new(people).at(G::names(self));
        let Since { events, chance, revealed } = Record::since(self, entries);
        Ok(Json::object(&[
            ("events", happened(&events, &names)),
            ("chance", Json::of(&chance)),
            ("revealed", Json::of(&revealed)),
        ]))
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
        within(entries, Record::log(self))?;
        Ok(Box::new(Record::branch(self, entries)))
    }

    fn save(&self) -> Json {
        Json::of(self)
    }

    fn chance(&self, dice: &mut Generator) -> Json {
        Json::of(&self.game().chance(&mut Random::new(dice)))
    }

    #[cfg(feature = "bots")]
    fn advise(&self, bot: &Asked) -> Json {
        bot.advice::<G>(&self.game().view(Some(bot.seat)), &Record::choices(self, bot.seat))
    }

    fn picture(&self, viewer: Option<Seat>, looks: &Looks<'_>) -> Answer {
        G::picture(self, viewer, looks)
    }
}

/// Events with their messages.
fn happened<E: Serialize + Message>(events: &[E], names: &dyn Names) -> Json {
    Json::list(events.iter().map(|event| Json::object(&[("event", Json::of(event))]).telling(event, names)))
}

/// Refuses more entries than a log has.
fn within<E>(entries: usize, log: &[E]) -> Result<(), Problem> {
    if entries <= log.len() {
        return Ok(());
    }
    Err(unreadable(format_args!("`entries` must be at most {}, the length of the log, got {entries}", log.len())))
}
