//! A player: a marker, a purse, components with what is aboard them, and what is gone.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value, json};

use crate::trucker::board::Board;
use crate::trucker::check::{joined, pieces};
use crate::trucker::json;
use crate::trucker::side::{Cell, SIDES};
use crate::trucker::tile::{Tile, tile_at};

#[derive(Clone, Debug, Default)]
pub(crate) struct Player {
    /// The spaces travelled; none without a marker.
    pub(crate) position: Option<i32>,
    pub(crate) credits: i32,
    pub(crate) tiles: Vec<Tile>,
    /// The humans of each cabin that has some.
    pub(crate) humans: BTreeMap<Cell, i32>,
    pub(crate) aliens: BTreeMap<Cell, String>,
    /// The sleepers of each stasis chamber that has some.
    pub(crate) sleepers: BTreeMap<Cell, i32>,
    pub(crate) tokens: BTreeMap<Cell, i32>,
    /// The goods of each hold that has some, the most valuable first.
    pub(crate) goods: BTreeMap<Cell, String>,
    pub(crate) lost: BTreeSet<Cell>,
    pub(crate) gave_up: Vec<BTreeSet<Cell>>,
    pub(crate) set_aside: String,
    /// Ships in hyperspace, with all that is on them.
    pub(crate) away: Vec<Player>,
}

impl Player {
    pub(crate) fn read(value: &Value) -> Player {
        json::only_fields(value, &["position", "credits", "tiles", "crew", "sleepers", "batteries", "goods"]);
        let position = value["position"].as_i64().map(|position| i32::try_from(position).expect("a small number"));
        let mut player = Player { position, credits: json::number(&value["credits"]), ..Player::default() };
        if position.is_none() {
            return player;
        }
        player.tiles = json::tiles(value);
        for (cabin, who) in pairs(&value["crew"]) {
            match who.as_str() {
                Some(alien) => drop(player.aliens.insert(cabin, alien.to_owned())),
                None => drop(player.humans.insert(cabin, json::number(&who))),
            }
        }
        for (chamber, sleepers) in value.get("sleepers").map_or(Vec::new(), pairs) {
            player.sleepers.insert(chamber, json::number(&sleepers));
        }
        for (cell, tokens) in pairs(&value["batteries"]) {
            player.tokens.insert(cell, json::number(&tokens));
        }
        for (hold, goods) in pairs(&value["goods"]) {
            player.goods.insert(hold, sorted(json::text(&goods)));
        }
        player
    }

    /// As a case expects it, after the card.
    pub(crate) fn told(&self) -> Value {
        let mut told = self.given();
        told.remove("tiles");
        told.insert("lost".to_owned(), cells(&self.lost));
        told.insert("gave_up".to_owned(), self.gave_up.iter().map(cells).collect());
        told.insert("set_aside".to_owned(), json!(self.set_aside));
        Value::Object(told)
    }

    /// As a case gives it, without the tiles.
    pub(crate) fn given(&self) -> Map<String, Value> {
        let humans = self.humans.iter().map(|(cabin, humans)| json!([cabin, humans]));
        let crew: Vec<Value> = humans.chain(self.aliens.iter().map(|(cabin, alien)| json!([cabin, alien]))).collect();
        let batteries: Vec<Value> = self.tokens.iter().map(|(cell, tokens)| json!([cell, tokens])).collect();
        let goods: Vec<Value> = self.goods.iter().map(|(hold, goods)| json!([hold, goods])).collect();
        let mut given = json!({"position": self.position, "credits": self.credits, "crew": crew, "batteries": batteries,
            "goods": goods});
        if !self.sleepers.is_empty() {
            let sleepers = self.sleepers.iter().map(|(chamber, sleepers)| json!([chamber, sleepers]));
            given["sleepers"] = sleepers.collect();
        }
        given.as_object().expect("an object").clone()
    }

    /// BG-CREW-2: humans and aliens alike.
    pub(crate) fn crew(&self) -> i32 {
        self.humans.values().sum::<i32>() + i32::try_from(self.aliens.len()).expect("few aliens")
    }

    /// The crew of one cabin.
    pub(crate) fn crew_of(&self, cabin: Cell) -> i32 {
        self.humans.get(&cabin).copied().unwrap_or(0) + i32::from(self.aliens.contains_key(&cabin))
    }

    /// Every cabin with crew.
    pub(crate) fn manned(&self) -> Vec<Cell> {
        self.tiles.iter().map(|tile| tile.at).filter(|&cell| self.crew_of(cell) > 0).collect()
    }

    pub(crate) fn tokens_of(&self, cell: Cell) -> i32 {
        self.tokens.get(&cell).copied().unwrap_or(0)
    }

    /// All blocks aboard, the most valuable first.
    pub(crate) fn all_goods(&self) -> String {
        sorted(&self.goods.values().cloned().collect::<String>())
    }

    /// The components on these cells.
    pub(crate) fn tiles_in(&self, cells: &BTreeSet<Cell>) -> Vec<Tile> {
        self.tiles.iter().filter(|tile| cells.contains(&tile.at)).cloned().collect()
    }

    /// The groups in which the components of one ship hang together.
    pub(crate) fn pieces_of(&self, board: &Board, ship: &BTreeSet<Cell>) -> BTreeSet<BTreeSet<Cell>> {
        pieces(board, &self.tiles_in(ship))
    }

    pub(crate) fn has_human_in(&self, cells: &BTreeSet<Cell>) -> bool {
        self.humans.keys().any(|cabin| cells.contains(cabin))
    }

    /// LM-ATTACK-9: components go with all that is on them.
    pub(crate) fn remove(&mut self, gone: &BTreeSet<Cell>) {
        self.tiles.retain(|tile| !gone.contains(&tile.at));
        self.humans.retain(|cell, _| !gone.contains(cell));
        self.aliens.retain(|cell, _| !gone.contains(cell));
        self.sleepers.retain(|cell, _| !gone.contains(cell));
        self.tokens.retain(|cell, _| !gone.contains(cell));
        self.goods.retain(|cell, _| !gone.contains(cell));
    }

    /// BG-CREW-1: an alien leaves as soon as no life support of its colour is joined to its cabin; how many left.
    pub(crate) fn let_aliens_leave(&mut self, board: &Board) -> usize {
        let before = self.aliens.len();
        let tiles = &self.tiles;
        self.aliens.retain(|&cabin, colour| {
            let cabin = tile_at(tiles, cabin).expect("an alien lives in a cabin");
            let support = format!("life_support_{colour}");
            SIDES.iter().any(|&side| joined(board, tiles, cabin, side).is_some_and(|other| other.kind == support))
        });
        before - self.aliens.len()
    }

    /// LM-END-3: a ship gives up; its goods are set aside, its components go back to the table.
    pub(crate) fn give_up(&mut self, ship: &BTreeSet<Cell>) {
        let cells: BTreeSet<Cell> = self.tiles_in(ship).iter().map(|tile| tile.at).collect();
        for goods in cells.iter().filter_map(|cell| self.goods.get(cell)) {
            self.set_aside.push_str(goods);
        }
        self.set_aside = sorted(&self.set_aside);
        self.remove(&cells);
        self.gave_up.push(cells);
    }

    /// LM-FLEET-13: the components of a ship are away, with all that is on them.
    pub(crate) fn jump(&mut self, ship: &BTreeSet<Cell>) {
        let cells: BTreeSet<Cell> = self.tiles_in(ship).iter().map(|tile| tile.at).collect();
        let others: BTreeSet<Cell> = self.tiles.iter().map(|tile| tile.at).filter(|at| !cells.contains(at)).collect();
        let mut gone = Player { lost: BTreeSet::new(), gave_up: Vec::new(), away: Vec::new(), ..self.clone() };
        gone.remove(&others);
        self.remove(&cells);
        self.away.push(gone);
    }

    /// LM-FLEET-13: the card is over, and the ships that were away are back.
    pub(crate) fn come_back(&mut self) {
        for ship in std::mem::take(&mut self.away) {
            self.tiles.extend(ship.tiles);
            self.humans.extend(ship.humans);
            self.aliens.extend(ship.aliens);
            self.sleepers.extend(ship.sleepers);
            self.tokens.extend(ship.tokens);
            self.goods.extend(ship.goods);
        }
        self.tiles.sort_by_key(|tile| (tile.at.1, tile.at.0));
    }

    /// LM-FLEET-8: a sleeper less, a human more.
    pub(crate) fn wake(&mut self, chamber: Cell, cabin: Cell) {
        *self.sleepers.get_mut(&chamber).expect("a sleeper") -= 1;
        self.sleepers.retain(|_, sleepers| *sleepers > 0);
        *self.humans.entry(cabin).or_default() += 1;
    }

    /// That many of the crew of a cabin are gone.
    pub(crate) fn lose_crew(&mut self, cabin: Cell, lost: i32) {
        if let Some(humans) = self.humans.get_mut(&cabin) {
            *humans -= lost;
        } else if lost > 0 {
            self.aliens.remove(&cabin);
        }
        self.humans.retain(|_, humans| *humans > 0);
    }

    pub(crate) fn lose_tokens(&mut self, cell: Cell, lost: i32) {
        *self.tokens.get_mut(&cell).expect("a battery with tokens") -= lost;
        self.tokens.retain(|_, tokens| *tokens > 0);
    }

    pub(crate) fn lose_goods(&mut self, hold: Cell, lost: &str) {
        let goods = self.goods.get_mut(&hold).expect("a hold with goods");
        *goods = without(goods, lost).expect("goods that are there");
        self.goods.retain(|_, goods| !goods.is_empty());
    }
}

/// BG-GOODS-1: what a block is worth.
pub(crate) fn worth(block: char) -> i32 {
    match block {
        'R' => 4,
        'Y' => 3,
        'G' => 2,
        'B' => 1,
        other => panic!("no such block: {other}"),
    }
}

/// The most valuable blocks first.
pub(crate) fn sorted(goods: &str) -> String {
    let mut blocks: Vec<char> = goods.chars().collect();
    blocks.sort_by_key(|&block| -worth(block));
    blocks.into_iter().collect()
}

/// Goods without some of them, if they are all there.
pub(crate) fn without(goods: &str, gone: &str) -> Option<String> {
    let mut left: Vec<char> = goods.chars().collect();
    for block in gone.chars() {
        let place = left.iter().position(|&other| other == block)?;
        left.remove(place);
    }
    Some(left.into_iter().collect())
}

/// Pairs of a cell and something else.
pub(crate) fn pairs(value: &Value) -> Vec<(Cell, Value)> {
    json::list(value).iter().map(|pair| (json::cell(&pair[0]), pair[1].clone())).collect()
}

fn cells(cells: &BTreeSet<Cell>) -> Value {
    json!(cells)
}
