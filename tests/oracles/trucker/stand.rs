//! How things stand while the owner answers an attack: each step is judged and then taken.

use std::collections::{BTreeMap, BTreeSet};

use super::aim::Line;
use super::board::Board;
use super::check::neighbour;
use super::defence::{Attack, Cover, House, Kind, Refusal, Shot, Thrust, refuse};
use super::loaded::Loaded;
use super::react::{reaches, useful};
use super::side::{Cell, Side};
use super::strike::path;
use super::tile::{SMOOTH, Tile, tile_at};

/// How far the answer to an attack has come.
#[derive(Clone, Debug)]
pub(crate) struct Stand<'a> {
    pub(crate) fleet: &'a Loaded,
    pub(crate) attack: &'a Attack,
    pub(crate) house: &'a House,
    /// LM-SPLICE-10: the tokens paid so far, by battery component.
    pub(crate) spent: BTreeMap<Cell, i32>,
    /// LM-FLEET-14: the ships that have used their thrusters and where the nozzle points to, if that is of any use.
    pub(crate) moved: BTreeMap<usize, Option<Side>>,
    /// For each line met so far, the component that is first on it.
    pub(crate) met: Vec<Option<Cell>>,
    /// The cannon that has shot at each line.
    pub(crate) shot: BTreeMap<usize, Cell>,
    /// The shield that is on over each ship.
    pub(crate) covered: BTreeMap<usize, Cell>,
}

impl<'a> Stand<'a> {
    /// Nobody has done anything yet.
    pub(crate) fn new(fleet: &'a Loaded, attack: &'a Attack, house: &'a House) -> Stand<'a> {
        let (spent, moved, met) = (BTreeMap::new(), BTreeMap::new(), Vec::new());
        Stand { fleet, attack, house, spent, moved, met, shot: BTreeMap::new(), covered: BTreeMap::new() }
    }

    /// LM-ATTACK-8, LM-FLEET-14, rulings 7, 10 and 15: one step of one ship, by a thruster of its own.
    pub(crate) fn thrust(&mut self, thrust: &Thrust) -> Result<(), Refusal> {
        let Some(thruster) = tile_at(&self.fleet.tiles, thrust.thruster) else {
            return refuse("LM-ATTACK-8", "no component there");
        };
        if !thruster.nozzles().contains(&thrust.nozzle) {
            return refuse("LM-ATTACK-8", "no nozzle that way");
        }
        if self.fleet.ship_of(thrust.thruster) != Some(thrust.ship) {
            return refuse("LM-FLEET-14", "the thruster of another ship");
        }
        self.takes_part(thrust.ship)?;
        if self.moved.contains_key(&thrust.ship) {
            return refuse("LM-ATTACK-8", "the ship has moved already");
        }
        let useful = useful(&self.fleet.board, thrust.nozzle, self.attack.aim.from, self.house.table);
        if !useful && !self.house.vain {
            return refuse("LM-ATTACK-8", "a nozzle along the travel does nothing");
        }
        self.pay(thrust.ship, &thrust.pay, self.house.thruster_cost)?;
        self.moved.insert(thrust.ship, useful.then_some(thrust.nozzle));
        Ok(())
    }

    /// LM-FLEET-13: a ship in hyperspace takes no part.
    fn takes_part(&self, ship: usize) -> Result<(), Refusal> {
        if self.fleet.away.contains(&ship) { refuse("LM-FLEET-13", "in hyperspace") } else { Ok(()) }
    }

    /// LM-FLEET-1, BG-POWER: each named battery component pays one token for its own ship.
    fn pay(&mut self, ship: usize, pay: &[Cell], cost: usize) -> Result<(), Refusal> {
        if pay.len() != cost {
            return refuse("BG-POWER", "not what it costs");
        }
        for &battery in pay {
            let spent = self.spent.get(&battery).copied().unwrap_or(0);
            if self.fleet.at(battery).batteries <= spent {
                return refuse("BG-POWER", "no token is left there");
            }
            if self.fleet.ship_of(battery) != Some(ship) {
                return refuse("LM-FLEET-1", "the battery of another ship");
            }
            self.spent.insert(battery, spent + 1);
        }
        Ok(())
    }

    /// Rulings 15 and 16: that line as a ship sees it after its own step.
    pub(crate) fn seen(&self, line: Line, ship: usize) -> Line {
        match self.moved.get(&ship) {
            Some(&Some(nozzle)) => stepped(&self.fleet.board, line, nozzle),
            _ => line,
        }
    }

    /// LM-FLEET-10, LM-FLEET-14: the ships that are first on that line, all at the same distance, and where each is struck.
    pub(crate) fn first_on(&self, line: Line) -> BTreeMap<usize, Cell> {
        let mut nearest = usize::MAX;
        let mut first = BTreeMap::new();
        for ship in 0..self.fleet.ships.len() {
            if self.fleet.away.contains(&ship) {
                continue;
            }
            let aboard = self.fleet.tiles_of(ship);
            let path = path(&self.fleet.board, self.attack.aim.from, self.seen(line, ship));
            let Some(distance) = path.iter().position(|&cell| tile_at(&aboard, cell).is_some()) else { continue };
            if distance < nearest {
                nearest = distance;
                first.clear();
            }
            if distance == nearest {
                first.insert(ship, path[distance]);
            }
        }
        first
    }

    /// LM-ATTACK-2, LM-TORUS-7, ruling 21: what the next line strikes.
    pub(crate) fn meet(&mut self, pick: Option<usize>) -> Result<(), Refusal> {
        let first = self.first_on(self.attack.aim.lines[self.met.len()]);
        let met = match pick {
            Some(ship) => match first.get(&ship) {
                Some(&cell) => Some(cell),
                None => return refuse("LM-FLEET-14", "that ship is not first on the line"),
            },
            None if first.len() > 1 => return refuse("LM-FLEET-14", "the owner must choose the ship"),
            None => first.values().next().copied(),
        };
        self.met.push(met);
        Ok(())
    }

    /// LM-ATTACK-4, LM-TORUS-9, LM-SPLICE-7, LM-FLEET-11, LM-KIND-1, rulings 3, 4, 12 and 16: a cannon against a large meteor.
    pub(crate) fn shoot(&mut self, line: usize, shot: &Shot) -> Result<(), Refusal> {
        match self.attack.kind {
            Kind::LargeMeteor => {}
            Kind::SmallMeteor => return refuse("LM-ATTACK-3", "cannons do nothing"),
            Kind::LightFire | Kind::HeavyFire => return refuse("LM-ATTACK-5", "cannons do nothing"),
            Kind::Intruder => return refuse("LM-ATTACK-10", "cannons do nothing"),
        }
        let Some(&flown) = self.attack.aim.lines.get(line) else {
            return refuse("LM-ATTACK-4", "no such line");
        };
        let Some(cannon) = tile_at(&self.fleet.tiles, shot.cannon) else {
            return refuse("LM-ATTACK-4", "no component there");
        };
        let ship = self.fleet.ship_of(shot.cannon).expect("a component of a ship");
        let from = self.attack.aim.from;
        if !cannon.muzzles().contains(&from) {
            return refuse("LM-ATTACK-4", "no muzzle that way");
        }
        self.takes_part(ship)?;
        if !reaches(&self.fleet.board, shot.cannon, from, self.seen(flown, ship), self.house.table) {
            return refuse(reach_rule(flown), "out of reach");
        }
        if self.shot.values().any(|&used| used == shot.cannon) {
            return refuse("LM-SPLICE-7", "the cannon has shot already");
        }
        if self.met[line].is_none() && !self.house.vain {
            return refuse("LM-R24", "nothing is struck on that line");
        }
        self.pay(ship, &shot.pay, shot_cost(cannon))?;
        self.shot.insert(line, shot.cannon);
        Ok(())
    }

    /// LM-ATTACK-3 to -6, LM-SPLICE-8, LM-TORUS-8, LM-FLEET-12, ruling 5: a shield over its ship.
    pub(crate) fn cover(&mut self, cover: &Cover) -> Result<(), Refusal> {
        let Some(shield) = tile_at(&self.fleet.tiles, cover.shield) else {
            return refuse("LM-ATTACK-6", "no component there");
        };
        if !shield.shields(self.attack.aim.from) {
            return refuse("LM-ATTACK-6", "not a shield that covers that side");
        }
        if self.fleet.ship_of(cover.shield) != Some(cover.ship) {
            return refuse("LM-FLEET-12", "the shield of another ship");
        }
        self.takes_part(cover.ship)?;
        if self.covered.contains_key(&cover.ship) {
            return refuse("LM-R24", "a shield is on already and covers all");
        }
        match self.attack.kind {
            Kind::LargeMeteor if !cover.boosted => return refuse("LM-ATTACK-4", "an ordinary shield does not help"),
            Kind::HeavyFire if !cover.boosted => return refuse("LM-ATTACK-5", "an ordinary shield does not help"),
            Kind::Intruder => return refuse("LM-ATTACK-10", "shields do nothing"),
            _ => {}
        }
        if !self.house.vain {
            self.anything_to_stop(cover.ship)?;
        }
        self.pay(cover.ship, &cover.pay, if cover.boosted { self.house.boosted_cost } else { 1 })?;
        self.covered.insert(cover.ship, cover.shield);
        Ok(())
    }

    /// Whether anything that strikes that ship is neither shot down nor bounces.
    fn anything_to_stop(&self, ship: usize) -> Result<(), Refusal> {
        let mut why = Refusal { rule: "LM-ATTACK-2", why: "nothing is struck" };
        for (line, met) in self.met.iter().enumerate() {
            let Some(cell) = *met else { continue };
            if self.fleet.ship_of(cell) != Some(ship) {
                why = Refusal { rule: "LM-FLEET-12", why: "another ship is struck" };
            } else if self.bounces(cell) {
                why = Refusal { rule: "LM-ATTACK-3", why: "it bounces" };
            } else if self.shot.contains_key(&line) {
                why = Refusal { rule: "LM-SPLICE-10", why: "it is shot down" };
            } else {
                return Ok(());
            }
        }
        Err(why)
    }

    /// LM-ATTACK-3, LM-TORUS-8, LM-LEGAL-4, ruling 14: a small meteor bounces off an edge that is smooth or faces a component.
    pub(crate) fn bounces(&self, cell: Cell) -> bool {
        let (fleet, from) = (self.fleet, self.attack.aim.from);
        let tile = tile_at(&fleet.tiles, cell).expect("a struck component");
        let exposed = tile.edge(from) != SMOOTH && neighbour(&fleet.board, &fleet.tiles, cell, from).is_none();
        self.attack.kind == Kind::SmallMeteor && !exposed
    }

    /// LM-FLEET-1: every battery component that has a token left.
    pub(crate) fn charged(&self) -> BTreeSet<Cell> {
        let left = |cell: &Cell| self.fleet.at(*cell).batteries - self.spent.get(cell).copied().unwrap_or(0);
        self.fleet.aboard.keys().copied().filter(|cell| left(cell) > 0).collect()
    }
}

/// LM-ATTACK-8, ruling 10: a line one step toward a side. It wraps where the board does, else it may leave the board: then
/// it passes the ship one step outside, and an adjacent cannon still reaches it (ruling 16).
fn stepped(board: &Board, line: Line, toward: Side) -> Line {
    let step = |cell: Cell| board.beyond(cell, toward).unwrap_or(toward.step(cell));
    match line {
        Line::Column(column) => Line::Column(step((column, 0)).0),
        Line::Row(row) => Line::Row(step((0, row)).1),
        Line::Cell(aimed) => Line::Cell(step(aimed)),
    }
}

/// The rule that says how far a cannon reaches.
fn reach_rule(line: Line) -> &'static str {
    match line {
        Line::Cell(_) => "LM-TORUS-9",
        Line::Column(_) | Line::Row(_) => "LM-ATTACK-4",
    }
}

/// BG-POWER, LM-SPLICE-7, LM-KIND-1, LM-KIND-2: a double cannon and a bi-directional one cost a token a shot, others nothing.
pub(crate) fn shot_cost(cannon: &Tile) -> usize {
    match (cannon.kind.as_str(), cannon.strength) {
        ("cannon", 2) | ("bidirectional_cannon", _) => 1,
        _ => 0,
    }
}
