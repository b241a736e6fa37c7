//! Corrupt and malicious input: cut, flipped, endless, far too many, at the borders of numbers. `README.md` beside this
//! file has the figures.

pub(crate) mod borders;
mod cuts;
pub(crate) mod deep;
mod flips;
mod large;
pub(crate) mod many;

use std::time::{Duration, Instant};

use serde::Serialize;
use serde::de::DeserializeOwned;
use starwright::table::{Play, Record};
use starwright::trucker::flight::Flight;
use starwright::trucker::yard::Yard;
use starwright::{battle, trucker};

use crate::erased::{self, Format, Reader, Value};
use crate::{formats, mutants};

/// A save of something played.
struct Save {
    of: &'static str,
    record: Value,
    reader: Reader,
}

/// One of everything played, short enough for everything to be tried.
fn saves() -> [Save; 4] {
    [
        save::<battle::Game>("battle", &formats::battle().0, 8),
        save::<Yard>("yard", &formats::yard().0, 60),
        save::<Flight>("flight", &formats::flight().0, 40),
        save::<trucker::Game>("game", &formats::game().0, 60),
    ]
}

fn save<G: Play + 'static>(of: &'static str, record: &Record<G>, entries: usize) -> Save
where
    Record<G>: Serialize + DeserializeOwned,
{
    Save { of, record: Box::new(record.branch(entries)), reader: erased::reader::<Record<G>>() }
}

/// The stride that keeps the number of mutations below a limit; odd, because bytes have eight bits.
fn step(all: usize, most: usize) -> usize {
    all.div_ceil(most) | 1
}

/// How often each save is spoilt in JSON; in other formats a tenth of that.
fn inputs(format: &Format) -> usize {
    let inputs = mutants::inputs() as usize;
    if format.name == "JSON" { inputs } else { inputs.div_ceil(10) }
}

/// What no reader of a save of some ten thousand bytes may take. For a list that claims to be long serde sets a megabyte aside;
/// reading is a matter of milliseconds, but others use the machine.
const SAVE: Cost = Cost { bytes: 4 << 20, time: Duration::from_secs(5) };

/// What reading took beside the text.
#[derive(Clone, Copy, Debug, Default)]
struct Cost {
    bytes: u64,
    time: Duration,
}

impl Cost {
    /// The worst of both.
    fn or(self, other: Self) -> Self {
        Self { bytes: self.bytes.max(other.bytes), time: self.time.max(other.time) }
    }
}

/// Reading any corrupt save takes little memory and time.
fn bounded(what: &str, bytes: usize, worst: Cost) {
    println!("{what}, {bytes} bytes: {worst:?}");
    assert!(worst.bytes < SAVE.bytes && worst.time < SAVE.time, "{what}: {worst:?}");
}

fn measured<T>(read: impl FnOnce() -> T) -> (T, Cost) {
    let (mut result, start) = (None, Instant::now());
    let used = allocation_counter::measure(|| result = Some(read()));
    (result.expect("it ran"), Cost { bytes: used.bytes_max, time: start.elapsed() })
}
