//! Ships: checked, repaired, drawn, attacked.

#[cfg(feature = "fire")]
mod fire;
mod picture;

#[cfg(feature = "fire")]
pub use fire::{defended, pieces, thrown};
pub use picture::{Overlays, drawn, theme};

use starwright::grid::{Cell, Side};
use starwright::table::message::Plain;
use starwright::trucker::{
    Board, Class, Colour, Component, Fits, Layout, Marks, Reach, Rule, Rulings, TileId, Violation, catalogue as tiles,
};

use crate::answer::{Answer, Captions, Json, Problem, Question, read, refused, sentence, unreadable};

/// One question about ships: `{"ask": …}` with its arguments.
///
/// # Errors
/// Why there is no answer.
pub fn ship(question: &Question) -> Answer {
    let layout = || question.field::<Layout>("layout");
    match question.field::<String>("ask")?.as_str() {
        "inspect" => Ok(inspect(&layout()?)),
        "fits" => Ok(Json::of(&held(question, &layout()?)?)),
        "misfits" => misfits(question, &layout()?),
        "repair" => layout().map(|layout| repair(&layout)),
        "notation" => Ok(Json::of(&layout()?.notation())),
        "read" => {
            let layout = Layout::from_notation(&question.field::<String>("notation")?);
            layout.map(|layout| Json::of(&layout)).map_err(unreadable)
        }
        "heat" if cfg!(feature = "fire") => heat(question, &layout()?),
        "svg" => picture::layout(question),
        "turned" => Ok(Json::of(&question.field::<Component>("component")?.turned(question.field("turn")?))),
        #[cfg(feature = "fire")]
        _ => fire::answer(question),
        #[cfg(not(feature = "fire"))]
        other => Err(unreadable(format_args!("unknown question `{other}`"))),
    }
}

/// All that a page shows about a layout.
fn inspect(layout: &Layout) -> Json {
    let report = layout.check();
    let told = |violation: &Violation| {
        Json::object(&[("violation", Json::of(violation)), ("sentence", Json::of(sentence(violation.rule())))])
            .telling(violation, layout)
    };
    let aliens = Colour::ALL.map(|colour| (colour.to_string(), Json::of(&layout.alien_cabins(colour))));
    let aboard = if cfg!(feature = "fire") { aboard(layout) } else { None };
    Json::object(&[
        ("told", Json::list(report.violations.iter().map(told))),
        ("report", Json::of(&report)),
        ("legal", Json::of(&report.is_legal())),
        ("weak_spot", Json::of(&layout.weak_spot())),
        ("strengths", strengths(layout.strengths())),
        ("alien_cabins", Json::object(&aliens)),
        ("sites", Json::of(&layout.sites())),
        ("notation", Json::of(&layout.notation())),
        ("crew", Json::of(&aboard.map(|(crew, _)| crew))),
        ("batteries", Json::of(&aboard.map(|(_, batteries)| batteries))),
    ])
}

/// The most crew and battery tokens of a legal ship.
fn aboard(layout: &Layout) -> Option<(u32, u32)> {
    let mut fleet = layout.clone().into_fleet().ok()?;
    fleet.embark(&[]).ok()?;
    Some((fleet.crew().total(), fleet.aboard().batteries(layout.occupied())))
}

/// Cannon strengths are text, because of half points.
fn strengths(Reach { unpowered, at_most, .. }: Reach) -> Json {
    Json::object(&[
        ("engines", Json::of(&[unpowered.engines, at_most.engines])),
        ("cannons", Json::of(&[unpowered.cannons.to_string(), at_most.cannons.to_string()])),
    ])
}

/// Where a component fits.
fn held(question: &Question, layout: &Layout) -> Result<Fits, Problem> {
    Ok(layout.fits(question.field("component")?, Rulings::DEFAULT))
}

fn misfits(question: &Question, layout: &Layout) -> Answer {
    let (cell, component): (Cell, Component) = (question.field("cell")?, question.field("component")?);
    let misfits = layout.misfits(cell, component, Rulings::DEFAULT);
    Ok(Json::list(misfits.iter().map(|misfit| {
        Json::object(&[("rule", Json::of(misfit.rule().id())), ("sentence", Json::of(sentence(misfit.rule())))])
            .telling(misfit, layout)
    })))
}

/// The smallest repair with its lines, in English and as data.
fn repair(layout: &Layout) -> Json {
    let repair = layout.repair();
    Json::of(&repair).telling(&repair, layout)
}

fn heat(question: &Question, layout: &Layout) -> Answer {
    let map = layout.heat_map(question.field::<Side>("from")?);
    map.map(|map| Json::of(&map)).map_err(|error| refused(&error, &Plain))
}

/// The empty board of a class with these marks opened: its cells and their names.
///
/// # Errors
/// If the class has no such marks.
pub fn board(class: Class, opened: Marks) -> Answer {
    let board = Board::new(class).with_opened(opened).map_err(|error| refused(&error, &Plain))?;
    let names = board.blueprint().cells();
    let names = names.iter().map(|cell| Json::list([Json::of(&cell), Json::of(&board.name(cell).to_string())]));
    let surface = board.surface();
    Ok(Json::object(&[
        ("layout", Json::of(&Layout::new(board.clone()))),
        ("columns", Json::of(&surface.columns())),
        ("rows", Json::of(&surface.rows())),
        ("open", Json::of(&board.open())),
        ("names", Json::list(names)),
        ("marks", Json::of(&board.blueprint().marks())),
    ]))
}

/// Every tile with its number, `pool` if it is drawn in a yard; the sentences of the rules; the classes.
#[must_use]
pub fn catalogue() -> Json {
    let pool: Vec<_> = tiles::pool().collect();
    let tiles = TileId::ALL.into_iter().map(|tile| {
        let component = tile.component();
        Json::object(&[
            ("tile", Json::of(&tile)),
            ("component", Json::of(&component)),
            ("kind", Json::of(&component.kind().to_string())),
            ("pool", Json::of(&pool.contains(&tile))),
        ])
    });
    let mut rules = Vec::new();
    if cfg!(feature = "fire") {
        rules.extend(Rule::ALL.iter().map(|rule| (rule.id(), Json::of(sentence(*rule)))));
    }
    #[cfg(feature = "games")]
    rules.extend(starwright::battle::Rule::ALL.iter().map(|rule| (rule.id(), Json::of(sentence(*rule)))));
    let classes: Vec<&str> = Class::ALL.iter().map(|class| class.name()).collect();
    Json::object(&[("tiles", Json::list(tiles)), ("rules", Json::object(&rules)), ("classes", Json::of(&classes))])
}

/// A picture of one component, with its caption in English or as data.
///
/// # Errors
/// If it is no component.
pub fn tile(component: &str, told: bool) -> Answer {
    let captions = Captions(&Plain);
    read::<Component>(component).map(|component| {
        let picture = component.svg().without_style();
        Json::of(&if told { picture.with_names(&captions) } else { picture }.to_string())
    })
}

/// The style of all pictures of ships.
pub const STYLE: &str = starwright::trucker::svg::STYLE;
