//! `attack`: where the dice lead, what is struck, and what that does if nobody reacts.

use serde_json::{Map, Value, json};
use starwright::dice::Die;
use starwright::grid::{CellSet, Side};
use starwright::trucker::attack::{AttackKind, Line, Lines};
use starwright::trucker::{Layout, Rulings};

use super::fields;

pub fn answer(case: &Value) -> Result<Value, String> {
    let layout = fields::layout(case, &["from", "dice"])?;
    let lines = lines(&layout, case)?;
    let shooters = layout.shooters(lines, Rulings::DEFAULT).map(|(_, able)| fields::cells(able));
    let mut answer = json!({
        "from": lines.from(),
        "lines": lines.iter().map(line).collect::<Vec<_>>(),
        "struck": layout.struck(lines),
        "heavy_cannon_fire": impact(&layout, AttackKind::HeavyFire, lines),
        "small_meteor": impact(&layout, AttackKind::SmallMeteor, lines),
        "large_meteor": { "shooters": shooters.collect::<Vec<_>>() },
        "shields": layout.shields(lines.from()),
    });
    // the ships of a fleet are shifted each by itself
    if layout.board().ships().len() == 1 {
        answer["shifts"] = shifts(&layout, lines);
    }
    Ok(answer)
}

fn lines(layout: &Layout, case: &Value) -> Result<Lines, String> {
    let from: Side = serde_json::from_value(case["from"].clone()).map_err(|error| format!("`from`: {error}"))?;
    let dice: Vec<Die> = serde_json::from_value(case["dice"].clone()).map_err(|error| format!("`dice`: {error}"))?;
    let aim = layout.board().aim(from).map_err(|error| error.to_string())?;
    aim.read(dice).map_err(|error| error.to_string())
}

fn line(line: Line) -> Value {
    match line {
        Line::Column(column) => json!({ "column": column }),
        Line::Row(row) => json!({ "row": row }),
        Line::Aimed(cell) => json!({ "column": cell.column(), "row": cell.row() }),
    }
}

fn impact(layout: &Layout, kind: AttackKind, lines: Lines) -> Value {
    let destroyed = layout.destroyed(kind, lines.from(), layout.struck(lines));
    let pieces: Vec<CellSet> = layout.joints().without(destroyed).pieces().collect();
    json!({ "destroyed": destroyed, "pieces": pieces })
}

fn shifts(layout: &Layout, lines: Lines) -> Value {
    let aboard = Side::ALL.into_iter().filter(|&nozzle| !layout.thrusters(&lines, nozzle, Rulings::DEFAULT).is_empty());
    let after = |nozzle: Side| json!(layout.struck(lines.shifted(nozzle, Rulings::DEFAULT)));
    let shifts: Map<_, _> = aboard.map(|nozzle| (nozzle.name().to_owned(), after(nozzle))).collect();
    Value::Object(shifts)
}
