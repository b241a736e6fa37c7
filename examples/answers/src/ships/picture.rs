//! Pictures of ships with overlays.

use starwright::grid::{CellSet, Side};
use starwright::trucker::attack::Lines;
use starwright::trucker::svg::Theme;
use starwright::trucker::{Component, Fleet, Layout, Rulings};

use crate::answer::{Answer, Captions, Json, Problem, Question, unreadable};

pub(super) fn layout(question: &Question) -> Answer {
    let fleet = fleet(question)?;
    let layout = if question.has("layout") {
        question.field("layout")?
    } else {
        fleet.as_ref().map(|fleet| fleet.layout().clone())
    };
    let layout: Layout = layout.ok_or_else(|| unreadable("expected a `layout` or a `fleet`"))?;
    let id = question.optional::<Option<String>>("id")?;
    let theme = theme(question.optional::<Option<String>>("theme")?.as_deref())?;
    let captions = Captions(&layout);
    let mut picture = layout.svg().with_id(id.as_deref().unwrap_or("board")).with_theme(theme);
    if let Some(fleet) = &fleet {
        picture = picture.with_aboard(fleet.aboard());
    }
    if question.optional::<bool>("told")? {
        picture = picture.with_names(&captions);
    }
    if !question.optional::<bool>("styled")? {
        picture = picture.without_style();
    }
    let report = question.optional::<bool>("mistakes")?.then(|| layout.check());
    if let Some(report) = &report {
        picture = picture.with_report(report);
    }
    if question.optional("weak_spot")? {
        picture = picture.with_weak_spot();
    }
    if let Some(component) = question.optional::<Option<Component>>("held")? {
        picture = picture.with_fits(layout.fits(component, Rulings::DEFAULT));
    }
    picture = picture.with_chosen(question.optional("chosen")?);
    if !cfg!(feature = "fire") {
        return Ok(Json::of(&picture.to_string()));
    }
    let map = question.optional::<Option<Side>>("heat")?.and_then(|from| layout.heat_map(from).ok());
    if let Some(map) = &map {
        picture = picture.with_heat_map(map);
    }
    if let Some(lines) = question.optional::<Option<Lines>>("lines")? {
        picture = picture.with_lines(lines);
    }
    let pieces: Vec<CellSet> = question.optional("pieces")?;
    picture = picture.with_struck(question.optional("struck")?).with_lost(question.optional("lost")?);
    Ok(Json::of(&picture.with_pieces(&pieces).to_string()))
}

/// The fleet of a question; the package of ships alone has none.
fn fleet(question: &Question) -> Result<Option<Fleet>, Problem> {
    if cfg!(feature = "fire") { question.optional("fleet") } else { Ok(None) }
}

/// A theme by its name.
pub(crate) fn theme(name: Option<&str>) -> Result<Theme, Problem> {
    let known = |name: &str| Theme::ALL.into_iter().find(|theme| theme.name() == name);
    name.map_or(Ok(Theme::Auto), |name| {
        known(name).ok_or_else(|| unreadable("unknown theme; expected auto, light, dark or safe"))
    })
}
