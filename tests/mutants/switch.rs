//! The switches of the mutants: `MUTANT` is the number of the one that is on; a file that `MUTANT_TRACE` names gets the
//! numbers of all whose switch is asked. What is worked out when the crate is compiled has no mutants.

extern crate std;

use std::fs::File;
use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{LazyLock, Mutex};

static CHOSEN: LazyLock<u32> =
    LazyLock::new(|| std::env::var("MUTANT").map_or(u32::MAX, |number| number.parse().expect("a number")));
static TRACE: LazyLock<Option<Mutex<File>>> =
    LazyLock::new(|| std::env::var_os("MUTANT_TRACE").map(|name| Mutex::new(File::create(name).expect("a file"))));
static ASKED: [AtomicBool; 20_000] = [const { AtomicBool::new(false) }; 20_000];

pub const fn on(number: u32) -> bool {
    core::intrinsics::const_eval_select((number,), never, is_chosen)
}

const fn never(_: u32) -> bool {
    false
}

fn is_chosen(number: u32) -> bool {
    if let Some(trace) = &*TRACE
        && !ASKED[number as usize].swap(true, Ordering::Relaxed)
    {
        writeln!(trace.lock().expect("a test wrote"), "{number}").expect("a full disk");
    }
    *CHOSEN == number
}
