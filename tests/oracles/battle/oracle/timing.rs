//! BBS-R18: when a power may be used.

use super::play::{Legal, broken};
use super::rulings::Rulings;

/// Whether a power may be used at such a time; `None` is the right time.
pub(crate) fn allowed(power: &str, timing: Option<&str>, rulings: Rulings) -> Legal<()> {
    match (power, timing) {
        (_, None) => Ok(()),
        ("V1", Some("own_turn")) if !rulings.late_asteroids => Ok(()),
        ("V1", Some("own_turn")) => broken(&["BBS-R22"]),
        ("E1", _) => broken(&["BBS-61", "BBS-E1.1", "BBS-R18"]),
        ("E3", _) => broken(&["BBS-E3.1", "BBS-R18", "BBS-R21"]),
        ("V1", _) => broken(&["BBS-R18", "BBS-R22", "BBS-V1.1", "BBS-V1.2"]),
        ("D1", _) => broken(&["BBS-D1.2", "BBS-R18", "BBS-R27"]),
        ("D2", _) => broken(&["BBS-D2.1", "BBS-R18", "BBS-R28"]),
        ("D3", _) => broken(&["BBS-15", "BBS-D3.1", "BBS-R18", "BBS-R32"]),
        (other, _) => panic!("the timing of {other} is given by the step"),
    }
}
