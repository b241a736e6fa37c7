//! A flight as a game to learn.

use pyo3::prelude::*;
use starwright::table::{Actor, Play, Seat};
use starwright::trucker::bots::{FlightBot, Skill};
use starwright::trucker::flight::{Choice, Flight, Setup};

use crate::deal::Dice;
use crate::environment::learned::{Kinds, Learned, Look, Place, Resampled, Shape};
use crate::environment::ships::actions::{self, Flying};
use crate::environment::ships::bots::{self, Rival};
use crate::environment::ships::{features, hidden, planes, setups};
use crate::environment::terms::{Goal, Terms};
use crate::given::Seed;

impl Learned for Flight {
    type Bot = Rival;
    const OUTCOMES: usize = 6;

    fn dealt(terms: &Terms, seed: Seed) -> PyResult<Setup> {
        setups::flight(terms, seed)
    }

    fn kinds(_setup: &Setup, shape: Shape) -> Kinds {
        Kinds::new(Flying::table(shape.cells()))
    }

    fn shape(setup: &Setup, terms: &Terms) -> Shape {
        planes::shape(core::iter::once(&setup.board), terms)
    }

    /// What is listed; where more is accepted, first the answer of the crate's captain, listed or not.
    fn offer(&self, seat: Seat, offered: &mut Vec<Choice>) {
        self.choices(seat.into(), offered);
        if self.accepts_unlisted(Actor::Seat(seat)) {
            let answer = FlightBot::new(seat, Skill::Middle).choose(&self.view(Some(seat)), offered);
            if let Some(answer) = answer {
                offered.retain(|choice| *choice != answer);
                offered.insert(0, answer);
            }
        }
    }

    fn place(&self, _seat: Seat, choice: &Choice, _terms: &Terms, shape: Shape) -> Option<Place> {
        actions::in_flight(shape, choice)
    }

    fn outcome(choice: &Choice) -> Option<usize> {
        actions::outcome_in_flight(choice)
    }

    fn bot(&self, bot: Rival, seat: Seat, dice: &mut Dice) -> Option<Choice> {
        bots::captain(self, bot, seat, dice)
    }

    fn observe(&self, seat: Seat, look: Look<'_>, board: &mut [u8], row: &mut Vec<i16>) {
        let view = self.view(Some(seat));
        planes::open(self.board(), look.shape, board);
        planes::fleets(seat, look.shape, view.players.iter().map(|player| &player.fleet), board);
        features::flight(&view, seat, look.terms, row);
    }

    fn points(&self, _goal: Goal) -> Vec<f32> {
        Seat::ALL.into_iter().map_while(|seat| self.credits(seat)).map(setups::credits).collect()
    }

    fn last_points(&self, setup: &Setup, _terms: &Terms, _seed: u64) -> Vec<f32> {
        setups::settled(setup, self)
    }

    fn resampled(&self, setup: &Setup, seat: Seat, dice: &mut Dice) -> PyResult<Resampled<Self>> {
        hidden::flight(self, setup, seat, dice).map(Resampled::Setup)
    }
}
