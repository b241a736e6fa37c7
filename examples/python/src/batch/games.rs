//! Batches of games.

use std::time::Instant;

use numpy::{PyArray1, PyArray2, PyArrayMethods, ToPyArray};
use pyo3::prelude::*;
use starwright::battle;
use starwright::table::{Record, Seat};
use starwright::trucker::Game;

use crate::batch::threads::{self, Watch};
use crate::bots::{Bot, Played, play_with};
use crate::deal::{self, Dice, dice_to_play};
use crate::form::parsed;
use crate::given::{Flag, Named, Players, Seed, Text, Threads, unknown};
use crate::refusal::unreadable;

/// The result of a battle.
pub struct Ended {
    pub scores: Vec<u16>,
    pub choices: u32,
}

impl<'a, 'py> FromPyObject<'a, 'py> for Bot {
    type Error = PyErr;

    fn extract(name: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        let Text(name) = name.extract()?;
        let known = Self::ALL.into_iter().find(|&(known, _)| known == name);
        known.map(|(_, bot)| bot).ok_or_else(|| unknown("bot", &name, Self::ALL.map(|(name, _)| name)))
    }
}

/// Plays a battle between bots, given by seat.
pub fn battle_to_the_end(setup: &battle::Setup, bots: &[Bot], dice: &mut Dice) -> Option<Ended> {
    let mut game = battle::Game::new(setup).ok()?;
    let (mut few, mut events, mut choices) = (Vec::new(), Vec::new(), 0);
    while let Some(seat) = game.awaited_seat() {
        let bot = bots.get(usize::from(seat.number())).copied().unwrap_or(Bot::Random);
        let choice = bot.choose(&game, seat, dice, &mut few)?;
        events.clear();
        game.apply(seat, &choice, &mut events).ok()?;
        choices += 1;
    }
    let scores = Seat::of(game.field().players()).map(|seat| game.field().score(seat)).collect();
    Some(Ended { scores, choices })
}

fn battle_of_seed(seed: Seed, players: u8, powers: Flag, bots: &[Bot]) -> Ended {
    let setup = deal::battle(players, seed.0, powers.0);
    let ended = battle_to_the_end(&setup, bots, &mut dice_to_play(seed.0));
    ended.unwrap_or(Ended { scores: vec![0; players.into()], choices: 0 })
}

/// The number of players, and the bot of each.
fn seated(bots: Vec<Bot>, players: Players) -> PyResult<(u8, Vec<Bot>)> {
    let players = deal::seated(players)?;
    match bots[..] {
        [one] => Ok((players, vec![one; players.into()])),
        _ if bots.len() == usize::from(players) => Ok((players, bots)),
        _ => Err(unreadable(format_args!("expected 1 bot or {players}, one per player, got {}", bots.len()))),
    }
}

type Scores<'py> = (Bound<'py, PyArray2<u16>>, Bound<'py, PyArray1<u32>>);

/// Plays a battle per seed: the scores by seat, and the number of choices.
#[pyfunction]
pub fn battles<'py>(
    py: Python<'py>,
    seeds: Vec<Seed>,
    players: Players,
    powers: Flag,
    bots: Vec<Bot>,
    threads: Option<Threads>,
) -> PyResult<Scores<'py>> {
    let (players, bots) = seated(bots, players)?;
    let ended = threads::in_blocks(py, seeds.len(), 1, threads, |places, ended, _| {
        ended.extend(seeds[places].iter().map(|&seed| battle_of_seed(seed, players, powers, &bots)));
    })?;
    let scores: Vec<u16> = ended.iter().flat_map(|ended| ended.scores.iter().copied()).collect();
    let choices: Vec<u32> = ended.iter().map(|ended| ended.choices).collect();
    Ok((scores.to_pyarray(py).reshape([seeds.len(), players.into()])?, choices.to_pyarray(py)))
}

type Purses<'py> = (Bound<'py, PyArray2<u32>>, Bound<'py, PyArray1<u32>>);

/// Plays a game of several rounds per seed: the final credits by seat, and the number of choices.
#[pyfunction]
pub fn rounds<'py>(
    py: Python<'py>,
    seeds: Vec<Seed>,
    players: Players,
    classes: Vec<Named>,
    threads: Option<Threads>,
) -> PyResult<Purses<'py>> {
    let begun = |seed| deal::begun::<Game>(&deal::rounds(players, &classes, seed)?);
    // whether any may begin is said of none, too
    begun(Seed(0))?;
    let play = |seed: Seed, watch: &Watch<'_>| {
        let mut game = begun(seed)?;
        let choices = play_with(&mut game, &mut dice_to_play(seed.0), Game::advise, |_, _| watch.goes_on());
        Ok((game.purses(), choices))
    };
    let ended: Vec<PyResult<(Vec<u32>, u32)>> =
        threads::in_blocks(py, seeds.len(), 1, threads, |places, ended, watch| {
            ended.extend(seeds[places].iter().map(|&seed| play(seed, watch)));
        })?;
    let ended = ended.into_iter().collect::<PyResult<Vec<_>>>()?;
    let purses: Vec<u32> = ended.iter().flat_map(|(purses, _)| purses.iter().copied()).collect();
    let choices: Vec<u32> = ended.iter().map(|&(_, choices)| choices).collect();
    Ok((purses.to_pyarray(py).reshape([seeds.len(), players.0.into()])?, choices.to_pyarray(py)))
}

/// Seconds for the battles of these seeds on one thread without Python, and their total number of choices.
#[pyfunction]
pub fn native_battles(
    py: Python<'_>,
    seeds: Vec<Seed>,
    players: Players,
    powers: Flag,
    bots: Vec<Bot>,
) -> PyResult<(f64, u32)> {
    let (players, bots) = seated(bots, players)?;
    Ok(py.detach(|| {
        let start = Instant::now();
        let choices = seeds.iter().map(|&seed| battle_of_seed(seed, players, powers, &bots).choices).sum();
        (start.elapsed().as_secs_f64(), choices)
    }))
}

/// Seconds to replay a saved battle without Python, and its number of choices.
#[pyfunction]
pub fn native_choices(py: Python<'_>, save: Text) -> PyResult<(f64, usize)> {
    let saved: Record<battle::Game> = parsed(&save)?;
    py.detach(|| {
        let mut record = Record::<battle::Game>::begin(saved.setup().clone()).map_err(unreadable)?;
        let start = Instant::now();
        for entry in saved.log() {
            let mut events = Vec::new();
            record.apply(entry.by, entry.choice.clone(), &mut events).map_err(unreadable)?;
        }
        Ok((start.elapsed().as_secs_f64(), record.log().len()))
    })
}
