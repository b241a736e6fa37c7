//! What many random ships and battles come to. A shard is a range of numbers; each ship and battle depends on its own number
//! only, and a shard is answered with whole counts: so shards add up the same in any order.

mod battles;
mod ships;
mod tally;

use pyo3::prelude::*;

use crate::batch::threads;
use crate::deal::seated;
use crate::given::{Count, Named, Number, Players, Threads};
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
fn random_ship(name: Named, number: Number) -> crate::ships::Layout {
    crate::ships::Layout(ships::random(name.0, &mut crate::deal::dice(number.0)))
}

type Counts = Vec<(String, i64, u64)>;

/// How often each value of each measure occurs among the random ships of these numbers.
#[pyfunction]
#[pyo3(signature = (name, first, count, threads = None))]
fn survey_ships(
    py: Python<'_>,
    name: Named,
    first: Number,
    count: Count,
    threads: Option<Threads>,
) -> PyResult<Counts> {
    counted(py, first, count, threads, |number, tally: &mut Tally| ships::survey(name.0, number, tally))
}

/// How often each bot, race and power beat each other in the battles of these numbers, a draw for half a win each.
#[pyfunction]
#[pyo3(signature = (players, first, count, threads = None))]
fn survey_battles(
    py: Python<'_>,
    players: Players,
    first: Number,
    count: Count,
    threads: Option<Threads>,
) -> PyResult<Counts> {
    let players = seated(players)?;
    counted(py, first, count, threads, |number, tally: &mut Tally| battles::survey(players, number, tally))
}

/// Who meets in the battle of a number, by seat: the bot, the race and the power.
#[pyfunction]
fn battle_of_number(players: Players, number: Number) -> PyResult<Vec<(&'static str, String, String)>> {
    Ok(battles::Meeting::of(seated(players)?, number.0).names())
}

/// How many ships or battles a thread takes at a time.
const BLOCK: usize = 64;

fn counted(
    py: Python<'_>,
    Number(first): Number,
    Count(count): Count,
    threads: Option<Threads>,
    survey: impl Fn(u64, &mut Tally) + Sync,
) -> PyResult<Counts> {
    let end = first.checked_add(count).ok_or_else(|| unreadable(format_args!("no number is above {}", u64::MAX)))?;
    let items = usize::try_from(end - first).map_err(unreadable)?;
    let tallies = threads::in_blocks(py, items, BLOCK, threads, |places, tallies| {
        let mut tally = Tally::default();
        places.for_each(|place| survey(first + place as u64, &mut tally));
        tallies.push(tally);
    })?;
    Ok(py.detach(|| tallies.into_iter().fold(Tally::default(), Tally::plus).into_counts()))
}
