//! A whole game as a game to learn: the actions of its yards, then those of its flights; observations of either.

use pyo3::prelude::*;
use starwright::table::Seat;
use starwright::trucker::flight::Flight;
use starwright::trucker::game::{Choice, Game, Setup};
use starwright::trucker::yard::Yard;

use crate::deal::Dice;
use crate::environment::learned::{Kinds, Learned, Look, Place, Resampled, Shape};
use crate::environment::ships::actions::{self, Building, Flying};
use crate::environment::ships::bots::{self, Rival};
use crate::environment::ships::{hidden, planes, setups};
use crate::environment::terms::{Goal, Terms};
use crate::given::Seed;

impl Learned for Game {
    type Bot = Rival;
    const OUTCOMES: usize = 144;

    fn dealt(terms: &Terms, seed: Seed) -> PyResult<Setup> {
        setups::game(terms, seed)
    }

    fn kinds(_setup: &Setup, shape: Shape) -> Kinds {
        let cells = shape.cells();
        Kinds::new(Building::table(cells).into_iter().chain(Flying::table(cells)))
    }

    fn shape(setup: &Setup, terms: &Terms) -> Shape {
        planes::shape(setup.rounds.iter().map(|round| &round.board), terms)
    }

    fn offer(&self, seat: Seat, offered: &mut Vec<Choice>) {
        fn wrapped<G: Learned<Choice: Into<Choice>>>(part: &G, seat: Seat) -> impl Iterator<Item = Choice> + use<G> {
            let mut within = Vec::new();
            part.offer(seat, &mut within);
            within.into_iter().map(Into::into)
        }
        offered.extend(self.yard().into_iter().flat_map(|yard| wrapped(yard, seat)));
        offered.extend(self.flight().into_iter().flat_map(|flight| wrapped(flight, seat)));
    }

    fn place(&self, _seat: Seat, choice: &Choice, _terms: &Terms, shape: Shape) -> Option<Place> {
        match choice {
            Choice::Yard(choice) => actions::in_yard(shape, choice),
            Choice::Flight(choice) => {
                let before = actions::OF_YARD;
                Some(match actions::in_flight(shape, choice)? {
                    Place::At(kind, within) => Place::At(before + kind, within),
                    Place::Next(kind) => Place::Next(before + kind),
                })
            }
        }
    }

    fn outcome(choice: &Choice) -> Option<usize> {
        match choice {
            Choice::Yard(choice) => actions::outcome_in_yard(choice),
            Choice::Flight(choice) => actions::outcome_in_flight(choice),
        }
    }

    fn wait(kinds: &Kinds, offered: &[Choice]) -> Option<usize> {
        let yard = |choice: &Choice| if let Choice::Yard(choice) = choice { Some(*choice) } else { None };
        let building: Option<Vec<_>> = offered.iter().map(yard).collect();
        building.and_then(|building| Yard::wait(kinds, &building))
    }

    fn bot(&self, bot: Rival, seat: Seat, dice: &mut Dice) -> Option<Choice> {
        match (self.yard(), self.flight()) {
            (Some(yard), _) => bots::builder(yard, bot, seat, dice).map(Choice::Yard),
            (_, Some(flight)) => bots::captain(flight, bot, seat, dice).map(Choice::Flight),
            _ => None,
        }
    }

    fn nearest<'a>(&self, wanted: &Choice, offered: &'a [(usize, Option<Choice>)]) -> Option<&'a Choice> {
        let (Choice::Yard(wanted), Some(yard)) = (wanted, self.yard()) else { return None };
        let within = |(number, choice): &(usize, Option<Choice>)| match choice {
            Some(Choice::Yard(choice)) => (*number, Some(*choice)),
            _ => (*number, None),
        };
        let within: Vec<_> = offered.iter().map(within).collect();
        let nearest = Choice::Yard(*yard.nearest(wanted, &within)?);
        offered.iter().filter_map(|(_, choice)| choice.as_ref()).find(|choice| **choice == nearest)
    }

    fn observe(&self, seat: Seat, look: Look<'_>, board: &mut [u8], row: &mut Vec<i16>) {
        match (self.yard(), self.flight()) {
            (Some(yard), _) => yard.observe(seat, look, board, row),
            (_, Some(flight)) => flight.observe(seat, look, board, row),
            _ => {
                planes::open(self.board(), look.shape, board);
                row.resize(crate::environment::ships::features::count(look.terms), 0);
            }
        }
    }

    fn points(&self, goal: Goal) -> Vec<f32> {
        match self.flight() {
            Some(flight) => Flight::points(flight, goal),
            None => self.purses().into_iter().map(setups::credits).collect(),
        }
    }

    fn resampled(&self, setup: &Setup, seat: Seat, dice: &mut Dice) -> PyResult<Resampled<Self>> {
        hidden::game(self, setup, seat, dice).map(Resampled::Setup)
    }
}
