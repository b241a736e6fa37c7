//! Statistics of many random ships and battles. A shard is a range of numbers. Each ship or battle depends only on its own
//! number, and counts are integers, so the order of the shards does not matter.

mod battles;
mod flights;
mod ships;
mod tally;

use pyo3::prelude::*;

use crate::batch::threads::{self, Watch};
use crate::deal::seated;
use crate::given::{Count, Named, Number, Players, Threads};
use crate::refusal::unreadable;
use tally::Tally;

pub fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(random_ship, module)?)?;
    module.add_function(wrap_pyfunction!(survey_ships, module)?)?;
    module.add_function(wrap_pyfunction!(survey_battles, module)?)?;
    module.add_function(wrap_pyfunction!(battle_of_number, module)?)?;
    module.add_function(wrap_pyfunction!(survey_flights, module)?)?;
    module.add_function(wrap_pyfunction!(flight_of_number, module)?)
}

/// The random legal ship with the given number.
#[pyfunction]
fn random_ship(name: Named, number: Number) -> crate::ships::Layout {
    crate::ships::Layout(ships::random(name.0, &mut crate::deal::dice(number.0)))
}

type Counts = Vec<(String, i64, u64)>;

/// Counts each value of each measure over the random ships with these numbers.
#[pyfunction]
#[pyo3(signature = (name, first, count, threads = None))]
fn survey_ships(
    py: Python<'_>,
    name: Named,
    first: Number,
    count: Count,
    threads: Option<Threads>,
) -> PyResult<Counts> {
    counted(py, first, count, threads, |number, tally, _| ships::survey(name.0, number, tally))
}

/// Counts how often bots, races and powers beat each other in the battles with these numbers; a draw is half a win each.
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
    counted(py, first, count, threads, |number, tally, _| battles::survey(players, number, tally))
}

/// The bot, race and power on each seat in the battle with the given number.
#[pyfunction]
fn battle_of_number(players: Players, number: Number) -> PyResult<Vec<(&'static str, String, String)>> {
    Ok(battles::Meeting::of(seated(players)?, number.0).names())
}

/// Counts credits, endings and losses of the bots in the flights with these numbers.
#[pyfunction]
#[pyo3(signature = (name, first, count, threads = None))]
fn survey_flights(
    py: Python<'_>,
    name: Named,
    first: Number,
    count: Count,
    threads: Option<Threads>,
) -> PyResult<Counts> {
    counted(py, first, count, threads, |number, tally, watch| flights::survey(name.0, number, tally, watch))
}

/// The skills of builder and captain on each seat in the flight with the given number.
#[pyfunction]
fn flight_of_number(number: Number) -> Vec<(String, String)> {
    flights::crews(number.0).map(|crew| crew.names()).to_vec()
}

fn counted(
    py: Python<'_>,
    Number(first): Number,
    Count(count): Count,
    threads: Option<Threads>,
    survey: impl Fn(u64, &mut Tally, &Watch<'_>) + Sync,
) -> PyResult<Counts> {
    let end = first
        .checked_add(count)
        .ok_or_else(|| unreadable(format_args!("first + count must be at most {}", u64::MAX)))?;
    let items = usize::try_from(end - first).map_err(unreadable)?;
    let add = |place: usize, tally: &mut Tally, watch: &Watch<'_>| survey(first + place as u64, tally, watch);
    Ok(threads::folded(py, items, threads, add, Tally::plus)?.into_counts())
}
