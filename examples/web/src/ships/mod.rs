//! Ships: judged, improved, drawn, and under fire.

mod fire;
mod picture;

#[cfg(feature = "games")]
pub(crate) use picture::theme;

use serde_json::{Map, Value, json};
use starwright::grid::{Cell, Side};
use starwright::trucker::{
    Board, Class, Colour, Component, Fits, Layout, Marks, Reach, Rule, Rulings, catalogue as tiles,
};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::answer::{Answer, Problem, field, read, said, unreadable, value};

/// One question about ships: `{"ask": …}` and what it is about.
#[wasm_bindgen]
pub fn ship(question: &str) -> String {
    said(read(question).and_then(|question| answer(&question)))
}

fn answer(question: &Value) -> Answer {
    match field::<String>(question, "ask")?.as_str() {
        "inspect" => Ok(inspect(&field(question, "layout")?)),
        "fits" => fits(question),
        "misfits" => misfits(question),
        "repair" => Ok(value(&field::<Layout>(question, "layout")?.repair())),
        "notation" => Ok(field::<Layout>(question, "layout")?.notation().into()),
        "read" => Layout::from_notation(&field::<String>(question, "notation")?)
            .map(|layout| value(&layout))
            .map_err(unreadable),
        "heat" => heat(question),
        "svg" => picture::layout(question),
        "turned" => Ok(value(&field::<Component>(question, "component")?.turned(field(question, "turn")?))),
        _ => fire::answer(question),
    }
}

/// Everything that a page shows about a layout.
fn inspect(layout: &Layout) -> Value {
    let (report, board) = (layout.check(), layout.board());
    let told: Vec<Value> = report
        .violations
        .iter()
        .map(|violation| json!({ "violation": value(violation), "says": board.told(violation).to_string(), "sentence": violation.rule().sentence() }))
        .collect();
    let aliens: Map<String, Value> =
        Colour::ALL.into_iter().map(|colour| (colour.to_string(), value(&layout.alien_cabins(colour)))).collect();
    let mut answer = json!({
        "report": value(&report),
        "told": told,
        "legal": report.is_legal(),
        "weak_spot": value(&layout.weak_spot()),
        "strengths": strengths(layout.strengths()),
        "alien_cabins": aliens,
        "sites": value(&layout.sites()),
        "notation": layout.notation(),
        "crew": Value::Null,
        "batteries": Value::Null,
    });
    if let Ok(mut fleet) = layout.clone().into_fleet()
        && fleet.embark(&[]).is_ok()
    {
        answer["crew"] = fleet.crew().total().into();
        answer["batteries"] = fleet.aboard().batteries(layout.occupied()).into();
    }
    answer
}

/// As text, for half points print so.
fn strengths(Reach { unpowered, at_most, .. }: Reach) -> Value {
    json!({
        "engines": [unpowered.engines, at_most.engines],
        "cannons": [unpowered.cannons.to_string(), at_most.cannons.to_string()],
    })
}

fn rulings(question: &Value) -> Result<Rulings, Problem> {
    if question.get("rulings").is_none() { Ok(Rulings::DEFAULT) } else { field(question, "rulings") }
}

fn fits(question: &Value) -> Answer {
    Ok(value(&held(question, &field(question, "layout")?)?))
}

/// Where the component of a question fits.
fn held(question: &Value, layout: &Layout) -> Result<Fits, Problem> {
    Ok(layout.fits(field(question, "component")?, rulings(question)?))
}

fn misfits(question: &Value) -> Answer {
    let layout: Layout = field(question, "layout")?;
    let (cell, component): (Cell, Component) = (field(question, "cell")?, field(question, "component")?);
    let misfits = layout.misfits(cell, component, rulings(question)?);
    let told = misfits.iter().map(|misfit| {
        json!({ "rule": misfit.rule().to_string(), "says": layout.board().told(misfit).to_string(), "sentence": misfit.rule().sentence() })
    });
    Ok(told.collect())
}

fn heat(question: &Value) -> Answer {
    let layout: Layout = field(question, "layout")?;
    let map = layout.heat_map(field::<Side>(question, "from")?);
    map.map(|map| value(&map)).map_err(|error| crate::answer::refused(&error, &error.to_string()))
}

/// The empty board of a class with these marks opened, its cells and their names.
#[wasm_bindgen]
pub fn board(class: &str, opened: &str) -> String {
    let made = || {
        let class: Class = class.parse().map_err(unreadable)?;
        let marks: Marks = read(opened)?;
        let board = Board::new(class).with_opened(marks);
        let board = board.map_err(|error| crate::answer::refused(&error, &error.to_string()))?;
        let names: Vec<Value> =
            board.blueprint().cells().iter().map(|cell| json!([value(&cell), board.name(cell)])).collect();
        let surface = board.surface();
        Ok(json!({
            "layout": value(&Layout::new(board.clone())),
            "columns": surface.columns(),
            "rows": surface.rows(),
            "open": value(&board.open()),
            "names": names,
            "marks": value(&board.blueprint().marks()),
        }))
    };
    said(made())
}

/// Every tile of the game with its number; those that are drawn in a yard have `pool`.
#[wasm_bindgen]
pub fn catalogue() -> String {
    let pool: Vec<_> = tiles::pool().collect();
    let tiles = (1..=144_u8).filter_map(|number| {
        let component = tiles::tile(number)?;
        let id = component.tile()?;
        Some(json!({ "tile": number, "component": value(&component), "kind": component.kind().to_string(), "pool": pool.contains(&id) }))
    });
    let rules: Map<String, Value> = Rule::ALL.iter().map(|rule| (rule.to_string(), rule.sentence().into())).collect();
    let classes: Vec<&str> = Class::ALL.iter().map(|class| class.name()).collect();
    said(Ok(json!({ "tiles": tiles.collect::<Vec<_>>(), "rules": rules, "classes": classes })))
}

/// A picture of one component.
#[wasm_bindgen]
pub fn tile(component: &str) -> String {
    said(read::<Component>(component).map(|component| component.svg().without_style().to_string().into()))
}

/// The style of all pictures of ships.
#[wasm_bindgen]
pub fn svg_style() -> String {
    starwright::trucker::svg::STYLE.into()
}
