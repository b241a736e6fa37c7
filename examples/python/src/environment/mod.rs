//! The battle for reinforcement learning: states, numbered actions, observations.

mod actions;
mod observation;

use numpy::{PyArray1, PyArray3, PyArrayMethods, ToPyArray};
use pyo3::prelude::*;
use starwright::battle::{Choice, Game, Step};
use starwright::table::{Record, Seat};

use crate::bots::any;
use crate::deal::{self, dice_to_play};
use crate::form::{json, parsed};
use crate::games::{Kind, misnamed};
use crate::given::{Action, Chair, Flag, Players, Seed, Text};
use crate::refusal::{refused, unreadable};
use actions::Actions;

pub fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<State>()
}

/// The planes of the board, and the row of table features.
type Observation<'py> = (Bound<'py, PyArray3<u8>>, Bound<'py, PyArray1<i16>>);

/// A battle in progress, with all fleets placed.
#[pyclass(module = "starwright._starwright")]
#[derive(Clone)]
pub struct State {
    record: Record<Game>,
    /// The listed choices, with their action numbers.
    listed: Vec<(usize, Choice)>,
}

#[pymethods]
impl State {
    /// Starts a battle from a seed: deals the setup and places the fleets at random.
    #[staticmethod]
    fn of_seed(seed: Seed, players: Players, powers: Flag) -> PyResult<Self> {
        let begun = Record::<Game>::begin(deal::battle(deal::seated(players)?, seed, powers));
        let mut record = begun.map_err(|error| refused(&error, &error.to_string()))?;
        let mut dice = dice_to_play(seed.0);
        while let Some(seat) = record.game().awaited_seat().filter(|_| record.game().step() == Step::Place) {
            let placed = any(record.game(), seat, &mut dice, &mut Vec::new());
            let placed = placed.ok_or_else(|| unreadable("no placement found for a fleet in its start zone"))?;
            record.apply(seat, placed, &mut Vec::new()).map_err(|error| refused(&error, &error.to_string()))?;
        }
        Self::of(record)
    }

    #[staticmethod]
    fn load(save: Text) -> PyResult<Self> {
        let record = parsed::<Record<Game>>(&save);
        let record = record.map_err(|error| misnamed(Kind::Battle, &save).unwrap_or(error))?;
        if record.game().step() == Step::Place {
            return Err(unreadable("the fleets are not placed yet; a State starts after the placement"));
        }
        Self::of(record)
    }

    fn save(&self) -> PyResult<String> {
        json(&self.record)
    }

    fn copy(&self) -> Self {
        self.clone()
    }

    fn players(&self) -> u8 {
        self.game().field().players()
    }

    /// The seat to act; `None` when the battle is over.
    fn awaited_seat(&self) -> Option<u8> {
        self.game().awaited_seat().map(Seat::number)
    }

    /// The legal actions, in ascending order.
    fn legal(&self) -> Vec<usize> {
        self.listed.iter().map(|&(number, _)| number).collect()
    }

    fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        let mut mask = vec![0; self.actions().count()];
        self.listed.iter().for_each(|&(number, _)| mask[number] = 1);
        mask.to_pyarray(py)
    }

    fn apply(&mut self, action: Action) -> PyResult<()> {
        let choice = self.listed(action)?.clone();
        let seat = self.game().awaited_seat().ok_or_else(|| unreadable("the battle is over"))?;
        self.record.apply(seat, choice, &mut Vec::new()).map_err(|error| refused(&error, &error.to_string()))?;
        self.list()
    }

    fn says(&self, action: Action) -> PyResult<String> {
        Ok(self.listed(action)?.to_string())
    }

    fn scores(&self) -> Vec<u16> {
        Seat::of(self.players()).map(|seat| self.game().field().score(seat)).collect()
    }

    /// The kinds of action, with the number of actions of each.
    fn action_kinds(&self) -> Vec<(&'static str, usize)> {
        self.actions().table().into()
    }

    fn shapes(&self) -> ((usize, usize, usize), usize) {
        let (side, players) = (self.actions().side(), self.players());
        ((observation::planes(players), side, side), observation::table_length(players))
    }

    fn observe<'py>(&self, py: Python<'py>, seat: Chair) -> PyResult<Observation<'py>> {
        let seat = Seat::try_from(seat.0).ok().filter(|seat| seat.number() < self.players());
        let seat =
            seat.ok_or_else(|| unreadable(format_args!("no such seat; the battle has {} players", self.players())))?;
        let view = self.game().view(seat);
        let ((planes, columns, rows), _) = self.shapes();
        let board = observation::board(self.actions(), &view, seat).to_pyarray(py).reshape([planes, columns, rows])?;
        Ok((board, observation::table(self.actions(), &view, seat).to_pyarray(py)))
    }

    fn drawing(&self) -> String {
        self.game().view(None).drawing().to_string()
    }

    fn svg(&self) -> String {
        self.game().view(None).svg().to_string()
    }
}

impl State {
    fn of(record: Record<Game>) -> PyResult<Self> {
        let mut state = Self { record, listed: Vec::new() };
        state.list()?;
        Ok(state)
    }

    fn game(&self) -> &Game {
        self.record.game()
    }

    fn actions(&self) -> Actions {
        Actions::of(self.game())
    }

    /// Lists the legal choices, sorted by action number.
    fn list(&mut self) -> PyResult<()> {
        self.listed.clear();
        let Some(seat) = self.game().awaited_seat() else { return Ok(()) };
        let (actions, mut choices) = (self.actions(), Vec::new());
        self.game().choices(seat, &mut choices);
        for choice in choices {
            let number = actions.number(self.game(), seat, &choice);
            let number = number.ok_or_else(|| unreadable(format_args!("the choice has no action number: {choice}")))?;
            self.listed.push((number, choice));
        }
        self.listed.sort_unstable_by_key(|&(number, _)| number);
        match self.listed.windows(2).find(|pair| pair[0].0 == pair[1].0) {
            Some(pair) => Err(unreadable(format_args!(
                "action {} stands for two choices: {} and {}",
                pair[0].0, pair[0].1, pair[1].1
            ))),
            None => Ok(()),
        }
    }

    fn listed(&self, Action(action): Action) -> PyResult<&Choice> {
        let place = self.listed.binary_search_by_key(&action, |&(number, _)| number);
        let place = place.map_err(|_| unreadable(format_args!("action {action} is not legal now")))?;
        Ok(&self.listed[place].1)
    }
}
