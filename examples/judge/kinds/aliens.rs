//! `aliens`: where aliens may live, how many humans stay beside them, and who leaves when components are destroyed.

use serde_json::{Map, Value, json};
use starwright::grid::{Cell, CellSet};
use starwright::trucker::{Colour, Fleet, Gain, Layout};

use super::fields;

pub fn answer(case: &Value) -> Result<Value, String> {
    let layout = fields::layout(case, &["aliens", "destroy"])?;
    let mut answer = json!({ "alien_cabins": cabins(&layout) });
    if case.get("aliens").is_none() {
        return if case.get("destroy").is_none() { Ok(answer) } else { Err("`destroy` comes with `aliens`".into()) };
    }
    match fields::embarked(layout, case)? {
        Ok(fleet) => {
            let crew = fleet.crew();
            answer["crew"] = crew.total().into();
            answer["humans"] = crew.humans.into();
            answer["ships_humans"] = ships_humans(&fleet).into();
            destroy(fleet, case, &mut answer)?;
        }
        Err(refused) => answer["refused"] = json!(refused.rule()),
    }
    Ok(answer)
}

fn cabins(layout: &Layout) -> Map<String, Value> {
    let name = |colour| match colour {
        Colour::Purple => "purple",
        Colour::Brown => "brown",
        Colour::Cyan => "cyan",
    };
    Colour::ALL.into_iter().map(|colour| (name(colour).to_owned(), json!(layout.alien_cabins(colour)))).collect()
}

fn ships_humans(fleet: &Fleet) -> Vec<u32> {
    let mut humans: Vec<u32> = fleet.ships().map(|ship| fleet.ship_crew(ship).humans).collect();
    humans.sort_unstable();
    humans
}

/// What is left after each of the blows, one after the other.
fn destroy(mut fleet: Fleet, case: &Value, answer: &mut Value) -> Result<(), String> {
    if case.get("destroy").is_none() {
        return Ok(());
    }
    let (mut crew, mut rooms) = (Vec::new(), Vec::new());
    for listed in fields::read::<Vec<Vec<Cell>>>(case, "destroy")? {
        let cells: CellSet = listed.iter().copied().collect();
        if listed.len() != cells.iter().count() {
            return Err("`destroy` destroys a cell twice at once".into());
        }
        fleet = fleet.destroy(cells).settle().map_err(|_| "a ship falls apart")?.fleet;
        crew.push(fleet.crew().total());
        rooms.push(room(fleet.clone())?);
    }
    answer["crew_after"] = json!(crew);
    answer["room_after"] = json!(rooms);
    Ok(())
}

/// The cabins with room for humans, each as often as it can take one.
fn room(mut fleet: Fleet) -> Result<Vec<Cell>, String> {
    let mut room = Vec::new();
    while let Some(cell) = fleet.room_for(Gain::Human).first() {
        fleet.gain(Gain::Human, &[cell]).map_err(|error| error.to_string())?;
        room.push(cell);
    }
    Ok(room)
}
