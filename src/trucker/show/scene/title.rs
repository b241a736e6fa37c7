//! What a board is called, and how sure it is.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::table::Confidence;
use crate::trucker::parts::blueprint::{Mark, Provenance};
use crate::trucker::parts::board::Board;

/// `class IVC, opened 3 =`.
pub(in crate::trucker::show) fn title(board: &Board) -> String {
    let title = board.class().map_or_else(|| "custom board".to_string(), |class| format!("class {class}"));
    if board.opened().is_empty() {
        return title;
    }
    let opened: Vec<&str> = board.opened().iter().map(Mark::name).collect();
    format!("{title}, opened {}", opened.join(" "))
}

/// LM-R13: which parts of the board are not surely as printed.
pub(in crate::trucker::show) fn provenance(provenance: Provenance) -> Option<String> {
    if !provenance.is_reconstructed() {
        return None;
    }
    let parts = [
        ("cells", provenance.cells),
        ("special cells", provenance.special_cells),
        ("numbers", provenance.numbers),
        ("money", provenance.money),
    ];
    let unsure = parts
        .iter()
        .filter(|(_, certainty)| matches!(certainty, Confidence::Likely | Confidence::Recalled | Confidence::Invented));
    let unsure: Vec<String> = unsure.map(|(part, certainty)| format!("{part} {certainty}")).collect();
    Some(format!("reconstructed: {}", unsure.join(", ")))
}
