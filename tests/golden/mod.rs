//! Committed texts that tests compare with. `.ci/accept` sets `STARWRIGHT_WRITE`, which writes them instead.

use std::path::Path;
use std::{env, fs, thread};

/// The committed text at this path below `tests/` is this one.
pub(crate) fn holds(path: &str, text: &str) {
    let runner = thread::current();
    // a test that runs alone runs in the main thread
    let is_run = runner.name().is_none_or(|name| name == "main" || name.contains("golden_"));
    assert!(is_run, "{:?} is not run by .ci/accept, which runs the tests that are named golden_…", runner.name());
    let folders = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().map(|folder| folder.join("tests"));
    let file = folders.into_iter().find(|folder| folder.join("golden").is_dir()).expect("a folder of tests").join(path);
    if env::var_os("STARWRIGHT_WRITE").is_some() {
        fs::write(&file, text).unwrap_or_else(|error| panic!("tests/{path}: {error}"));
    }
    let committed = fs::read_to_string(&file).unwrap_or_else(|error| panic!("tests/{path}: {error}"));
    for (number, (line, expected)) in (1..).zip(text.lines().zip(committed.lines())) {
        assert_eq!(line, expected, "line {number} of tests/{path}, which .ci/accept writes");
    }
    assert_eq!(text.lines().count(), committed.lines().count(), "lines of tests/{path}, which .ci/accept writes");
    assert!(text == committed, "tests/{path}, which .ci/accept writes, has other ends of lines");
}
