//! One attack on one player: what it strikes, what he may do about it, what it destroys.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use super::player::pairs;
use super::power::{Tokens, pay};
use super::table::{Place, Rules};
use crate::trucker::aim::{Aim, Line};
use crate::trucker::board::Aiming;
use crate::trucker::check::neighbour;
use crate::trucker::defence::Kind;
use crate::trucker::json;
use crate::trucker::react::{DEFAULT, reaches};
use crate::trucker::side::{Cell, Side};
use crate::trucker::stand::shot_cost;
use crate::trucker::strike::path;
use crate::trucker::tile::{SMOOTH, Tile, tile_at};

#[derive(Clone, Debug)]
pub(crate) struct Attack {
    pub(crate) kind: Kind,
    pub(crate) aim: Aim,
}

/// The result of a legal reaction.
#[derive(Clone, Debug, Default)]
pub(crate) struct Reaction {
    pub(crate) spent: Tokens,
    pub(crate) destroyed: BTreeSet<Cell>,
    /// The component struck on each line.
    pub(crate) met: Vec<Option<Cell>>,
    /// What happened, for those who count.
    pub(crate) told: Vec<&'static str>,
}

/// An answer as far as it has been read.
struct Reading<'a> {
    place: Place<'a>,
    attack: &'a Attack,
    rules: Rules,
    reaction: Reaction,
    /// LM-FLEET-14: where the nozzle points to, by ship.
    moved: BTreeMap<usize, Side>,
    /// The component struck on each line.
    met: Vec<Option<Cell>>,
    /// The lines that were shot at, with the cannon.
    shot: BTreeMap<usize, Cell>,
    shielded: BTreeSet<usize>,
}

/// LM-SPLICE-10: thrusters, cannons, shields, then the hits; or every rule that some part of the answer breaks.
pub(crate) fn judge(place: &Place, attack: &Attack, answer: &Value) -> Result<Reaction, Rules> {
    let (moved, met, shot, shielded) = (BTreeMap::new(), Vec::new(), BTreeMap::new(), BTreeSet::new());
    let (rules, reaction) = (Rules::new(), Reaction::default());
    let mut reading = Reading { place: *place, attack, rules, reaction, moved, met, shot, shielded };
    let uses = |field: &str| answer.get(field).map_or(Vec::new(), pairs);
    for (thruster, battery) in uses("thrust") {
        reading.thrust(thruster, json::cell(&battery));
    }
    let chosen = answer.get("struck").map(json::cell);
    for &line in &attack.aim.lines {
        reading.meet(line, chosen);
    }
    for shot in answer.get("shots").map_or(&[][..], json::list) {
        let line = usize::try_from(json::number(&shot["line"])).expect("a number of a line");
        reading.shoot(json::cell(&shot["cannon"]), line, shot.get("battery").map(json::cell));
    }
    for (shield, battery) in uses("shields") {
        reading.shield(shield, &[json::cell(&battery)], false);
    }
    for (shield, batteries) in uses("boosts") {
        reading.shield(shield, &json::list(&batteries).iter().map(json::cell).collect::<Vec<_>>(), true);
    }
    reading.finish()
}

/// LM-R44, LM-R23: whether there is any legal reaction: everything is tried alone.
pub(crate) fn can_react(place: &Place, attack: &Attack) -> bool {
    single_reactions(place, attack.aim.lines.len()).iter().any(|answer| judge(place, attack, answer).is_ok())
}

/// Everything a player could try alone, legal or not.
pub(crate) fn single_reactions(place: &Place, lines: usize) -> Vec<Value> {
    let mut all = Vec::new();
    let player = place.player;
    for tile in &player.tiles {
        for &battery in player.tokens.keys() {
            match tile.kind.as_str() {
                "thruster" => all.push(json!({"ask": "defend", "thrust": [[tile.at, battery]]})),
                "shield" => all.push(json!({"ask": "defend", "shields": [[tile.at, battery]]})),
                _ => {}
            }
            if tile.kind == "shield" && place.settings.boosts {
                let others = player.tokens.keys().filter(|&&other| other >= battery);
                all.extend(others.map(|other| json!({"ask": "defend", "boosts": [[tile.at, [battery, other]]]})));
            }
        }
        let payments: Vec<Option<Cell>> = match shot_cost(tile) {
            0 => vec![None],
            _ => player.tokens.keys().copied().map(Some).collect(),
        };
        for line in 0..lines {
            for battery in payments.iter().filter(|_| !tile.muzzles().is_empty()) {
                all.push(json!({"ask": "defend", "shots": [shot(tile.at, line, *battery)]}));
            }
        }
    }
    all
}

pub(crate) fn shot(cannon: Cell, line: usize, battery: Option<Cell>) -> Value {
    match battery {
        Some(battery) => json!({"cannon": cannon, "line": line, "battery": battery}),
        None => json!({"cannon": cannon, "line": line}),
    }
}

impl Reading<'_> {
    fn tile(&self, cell: Cell) -> Option<&Tile> {
        tile_at(&self.place.player.tiles, cell)
    }

    /// LM-ATTACK-8, LM-FLEET-14, LM-R7, LM-R10, LM-R15, LM-R24: one step of one ship across the travel, for one battery.
    fn thrust(&mut self, thruster: Cell, battery: Cell) {
        let nozzle = self.tile(thruster).and_then(|tile| tile.nozzles().first().copied());
        let across = nozzle.filter(|nozzle| nozzle.along_column() != self.attack.aim.from.along_column());
        let Some(ship) = self.place.ship_of(thruster) else {
            return self.rules.extend(["LM-ATTACK-8", "LM-R24"]);
        };
        let Some(nozzle) = across.filter(|_| !self.attack.aim.lines.is_empty()) else {
            self.rules.extend(["LM-ATTACK-8", "LM-R24"]);
            return self.pay(ship, battery);
        };
        if self.moved.insert(ship, nozzle).is_some() {
            self.rules.extend(["LM-ATTACK-8", "LM-FLEET-14", "LM-R24"]);
        }
        self.reaction.told.push("thrust");
        self.pay(ship, battery);
    }

    fn pay(&mut self, ship: usize, battery: Cell) {
        let broken = pay(&self.place, ship, battery, &mut self.reaction.spent);
        self.rules.extend(broken);
    }

    /// LM-R16: a line as a ship sees it after its own step; it may lie outside the board then.
    fn seen(&self, line: Line, ship: usize) -> Line {
        let Some(&nozzle) = self.moved.get(&ship) else { return line };
        let step = |cell: Cell| self.place.board.beyond(cell, nozzle).unwrap_or(nozzle.step(cell));
        match line {
            Line::Column(column) => Line::Column(step((column, 0)).0),
            Line::Row(row) => Line::Row(step((0, row)).1),
            Line::Cell(aimed) => Line::Cell(step(aimed)),
        }
    }

    /// LM-ATTACK-2, LM-FLEET-10, LM-FLEET-14, LM-R21: the first component over all ships; the owner chooses where two are equally near.
    fn meet(&mut self, line: Line, chosen: Option<Cell>) {
        let mut first: Vec<(usize, Cell)> = Vec::new();
        for (ship, cells) in self.place.ships.iter().enumerate() {
            let path = path(self.place.board, self.attack.aim.from, self.seen(line, ship));
            let on = |cell: &Cell| cells.contains(cell) && self.tile(*cell).is_some();
            if let Some(distance) = path.iter().position(on) {
                first.push((distance, path[distance]));
            }
        }
        let nearest = first.iter().map(|&(distance, _)| distance).min();
        first.retain(|&(distance, _)| Some(distance) == nearest);
        let met = match (first.len(), chosen) {
            (0 | 1, _) => first.first().map(|&(_, cell)| cell),
            (_, Some(cell)) if first.iter().any(|&(_, other)| other == cell) => {
                self.reaction.told.push("the owner chooses what is struck");
                Some(cell)
            }
            _ => {
                self.rules.extend(["LM-FLEET-14", "LM-R21"]);
                None
            }
        };
        if met.is_none() && !self.moved.is_empty() {
            self.reaction.told.push("a line meets nothing after a step");
        }
        self.met.push(met);
    }

    /// LM-ATTACK-3 to -5, LM-TORUS-9, LM-SPLICE-7, LM-FLEET-11, LM-R12, LM-R24: a cannon at a large meteor on one line.
    fn shoot(&mut self, cannon: Cell, line: usize, battery: Option<Cell>) {
        let too_far: &[&str] = match (self.attack.kind, self.place.board.aiming) {
            (Kind::Intruder, _) => return self.rules.extend(["LM-ATTACK-10", "LM-R24"]),
            (Kind::SmallMeteor, _) => return self.rules.extend(["LM-ATTACK-3", "LM-R24"]),
            (Kind::LightFire | Kind::HeavyFire, _) => return self.rules.extend(["LM-ATTACK-5", "LM-R24"]),
            (_, Aiming::Splice) => &["LM-ATTACK-4", "LM-R24", "LM-SPLICE-7"],
            (_, Aiming::Cell) => &["LM-ATTACK-4", "LM-R24", "LM-TORUS-9"],
            _ => &["LM-ATTACK-4", "LM-R24"],
        };
        let from = self.attack.aim.from;
        let (Some(tile), Some(ship), Some(&flown)) =
            (self.tile(cannon).cloned(), self.place.ship_of(cannon), self.attack.aim.lines.get(line))
        else {
            return self.rules.extend(too_far);
        };
        if !tile.muzzles().contains(&from) || !reaches(self.place.board, cannon, from, self.seen(flown, ship), DEFAULT)
        {
            self.rules.extend(too_far);
        }
        if self.met[line].is_none() {
            self.rules.extend(["LM-ATTACK-4", "LM-R24"]);
        }
        if self.shot.values().any(|&other| other == cannon) {
            self.rules.insert("LM-SPLICE-7");
        }
        if self.shot.insert(line, cannon).is_some() {
            self.rules.insert("LM-R24");
        }
        self.reaction.told.push("shot");
        match (shot_cost(&tile), battery) {
            (0, None) => {}
            (1, Some(battery)) => self.pay(ship, battery),
            _ => self.rules.extend(["BG-POWER", "LM-FLEET-16", "LM-ATTACK-4"]),
        }
    }

    /// LM-ATTACK-3 to -6, LM-SPLICE-8, LM-TORUS-8, LM-FLEET-12, LM-R5, LM-R24: a shield over its own ship.
    fn shield(&mut self, shield: Cell, batteries: &[Cell], boosted: bool) {
        let stops = match self.attack.kind {
            Kind::SmallMeteor => "LM-ATTACK-3",
            Kind::LightFire | Kind::HeavyFire => "LM-ATTACK-5",
            Kind::LargeMeteor => "LM-ATTACK-4",
            Kind::Intruder => "LM-ATTACK-10",
        };
        let is_too_strong = matches!(self.attack.kind, Kind::LargeMeteor | Kind::HeavyFire) && !boosted;
        if is_too_strong || self.attack.kind == Kind::Intruder || boosted && !self.place.settings.boosts {
            self.rules.extend([stops, "LM-R24", "LM-R5"]);
        }
        if boosted && batteries.len() != 2 {
            self.rules.extend(["LM-R5", "BG-POWER", "LM-FLEET-1"]);
        }
        if !self.tile(shield).is_some_and(|tile| tile.shields(self.attack.aim.from)) {
            self.rules.extend([stops, "LM-ATTACK-6", "LM-R24"]);
            match self.place.board.aiming {
                Aiming::Splice => drop(self.rules.insert("LM-SPLICE-8")),
                Aiming::Cell => drop(self.rules.insert("LM-TORUS-8")),
                _ => {}
            }
        }
        let Some(ship) = self.place.ship_of(shield) else { return };
        // LM-SPLICE-10: what a cannon has destroyed does not come as far as a shield
        let comes = self.met.iter().enumerate().filter(|(line, _)| !self.shot.contains_key(line));
        let mut struck = comes.filter_map(|(_, met)| *met).filter(|&cell| self.place.ship_of(cell) == Some(ship));
        if !struck.any(|cell| !self.bounces(cell)) {
            self.rules.extend([stops, "LM-R24"]);
        }
        if !self.shielded.insert(ship) {
            self.rules.insert("LM-R24");
        }
        self.reaction.told.push(if boosted { "boosted shield" } else { "shield" });
        for &battery in batteries {
            self.pay(ship, battery);
        }
    }

    /// LM-ATTACK-3, LM-TORUS-8, LM-R14: a small meteor bounces unless it meets an exposed connector.
    fn bounces(&self, cell: Cell) -> bool {
        let from = self.attack.aim.from;
        let tile = self.tile(cell).expect("a struck component");
        let faces = neighbour(self.place.board, &self.place.player.tiles, cell, from).is_some();
        self.attack.kind == Kind::SmallMeteor && (tile.edge(from) == SMOOTH || faces)
    }

    /// LM-SPLICE-9, LM-ATTACK-7: what is not stopped destroys, all judged on the ship before any hit.
    fn finish(mut self) -> Result<Reaction, Rules> {
        if !self.rules.is_empty() {
            return Err(self.rules);
        }
        self.reaction.met.clone_from(&self.met);
        if self.attack.kind == Kind::Intruder {
            return Ok(self.reaction);
        }
        for (line, met) in self.met.clone().into_iter().enumerate() {
            let Some(cell) = met else { continue };
            let ship = self.place.ship_of(cell).expect("a component of a ship");
            let end = if self.bounces(cell) {
                "bounced"
            } else if self.shot.contains_key(&line) {
                "shot down"
            } else if self.shielded.contains(&ship) {
                "stopped by a shield"
            } else if self.tile(cell).expect("a struck component").indestructible() {
                "plating stands"
            } else {
                self.reaction.destroyed.insert(cell);
                "hit"
            };
            self.reaction.told.push(end);
        }
        Ok(self.reaction)
    }
}
