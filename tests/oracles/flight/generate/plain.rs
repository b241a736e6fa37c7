//! Random cases without answers: cards under LM-IV3, and the track.

use serde_json::{Value, json};

use super::cards::{FAMILIES, card};
use crate::battle::generate::chooser::Chooser;
use crate::flight::answer::answer;

pub(crate) fn level_four(chooser: &mut Chooser) -> Value {
    let family = chooser.of(FAMILIES);
    expecting(json!({"kind": "level_four", "card": card(chooser, "I", family)}))
}

/// Markers close together, some a round apart.
pub(crate) fn track(chooser: &mut Chooser) -> Value {
    let seats = chooser.between(2, 5);
    let base = chooser.between(-60, 80);
    let mut markers: Vec<Option<i32>> = Vec::new();
    for _ in 0..seats {
        let marker = base + chooser.between(0, 5) + chooser.of(&[0, 0, 0, 36, 40, 80]);
        let is_taken = markers.iter().flatten().any(|other| (other - marker) % 40 == 0);
        markers.push(Some(marker).filter(|_| !is_taken && chooser.percent(90)));
    }
    if markers.iter().all(Option::is_none) {
        markers[0] = Some(base);
    }
    let flying: Vec<usize> = (0..markers.len()).filter(|&seat| markers[seat].is_some()).collect();
    let moves: Vec<(usize, i32)> =
        (0..chooser.below(6)).map(|_| (chooser.of(&flying), chooser.between(-9, 9))).collect();
    expecting(json!({"kind": "track", "markers": markers, "moves": moves}))
}

fn expecting(mut case: Value) -> Value {
    case["expect"] = answer(&case).expect;
    case
}
