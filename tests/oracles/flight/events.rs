//! Cards that ask for nothing but strength: open space, stardust, epidemic, sabotage, and the meteor swarm.

use std::collections::BTreeSet;

use serde_json::Value;

use super::table::Table;
use crate::trucker::board::Aiming;
use crate::trucker::check::{exposed, joined};
use crate::trucker::json;
use crate::trucker::side::{Cell, SIDES};
use crate::trucker::tile::tile_at;

/// BG-SABOTAGE: how often the dice are rolled at most.
const TRIES: i32 = 3;

impl Table<'_> {
    /// BG-OPEN, LM-FLEET-3, LM-R40: in order, each as far as its weakest ship that does not give up.
    pub(crate) fn open_space(&mut self) {
        for seat in self.playing() {
            let strengths = self.engines_of(seat);
            for &(ship, _) in strengths.iter().filter(|&&(_, strength)| strength == 0) {
                self.note("gives up in open space");
                self.give_up(seat, ship);
            }
            let days = strengths.iter().map(|&(_, strength)| strength).filter(|&strength| strength > 0).min();
            self.fly(seat, days.unwrap_or(0));
        }
    }

    /// BG-STARDUST, BG-TRACK-3: a day for each exposed connector of all ships, the last first.
    pub(crate) fn stardust(&mut self) {
        for seat in self.order().into_iter().rev() {
            let days = exposed(&self.board, &self.players[seat].tiles);
            self.note(if days == 0 { "no exposed connector" } else { "exposed connectors" });
            self.fly(seat, -days);
        }
    }

    /// BG-EPIDEMIC: one of the crew of each manned cabin that is joined to another one, judged before any is lost.
    pub(crate) fn epidemic(&mut self) {
        for player in &mut self.players {
            let mut ill = Vec::new();
            for cabin in player.manned() {
                let tile = tile_at(&player.tiles, cabin).expect("a cabin");
                let neighbours = SIDES.map(|side| joined(&self.board, &player.tiles, tile, side));
                if neighbours.into_iter().flatten().any(|other| player.crew_of(other.at) > 0) {
                    ill.push(cabin);
                }
            }
            for cabin in ill {
                let what = if player.aliens.contains_key(&cabin) { "an ill alien" } else { "an ill human" };
                *self.reached.entry(what.to_owned()).or_default() += 1;
                player.lose_crew(cabin, 1);
            }
        }
    }

    /// BG-SABOTAGE, LM-R43: the fewest crew, of those the one further ahead, is hit at a rolled cell.
    pub(crate) fn sabotage(&mut self) {
        let order = self.playing();
        let Some(fewest) = order.iter().map(|&seat| self.players[seat].crew()).min() else { return };
        let hit: Vec<usize> = order.into_iter().filter(|&seat| self.players[seat].crew() == fewest).collect();
        if hit.len() > 1 {
            self.note("sabotage: a tie");
        }
        for number in 1..=TRIES {
            let (column, row) = (self.roll_line(), self.roll_line());
            let Some(cell) = self.cell_called(column, row) else {
                self.note("sabotage: beside the board");
                continue;
            };
            if tile_at(&self.players[hit[0]].tiles, cell).is_some() {
                self.note(format!("sabotage: try {number} finds something"));
                return self.destroy(hit[0], &BTreeSet::from([cell]));
            }
            self.note("sabotage: nothing there");
        }
        self.note("sabotage: nothing in all tries");
    }

    /// LM-ATTACK-1, LM-TORUS-7: the cell where the lines with these numbers cross.
    fn cell_called(&self, column: i32, row: i32) -> Option<Cell> {
        assert_ne!(self.board.aiming, Aiming::Splice, "no sabotage there");
        let (column, _) = (0..).zip(&self.board.column_numbers).find(|(_, line)| line.contains(&column))?;
        let (row, _) = (0..).zip(&self.board.row_numbers).find(|(_, line)| line.contains(&row))?;
        Some((column, row))
    }

    /// BG-METEOR: each meteor in turn, for all who have components, leader first.
    pub(crate) fn meteor_swarm(&mut self, card: &Value) {
        for meteor in json::texts(&card["meteors"]) {
            let order = self.order();
            self.attack(meteor, true, &order);
        }
    }
}
