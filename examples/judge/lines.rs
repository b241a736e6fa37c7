//! Cases that come one a line.

#[path = "../manners/input.rs"]
mod input;
#[path = "kinds/mod.rs"]
mod kinds;

use std::io::{self, Write};

pub use input::Input;

/// Answers every line that is not empty; how many were not understood.
///
/// # Errors
/// Those of the input and of the output.
pub fn answer_all(mut lines: Input<'_>, out: &mut dyn Write) -> io::Result<u32> {
    let mut failed = 0;
    while let Some(line) = lines.line()? {
        if !line.trim_ascii().is_empty() {
            let (answered, understood) = kinds::answered(line);
            writeln!(out, "{answered}")?;
            failed += u32::from(!understood);
        }
    }
    Ok(failed)
}
