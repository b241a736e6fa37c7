//! A yard as a game to learn.

use pyo3::prelude::*;
use starwright::grid::Rotation;
use starwright::table::{Play, Seat};
use starwright::trucker::yard::{Choice, Setup, Step, Yard};

use crate::deal::Dice;
use crate::environment::learned::{Kinds, Learned, Look, Place, Resampled, Shape};
use crate::environment::ships::actions::{self, Building};
use crate::environment::ships::bots::{self, Rival};
use crate::environment::ships::{features, hidden, planes, setups};
use crate::environment::terms::{Goal, Terms};
use crate::given::Seed;

impl Learned for Yard {
    type Bot = Rival;
    const OUTCOMES: usize = 144;

    fn dealt(terms: &Terms, seed: Seed) -> PyResult<Setup> {
        setups::yard(terms, seed)
    }

    fn kinds(_setup: &Setup, shape: Shape) -> Kinds {
        Kinds::new(Building::table(shape.cells()))
    }

    fn shape(setup: &Setup, terms: &Terms) -> Shape {
        planes::shape(core::iter::once(&setup.board), terms)
    }

    /// What is listed, and every place where the component in the hand fits.
    fn offer(&self, seat: Seat, offered: &mut Vec<Choice>) {
        self.choices(seat.into(), offered);
        offered.retain(|choice| !matches!(choice, Choice::Welcome { alien: starwright::trucker::Alien::Cyan(_), .. }));
        let fits = self.fits(seat);
        for turn in Rotation::ALL {
            offered.extend(fits.turned(turn).iter().map(|at| Choice::Place { at, turn }));
        }
    }

    fn place(&self, _seat: Seat, choice: &Choice, _terms: &Terms, shape: Shape) -> Option<Place> {
        actions::in_yard(shape, choice)
    }

    fn outcome(choice: &Choice) -> Option<usize> {
        actions::outcome_in_yard(choice)
    }

    /// Who has taken an order tile may wait.
    fn wait(kinds: &Kinds, offered: &[Choice]) -> Option<usize> {
        let optional = |choice: &Choice| matches!(choice, Choice::Flip | Choice::Roll | Choice::Look { .. });
        if offered.iter().all(optional) { kinds.number(Building::Wait as usize, 0) } else { None }
    }

    fn bot(&self, bot: Rival, seat: Seat, dice: &mut Dice) -> Option<Choice> {
        bots::builder(self, bot, seat, dice)
    }

    /// A whole repair begins with the first of its components that is offered.
    fn nearest<'a>(&self, wanted: &Choice, offered: &'a [(usize, Option<Choice>)]) -> Option<&'a Choice> {
        let Choice::Repair { removed } = *wanted else { return None };
        let goes = |choice: &&Choice| matches!(choice, Choice::Remove { at } if removed.contains(*at));
        let mut choices = offered.iter().filter_map(|(_, choice)| choice.as_ref());
        choices.clone().find(goes).or_else(|| choices.find(|choice| matches!(choice, Choice::Keep { .. })))
    }

    fn observe(&self, seat: Seat, look: Look<'_>, board: &mut [u8], row: &mut Vec<i16>) {
        let view = self.view(Some(seat));
        let layouts = view.players.iter().map(|player| &player.layout);
        planes::open(self.board(), look.shape, board);
        if view.step == Step::Building {
            planes::fits(&self.fits(seat), look.shape, board);
        }
        planes::layouts(seat, look.shape, layouts, board);
        features::yard(&view, seat, look, row);
    }

    /// What does not change a ship.
    fn may_score(choice: &Choice) -> bool {
        !matches!(
            choice,
            Choice::TakeFaceDown
                | Choice::TakeFaceUp { .. }
                | Choice::TakeAside { .. }
                | Choice::CameUp { .. }
                | Choice::Return
                | Choice::SetAside
                | Choice::Look { .. }
                | Choice::Flip
        )
    }

    fn points(&self, goal: Goal) -> Vec<f32> {
        Seat::ALL.into_iter().map_while(|seat| self.layout(seat)).map(|ship| setups::points(ship, goal)).collect()
    }

    fn last_points(&self, setup: &Setup, terms: &Terms, seed: u64) -> Vec<f32> {
        match terms.goal {
            Goal::Credits => setups::flown(self, setup, terms, seed),
            goal => self.points(goal),
        }
    }

    fn resampled(&self, setup: &Setup, seat: Seat, dice: &mut Dice) -> PyResult<Resampled<Self>> {
        hidden::yard(self, setup, seat, dice).map(Resampled::Setup)
    }
}
