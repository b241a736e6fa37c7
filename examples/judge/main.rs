//! Answers cases, one a line: what belongs under `expect`, for every kind of case there is. People pipe their own cases
//! through it, and the tests every committed one. The format stands in `tests/cases/README.md`.

mod kinds;

#[path = "../manners/mod.rs"]
mod manners;

use std::error::Error;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::process::ExitCode;

const HELP: &str = "\
Answers cases, one a line: writes each back with its `expect` filled in, or with an `error` if it is not understood.
The format of cases stands in tests/cases/README.md.

judge             answers the cases on standard input
judge FILE...     answers those in files; - is standard input

Exit code: 0 all are answered, 2 at least one is not understood or a file cannot be read, 3 the output cannot be written.
";

fn main() -> ExitCode {
    manners::run(HELP, judge)
}

fn judge(files: &[String], out: &mut dyn Write) -> Result<ExitCode, Box<dyn Error>> {
    let standard_input = ["-".to_owned()];
    let files = if files.is_empty() { &standard_input } else { files };
    let mut failed = 0;
    for file in files {
        let lines: Box<dyn BufRead> = match file.as_str() {
            "-" => Box::new(io::stdin().lock()),
            _ => Box::new(BufReader::new(File::open(file).map_err(|error| format!("{file}: {error}"))?)),
        };
        failed += answer_all(lines, out).map_err(|error| format!("{file}: {error}"))?;
    }
    match failed {
        0 => Ok(ExitCode::SUCCESS),
        1 => Err("one case was not understood".into()),
        _ => Err(format!("{failed} cases were not understood").into()),
    }
}

/// Answers every line that is not empty; how many were not understood.
///
/// # Errors
/// Those of the reader and of the writer.
pub fn answer_all(mut lines: impl BufRead, out: &mut dyn Write) -> io::Result<u32> {
    let mut failed = 0;
    let mut bytes = Vec::new();
    let mut first = true;
    while lines.read_until(b'\n', &mut bytes)? > 0 {
        let line = bytes.strip_prefix(b"\xef\xbb\xbf").filter(|_| first).unwrap_or(&bytes);
        if !line.trim_ascii().is_empty() {
            let (answered, understood) = kinds::answered(line);
            writeln!(out, "{answered}")?;
            failed += u32::from(!understood);
        }
        bytes.clear();
        first = false;
    }
    Ok(failed)
}
