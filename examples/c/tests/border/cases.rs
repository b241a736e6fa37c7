//! Every case file, judged through the border as natively.

use std::fs;

use serde_json::Value;

use crate::context::Opened;
use crate::files::below;

#[test]
#[cfg_attr(miri, ignore = "too slow")]
fn every_case_is_answered_as_natively() {
    let opened = Opened::new();
    let mut cases = 0;
    for file in below("cases", "jsonl") {
        let text = fs::read_to_string(&file).expect("a text");
        for line in text.lines().filter(|line| !line.trim().is_empty()) {
            let answer = opened.ok(&format!(r#"{{"ask":"judge","line":{}}}"#, Value::from(line)));
            let answer: String = serde_json::from_str(&answer).expect("a line");
            let (native, understood) = starwright_answers::judged(line.as_bytes());
            assert!(answer == native && understood, "{}\n{answer}\n{native}", file.display());
            cases += 1;
        }
    }
    assert!(cases > 1000, "{cases} cases only");
}
