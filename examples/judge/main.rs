//! Answers cases of every kind, one per line: fills in `expect`. For your own cases; the tests run every committed one through
//! it. `tests/cases/README.md` describes the format.

mod lines;
#[path = "../manners/mod.rs"]
mod manners;

use std::error::Error;
use std::io::Write;
use std::process::ExitCode;

use lines::{Input, answer_all};
use manners::arguments::{Argument, Arguments};

const HELP: &str = "\
Answers cases, one per line: writes each back with its `expect` filled in, or with an `error` if it is invalid.
tests/cases/README.md describes the format.

Usage: judge [FILE…]

  FILE    cases, lines of at most a mebibyte; - is standard input, the default

Example: cargo run --release --example judge -- tests/cases/handmade/aliens.jsonl

Exit code: 0 all are answered, 2 wrong arguments, an invalid case or an unreadable file, 3 the output cannot be written.
";

fn main() -> ExitCode {
    manners::run(HELP, judge)
}

fn judge(mut arguments: Arguments, out: &mut dyn Write) -> Result<ExitCode, Box<dyn Error>> {
    let mut files = Vec::new();
    while let Some(argument) = arguments.next()? {
        match argument {
            Argument::Word(file) => files.push(file),
            Argument::Option(option) => return Err(lexopt::Error::UnexpectedOption(option).into()),
        }
    }
    if files.is_empty() {
        files.push("-".into());
    }
    let mut failed = 0;
    for file in files {
        let answered = Input::open(&file).and_then(|lines| answer_all(lines, out));
        failed += answered.map_err(|error| format!("{}: {error}", file.display()))?;
    }
    match failed {
        0 => Ok(ExitCode::SUCCESS),
        1 => Err("one case was not understood".into()),
        _ => Err(format!("{failed} cases were not understood").into()),
    }
}
