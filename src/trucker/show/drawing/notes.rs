//! The words above and below the picture.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use alloc::{format, vec};
use core::fmt;

use crate::grid::Topology;
use crate::trucker::parts::board::Board;
use crate::trucker::parts::component::Kind;
use crate::trucker::ship::layout::Layout;
use crate::trucker::ship::weak_spot::WeakSpot;
use crate::trucker::show::scene::sign::sign;
use crate::trucker::show::scene::title::Unsure;

const LINE: usize = 78;

/// The meaning of the signs that occur in the drawing, and the provenance of the board.
pub(super) fn notes(layout: &Layout, weak_spot: Option<WeakSpot>) -> Vec<String> {
    let board = layout.board();
    let blueprint = board.blueprint();
    let mut notes = key(layout);
    match board.surface().topology() {
        Topology::Plane => {}
        Topology::Cylinder => notes.push("↔ the left edge meets the right edge".to_string()),
        Topology::Torus => {
            notes.push("↔ the left edge meets the right edge · ↕ the front edge meets the rear edge".to_string());
        }
    }
    if blueprint.starting_cabin().is_some_and(|cell| layout.get(cell).is_none()) {
        notes.push("⌂ the place of the starting cabin".to_string());
    }
    if blueprint.splice().is_some() {
        notes.push("┊ the splice: connectors that meet across it must be identical".to_string());
    }
    notes.extend(ground(board));
    if !layout.occupied().is_disjoint(!board.open()) {
        notes.push("× a component on a closed cell".to_string());
    }
    notes.extend(weak_spot.map(|spot| format!("░ the weak spot: {spot}")));
    notes.extend(Unsure::of(blueprint.provenance()).map(|unsure| unsure.to_string()));
    notes
}

/// The signs of special cells.
fn ground(board: &Board) -> Option<String> {
    let blueprint = board.blueprint();
    if !blueprint.marks().is_empty() {
        Some("1 to 6 and = marked cells, in brackets while closed".to_string())
    } else if !blueprint.orange().is_empty() {
        Some(if blueprint.orange_open() { "o orange cells" } else { "[o] orange cells, closed" }.to_string())
    } else {
        None
    }
}

/// The names of the kinds on the board.
fn key(layout: &Layout) -> Vec<String> {
    let on_board = |kind: Kind| layout.components().any(|(_, component)| component.kind() == kind);
    let mut words: Vec<String> = Vec::new();
    for kind in Kind::ALL.iter().copied().filter(|&kind| on_board(kind)) {
        let (word, meaning) = (sign(kind).word, meaning(kind));
        let says_itself = meaning.strip_prefix(word).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '));
        let entry = if says_itself { meaning } else { format!("{word} {meaning}") };
        if entry == word {
            continue;
        }
        if words.last() != Some(&entry) {
            words.push(entry);
        }
    }
    wrapped(&words)
}

/// The drawing shows sizes, so one entry is enough for single and double.
fn meaning(kind: Kind) -> String {
    match kind {
        Kind::SingleEngine | Kind::DoubleEngine => "engine".to_string(),
        Kind::SingleCannon | Kind::DoubleCannon => "cannon".to_string(),
        _ => kind.to_string(),
    }
}

fn wrapped(words: &[String]) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in words {
        match lines.last_mut() {
            Some(line) if line.is_empty() => line.push_str(word),
            Some(line) if line.chars().count() + word.chars().count() + 3 <= LINE => {
                line.push_str(" · ");
                line.push_str(word);
            }
            _ => lines.push(word.clone()),
        }
    }
    lines.retain(|line| !line.is_empty());
    lines
}

/// Writes lines.
pub(super) fn write(f: &mut fmt::Formatter<'_>, lines: &[String]) -> fmt::Result {
    lines.iter().try_for_each(|line| writeln!(f, "{line}"))
}
