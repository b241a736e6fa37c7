//! Pictures of ships with overlays.

use starwright::grid::{CellSet, Side};
use starwright::table::message::Plain;
use starwright::trucker::attack::Lines;
use starwright::trucker::svg::Theme;
use starwright::trucker::{Aboard, Component, Fleet, Layout, Rulings};

use crate::answer::{Answer, Captions, Json, Problem, Question, refused, unreadable};

/// What a picture of a ship shows, and how.
#[derive(Default)]
#[cfg_attr(feature = "plain", derive(serde::Deserialize), serde(deny_unknown_fields, default))]
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
    /// Whether captions are data.
    told: bool,
    /// Whether the style is not part of the picture.
    unstyled: bool,
}

impl Overlays {
    fn of(question: &Question) -> Result<Self, Problem> {
        let ships = Self {
            id: question.optional("id")?,
            theme: question.optional("theme")?,
            mistakes: question.optional("mistakes")?,
            weak_spot: question.optional("weak_spot")?,
            held: question.optional("held")?,
            chosen: question.optional("chosen")?,
            told: question.optional("told")?,
            unstyled: !question.optional::<bool>("styled")?,
            ..Self::default()
        };
        if !cfg!(feature = "fire") {
            return Ok(ships);
        }
        Ok(Self {
            heat: question.optional("heat")?,
            lines: question.optional("lines")?,
            struck: question.optional("struck")?,
            lost: question.optional("lost")?,
            pieces: question.optional("pieces")?,
            ..ships
        })
    }
}

pub(super) fn layout(question: &Question) -> Answer {
    let fleet = fleet(question)?;
    let layout = if question.has("layout") {
        question.field("layout")?
    } else {
        fleet.as_ref().map(|fleet| fleet.layout().clone())
    };
    let layout: Layout = layout.ok_or_else(|| unreadable("expected a `layout` or a `fleet`"))?;
    let picture = drawn(&layout, fleet.as_ref().map(Fleet::aboard), &Overlays::of(question)?)?;
    Ok(Json::of(&picture))
}

/// A ship as SVG, with what is aboard.
///
/// # Errors
/// If there is no such theme, or attacks never come from the side of the heat map.
pub fn drawn(layout: &Layout, aboard: Option<&Aboard>, overlays: &Overlays) -> Result<String, Problem> {
    let captions = Captions(layout);
    let id = overlays.id.as_deref().unwrap_or("board");
    let mut picture = layout.svg().with_id(id).with_theme(theme(overlays.theme.as_deref())?);
    if let Some(aboard) = aboard {
        picture = picture.with_aboard(aboard);
    }
    if overlays.told {
        picture = picture.with_names(&captions);
    }
    if overlays.unstyled {
        picture = picture.without_style();
    }
    let report = overlays.mistakes.then(|| layout.check());
    if let Some(report) = &report {
        picture = picture.with_report(report);
    }
    if overlays.weak_spot {
        picture = picture.with_weak_spot();
    }
    if let Some(component) = overlays.held {
        picture = picture.with_fits(layout.fits(component, Rulings::DEFAULT));
    }
    picture = picture.with_chosen(overlays.chosen);
    if !cfg!(feature = "fire") {
        return Ok(picture.to_string());
    }
    let map = overlays.heat.map(|from| layout.heat_map(from)).transpose();
    let map = map.map_err(|error| refused(&error, &Plain))?;
    if let Some(map) = &map {
        picture = picture.with_heat_map(map);
    }
    if let Some(lines) = overlays.lines {
        picture = picture.with_lines(lines);
    }
    picture = picture.with_struck(overlays.struck).with_lost(overlays.lost);
    Ok(picture.with_pieces(&overlays.pieces).to_string())
}

/// The fleet of a question; the package of ships alone has none.
fn fleet(question: &Question) -> Result<Option<Fleet>, Problem> {
    if cfg!(feature = "fire") { question.optional("fleet") } else { Ok(None) }
}

/// A theme by its name.
///
/// # Errors
/// If there is no such theme.
pub fn theme(name: Option<&str>) -> Result<Theme, Problem> {
    let known = |name: &str| Theme::ALL.into_iter().find(|theme| theme.name() == name);
    name.map_or(Ok(Theme::Auto), |name| {
        known(name).ok_or_else(|| {
            unreadable(format_args!("unknown theme '{name}'; expected one of 'auto', 'light', 'dark', 'safe'"))
        })
    })
}
