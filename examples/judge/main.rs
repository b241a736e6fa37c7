//! Answers cases of every kind, one per line: fills in `expect`. For your own cases; the tests run every committed one through
//! it. `tests/cases/README.md` describes the format.

mod compare;
mod contest;
mod lines;
#[path = "../manners/mod.rs"]
mod manners;

use std::convert::Infallible;
use std::error::Error;
use std::ffi::{OsStr, OsString};
use std::io::{self, Write};
use std::process::ExitCode;

use contest::{Count, contest};
use lines::{Input, answer_all};
use manners::arguments::{Argument, Arguments};

const HELP: &str = "\
Answers cases, one per line: writes each back with its `expect` filled in, or with an `error` if it is invalid.
tests/cases/README.md describes the format.

Usage: judge [--compare ANSWERS] [FILE…]

  FILE               cases, lines of at most a mebibyte; - is standard input, the default
  --compare ANSWERS  compares what another program answered with the `expect` of the cases, in the same order, instead

Example: cargo run --release --example judge -- tests/cases/handmade/aliens.jsonl

Exit code: 0 all are answered, 1 an answer of the other program differs, 2 wrong arguments, an invalid case or an unreadable file,
3 the output cannot be written.
";

fn main() -> ExitCode {
    manners::run(HELP, judge)
}

fn judge(mut arguments: Arguments, out: &mut dyn Write) -> Result<ExitCode, Box<dyn Error>> {
    let (mut files, mut answers) = (Vec::new(), None);
    while let Some(argument) = arguments.next()? {
        match argument {
            Argument::Word(file) => files.push(file),
            Argument::Option(option) if option == "--compare" => {
                answers = Some(arguments.value(|file| Ok::<_, Infallible>(OsString::from(file)))?);
            }
            Argument::Option(option) => return Err(lexopt::Error::UnexpectedOption(option).into()),
        }
    }
    if files.is_empty() {
        files.push("-".into());
    }
    match answers {
        Some(answers) => compare_all(&answers, &files, out),
        None => answer_files(&files, out),
    }
}

fn answer_files(files: &[OsString], out: &mut dyn Write) -> Result<ExitCode, Box<dyn Error>> {
    let mut failed = 0;
    for file in files {
        failed += Input::open(file).and_then(|lines| answer_all(lines, out)).map_err(of(file))?;
    }
    match failed {
        0 => Ok(ExitCode::SUCCESS),
        1 => Err("one case was not understood".into()),
        _ => Err(format!("{failed} cases were not understood").into()),
    }
}

fn compare_all(answers: &OsStr, files: &[OsString], out: &mut dyn Write) -> Result<ExitCode, Box<dyn Error>> {
    let mut answers = Input::open(answers).map_err(of(answers))?;
    let mut count = Count::default();
    for file in files {
        Input::open(file).and_then(|cases| contest(&mut answers, cases, &mut count, out)).map_err(of(file))?;
    }
    writeln!(out, "{} of {} cases differ", count.differences, count.cases)?;
    Ok(if count.differences == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Names the file.
fn of(file: &OsStr) -> impl Fn(io::Error) -> String {
    move |error| format!("{}: {error}", file.display())
}
