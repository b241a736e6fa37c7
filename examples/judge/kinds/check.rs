//! `check`: the ship check of a layout.

use serde_json::{Value, json};
use starwright::trucker::Violation;

use super::fields;

pub fn answer(case: &Value) -> Result<Value, String> {
    let layout = fields::layout(case, &[])?;
    let report = layout.check();
    let errors: Vec<Value> = report.violations.iter().filter_map(error).collect();
    let pieces: Vec<Value> = report.pieces.iter().map(|&piece| fields::cells(piece)).collect();
    Ok(json!({ "legal": layout.is_legal(), "errors": errors, "pieces": pieces, "exposed": report.exposed }))
}

/// A disconnected piece is not an error of a case; the pieces show it.
fn error(violation: &Violation) -> Option<Value> {
    let cells = match *violation {
        Violation::CutOff { .. } => return None,
        Violation::Blocked { cell, by, .. } => json!([cell, by]),
        _ => fields::cells(violation.cells()),
    };
    Some(json!({ "rule": violation.rule(), "cells": cells }))
}
