//! Random games, each as one line: its kind, its number, how many choices were made, a hash.

use std::fmt::Write;

use rand_core::SeedableRng;
use rand_pcg::Pcg32;
use serde::Serialize;
use starwright::dice::Random;
use starwright::table::{Record, Seat};
use starwright::trucker::flight::Flight;
use starwright::trucker::yard::Yard;
use starwright::{battle, trucker};
use xxhash_rust::xxh64::Xxh64;

use crate::harness::{self, Dice, Tested};

pub(crate) fn played(kind: &str, first: u32, count: u32) -> Option<String> {
    let line: fn(u64) -> (usize, u64) = match kind {
        "battle" => game::<battle::Game>,
        "yard" => game::<Yard>,
        "flight" => game::<Flight>,
        "game" => game::<trucker::Game>,
        _ => return None,
    };
    let mut lines = String::new();
    for number in u64::from(first)..u64::from(first) + u64::from(count) {
        let (choices, hash) = line(number);
        writeln!(lines, "{kind} {number}: {choices} choices, {hash:016x}").ok()?;
    }
    Some(lines)
}

/// How many choices a random game takes, and the hash of its setup, of every choice and event, and of what everybody sees in the
/// end.
fn game<G: Tested<Event: Serialize>>(number: u64) -> (usize, u64) {
    let mut dice: Dice = Random::new(Pcg32::seed_from_u64(number));
    let mut hash = Xxh64::new(0);
    let mut record = Record::<G>::begin(G::setup(number, &mut dice)).expect("the harness sets up games that begin");
    feed(&mut hash, record.setup());
    while !record.game().is_over() {
        let (actor, choice) = harness::any_choice(record.game(), &mut dice);
        let mut events = Vec::new();
        feed(&mut hash, &(actor, &choice));
        record.apply(actor, choice, &mut events).expect("the harness chooses what is accepted");
        feed(&mut hash, &events);
    }
    for viewer in Seat::ALL.into_iter().map(Some).chain([None]) {
        feed(&mut hash, &record.game().view(viewer));
    }
    (record.log().len(), hash.digest())
}

fn feed(hash: &mut Xxh64, value: &impl Serialize) {
    hash.update(&serde_json::to_vec(value).expect("everything that is played has a form"));
}
