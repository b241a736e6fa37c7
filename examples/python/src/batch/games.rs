//! Many games at once.

use std::time::Instant;

use numpy::{PyArray1, PyArray2, PyArrayMethods, ToPyArray};
use pyo3::prelude::*;
use starwright::battle;
use starwright::table::{Play, Record, Seat};
use starwright::trucker::{Class, Game};

use crate::batch::threads;
use crate::bots::{Bot, play_out};
use crate::deal::{self, Dice, dice_to_play};
use crate::form::parsed;
use crate::refusal::unreadable;

/// How a battle ended.
pub struct Ended {
    pub scores: Vec<u16>,
    pub choices: u32,
}

/// A bot by its name.
pub fn bot(name: &str) -> PyResult<Bot> {
    let known = Bot::ALL.into_iter().find(|&(known, _)| known == name);
    known.map(|(_, bot)| bot).ok_or_else(|| unreadable(format_args!("no bot is named `{name}`")))
}

/// A battle between bots, seat by seat.
pub fn battle_to_the_end(setup: &battle::Setup, bots: &[Bot], dice: &mut Dice) -> Option<Ended> {
    let mut game = battle::Game::new(setup).ok()?;
    let (mut few, mut events, mut choices) = (Vec::new(), Vec::new(), 0);
    while let Some(seat) = game.decider() {
        let bot = bots.get(usize::from(seat.number())).copied().unwrap_or(Bot::Random);
        let choice = bot.choose(&game, seat, dice, &mut few)?;
        events.clear();
        game.apply(seat, &choice, &mut events).ok()?;
        choices += 1;
    }
    let scores = Seat::of(game.field().players()).map(|seat| game.field().score(seat)).collect();
    Some(Ended { scores, choices })
}

fn battle_of_seed(seed: u64, players: u8, powers: bool, bots: &[Bot]) -> Ended {
    let setup = deal::battle(players, seed, powers);
    let ended = battle_to_the_end(&setup, bots, &mut dice_to_play(seed));
    ended.unwrap_or(Ended { scores: vec![0; players.into()], choices: 0 })
}

fn seated(names: &[String], players: u8) -> PyResult<Vec<Bot>> {
    if !(3..=4).contains(&players) {
        return Err(unreadable(format_args!("a battle has 3 or 4 players, not {players}")));
    }
    let bots = names.iter().map(|name| bot(name)).collect::<PyResult<Vec<Bot>>>()?;
    match bots.as_slice() {
        [one] => Ok(vec![*one; players.into()]),
        _ if bots.len() == usize::from(players) => Ok(bots),
        _ => Err(unreadable(format_args!("{players} players have one bot for all or one each, not {}", bots.len()))),
    }
}

type Scores<'py> = (Bound<'py, PyArray2<u16>>, Bound<'py, PyArray1<u32>>);

/// Battles of these seeds: the scores by seat, and how many choices each took.
#[pyfunction]
pub fn battles<'py>(
    py: Python<'py>,
    seeds: Vec<u64>,
    players: u8,
    powers: bool,
    bots: Vec<String>,
    threads: Option<usize>,
) -> PyResult<Scores<'py>> {
    let bots = seated(&bots, players)?;
    let ended = py.detach(|| {
        threads::in_blocks(seeds.len(), 1, threads::count(threads), |places, ended| {
            ended.extend(seeds[places].iter().map(|&seed| battle_of_seed(seed, players, powers, &bots)));
        })
    });
    let scores: Vec<u16> = ended.iter().flat_map(|ended| ended.scores.iter().copied()).collect();
    let choices: Vec<u32> = ended.iter().map(|ended| ended.choices).collect();
    Ok((scores.to_pyarray(py).reshape([seeds.len(), players.into()])?, choices.to_pyarray(py)))
}

type Purses<'py> = (Bound<'py, PyArray2<u32>>, Bound<'py, PyArray1<u32>>);

/// Games of rounds of these seeds: the purses in the end by seat, and how many choices each took.
#[pyfunction]
pub fn rounds<'py>(
    py: Python<'py>,
    seeds: Vec<u64>,
    players: u8,
    classes: Vec<String>,
    threads: Option<usize>,
) -> PyResult<Purses<'py>> {
    let classes = classes.iter().map(|class| class.parse().map_err(unreadable)).collect::<PyResult<Vec<Class>>>()?;
    let play = |seed: u64| {
        let setup = deal::rounds(players, &classes, seed)?;
        let mut game = Game::begin(&setup).map_err(|error| crate::refusal::refused(&error, &error.to_string()))?;
        let choices = play_out(&mut game, &mut dice_to_play(seed));
        Ok((game.purses(), choices))
    };
    let ended: Vec<PyResult<(Vec<u32>, u32)>> = py.detach(|| {
        threads::in_blocks(seeds.len(), 1, threads::count(threads), |places, ended| {
            ended.extend(seeds[places].iter().map(|&seed| play(seed)));
        })
    });
    let ended = ended.into_iter().collect::<PyResult<Vec<_>>>()?;
    let purses: Vec<u32> = ended.iter().flat_map(|(purses, _)| purses.iter().copied()).collect();
    let choices: Vec<u32> = ended.iter().map(|&(_, choices)| choices).collect();
    Ok((purses.to_pyarray(py).reshape([seeds.len(), players.into()])?, choices.to_pyarray(py)))
}

/// Seconds that the battles of these seeds take in one thread, without Python, and all their choices.
#[pyfunction]
pub fn native_battles(
    py: Python<'_>,
    seeds: Vec<u64>,
    players: u8,
    powers: bool,
    bots: Vec<String>,
) -> PyResult<(f64, u32)> {
    let bots = seated(&bots, players)?;
    Ok(py.detach(|| {
        let start = Instant::now();
        let choices = seeds.iter().map(|&seed| battle_of_seed(seed, players, powers, &bots).choices).sum();
        (start.elapsed().as_secs_f64(), choices)
    }))
}

/// Seconds to take all choices of a saved battle again, without Python, and how many there are.
#[pyfunction]
pub fn native_choices(py: Python<'_>, save: &str) -> PyResult<(f64, usize)> {
    let saved: Record<battle::Game> = parsed(save)?;
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
