//! Positions with a few parts changed, as by a careless or malicious person.

use serde_json::{Map, Value, json};
use starwright::battle::{
    Airborne, Card, Cards, Crash, Game, Holding, PieceId, Pieces, Position, Power, Race, Returning, Ship, Standing,
    Step, Waiting,
};
use starwright::dice::RandomSource;
use starwright::hex::{Direction, Hex, HexSet};
use starwright::table::{ArrayVec, Seat};

use crate::random::Dice;

/// A random number below `count`.
pub(crate) fn below(dice: &mut Dice, count: usize) -> usize {
    dice.below(u32::try_from(count).unwrap()) as usize
}

/// A random number below `count`, which is at most 256.
fn small(dice: &mut Dice, count: u32) -> u8 {
    dice.below(count).to_le_bytes()[0]
}

fn chance(dice: &mut Dice, one_in: u32) -> bool {
    dice.below(one_in) == 0
}

/// One of them, if there are any.
fn pick<T: Clone>(dice: &mut Dice, from: &[T]) -> Option<T> {
    (!from.is_empty()).then(|| from[below(dice, from.len())].clone())
}

/// A small number, or any.
fn byte(dice: &mut Dice, near: u8) -> u8 {
    match dice.below(4) {
        0 => near.wrapping_add(1),
        1 => near.wrapping_sub(1),
        2 => small(dice, 5),
        _ => small(dice, 256),
    }
}

/// A hex near this one, of something on the board, of the board, or anywhere.
fn hex(dice: &mut Dice, parts: &Position, near: Hex) -> Hex {
    let ships: Vec<Hex> = parts.pieces.iter().map(|piece| piece.ship.at).collect();
    let any = |dice: &mut Dice| Hex::new(small(dice, 256).cast_signed(), small(dice, 256).cast_signed());
    let listed = match dice.below(7) {
        0 => pick(dice, &ships),
        1 => pick(dice, &parts.terrain.asteroids.iter().collect::<Vec<_>>()),
        2 => pick(dice, &parts.terrain.probes.iter().collect::<Vec<_>>()),
        3 => Some(any(dice)),
        4 => pick(dice, &Hex::ORIGIN.disc(11).collect::<Vec<_>>()),
        _ => None,
    };
    listed.unwrap_or_else(|| near.step(direction(dice)))
}

fn direction(dice: &mut Dice) -> Direction {
    Direction::ALL[below(dice, 6)]
}

fn seat(dice: &mut Dice) -> Seat {
    Seat::ALL[below(dice, 4)]
}

/// A piece near this one in number, of the active player, of the move under way, or any.
fn piece(dice: &mut Dice, parts: &Position, near: PieceId) -> PieceId {
    let any: Vec<PieceId> = PieceId::of(4).collect();
    let own: Vec<PieceId> = PieceId::fleet(parts.turn.active).collect();
    let mates: Vec<PieceId> = near.squadron().into_iter().flat_map(starwright::battle::Squadron::fighters).collect();
    let sortie = &parts.turn.under_way;
    let moving: Vec<PieceId> = sortie.ready.iter().chain(sortie.turning.iter()).collect();
    let listed = match dice.below(4) {
        0 => pick(dice, &own),
        1 => pick(dice, &mates),
        2 => pick(dice, &moving),
        _ => None,
    };
    listed.or_else(|| pick(dice, &any)).unwrap()
}

fn step(dice: &mut Dice, parts: &Position) -> Step {
    let first = PieceId::fleet(parts.turn.active).next().unwrap();
    let (one, other) = (piece(dice, parts, first), piece(dice, parts, first));
    match dice.below(15) {
        0 => Step::Place,
        1 => Step::Reveal,
        2 => Step::Squadron,
        3 => Step::Land,
        4 => Step::Collide { mover: one, other },
        5 => Step::EliteEnd { elite: one },
        6 => Step::EliteFace { elite: one },
        7 => Step::Fire,
        8 => Step::Turn { fighter: one },
        9 => Step::Capital,
        10 => Step::Shoot { ship: one },
        11 => Step::Answer { ship: one, volley: chance(dice, 2) },
        12 => Step::End,
        13 => Step::Return { fighter: one },
        _ => Step::Over,
    }
}

/// The step names another piece.
fn other_actor(dice: &mut Dice, parts: &mut Position) {
    let new = |dice: &mut Dice, parts: &Position, old| piece(dice, parts, old);
    let step = match parts.turn.step {
        Step::Collide { mover, other } if chance(dice, 2) => Step::Collide { mover: new(dice, parts, mover), other },
        Step::Collide { mover, other } => Step::Collide { mover, other: new(dice, parts, other) },
        Step::EliteEnd { elite } => Step::EliteEnd { elite: new(dice, parts, elite) },
        Step::EliteFace { elite } => Step::EliteFace { elite: new(dice, parts, elite) },
        Step::Turn { fighter } => Step::Turn { fighter: new(dice, parts, fighter) },
        Step::Shoot { ship } => Step::Shoot { ship: new(dice, parts, ship) },
        Step::Return { fighter } => Step::Return { fighter: new(dice, parts, fighter) },
        Step::Answer { ship, volley } if chance(dice, 2) => Step::Answer { ship, volley: !volley },
        Step::Answer { ship, volley } => Step::Answer { ship: new(dice, parts, ship), volley },
        other => other,
    };
    parts.turn.step = step;
}

/// The list with one item changed, if they still have room.
fn few<T: Copy + PartialEq, const N: usize>(few: &mut ArrayVec<T, N>, change: impl FnOnce(&mut Vec<T>)) {
    let mut list: Vec<T> = few.iter().collect();
    change(&mut list);
    *few = ArrayVec::collect(list).unwrap_or(*few);
}

fn set_of_hexes(dice: &mut Dice, parts: &Position, set: &mut HexSet) {
    let mut list: Vec<Hex> = set.iter().collect();
    let place = below(dice, list.len() + 1);
    let near = list.get(place).copied().unwrap_or(Hex::ORIGIN);
    let new = hex(dice, parts, near);
    match dice.below(3) {
        0 if place < list.len() => drop(list.remove(place)),
        1 => list.insert(place, new),
        _ if place < list.len() => list[place] = new,
        _ => {}
    }
    *set = list.into_iter().collect();
}

fn set_of_pieces(dice: &mut Dice, parts: &Position, set: &mut Pieces) {
    let mut list: Vec<PieceId> = set.iter().collect();
    let place = below(dice, list.len() + 1);
    let near = list.get(place).copied().unwrap_or_else(|| PieceId::fleet(parts.turn.active).next().unwrap());
    let new = piece(dice, parts, near);
    match dice.below(4) {
        0 if place < list.len() => drop(list.remove(place)),
        1 => list.insert(place, new),
        2 => {
            list.push(new);
            list.sort_unstable();
        }
        _ if place < list.len() => list[place] = new,
        _ => {}
    }
    *set = list.into_iter().collect();
}

/// A piece goes from where it is to somewhere else, so that it is still in one place.
fn whereabouts(dice: &mut Dice, parts: &mut Position) {
    let id = piece(dice, parts, PieceId::fleet(parts.turn.active).next().unwrap());
    let ship = parts.pieces.iter().position(|piece| piece.id == id).map(|place| parts.pieces.remove(place));
    parts.turn.under_way.airborne.take(|flier| flier.id == id);
    parts.trophies.iter_mut().for_each(|trophies| trophies.remove(id));
    parts.lost.remove(id);
    let from = ship.map_or(Hex::ORIGIN, |Standing { ship, .. }| ship.at);
    match dice.below(5) {
        0 => parts.lost.insert(id),
        1 => {
            let to = below(dice, parts.trophies.len());
            parts.trophies[to].insert(id);
        }
        2 => {
            let (facing, distance) = (direction(dice), parts.turn.card.map_or(1, Card::distance));
            let to = Some(from.ahead(facing, distance.cast_signed())).filter(|_| !chance(dice, 4));
            few(&mut parts.turn.under_way.airborne, |airborne| {
                airborne.push(Airborne { id, from, facing, to, damage: 0 });
                airborne.sort_by_key(|flier| flier.id);
            });
        }
        _ => {
            let ship = Ship::new(hex(dice, parts, from), direction(dice));
            parts.pieces.push(Standing { id, ship });
            parts.pieces.sort_by_key(|piece| piece.id);
        }
    }
    // Half the time the move under way knows of it.
    if chance(dice, 2) && id.seat() == parts.turn.active {
        let there = parts.pieces.iter().any(|piece| piece.id == id)
            || parts.turn.under_way.airborne.iter().any(|flier| flier.id == id);
        for set in [&mut parts.turn.under_way.ready, &mut parts.turn.under_way.turning] {
            set.remove(id);
            if there {
                set.insert(id);
            }
        }
    }
}

fn one_ship(dice: &mut Dice, parts: &mut Position) {
    if parts.pieces.is_empty() {
        return;
    }
    let place = below(dice, parts.pieces.len());
    let Standing { mut id, mut ship } = parts.pieces[place];
    match dice.below(8) {
        0 => id = piece(dice, parts, id),
        1 => ship.damage = byte(dice, ship.damage),
        2 => ship.shot = !ship.shot,
        3 => ship.elite = !ship.elite,
        4 => ship.shield = byte(dice, ship.shield),
        5 => ship.facing = direction(dice),
        _ => (ship.at, ship.facing) = (hex(dice, parts, ship.at), direction(dice)),
    }
    parts.pieces[place] = Standing { id, ship };
}

fn one_flier(dice: &mut Dice, parts: &mut Position) {
    if parts.turn.under_way.airborne.is_empty() {
        return;
    }
    let place = below(dice, parts.turn.under_way.airborne.len());
    let mut flier = *parts.turn.under_way.airborne.get_mut(place).unwrap();
    let distance = parts.turn.card.map_or(1, Card::distance).cast_signed();
    match dice.below(7) {
        0 => flier.id = piece(dice, parts, flier.id),
        1 => flier.damage = byte(dice, flier.damage),
        2 => flier.facing = direction(dice),
        3 => flier.to = flier.to.map(|to| hex(dice, parts, to)).filter(|_| !chance(dice, 3)),
        4 => flier.from = hex(dice, parts, flier.from),
        // moved whole, so that the card still fits
        _ => {
            flier.from = hex(dice, parts, flier.from);
            flier.facing = direction(dice);
            flier.to = flier.to.map(|_| flier.from.ahead(flier.facing, distance));
        }
    }
    *parts.turn.under_way.airborne.get_mut(place).unwrap() = flier;
}

fn power(dice: &mut Dice, parts: &mut Position) {
    let place = below(dice, parts.powers.len());
    let race = parts.races.get(place).copied().unwrap_or(Race::Vonyan);
    let own = race.powers()[below(dice, 3)];
    parts.powers[place] = match (dice.below(6), parts.powers[place]) {
        (0, _) => None,
        (1, Some(old)) => Some(Holding { revealed: !old.revealed, ..old }),
        (2, Some(old)) => Some(Holding { spent: !old.spent, ..old }),
        (3, Some(old)) => Some(Holding { power: Power::ALL[below(dice, 12)], ..old }),
        (4, Some(old)) => Some(Holding { power: own, ..old }),
        _ => Some(Holding { power: own, revealed: chance(dice, 2), spent: chance(dice, 2) }),
    };
}

fn cards(dice: &mut Dice, parts: &mut Position) {
    let place = below(dice, parts.cards.len());
    let card = Card::new(small(dice, 13), small(dice, 4), small(dice, 7)).unwrap();
    let Cards { hand, deck, played } = parts.cards[place];
    let mut lists = [hand.iter().collect(), deck.iter().collect(), played.iter().collect::<Vec<_>>()];
    let (from, to) = [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)][below(dice, 6)];
    match dice.below(5) {
        0 => drop(lists[from].pop()),
        1 => lists[from].push(card),
        2 if !lists[from].is_empty() => lists[from][0] = card,
        _ => {
            let moved = lists[from].pop();
            lists[to].extend(moved);
        }
    }
    // more than a player can have are none
    let [hand, deck, played] = lists;
    if let (Some(hand), Some(deck), Some(played)) =
        (ArrayVec::collect(hand), ArrayVec::collect(deck), ArrayVec::collect(played))
    {
        parts.cards[place] = Cards { hand, deck, played };
    }
}

/// Changes whose turn it is, with everything or only some of what depends on it.
fn turn(dice: &mut Dice, parts: &mut Position) {
    match dice.below(6) {
        0 => parts.turn.first = seat(dice),
        1 => parts.turn.active = seat(dice),
        2 => parts.turn.round = byte(dice, parts.turn.round),
        3 => {
            let new = Card::new(small(dice, 13), small(dice, 4), small(dice, 7)).ok();
            parts.turn.card = new.filter(|_| !chance(dice, 4));
            let active = usize::from(parts.turn.active.number());
            let played = parts.cards.get_mut(active).map(|cards| &mut cards.played);
            let last = played.and_then(|played| played.get_mut(played.len().checked_sub(1)?));
            if let (Some(last), Some(card)) = (last, parts.turn.card) {
                *last = card;
            }
        }
        4 => parts.turn.step = step(dice, parts),
        _ => other_actor(dice, parts),
    }
}

fn waiting(dice: &mut Dice, parts: &mut Position) {
    let first = parts.turn.hits.first();
    let old = first.map_or_else(|| PieceId::capitals(parts.turn.active).next().unwrap(), |hit| hit.ship);
    let ship = piece(dice, parts, old);
    match (dice.below(4), parts.turn.hits.get_mut(0)) {
        (0, Some(hit)) => hit.damage = byte(dice, hit.damage),
        (1, Some(hit)) => hit.ship = ship,
        (2, Some(_)) => few(&mut parts.turn.hits, |hits| hits.truncate(hits.len() - 1)),
        _ => drop(parts.turn.hits.push(Waiting { ship, damage: 1 + small(dice, 3) })),
    }
}

fn crash(dice: &mut Dice, parts: &mut Position) {
    let first = PieceId::fleet(parts.turn.active).next().unwrap();
    let (id, at) = (piece(dice, parts, first), hex(dice, parts, Hex::ORIGIN));
    match (dice.below(3), parts.turn.under_way.crashed.get_mut(0)) {
        (0, Some(crash)) => crash.id = id,
        (1, Some(crash)) => crash.at = at,
        _ => drop(parts.turn.under_way.crashed.push(Crash { id, at })),
    }
}

fn under_way(dice: &mut Dice, parts: &mut Position) {
    let shown = parts.clone();
    match dice.below(5) {
        0 => set_of_pieces(dice, &shown, &mut parts.turn.under_way.ready),
        1 => set_of_pieces(dice, &shown, &mut parts.turn.under_way.turning),
        2 => parts.turn.under_way.ordered = !parts.turn.under_way.ordered,
        3 => {
            let near = PieceId::fleet(parts.turn.active).next().unwrap();
            parts.turn.under_way.elite = Some(piece(dice, parts, near)).filter(|_| !chance(dice, 3));
        }
        _ => {
            let count = parts.turn.under_way.airborne.len();
            if count > 1 {
                few(&mut parts.turn.under_way.airborne, |airborne| airborne.swap(0, count - 1));
            }
        }
    }
}

fn table(dice: &mut Dice, parts: &mut Position) {
    let seat = below(dice, parts.probes_held.len());
    match dice.below(8) {
        0 => parts.terrain.centre = hex(dice, parts, parts.terrain.centre),
        1 => parts.terrain.central_asteroid = !parts.terrain.central_asteroid,
        2 => parts.probes_held[seat] = byte(dice, parts.probes_held[seat]),
        3 => {
            parts.asteroids_rammed.resize(parts.probes_held.len(), 0);
            parts.asteroids_rammed[seat] = byte(dice, parts.asteroids_rammed[seat]);
        }
        4 => {
            let fallen = [Returning::Fallen, Returning::LastTurn, Returning::OwnSquadron][below(dice, 3)];
            parts.rulings = parts.rulings.with_returning(fallen).with_straight_displacement(chance(dice, 2));
        }
        5 => parts.rulings = parts.rulings.with_rammed_asteroid_points(byte(dice, 255)),
        6 => parts.races[seat] = Race::ALL[below(dice, 4)],
        _ => {
            let shown = parts.clone();
            set_of_pieces(dice, &shown, &mut parts.turn.fallen);
        }
    }
}

/// Changes one part.
pub(crate) fn mutate(dice: &mut Dice, parts: &mut Position) {
    let shown = parts.clone();
    match dice.below(16) {
        0 => set_of_hexes(dice, &shown, &mut parts.terrain.asteroids),
        1 => set_of_hexes(dice, &shown, &mut parts.terrain.probes),
        2 | 3 => whereabouts(dice, parts),
        4 | 5 => one_ship(dice, parts),
        6 | 7 => one_flier(dice, parts),
        8 => power(dice, parts),
        9 => cards(dice, parts),
        10 | 11 => turn(dice, parts),
        12 => waiting(dice, parts),
        13 => crash(dice, parts),
        14 => under_way(dice, parts),
        _ => table(dice, parts),
    }
}

/// The JSON of a game with one value changed, wherever it is.
pub(crate) fn mutate_json(dice: &mut Dice, game: &Game) -> Value {
    let mut json = serde_json::to_value(game).unwrap();
    let spare = json.clone();
    change(dice, &mut json, &spare);
    json
}

/// Goes down to a random value and changes it.
fn change(dice: &mut Dice, value: &mut Value, spare: &Value) {
    let down = !chance(dice, 6);
    match value {
        Value::Object(fields) if down && !fields.is_empty() => {
            let place = below(dice, fields.len());
            change(dice, fields.values_mut().nth(place).unwrap(), spare);
        }
        Value::Array(items) if down && !items.is_empty() => {
            let place = below(dice, items.len());
            change(dice, &mut items[place], spare);
        }
        Value::Object(fields) => change_fields(dice, fields),
        Value::Array(items) => change_items(dice, items),
        Value::Number(number) => {
            let old = number.as_i64().unwrap();
            *value = json!([old + 1, old - 1, 0, 255, 256, -129, i64::MAX][below(dice, 7)]);
        }
        Value::Bool(answer) => *value = json!(!*answer),
        _ => *value = any_part(dice, spare),
    }
}

fn change_fields(dice: &mut Dice, fields: &mut Map<String, Value>) {
    let names: Vec<String> = fields.keys().cloned().collect();
    match pick(dice, &names) {
        Some(name) if chance(dice, 2) => drop(fields.remove(&name)),
        _ => drop(fields.insert("other".to_owned(), json!(1))),
    }
}

fn change_items(dice: &mut Dice, items: &mut Vec<Value>) {
    let place = below(dice, items.len() + 1);
    match (dice.below(3), items.get(place).cloned()) {
        (0, Some(_)) => drop(items.remove(place)),
        (1, Some(item)) => items.push(item),
        _ => items.push(json!(below(dice, 80))),
    }
}

/// Some part of the whole.
fn any_part(dice: &mut Dice, whole: &Value) -> Value {
    let inner: Vec<Value> = match whole {
        Value::Object(fields) => fields.values().cloned().collect(),
        Value::Array(items) => items.clone(),
        _ => vec![],
    };
    match pick(dice, &inner) {
        Some(part) if !chance(dice, 4) => any_part(dice, &part),
        _ => whole.clone(),
    }
}
