//! A game in progress.

use pyo3::prelude::*;
use pyo3::types::PyString;
use starwright::battle;
use starwright::table::message::{Plain, told};
use starwright::table::{Actor, Record, Seat};
use starwright::trucker;
use starwright::trucker::flight::Flight;
use starwright::trucker::yard::Yard;

use crate::deal::{Dice, dice};
use crate::form::{json, parsed, read_or_parse, written};
use crate::games::kinds::{Kind, Known};
use crate::games::said::{Choice, Event};
use crate::given::{Chair, Entries, Piece, Seed, Text, unexpected};
use crate::refusal::{refused, unreadable};
use crate::ships::Layout;

/// An actor: a seat number, or `"table"`.
struct Who(Actor);

impl<'a, 'py> FromPyObject<'a, 'py> for Who {
    type Error = PyErr;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        if let Ok(text) = given.cast::<PyString>() {
            return if text == "table" { Ok(Self(Actor::Table)) } else { Err(unexpected("a seat or 'table'", &given)) };
        }
        seat(given.extract()?).map(|seat| Self(seat.into()))
    }
}

fn seat(Chair(number): Chair) -> PyResult<Seat> {
    Seat::try_from(number).map_err(unreadable)
}

#[pyclass(module = "starwright._starwright")]
pub struct Table {
    game: Box<dyn AnyRecord>,
    dice: Dice,
}

#[pymethods]
impl Table {
    #[staticmethod]
    fn begin(kind: Kind, setup: &Bound<'_, PyAny>) -> PyResult<Self> {
        Ok(Self::of(match kind {
            Kind::Battle => begun::<battle::Game>(setup)?,
            Kind::Yard => begun::<Yard>(setup)?,
            Kind::Flight => begun::<Flight>(setup)?,
            Kind::Game => begun::<trucker::Game>(setup)?,
        }))
    }

    #[staticmethod]
    fn load(py: Python<'_>, kind: Kind, save: Text) -> PyResult<Self> {
        py.detach(|| loaded(kind, &save).map(Self::of).map_err(|error| misnamed(kind, &save).unwrap_or(error)))
    }

    fn kind(&self) -> &'static str {
        self.game.kind().name()
    }

    fn seed(&mut self, seed: Seed) {
        self.dice = dice(seed.0);
    }

    /// The seats to act, and whether the table is to act.
    fn awaited(&self) -> (Vec<u16>, bool) {
        let awaited = self.game.awaited();
        (awaited.seats.iter().map(|seat| seat.number().into()).collect(), awaited.table)
    }

    fn choices(&self, actor: Who) -> PyResult<Vec<Choice>> {
        Ok(self.game.choices(self.seated(actor)?))
    }

    fn accepts_unlisted(&self, actor: Who) -> PyResult<bool> {
        Ok(self.game.accepts_unlisted(self.seated(actor)?))
    }

    fn check(&self, actor: Who, choice: &Bound<'_, PyAny>) -> PyResult<()> {
        self.game.check(actor.0, choice)
    }

    fn choose(&mut self, actor: Who, choice: &Bound<'_, PyAny>) -> PyResult<Vec<Event>> {
        self.game.choose(actor.0, choice)
    }

    fn advise(&mut self, actor: Who) -> PyResult<Option<Choice>> {
        let actor = self.seated(actor)?;
        Ok(self.game.advise(actor, &mut self.dice))
    }

    #[pyo3(signature = (viewer = None))]
    fn view<'py>(&self, py: Python<'py>, viewer: Option<Chair>) -> PyResult<Bound<'py, PyAny>> {
        self.game.view(py, self.viewer(viewer)?)
    }

    fn setup<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.game.setup(py)
    }

    fn undo(&mut self) -> Option<(Option<u8>, Choice)> {
        self.game.undo().map(|(by, choice)| (number(by), choice))
    }

    fn log(&self) -> Vec<(Option<u8>, Choice)> {
        self.game.log().into_iter().map(|(by, choice)| (number(by), choice)).collect()
    }

    fn length(&self) -> usize {
        self.game.length()
    }

    fn branch(&self, entries: Entries) -> PyResult<Self> {
        let (Entries(entries), length) = (entries, self.game.length());
        if entries > length {
            return Err(unreadable(format_args!(
                "entries must be at most {length}, the length of the log, got {entries}"
            )));
        }
        Ok(Self::of(self.game.branch(entries)))
    }

    fn save(&self) -> PyResult<String> {
        self.game.save()
    }

    fn ships(&self) -> Vec<Layout> {
        self.game.ships()
    }

    #[pyo3(signature = (viewer = None))]
    fn drawing(&self, viewer: Option<Chair>) -> PyResult<String> {
        Ok(self.game.drawing(self.viewer(viewer)?))
    }

    #[pyo3(signature = (viewer = None, piece = None, theme = None))]
    fn svg(&self, viewer: Option<Chair>, piece: Option<Piece>, theme: Option<Text>) -> PyResult<Option<String>> {
        self.game.picture(self.viewer(viewer)?, piece, theme.as_ref().map(|theme| theme.0.as_str()))
    }
}

impl Table {
    fn of(game: Box<dyn AnyRecord>) -> Self {
        Self { game, dice: dice(0) }
    }

    /// Checks that an actor is at this table.
    fn seated(&self, Who(actor): Who) -> PyResult<Actor> {
        let players = self.game.players();
        let sits = |seat: Seat| usize::from(seat.number()) < players;
        if actor.seat().is_none_or(sits) {
            Ok(actor)
        } else {
            Err(unreadable(format_args!("no such {actor}; the game has {players} players")))
        }
    }

    /// Checks that a viewer sits at this table; `None` is a spectator.
    fn viewer(&self, viewer: Option<Chair>) -> PyResult<Option<Seat>> {
        let viewer = viewer.map(|viewer| self.seated(Who(seat(viewer)?.into()))).transpose()?;
        Ok(viewer.and_then(Actor::seat))
    }
}

/// The number of a seat; `None` for the table.
fn number(actor: Actor) -> Option<u8> {
    actor.seat().map(Seat::number)
}

fn begun<G: Known>(setup: &Bound<'_, PyAny>) -> PyResult<Box<dyn AnyRecord>> {
    let record = Record::<G>::begin(read_or_parse(setup)?).map_err(|error| refused(&error, &error.to_string()))?;
    Ok(Box::new(record))
}

fn loaded(kind: Kind, save: &Text) -> PyResult<Box<dyn AnyRecord>> {
    Ok(match kind {
        Kind::Battle => Box::new(parsed::<Record<battle::Game>>(save)?),
        Kind::Yard => Box::new(parsed::<Record<Yard>>(save)?),
        Kind::Flight => Box::new(parsed::<Record<Flight>>(save)?),
        Kind::Game => Box::new(parsed::<Record<trucker::Game>>(save)?),
    })
}

/// An error if the save belongs to another kind of game.
pub fn misnamed(kind: Kind, save: &Text) -> Option<PyErr> {
    let other = Kind::ALL.into_iter().find(|&other| other != kind && loaded(other, save).is_ok())?;
    Some(unreadable(format_args!("expected the save of a {}, got that of a {}", kind.name(), other.name())))
}

/// The operations of a [`Record`], independent of the kind of game.
trait AnyRecord: Send + Sync {
    fn kind(&self) -> Kind;
    fn players(&self) -> usize;
    fn awaited(&self) -> starwright::table::Awaited;
    fn choices(&self, actor: Actor) -> Vec<Choice>;
    fn accepts_unlisted(&self, actor: Actor) -> bool;
    fn check(&self, actor: Actor, choice: &Bound<'_, PyAny>) -> PyResult<()>;
    fn choose(&mut self, actor: Actor, choice: &Bound<'_, PyAny>) -> PyResult<Vec<Event>>;
    fn advise(&self, actor: Actor, dice: &mut Dice) -> Option<Choice>;
    fn view<'py>(&self, py: Python<'py>, viewer: Option<Seat>) -> PyResult<Bound<'py, PyAny>>;
    fn setup<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>>;
    fn undo(&mut self) -> Option<(Actor, Choice)>;
    fn log(&self) -> Vec<(Actor, Choice)>;
    fn length(&self) -> usize;
    fn branch(&self, entries: usize) -> Box<dyn AnyRecord>;
    fn save(&self) -> PyResult<String>;
    fn ships(&self) -> Vec<Layout>;
    fn drawing(&self, viewer: Option<Seat>) -> String;
    fn picture(&self, viewer: Option<Seat>, piece: Option<Piece>, theme: Option<&str>) -> PyResult<Option<String>>;
}

impl<G: Known> AnyRecord for Record<G> {
    fn kind(&self) -> Kind {
        G::KIND
    }

    fn players(&self) -> usize {
        G::players(Record::setup(self))
    }

    fn awaited(&self) -> starwright::table::Awaited {
        self.game().awaited()
    }

    fn choices(&self, actor: Actor) -> Vec<Choice> {
        let mut listed = Vec::new();
        self.game().choices(actor, &mut listed);
        listed.into_iter().map(|choice| said(self, choice)).collect()
    }

    fn accepts_unlisted(&self, actor: Actor) -> bool {
        self.game().accepts_unlisted(actor)
    }

    fn check(&self, actor: Actor, choice: &Bound<'_, PyAny>) -> PyResult<()> {
        let judged = self.game().check(actor, &given::<G>(choice)?);
        judged.map_err(|error| refused(&error, &said_to(self, &error)))
    }

    fn choose(&mut self, actor: Actor, choice: &Bound<'_, PyAny>) -> PyResult<Vec<Event>> {
        let mut events = Vec::new();
        let taken = self.apply(actor, given::<G>(choice)?, &mut events);
        taken.map_err(|error| refused(&error, &said_to(self, &error)))?;
        Ok(events.into_iter().map(|event| Event::new::<G>(event, G::board(self).cloned())).collect())
    }

    fn advise(&self, actor: Actor, dice: &mut Dice) -> Option<Choice> {
        self.game().advise(actor, dice).map(|choice| said(self, choice))
    }

    fn view<'py>(&self, py: Python<'py>, viewer: Option<Seat>) -> PyResult<Bound<'py, PyAny>> {
        written(py, &self.game().view(viewer))
    }

    fn setup<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        written(py, Record::setup(self))
    }

    fn undo(&mut self) -> Option<(Actor, Choice)> {
        let entry = Record::undo(self)?;
        Some((entry.by, said(self, entry.choice)))
    }

    fn log(&self) -> Vec<(Actor, Choice)> {
        Record::log(self).iter().map(|entry| (entry.by, said(self, entry.choice.clone()))).collect()
    }

    fn length(&self) -> usize {
        Record::log(self).len()
    }

    fn branch(&self, entries: usize) -> Box<dyn AnyRecord> {
        Box::new(Record::branch(self, entries))
    }

    fn save(&self) -> PyResult<String> {
        json(self)
    }

    fn ships(&self) -> Vec<Layout> {
        self.game().ships().into_iter().map(Layout).collect()
    }

    fn drawing(&self, viewer: Option<Seat>) -> String {
        self.game().drawing(viewer)
    }

    fn picture(&self, viewer: Option<Seat>, piece: Option<Piece>, theme: Option<&str>) -> PyResult<Option<String>> {
        self.game().picture(viewer, piece, theme)
    }
}

fn said<G: Known>(record: &Record<G>, choice: G::Choice) -> Choice {
    Choice::new(G::KIND, choice, G::board(record).cloned())
}

/// Reads a choice from a `Choice`, parsed JSON or a JSON string.
fn given<G: Known>(choice: &Bound<'_, PyAny>) -> PyResult<G::Choice> {
    match choice.cast::<Choice>() {
        Ok(listed) => {
            listed.get().of::<G>().cloned().ok_or_else(|| unreadable("the choice belongs to another kind of game"))
        }
        Err(_) => read_or_parse(choice),
    }
}

fn said_to<G: Known>(record: &Record<G>, error: &G::Refusal) -> String {
    told(error, G::board(record).map_or(&Plain, |board| board)).to_string()
}
