//! What many random ships and battles come to. A shard is a range of numbers; each ship and battle depends on its own number
//! only, and a shard is answered with whole counts: so shards add up the same in any order.

mod battles;
mod ships;
mod tally;

use pyo3::prelude::*;
use starwright::trucker::Class;

use crate::batch::threads;
use crate::refusal::unreadable;
use tally::Tally;

pub fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(random_ship, module)?)?;
    module.add_function(wrap_pyfunction!(survey_ships, module)?)?;
    module.add_function(wrap_pyfunction!(survey_battles, module)?)?;
    module.add_function(wrap_pyfunction!(battle_of_number, module)?)
}

/// The random legal ship of a number.
#[pyfunction]
fn random_ship(class: &str, number: u64) -> PyResult<crate::ships::Layout> {
    let class: Class = class.parse().map_err(unreadable)?;
    Ok(crate::ships::Layout(ships::random(class, &mut crate::deal::dice(number))))
}

type Counts = Vec<(String, i64, u64)>;

/// How often each value of each measure occurs among the random ships of these numbers.
#[pyfunction]
#[pyo3(signature = (class, first, count, threads = None))]
fn survey_ships(py: Python<'_>, class: &str, first: u64, count: usize, threads: Option<usize>) -> PyResult<Counts> {
    let class: Class = class.parse().map_err(unreadable)?;
    Ok(counted(py, first, count, threads, |number, tally: &mut Tally| ships::survey(class, number, tally)))
}

/// How often each bot, race and power beat each other in the battles of these numbers, a draw for half a win each.
#[pyfunction]
#[pyo3(signature = (players, first, count, threads = None))]
fn survey_battles(py: Python<'_>, players: u8, first: u64, count: usize, threads: Option<usize>) -> PyResult<Counts> {
    battles::seated(players)?;
    Ok(counted(py, first, count, threads, |number, tally: &mut Tally| battles::survey(players, number, tally)))
}

/// Who meets in the battle of a number, by seat: the bot, the race and the power.
#[pyfunction]
fn battle_of_number(players: u8, number: u64) -> PyResult<Vec<(&'static str, String, String)>> {
    battles::seated(players)?;
    Ok(battles::Meeting::of(players, number).names())
}

/// How many ships or battles a thread takes at a time.
const BLOCK: usize = 64;

fn counted(
    py: Python<'_>,
    first: u64,
    count: usize,
    wanted: Option<usize>,
    survey: impl Fn(u64, &mut Tally) + Sync,
) -> Counts {
    py.detach(|| {
        let tallies = threads::in_blocks(count, BLOCK, threads::count(wanted), |places, tallies| {
            let mut tally = Tally::default();
            places.for_each(|place| survey(first.wrapping_add(place as u64), &mut tally));
            tallies.push(tally);
        });
        tallies.into_iter().fold(Tally::default(), Tally::plus).into_counts()
    })
}
