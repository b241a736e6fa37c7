//! `yard`: a table from the start of building, event by event.

use serde_json::{Map, Value, json};
use starwright::grid::Rotation;
use starwright::table::{Actor, Play};
use starwright::trucker::cards::RoundCard;
use starwright::trucker::yard::{Choice, PlayerView, Setup, Start, Step, Tile, Yard};
use starwright::trucker::{Board, Rulings, TileId};

use super::fields;

pub fn answer(case: &Value) -> Result<Value, String> {
    fields::only(case, &["v", "class", "board", "level", "players", "settings", "pool", "events"])?;
    let pool: Vec<TileId> = fields::read(case, "pool")?;
    let mut yard = Yard::begin(&setup(case, pool.clone())?, &mut Vec::new()).map_err(|error| error.to_string())?;
    let mut pool = pool.into_iter();
    let events: Vec<Value> = fields::read(case, "events")?;
    let verdicts: Vec<Value> =
        events.iter().map(|event| verdict(&mut yard, &mut pool, event)).collect::<Result<_, _>>()?;
    Ok(json!({ "events": verdicts, "end": end(&yard) }))
}

fn setup(case: &Value, pool: Vec<TileId>) -> Result<Setup, String> {
    let board = board(case)?;
    let level = if case.get("level").is_some() { level(fields::read(case, "level")?)? } else { level_of(&board)? };
    let players: u8 = fields::read(case, "players")?;
    Ok(Setup {
        board,
        level,
        level_iii_cards: false,
        rulings: rulings(case, &["strict", "any_free_tile", "finished_may_look"])?.0,
        purses: vec![0; players.into()],
        start: Start::Building { pool, piles: None },
    })
}

fn level(number: u8) -> Result<RoundCard, String> {
    let level = RoundCard::ALL.into_iter().find(|level| level.level() == number);
    level.ok_or_else(|| "`level` is 1 to 4".into())
}

/// The level that a board is for.
pub fn level_of(board: &Board) -> Result<RoundCard, String> {
    board.blueprint().level().ok_or_else(|| "the `board` must say its `level`".into())
}

/// The board of a case, by `class` or `board`, with what is `opened`.
pub fn board(case: &Value) -> Result<Board, String> {
    let parts =
        ["class", "board", "opened"].into_iter().filter_map(|name| Some((name.to_owned(), case.get(name)?.clone())));
    serde_json::from_value(Value::Object(parts.collect())).map_err(|error| error.to_string())
}

/// The `settings` of a case, of which only these are known; and whether level III cards are used.
pub fn rulings(case: &Value, known: &[&str]) -> Result<(Rulings, bool), String> {
    let settings: Map<String, Value> = match case.get("settings") {
        Some(_) => fields::read(case, "settings")?,
        None => Map::new(),
    };
    let (mut rulings, mut level_iii_cards) = (Rulings::DEFAULT, false);
    for (name, value) in &settings {
        let value = value.as_bool().ok_or_else(|| format!("setting `{name}` is true or false"))?;
        match name.as_str() {
            _ if !known.contains(&name.as_str()) => return Err(format!("unknown setting `{name}`")),
            "strict" => rulings = rulings.with_strict_joints(value),
            "any_free_tile" => rulings = rulings.with_any_free_tile(value),
            "finished_may_look" => rulings = rulings.with_finished_may_look(value),
            "loans" => rulings = rulings.with_loans(value),
            _ => level_iii_cards = value,
        }
    }
    Ok((rulings, level_iii_cards))
}

/// Null, or the rules that refuse an event.
fn verdict(yard: &mut Yard, pool: &mut impl Iterator<Item = TileId>, event: &Value) -> Result<Value, String> {
    let by: Actor = fields::read(event, "by")?;
    let what: String = fields::read(event, "do")?;
    let known: &[&str] = match what.as_str() {
        "take_face_up" | "take_aside" => &["tile"],
        "place" => &["at", "turn"],
        "peek" => &["pile"],
        "finish" => &["order"],
        "roll" => &["face"],
        "take_face_down" | "take_back" | "return" | "set_aside" | "flip" | "ran_out" => &[],
        _ => return Err(format!("unknown event `{what}`")),
    };
    fields::known(event, &[&["by", "do"], known].concat()).map_err(|error| format!("{error} of `{what}`"))?;
    let refusal = match what.as_str() {
        "take_face_down" => yard.apply(by, &Choice::TakeFaceDown, &mut Vec::new()).and_then(|()| {
            let tile = pool.next();
            tile.map_or(Ok(()), |tile| yard.apply(Actor::Table, &Choice::CameUp { tile }, &mut Vec::new()))
        }),
        "roll" => roll(yard, by, &Choice::Die { face: fields::read(event, "face")? }),
        "peek" => yard.apply(by, &Choice::Look { pile: fields::read(event, "pile")? }, &mut Vec::new()),
        _ => {
            let mut choice = event.clone();
            choice.as_object_mut().and_then(|choice| choice.remove("by"));
            if what == "finish" {
                choice["order"] = event.get("order").cloned().unwrap_or_default();
            }
            let choice: Choice = serde_json::from_value(choice).map_err(|error| error.to_string())?;
            yard.apply(by, &choice, &mut Vec::new())
        }
    };
    Ok(refusal.err().map_or(Value::Null, |refusal| json!([refusal.rule()])))
}

/// A die that is missing when all have finished is rolled without a request.
fn roll(yard: &mut Yard, by: Actor, die: &Choice) -> Result<(), <Yard as Play>::Refusal> {
    if yard.check(Actor::Table, die).is_err() {
        yard.apply(by, &Choice::Roll, &mut Vec::new())?;
    }
    yard.apply(Actor::Table, die, &mut Vec::new())
}

fn end(yard: &Yard) -> Value {
    let view = yard.view(None);
    let over = view.step != Step::Building;
    let mut end = json!({
        "players": view.players.iter().map(player).collect::<Vec<_>>(),
        "face_down": view.face_down,
        "face_up": view.face_up,
        "over": over,
    });
    if !over {
        end["hourglass"] = json!(view.hourglass);
    }
    if let Some(board) =
        view.players.first().map(|player| player.layout.board()).filter(|board| !board.blueprint().marks().is_empty())
    {
        end["dice"] = json!(view.dice);
        end["opened"] = json!(board.opened());
    }
    end
}

fn player(player: &PlayerView) -> Value {
    let ship = player.layout.components().map(|(at, component)| {
        let turn = component.rotation().map_or(0, Rotation::quarters);
        json!({ "at": at, "tile": Tile::of(component), "turn": turn })
    });
    json!({
        "ship": ship.collect::<Vec<_>>(),
        "aside": player.aside,
        "hand": player.hand,
        "order": player.order,
    })
}
