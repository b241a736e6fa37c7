//! The answers of another program beside the expected ones.

use std::io::{self, Write};

use serde_json::Value;

use super::compare::difference;
use super::lines::Input;

/// How many cases were compared, and how many are answered otherwise than expected.
#[derive(Default)]
pub struct Count {
    pub cases: u64,
    pub differences: u64,
}

/// Compares the answers to the cases of one input, both in the same order, and prints what differs.
///
/// # Errors
/// Those of both inputs and of the output; an answer that is missing, or to another case.
pub fn contest(
    answers: &mut Input<'_>,
    mut cases: Input<'_>,
    count: &mut Count,
    out: &mut dyn Write,
) -> io::Result<()> {
    while let Some(case) = next(&mut cases)? {
        let id = case["id"].as_str().unwrap_or("a case without an id");
        let answer = next(answers)?.ok_or_else(|| invalid(format!("no answer to {id}")))?;
        if answer["id"] != case["id"] {
            return Err(invalid(format!("expected an answer to {id}, found one to {}", answer["id"])));
        }
        count.cases += 1;
        if let Err(differs) = difference(case["kind"].as_str().unwrap_or_default(), &case["expect"], &answer["expect"])
        {
            count.differences += 1;
            writeln!(out, "{id}: {differs}")?;
        }
    }
    Ok(())
}

/// The next line that is not empty.
fn next(lines: &mut Input<'_>) -> io::Result<Option<Value>> {
    while let Some(line) = lines.line()? {
        if !line.trim_ascii().is_empty() {
            return serde_json::from_slice(line).map(Some).map_err(invalid);
        }
    }
    Ok(None)
}

fn invalid(fault: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, fault)
}
