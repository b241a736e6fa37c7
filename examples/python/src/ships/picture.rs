//! Pictures of ships.

use pyo3::prelude::*;
use serde::Deserialize;
use starwright::grid::{CellSet, Side};
use starwright::trucker::attack::Lines;
use starwright::trucker::svg::Theme;
use starwright::trucker::{Aboard, Component, Layout, Rulings};

use crate::given::unknown;
use crate::refusal::refused;

/// Overlays of a picture.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, default)]
#[derive(Default)]
pub struct Overlays {
    id: Option<String>,
    theme: Option<String>,
    mistakes: bool,
    weak_spot: bool,
    held: Option<Component>,
    heat: Option<Side>,
    lines: Option<Lines>,
    struck: CellSet,
    lost: CellSet,
    chosen: CellSet,
    pieces: Vec<CellSet>,
}

pub fn layout(layout: &Layout, aboard: Option<&Aboard>, wanted: Overlays) -> PyResult<String> {
    let id = wanted.id.as_deref().unwrap_or("board");
    let mut picture = layout.svg().with_id(id).with_theme(theme(wanted.theme.as_deref())?);
    if let Some(aboard) = aboard {
        picture = picture.with_aboard(aboard);
    }
    let report = wanted.mistakes.then(|| layout.check());
    if let Some(report) = &report {
        picture = picture.with_report(report);
    }
    if wanted.weak_spot {
        picture = picture.with_weak_spot();
    }
    if let Some(component) = wanted.held {
        picture = picture.with_fits(layout.fits(component, Rulings::DEFAULT));
    }
    let map = wanted.heat.map(|from| layout.heat_map(from)).transpose();
    let map = map.map_err(|error| refused(&error, &error.to_string()))?;
    if let Some(map) = &map {
        picture = picture.with_heat_map(map);
    }
    if let Some(lines) = wanted.lines {
        picture = picture.with_lines(lines);
    }
    let picture = picture.with_struck(wanted.struck).with_lost(wanted.lost).with_chosen(wanted.chosen);
    Ok(picture.with_pieces(&wanted.pieces).to_string())
}

/// A theme by its name.
pub fn theme(name: Option<&str>) -> PyResult<Theme> {
    let known = |name: &str| Theme::ALL.into_iter().find(|theme| theme.name() == name);
    name.map_or(Ok(Theme::Auto), |name| known(name).ok_or_else(|| unknown("theme", name, Theme::ALL.map(Theme::name))))
}
