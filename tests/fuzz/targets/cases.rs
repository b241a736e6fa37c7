//! Lines of cases: the judge answers each or says what is wrong with it, and gives the same answer to its own output.
#![no_main]

#[allow(dead_code, reason = "the example has a use for all of it")]
#[path = "../../../examples/judge/lines.rs"]
mod judge;

use judge::{Input, answer_all};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let mut answered = Vec::new();
    let failed = answer_all(Input::of(bytes), &mut answered).expect("memory can be written to");
    if failed == 0 {
        let mut again = Vec::new();
        assert_eq!(answer_all(Input::of(&answered[..]), &mut again).expect("memory can be written to"), 0);
        assert_eq!(again, answered);
    }
});
