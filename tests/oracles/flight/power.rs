//! What engines and cannons bring, and the batteries that are spent on doubles.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::player::{Player, pairs};
use super::table::{Place, Question, Rules, Table};
use crate::trucker::json;
use crate::trucker::side::Cell;
use crate::trucker::strength::{
    defence_points, free_cannon_halves, free_engine, powered_cannon_halves, powered_engine,
};
use crate::trucker::tile::{Tile, tile_at};

/// The tokens that are spent, by battery component.
pub(crate) type Tokens = BTreeMap<Cell, i32>;

/// BG-POWER, LM-FLEET-1: one token of that battery component for a ship, beside those that are spent already.
pub(crate) fn pay(place: &Place, ship: usize, battery: Cell, spent: &mut Tokens) -> Rules {
    let tokens = spent.entry(battery).or_default();
    *tokens += 1;
    let mut rules = Rules::new();
    if place.player.tokens_of(battery) < *tokens {
        rules.extend(["BG-POWER", "LM-FLEET-16", "LM-FLEET-1"]);
    }
    if place.ship_of(battery) != Some(ship) {
        rules.insert("LM-FLEET-1");
    }
    rules
}

/// Whether a component does more for its battery in what is asked.
pub(crate) fn is_double(question: &Question, tile: &Tile) -> bool {
    match question {
        Question::Engines => powered_engine(tile) > 0,
        Question::Cannons => powered_cannon_halves(tile) > 0,
        _ => false,
    }
}

/// Whether any double could be powered: there is one on a ship that has a token.
fn can_power(place: &Place, question: &Question) -> bool {
    let has_token = |ship: Option<usize>| place.player.tokens.keys().any(|&battery| place.ship_of(battery) == ship);
    place.player.tiles.iter().any(|tile| is_double(question, tile) && has_token(place.ship_of(tile.at)))
}

/// BG-POWER, LM-FLEET-1, LM-FLEET-16: each double is powered once, by a token of its own ship.
fn judge(place: &Place, question: &Question, answer: &Value) -> Result<(BTreeSet<Cell>, Tokens), Rules> {
    let (mut powered, mut spent, mut rules) = (BTreeSet::new(), Tokens::new(), Rules::new());
    for (double, battery) in pairs(&answer["power"]) {
        let is_there = tile_at(&place.player.tiles, double).is_some_and(|tile| is_double(question, tile));
        if !is_there || !powered.insert(double) {
            rules.extend(["BG-POWER", "LM-FLEET-16"]);
        }
        match place.ship_of(double) {
            Some(ship) => rules.extend(pay(place, ship, json::cell(&battery), &mut spent)),
            None => drop(rules.insert("LM-FLEET-1")),
        }
    }
    if rules.is_empty() { Ok((powered, spent)) } else { Err(rules) }
}

/// LM-FLEET-2, LM-FLEET-16: the engine strength of some components, the brown alien's help only beside some of their own.
fn engines(player: &Player, tiles: &[Tile], powered: &BTreeSet<Cell>) -> i32 {
    let mut strength = 0;
    for tile in tiles {
        strength += free_engine(tile);
        if powered.contains(&tile.at) {
            strength += powered_engine(tile);
        }
    }
    strength + if strength > 0 && has_alien(player, tiles, "brown") { 2 } else { 0 }
}

/// LM-FLEET-4, LM-FLEET-16, BG-HALF: the half points of the cannons of a ship.
fn cannon_halves(place: &Place, tiles: &[Tile], powered: &BTreeSet<Cell>) -> i32 {
    let mut halves = 2 * defence_points(place.board, tiles);
    for tile in tiles {
        halves += free_cannon_halves(tile);
        if powered.contains(&tile.at) {
            halves += powered_cannon_halves(tile);
        }
    }
    halves + if halves > 0 && has_alien(place.player, tiles, "purple") { 4 } else { 0 }
}

fn has_alien(player: &Player, tiles: &[Tile], colour: &str) -> bool {
    player.aliens.iter().any(|(&cabin, alien)| alien == colour && tile_at(tiles, cabin).is_some())
}

impl Table<'_> {
    /// BG-POWER: what a player powers, if there is anything to power; it is spent.
    fn power(&mut self, seat: usize, question: &Question) -> BTreeSet<Cell> {
        if !can_power(&self.place(seat), question) {
            return BTreeSet::new();
        }
        let (powered, spent) = self.ask(seat, question, |place, answer| judge(place, question, answer));
        for (battery, tokens) in spent {
            self.players[seat].lose_tokens(battery, tokens);
        }
        powered
    }

    /// The engine strength of each ship of a player that has components, LM-R46.
    pub(crate) fn engines_of(&mut self, seat: usize) -> Vec<(usize, i32)> {
        let powered = self.power(seat, &Question::Engines);
        let player = &self.players[seat];
        let strength = |ship: usize| engines(player, &player.tiles_in(&self.ships[ship]), &powered);
        let strengths: Vec<(usize, i32)> = self.flying(seat).into_iter().map(|ship| (ship, strength(ship))).collect();
        self.note_alien(seat, "brown", &strengths);
        strengths
    }

    /// LM-FLEET-4: the half points of all ships of a player together.
    pub(crate) fn cannons_of(&mut self, seat: usize) -> i32 {
        let powered = self.power(seat, &Question::Cannons);
        let place = self.place(seat);
        let strength = |ship: usize| cannon_halves(&place, &place.player.tiles_in(&self.ships[ship]), &powered);
        let strengths: Vec<(usize, i32)> = self.flying(seat).into_iter().map(|ship| (ship, strength(ship))).collect();
        self.note_alien(seat, "purple", &strengths);
        strengths.into_iter().map(|(_, halves)| halves).sum()
    }

    fn note_alien(&mut self, seat: usize, colour: &str, strengths: &[(usize, i32)]) {
        for &(ship, strength) in strengths {
            let player = &self.players[seat];
            if has_alien(player, &player.tiles_in(&self.ships[ship]), colour) {
                self.note(format!("{colour} {}", if strength == 0 { "alone helps nobody" } else { "helps" }));
            }
        }
    }
}
