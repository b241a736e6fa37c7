//! Many games at once, in threads, with arrays of the caller that are filled again at each step.

use std::sync::Arc;

use numpy::{PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2, PyReadwriteArray4};
use pyo3::prelude::*;
use starwright::battle;
use starwright::trucker;
use starwright::trucker::flight::Flight;
use starwright::trucker::yard::Yard;

use crate::environment::course::{Course, Decider};
use crate::environment::learned::Learned;
use crate::environment::terms::Terms;
use crate::games::Kind;
use crate::given::{Seed, Text, Threads};
use crate::refusal::unreadable;

/// Many games of the same terms.
#[pyclass(module = "starwright._starwright")]
pub struct Vector(Box<dyn AnyVector>);

/// The arrays of the caller: for each game the board, the features, the mask; then the reward, whether the game ended, whether
/// it was cut short, and the seat that decides.
pub struct Arrays<'a> {
    boards: &'a mut [u8],
    features: &'a mut [i16],
    masks: &'a mut [i8],
    rewards: &'a mut [f32],
    ended: &'a mut [bool],
    cut: &'a mut [bool],
    seats: &'a mut [i64],
}

#[pymethods]
impl Vector {
    #[new]
    fn new(kind: Kind, terms: Terms, seeds: Vec<Seed>, threads: Threads) -> PyResult<Self> {
        let (terms, Threads(threads)) = (Arc::new(terms), threads);
        Ok(Self(match kind {
            Kind::Battle => Many::<battle::Game>::begun(terms, &seeds, threads)?,
            Kind::Yard => Many::<Yard>::begun(terms, &seeds, threads)?,
            Kind::Flight => Many::<Flight>::begun(terms, &seeds, threads)?,
            Kind::Game => Many::<trucker::Game>::begun(terms, &seeds, threads)?,
        }))
    }

    /// Takes an action in each game, starts those anew that are over, and fills the arrays. Without actions, only fills them.
    #[expect(clippy::too_many_arguments, reason = "one for each array")]
    fn step(
        &mut self,
        py: Python<'_>,
        actions: Option<PyReadonlyArray1<'_, i64>>,
        mut boards: PyReadwriteArray4<'_, u8>,
        mut features: PyReadwriteArray2<'_, i16>,
        mut masks: PyReadwriteArray2<'_, i8>,
        mut rewards: PyReadwriteArray1<'_, f32>,
        mut ended: PyReadwriteArray1<'_, bool>,
        mut cut: PyReadwriteArray1<'_, bool>,
        mut seats: PyReadwriteArray1<'_, i64>,
    ) -> PyResult<()> {
        let actions = actions.as_ref().map(PyReadonlyArray1::as_slice).transpose()?;
        let arrays = Arrays {
            boards: boards.as_slice_mut()?,
            features: features.as_slice_mut()?,
            masks: masks.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            ended: ended.as_slice_mut()?,
            cut: cut.as_slice_mut()?,
            seats: seats.as_slice_mut()?,
        };
        let games = &mut self.0;
        py.detach(|| games.step(actions, arrays))
    }

    /// The actions that a bot advises, by game; −1 where it has none.
    fn advise(&self, py: Python<'_>, bot: Option<Text>) -> PyResult<Vec<i64>> {
        let games = &self.0;
        py.detach(|| games.advise(bot.as_ref().map(|Text(name)| name.as_str())))
    }
}

trait AnyVector: Send + Sync {
    fn step(&mut self, actions: Option<&[i64]>, arrays: Arrays<'_>) -> PyResult<()>;
    fn advise(&self, bot: Option<&str>) -> PyResult<Vec<i64>>;
}

struct Many<G: Learned> {
    games: Vec<Course<G>>,
    threads: usize,
}

impl<G: Learned> Many<G> {
    fn begun(terms: Arc<Terms>, seeds: &[Seed], threads: usize) -> PyResult<Box<dyn AnyVector>> {
        let games = seeds.iter().map(|&seed| Course::<G>::begin(terms.clone(), seed, false));
        Ok(Box::new(Self { games: games.collect::<PyResult<_>>()?, threads }))
    }
}

impl<G: Learned> AnyVector for Many<G> {
    fn step(&mut self, actions: Option<&[i64]>, arrays: Arrays<'_>) -> PyResult<()> {
        let count = self.games.len();
        let Some(first) = self.games.first() else { return Ok(()) };
        let (shape, masks) = (first.frame().shape, first.frame().kinds.count());
        let sizes = [
            arrays.boards.len() / shape.board().max(1),
            arrays.features.len() / shape.features,
            arrays.masks.len() / masks,
        ];
        let short = [arrays.rewards.len(), arrays.ended.len(), arrays.cut.len(), arrays.seats.len()];
        let actions_fit = actions.is_none_or(|actions| actions.len() == count);
        if sizes.iter().chain(&short).any(|&size| size != count) || !actions_fit {
            return Err(unreadable(format_args!("the arrays must be for {count} games")));
        }
        for (game, &action) in self.games.iter().zip(actions.unwrap_or_default()) {
            game.choice(number(action)?)?;
        }
        let block = count.div_ceil(self.threads).max(1);
        let mut rest = Rest { games: &mut self.games, actions, arrays };
        std::thread::scope(|scope| {
            let mut others = Vec::new();
            while rest.games.len() > block {
                let mut part = rest.take(block, shape.board(), shape.features, masks);
                others.push(scope.spawn(move || part.step()));
            }
            rest.step()?;
            for other in others {
                other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))?;
            }
            Ok(())
        })
    }

    fn advise(&self, bot: Option<&str>) -> PyResult<Vec<i64>> {
        let number =
            |game: &Course<G>| Ok(game.advice(None, bot)?.and_then(|action| i64::try_from(action).ok()).unwrap_or(-1));
        self.games.iter().map(number).collect()
    }
}

/// Some of the games, with their parts of the arrays.
struct Rest<'a, G: Learned> {
    games: &'a mut [Course<G>],
    actions: Option<&'a [i64]>,
    arrays: Arrays<'a>,
}

/// Splits the front off a slice.
fn front<'a, T>(slice: &mut &'a mut [T], length: usize) -> &'a mut [T] {
    let (first, rest) = std::mem::take(slice).split_at_mut(length);
    *slice = rest;
    first
}

impl<'a, G: Learned> Rest<'a, G> {
    fn take(&mut self, count: usize, board: usize, features: usize, mask: usize) -> Self {
        let arrays = &mut self.arrays;
        let parts = Arrays {
            boards: front(&mut arrays.boards, count * board),
            features: front(&mut arrays.features, count * features),
            masks: front(&mut arrays.masks, count * mask),
            rewards: front(&mut arrays.rewards, count),
            ended: front(&mut arrays.ended, count),
            cut: front(&mut arrays.cut, count),
            seats: front(&mut arrays.seats, count),
        };
        let actions = self.actions.map(|actions| {
            let (first, rest) = actions.split_at(count);
            self.actions = Some(rest);
            first
        });
        Rest { games: front(&mut self.games, count), actions, arrays: parts }
    }

    fn step(&mut self) -> PyResult<()> {
        let (board, features, mask) = match self.games.first() {
            Some(first) => (first.frame().shape.board(), first.frame().shape.features, first.frame().kinds.count()),
            None => return Ok(()),
        };
        let mut row = Vec::with_capacity(features);
        for place in 0..self.games.len() {
            crate::environment::pulse()?;
            let masked = place * mask..(place + 1) * mask;
            if let Some(actions) = self.actions {
                let legal = &mut self.arrays.masks[masked.clone()];
                self.games[place].offered().iter().for_each(|&(action, _)| legal[action] = 0);
                self.act(place, actions[place])?;
            } else {
                self.arrays.masks[masked.clone()].fill(0);
            }
            let (game, legal) = (&self.games[place], &mut self.arrays.masks[masked]);
            let planes = &mut self.arrays.boards[place * board..(place + 1) * board];
            planes.fill(0);
            row.clear();
            game.offered().iter().for_each(|&(action, _)| legal[action] = 1);
            if let Decider::Seat(seat) = game.decider {
                game.observe(seat, planes, &mut row);
                self.arrays.seats[place] = seat.number().into();
                self.arrays.features[place * features..(place + 1) * features].copy_from_slice(&row);
            }
        }
        Ok(())
    }

    /// Takes an action, and starts the game anew if it is over.
    fn act(&mut self, place: usize, action: i64) -> PyResult<()> {
        let game = &mut self.games[place];
        let Decider::Seat(seat) = game.decider else { return Err(unreadable("no seat is to decide")) };
        let own = usize::from(seat.number());
        let before = game.returns()[own];
        game.take(number(action)?)?;
        self.arrays.rewards[place] = narrowed(game.returns()[own] - before);
        let over = game.decider == Decider::Nobody;
        self.arrays.cut[place] = over && game.is_cut_short();
        self.arrays.ended[place] = over && !game.is_cut_short();
        if over {
            *game = game.again(game.seed().wrapping_add(0x9e37_79b9_7f4a_7c15))?;
        }
        Ok(())
    }
}

fn number(action: i64) -> PyResult<usize> {
    usize::try_from(action).map_err(|_| unreadable(format_args!("action {action} is not legal now")))
}

#[expect(clippy::cast_possible_truncation, reason = "rewards are small")]
const fn narrowed(reward: f64) -> f32 {
    reward as f32
}
