//! The components struck after ships have moved, and the owner's choice among equally near ones.

use crate::trucker::attack::defence::{Choice, DefenceError, OnLine};
use crate::trucker::attack::strike::Met;

/// Settles what each line strikes: there must be a choice where several components are equally near, and nowhere else (LM-R21).
pub(super) fn choose(lines: &mut [OnLine], choices: &[Choice]) -> Result<(), DefenceError> {
    for &Choice { line, struck } in choices {
        let on_line = lines.iter_mut().find(|on_line| on_line.line == line).ok_or(DefenceError::NoLine { line })?;
        let Met::Choice(among) = on_line.met else { return Err(DefenceError::NoChoice { line, struck }) };
        if !among.contains(struck) {
            return Err(DefenceError::NotNearest { line, struck, among });
        }
        if on_line.struck.is_some() {
            return Err(DefenceError::ChosenTwice { line });
        }
        on_line.struck = Some(struck);
    }
    Ok(())
}

/// An error while a choice is missing.
pub(super) fn decided(lines: &[OnLine]) -> Result<(), DefenceError> {
    match lines.iter().find(|on_line| on_line.is_undecided()) {
        Some(&OnLine { line, met, .. }) => Err(DefenceError::Undecided { line, among: met.cells() }),
        None => Ok(()),
    }
}
