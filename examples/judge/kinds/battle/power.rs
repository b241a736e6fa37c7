//! `battle_power`: everything that the twelve powers do.

use serde::Deserialize;
use serde_json::{Value, json};
use starwright::battle::{Choice, Event, Game, Holding, PieceId, Power, Refusal, Squadron, Step};
use starwright::hex::{Direction, Hex};
use starwright::table::Seat;

use super::reaction::Reaction;
use super::table::{Moment, act, after, field, illegal, listed, maybe, only};
use super::{capital, cards, squadron};

/// Fields that any case of this kind may have.
const COMMON: [&str; 6] = ["power", "player", "do", "revealed", "used", "timing"];

/// `battle_power`: dispatches on `do`.
pub(crate) fn answer(case: &Value) -> Result<Value, String> {
    let act: String = field(case, "do")?;
    let known: &[&str] = match act.as_str() {
        "poses" => &["ship", "points"],
        "targets" | "laser" | "choose_elite" | "activate_shield" => &["ship"],
        "squadron" => &[
            "squadron",
            "move",
            "turn",
            "landing",
            "own_collisions",
            "firing",
            "facings",
            "elite",
            "doubled",
            "teleport",
            "round",
            "blast",
            "react",
        ],
        "capital" => &["ship", "points", "pose", "target", "laser", "super_shot", "activated", "react"],
        "elite_ends" => &["ship", "move"],
        "blast" => &["ship", "react"],
        "asteroid" => &["from", "to", "react"],
        "end_turn" => &["turn_of"],
        "resurrect" => &["squadron", "ships"],
        "cards" => &["hand", "deck", "plays", "reveal_at"],
        _ => return Err(format!("unknown do {act:?}")),
    };
    only(case, &[&COMMON, known].concat())?;
    if act == "cards" {
        return cards::answer(case);
    }
    let power = Some((field(case, "player")?, holding(case, &act)?));
    match act.as_str() {
        "poses" => capital::poses_with(case, power),
        "targets" => capital::targets_with(case, power),
        "capital" => capital::answer_with(case, power),
        "squadron" => squadron::answer_with(case, power),
        "laser" => laser(case),
        "elite_ends" => elite_ends(case),
        "end_turn" => end_turn(case),
        "resurrect" => resurrect(case),
        _ => at_once(case, &single(case, &act)?),
    }
}

/// The power card before the case's choice.
fn holding(case: &Value, act: &str) -> Result<Holding, String> {
    let power: Power = field(case, "power")?;
    let spent = maybe(case, "used")?.unwrap_or(false);
    let shielded = case["state"]["pieces"].as_array().into_iter().flatten().any(|piece| piece.get("shield").is_some());
    let in_force = match power {
        Power::E1 => act != "choose_elite",
        Power::E2 | Power::K1 => true,
        Power::D1 => shielded,
        _ => false,
    };
    let spent = spent || (power == Power::D1 && shielded);
    Ok(Holding { power, revealed: spent || maybe(case, "revealed")?.unwrap_or(in_force), spent })
}

fn dealt(case: &Value) -> Result<(Seat, Holding), String> {
    Ok((field(case, "player")?, holding(case, &field::<String>(case, "do")?)?))
}

/// The choice of a case that takes effect at once.
fn single(case: &Value, act: &str) -> Result<Choice, String> {
    Ok(match act {
        "choose_elite" => Choice::Elite { fighter: field(case, "ship")? },
        "blast" => Choice::Blast { fighter: field(case, "ship")? },
        "activate_shield" => Choice::Shield { ship: field(case, "ship")? },
        _ => Choice::Asteroid { from: field(case, "from")?, to: field(case, "to")? },
    })
}

/// The game at the time that the case names: by default the end of the player's own turn, which is open for every power.
fn game(case: &Value) -> Result<Game, String> {
    let power = dealt(case)?;
    let at = |active, step| Moment { power: Some(power), ..Moment::new(active, [0, 0, 0], step) };
    let others = if case["state"]["players"] == 3 { 3 } else { 4 };
    match maybe::<String>(case, "timing")?.as_deref() {
        None => at(power.0, Step::End).game(case),
        Some("own_turn") => at(power.0, Step::Reveal).game(case),
        Some("other_turn") => at(power.0.next(others), Step::End).game(case),
        Some("in_movement") => match in_the_air(case, power.0) {
            Some(moved) => Moment { card: [1, 0, 0], ..at(power.0, Step::Land) }.game(&moved),
            // Without two fighters of a squadron there is no point in the middle of a move: somebody else's turn will do.
            None => at(power.0.next(others), Step::End).game(case),
        },
        Some(timing) => Err(format!("unknown timing {timing:?}")),
    }
}

/// The case with two fighters of one of the player's squadrons in the air, bound for one hex by a card of 1.
fn in_the_air(case: &Value, player: Seat) -> Option<Value> {
    let mut case = case.clone();
    let pieces = case["state"]["pieces"].as_array()?.clone();
    let number = |piece: &Value| piece["id"].as_u64().and_then(|id| u8::try_from(id).ok());
    let id = |piece: &Value| number(piece).and_then(|number| PieceId::try_from(number).ok());
    for squadron in Squadron::all(player) {
        let of =
            |piece: &&Value| id(piece).and_then(PieceId::squadron) == Some(squadron) && piece.get("elite").is_none();
        let mates: Vec<&Value> = pieces.iter().filter(of).collect();
        let elite = pieces
            .iter()
            .any(|piece| id(piece).and_then(PieceId::squadron) == Some(squadron) && piece.get("elite").is_some());
        let [one, other, ..] = mates[..] else { continue };
        if elite {
            continue;
        }
        let rest: Vec<Value> = pieces.iter().filter(|piece| ![one, other].contains(piece)).cloned().collect();
        let [from, to, beyond] = line(&case, &rest)?;
        let ahead = from.direction_to(to)?;
        let aloft = |piece: &Value, from: Hex, facing: Direction| json!({ "id": piece["id"], "from": from, "facing": facing, "to": to });
        let all: Vec<&Value> = mates.iter().map(|piece| &piece["id"]).collect();
        case["state"]["under_way"] = json!({
            "airborne": [aloft(one, from, ahead), aloft(other, beyond, ahead.clockwise(3))], "ready": all, "turning": all,
        });
        case["state"]["pieces"] = json!(rest);
        return Some(case);
    }
    None
}

/// Three free hexes in a line.
fn line(case: &Value, pieces: &[Value]) -> Option<[Hex; 3]> {
    let hexes = |value: &Value| serde_json::from_value::<Vec<Hex>>(value.clone()).ok();
    let mut taken = hexes(&case["state"]["asteroids"])?;
    for piece in pieces {
        taken.extend(hexes(&piece["at"])?);
    }
    let free = |hex: &Hex| !taken.contains(hex);
    let lines = Hex::ORIGIN.disc(7).map(|from| [from, from.step(Direction::North), from.ahead(Direction::North, 2)]);
    lines.into_iter().find(|line| line.iter().all(free))
}

/// A choice that takes effect at once.
fn at_once(case: &Value, action: &Choice) -> Result<Value, String> {
    let mut game = game(case)?;
    finished(case, &mut game, |game| act(game, action))
}

/// The state after choices and reactions, or the rule of the first refusal.
fn finished(
    case: &Value,
    game: &mut Game,
    choices: impl FnOnce(&mut Game) -> Result<(), Refusal>,
) -> Result<Value, String> {
    let reaction = Reaction::read(case)?;
    match choices(game).and_then(|()| reaction.finish(game)) {
        Ok(()) => after(game),
        Err(refusal) => Ok(illegal(refusal)),
    }
}

fn laser(case: &Value) -> Result<Value, String> {
    let ship: PieceId = field(case, "ship")?;
    let at = Moment { power: Some(dealt(case)?), ..Moment::new(ship.seat(), [0, 0, 0], Step::Shoot { ship }) };
    let mut events = Vec::new();
    match at.game(case)?.apply(ship.seat(), &Choice::Laser { ship }, &mut events) {
        Ok(()) | Err(Refusal::NothingAhead { .. }) => {}
        Err(refusal) => return Ok(illegal(refusal)),
    }
    let target = events.into_iter().find_map(|event| match event {
        Event::Laser { at, .. } => Some(at),
        _ => None,
    });
    Ok(json!({ "target": target }))
}

fn elite_ends(case: &Value) -> Result<Value, String> {
    let ship: PieceId = field(case, "ship")?;
    let card = [field(case, "move")?, 0, 0];
    let squadron = ship.squadron().ok_or("the elite is a fighter")?;
    let at = Moment { power: Some(dealt(case)?), ..Moment::new(ship.seat(), card, Step::Squadron) };
    let mut game = at.game(case)?;
    let mates = squadron.fighters().filter(|&mate| mate != ship && game.field().ship(mate).is_some());
    let order = [ship].into_iter().chain(mates).collect();
    let landing = Choice::landing(Choice::Squadron { squadron }, order);
    act(&mut game, &landing).map_err(|refusal| refusal.to_string())?;
    let end = |action| match action {
        Choice::EliteEnd { to } => Some(to),
        _ => None,
    };
    let mut ends: Vec<Hex> = listed(&game).into_iter().filter_map(end).collect();
    if game.step() == (Step::EliteFace { elite: ship }) {
        ends.extend(game.field().ship(ship).map(|ship| ship.at));
    }
    ends.sort_unstable();
    Ok(json!({ "ends": ends }))
}

fn end_turn(case: &Value) -> Result<Value, String> {
    let at = Moment { power: Some(dealt(case)?), ..Moment::new(field(case, "turn_of")?, [0, 0, 0], Step::End) };
    let mut game = at.game(case)?;
    finished(case, &mut game, |game| act(game, &Choice::End))
}

/// Where a ship returns.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Returning {
    id: PieceId,
    at: Hex,
    facing: Direction,
}

fn resurrect(case: &Value) -> Result<Value, String> {
    let squadron: Squadron = field(case, "squadron")?;
    let mut ships: Vec<Returning> = field(case, "ships")?;
    let mut game = game(case)?;
    finished(case, &mut game, |game| {
        act(game, &Choice::Resurrect { squadron })?;
        while let Step::Return { fighter } = game.step() {
            let named = ships.iter().position(|ship| ship.id == fighter).map(|place| ships.remove(place));
            let action = named.map_or(Choice::Leave { fighter }, |Returning { at, facing, .. }| Choice::Return {
                fighter,
                at,
                facing,
            });
            act(game, &action)?;
        }
        ships
            .into_iter()
            .try_for_each(|Returning { id, at, facing }| act(game, &Choice::Return { fighter: id, at, facing }))
    })
}
