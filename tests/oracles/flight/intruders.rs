//! Intruders (LM-ATTACK-10, LM-SPLICE-11, LM-R9, LM-R53).

use std::collections::BTreeSet;

use serde_json::Value;

use super::attack::Attack;
use super::player::Player;
use super::table::Table;
use crate::trucker::check::joined;
use crate::trucker::defence::Kind;
use crate::trucker::intruder::{End, Turn, walk};
use crate::trucker::json;
use crate::trucker::side::{Cell, SIDES, Side};

impl Table<'_> {
    /// One roll for all whom they board, each of whom may use thrusters; then all walk in turn, the charges go off, and those
    /// defeated pay.
    pub(crate) fn intruders(&mut self, card: &Value) {
        let seats = self.boarded(json::text(&card["boards"]));
        if seats.is_empty() {
            return;
        }
        let attack = self.aimed(Kind::Intruder, side(json::text(&card["from"])));
        for seat in seats.into_iter().filter(|_| !attack.aim.lines.is_empty()) {
            let met = self.react(seat, &attack).met;
            self.walk_all(seat, card, &attack, &met.into_iter().flatten().collect::<Vec<_>>());
        }
    }

    /// Everybody, or the one with least or most, of equals the one further ahead; a single player without being asked.
    fn boarded(&mut self, whom: &str) -> Vec<usize> {
        let order = self.playing();
        if whom == "everybody" || order.len() < 2 {
            return order;
        }
        let values: Vec<i32> = order
            .iter()
            .map(|&seat| match whom {
                "fewest crew" | "most crew" => self.players[seat].crew(),
                "weakest engines" | "strongest engines" => {
                    self.engines_of(seat).into_iter().map(|(_, strength)| strength).min().unwrap_or(0)
                }
                "weakest cannons" | "strongest cannons" => self.cannons_of(seat),
                other => panic!("nobody is boarded: {other}"),
            })
            .collect();
        let wanted = if whom.starts_with("most") || whom.starts_with("strongest") {
            values.iter().max()
        } else {
            values.iter().min()
        };
        let place = values.iter().position(|value| Some(value) == wanted).expect("two players");
        vec![order[place]]
    }

    fn walk_all(&mut self, seat: usize, card: &Value, attack: &Attack, met: &[Cell]) {
        let turns: Vec<Turn> = json::texts(&card["turns"]).into_iter().map(turn).collect();
        let (mut charges, mut defeated, mut undefeated) = (BTreeSet::new(), 0, 0);
        // whether one is defeated at once is the same for all: nobody has walked yet, and no guard comes later
        for &start in met {
            for _ in 0..json::number(&card["number"]) {
                let player = &self.players[seat];
                let heading = attack.aim.from.opposite();
                let way = walk(&self.board, &player.tiles, start, heading, &turns, &stops(self, player));
                self.note(match way.end {
                    End::DefeatedAtOnce => "an intruder is defeated at once",
                    End::DefeatedAt(_) => "an intruder is defeated on its way",
                    End::NoWayOn => "an intruder has no way on",
                    End::Repeated(..) => "an intruder goes round in circles",
                });
                match way.end {
                    End::DefeatedAtOnce | End::DefeatedAt(_) => defeated += 1,
                    End::NoWayOn | End::Repeated(..) => undefeated += 1,
                }
                self.act(seat, &card["deed"], &way.visited, &mut charges);
            }
        }
        let plating =
            |cell: &Cell| self.players[seat].tiles.iter().any(|tile| tile.at == *cell && tile.indestructible());
        let gone: BTreeSet<Cell> = charges.into_iter().filter(|cell| !plating(cell)).collect();
        self.destroy(seat, &gone);
        self.players[seat].credits += defeated * json::number(&card["credits"]);
        if undefeated > 0 {
            self.fly(seat, -json::number(&card["days"]));
        }
    }

    /// What one does on the cells it enters.
    fn act(&mut self, seat: usize, deed: &Value, visited: &[Cell], charges: &mut BTreeSet<Cell>) {
        let (what, number) = deed.as_object().and_then(|deed| deed.iter().next()).expect("a deed");
        let mut left = json::number(number);
        if what == "charges" {
            charges.extend(visited.iter().take(usize::try_from(left).expect("a number")));
            return;
        }
        for &cell in visited {
            let player = &mut self.players[seat];
            let taken = match what.as_str() {
                "crew" => {
                    let taken = left.min(player.crew_of(cell));
                    player.lose_crew(cell, taken);
                    taken
                }
                "batteries" => {
                    let taken = left.min(player.tokens_of(cell));
                    if taken > 0 {
                        player.lose_tokens(cell, taken);
                    }
                    taken
                }
                "goods" => {
                    let there = player.goods.get(&cell).cloned().unwrap_or_default();
                    let taken: String = there.chars().take(usize::try_from(left).expect("a number")).collect();
                    if !taken.is_empty() {
                        player.lose_goods(cell, &taken);
                    }
                    i32::try_from(taken.len()).expect("a few")
                }
                other => panic!("no such deed: {other}"),
            };
            left -= taken;
            if taken > 0 {
                self.note(format!("an intruder takes {what}"));
            }
        }
    }
}

/// LM-ATTACK-10, LM-KIND-5: auto-defences, and crew in a cabin joined to a crew armament.
fn stops(table: &Table<'_>, player: &Player) -> BTreeSet<Cell> {
    let is_armed = |cell: Cell| {
        let tile = player.tiles.iter().find(|tile| tile.at == cell).expect("a cabin");
        let beside = SIDES.map(|side| joined(&table.board, &player.tiles, tile, side));
        beside.into_iter().flatten().any(|other| other.kind == "crew_armament")
    };
    let armed = player.manned().into_iter().filter(|&cell| is_armed(cell));
    armed.chain(player.tiles.iter().filter(|tile| tile.kind == "auto_defence").map(|tile| tile.at)).collect()
}

fn turn(word: &str) -> Turn {
    match word {
        "straight" => Turn::Straight,
        "right" => Turn::Right,
        "left" => Turn::Left,
        "back" => Turn::Back,
        other => panic!("no such turn: {other}"),
    }
}

fn side(word: &str) -> Side {
    SIDES.into_iter().find(|side| side.name() == word).expect("a side")
}
