//! Pictures of ships with what is asked to be seen on them.

use serde::Deserialize;
use serde_json::Value;
use starwright::grid::{CellSet, Side};
use starwright::trucker::attack::Lines;
use starwright::trucker::svg::Theme;
use starwright::trucker::{Component, Fleet, Layout, Rulings};

use crate::answer::{Answer, Problem, read, unreadable};

/// What a picture shows besides the ship.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wanted {
    #[serde(rename = "ask")]
    _ask: String,
    layout: Option<Layout>,
    fleet: Option<Fleet>,
    id: Option<String>,
    theme: Option<String>,
    #[serde(default)]
    styled: bool,
    #[serde(default)]
    mistakes: bool,
    #[serde(default)]
    weak_spot: bool,
    held: Option<Component>,
    heat: Option<Side>,
    lines: Option<Lines>,
    #[serde(default)]
    struck: CellSet,
    #[serde(default)]
    lost: CellSet,
    #[serde(default)]
    chosen: CellSet,
    #[serde(default)]
    pieces: Vec<CellSet>,
}

pub(super) fn layout(question: &Value) -> Answer {
    let wanted: Wanted = read(&question.to_string())?;
    let layout = wanted.layout.as_ref().or_else(|| wanted.fleet.as_ref().map(Fleet::layout));
    let layout = layout.ok_or_else(|| unreadable("a `layout` or a `fleet` is wanted"))?;
    let id = wanted.id.as_deref().unwrap_or("board");
    let mut picture = layout.svg().with_id(id).with_theme(theme(wanted.theme.as_deref())?);
    if let Some(fleet) = &wanted.fleet {
        picture = picture.with_aboard(fleet.aboard());
    }
    if !wanted.styled {
        picture = picture.without_style();
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
    let map = wanted.heat.and_then(|from| layout.heat_map(from).ok());
    if let Some(map) = &map {
        picture = picture.with_heat_map(map);
    }
    if let Some(lines) = wanted.lines {
        picture = picture.with_lines(lines);
    }
    let picture = picture.with_struck(wanted.struck).with_lost(wanted.lost).with_chosen(wanted.chosen);
    Ok(picture.with_pieces(&wanted.pieces).to_string().into())
}

/// A theme by its name.
pub(crate) fn theme(name: Option<&str>) -> Result<Theme, Problem> {
    let known = |name: &str| Theme::ALL.into_iter().find(|theme| theme.name() == name);
    name.map_or(Ok(Theme::Auto), |name| known(name).ok_or_else(|| unreadable("a theme is auto, light, dark or safe")))
}
