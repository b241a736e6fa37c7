//! A game in progress, for Python.

use numpy::{PyArray1, PyArray3, PyArrayMethods, ToPyArray};
use pyo3::prelude::*;
use starwright::battle::{Game, Step};
use starwright::table::{Record, Seat};
use starwright::trucker;
use starwright::trucker::flight::Flight;
use starwright::trucker::yard::Yard;

use crate::environment::any::{self, AnyCourse};
use crate::environment::course::{Decider, Turns};
use crate::environment::terms::Terms;
use crate::form::parsed;
use crate::games::{Kind, misnamed};
use crate::given::{Action, Chair, Seed, Text};
use crate::refusal::unreadable;
use crate::ships::Layout;

/// The planes of the board, and the row of features.
type Observation<'py> = (Bound<'py, PyArray3<u8>>, Bound<'py, PyArray1<i16>>);
/// The seed; who decided last, who waits, choices since the hourglass was turned, choices so far.
type Moment = (u64, Option<u8>, u8, u32, u32);

/// A game in progress.
#[pyclass(module = "starwright._starwright")]
pub struct State(Box<dyn AnyCourse>);

#[pymethods]
impl State {
    /// Deals a game from a seed and plays to the first decision.
    #[staticmethod]
    fn begin(kind: Kind, seed: Seed, terms: Terms) -> PyResult<Self> {
        let begun = match kind {
            Kind::Battle => any::begun::<Game>(terms, seed),
            Kind::Yard => any::begun::<Yard>(terms, seed),
            Kind::Flight => any::begun::<Flight>(terms, seed),
            Kind::Game => any::begun::<trucker::Game>(terms, seed),
        };
        begun.map(Self)
    }

    #[staticmethod]
    fn load(kind: Kind, save: Text, terms: Terms, moment: Moment) -> PyResult<Self> {
        let (seed, last, waiting, run, made) = moment;
        let turns = Turns { last, waiting, run, made };
        let loaded = match kind {
            Kind::Battle => placed(&save).and_then(|()| any::loaded::<Game>(terms, &save, seed, turns)),
            Kind::Yard => any::loaded::<Yard>(terms, &save, seed, turns),
            Kind::Flight => any::loaded::<Flight>(terms, &save, seed, turns),
            Kind::Game => any::loaded::<trucker::Game>(terms, &save, seed, turns),
        };
        loaded.map(Self).map_err(|error| misnamed(kind, &save).unwrap_or(error))
    }

    fn save(&self) -> PyResult<String> {
        self.0.save()
    }

    fn moment(&self) -> Moment {
        let (seed, Turns { last, waiting, run, made }) = self.0.moment();
        (seed, last, waiting, run, made)
    }

    fn copy(&self) -> Self {
        Self(self.0.copied())
    }

    /// A new game of the same terms.
    fn again(&self, seed: Seed) -> PyResult<Self> {
        self.0.again(seed.0).map(Self)
    }

    fn resampled(&self, seat: Chair, seed: Seed) -> PyResult<Self> {
        self.0.resampled(self.seat(seat)?, seed.0).map(Self)
    }

    fn kind(&self) -> &'static str {
        self.0.kind()
    }

    fn players(&self) -> u8 {
        self.0.players()
    }

    /// The seat to decide; `None` for chance, and when the game is over.
    fn decider(&self) -> Option<u8> {
        match self.0.decider() {
            Decider::Seat(seat) => Some(seat.number()),
            Decider::Chance | Decider::Nobody => None,
        }
    }

    fn is_chance(&self) -> bool {
        self.0.decider() == Decider::Chance
    }

    fn is_over(&self) -> bool {
        self.0.decider() == Decider::Nobody
    }

    fn is_cut_short(&self) -> bool {
        self.0.is_cut_short()
    }

    /// The legal actions, in ascending order.
    fn legal(&self) -> Vec<usize> {
        let mut legal = Vec::new();
        self.0.offered(&mut |action| legal.push(action));
        legal
    }

    fn legal_array<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i64>> {
        let mut legal = Vec::new();
        self.0.offered(&mut |action| legal.push(i64::try_from(action).unwrap_or(i64::MAX)));
        legal.to_pyarray(py)
    }

    fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        let mut mask = vec![0; self.0.actions()];
        if self.0.decider() != Decider::Chance {
            self.0.offered(&mut |action| mask[action] = 1);
        }
        mask.to_pyarray(py)
    }

    /// Takes an action. If that is interrupted while slow bots play, nothing changes.
    fn apply(&mut self, action: Action) -> PyResult<()> {
        let before = self.0.is_slow().then(|| self.0.copied());
        self.0.take(action.0).inspect_err(|_| {
            if let Some(before) = before {
                self.0 = before;
            }
        })
    }

    /// The seats of the caller that may decide now.
    fn deciders(&self) -> Vec<u16> {
        self.0.deciders().into_iter().map(|seat| seat.number().into()).collect()
    }

    /// The legal actions of any seat.
    fn legal_of<'py>(&self, py: Python<'py>, seat: Chair) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let legal = self.0.offered_to(self.seat(seat)?)?;
        Ok(legal.into_iter().map(|action| i64::try_from(action).unwrap_or(i64::MAX)).collect::<Vec<_>>().to_pyarray(py))
    }

    /// Takes an action of a seat out of turn. Says whether it is still legal.
    fn apply_of(&mut self, seat: Chair, action: Action) -> PyResult<bool> {
        let seat = self.seat(seat)?;
        self.0.take_of(seat, action.0)
    }

    fn says(&self, action: Action) -> PyResult<String> {
        self.0.says(action.0)
    }

    /// The number of the action that a bot advises a seat, by default the one to decide.
    #[pyo3(signature = (bot, seat = None))]
    fn advise(&self, bot: Option<Text>, seat: Option<Chair>) -> PyResult<Option<usize>> {
        let seat = seat.map(|seat| self.seat(seat)).transpose()?;
        self.0.advice(seat, bot.as_ref().map(|Text(name)| name.as_str()))
    }

    fn points(&self) -> Vec<f32> {
        self.0.points().to_vec()
    }

    fn returns(&self) -> Vec<f64> {
        self.0.returns()
    }

    /// What a seat knows, as JSON: its view, and its own choices so far.
    fn known(&self, seat: Chair) -> PyResult<(String, String)> {
        self.0.known(self.seat(seat)?)
    }

    /// The kinds of action, with the number of actions of each.
    fn action_kinds(&self) -> Vec<(&'static str, usize)> {
        self.0.kinds()
    }

    fn outcomes(&self) -> usize {
        self.0.outcomes()
    }

    fn shapes(&self) -> ((usize, usize, usize), usize) {
        let shape = self.0.shape();
        ((shape.planes, shape.columns, shape.rows), shape.features)
    }

    fn observe<'py>(&self, py: Python<'py>, seat: Chair) -> PyResult<Observation<'py>> {
        let (seat, shape) = (self.seat(seat)?, self.0.shape());
        let (mut board, mut features) = (vec![0; shape.board()], Vec::with_capacity(shape.features));
        self.0.observe(seat, &mut board, &mut features);
        let board = board.to_pyarray(py).reshape([shape.planes, shape.columns, shape.rows])?;
        Ok((board, features.to_pyarray(py)))
    }

    /// The observation of a seat, and the mask of its actions: 0 unless it is to decide.
    fn seen<'py>(&self, py: Python<'py>, seat: Chair) -> PyResult<(Observation<'py>, Bound<'py, PyArray1<i8>>)> {
        let observation = self.observe(py, seat)?;
        let decides = self.decider() == Some(seat.0);
        let mask = if decides { self.mask(py) } else { vec![0; self.0.actions()].to_pyarray(py) };
        Ok((observation, mask))
    }

    /// Current ships, by seat; none in a battle.
    fn ships(&self) -> Vec<Layout> {
        self.0.ships()
    }

    fn drawing(&self) -> String {
        self.0.drawing(None)
    }

    /// The board of a battle; `None` in other games.
    fn svg(&self) -> PyResult<Option<String>> {
        self.0.picture(None)
    }
}

impl State {
    fn seat(&self, Chair(number): Chair) -> PyResult<Seat> {
        let players = self.0.players();
        let seat = Seat::try_from(number).ok().filter(|seat| seat.number() < players);
        seat.ok_or_else(|| unreadable(format_args!("no such seat; the {} has {players} players", self.0.kind())))
    }
}

/// An error for a battle whose fleets are not placed.
fn placed(save: &Text) -> PyResult<()> {
    match parsed::<Record<Game>>(save)?.game().step() {
        Step::Place => Err(unreadable("the fleets are not placed yet; a State starts after the placement")),
        _ => Ok(()),
    }
}
