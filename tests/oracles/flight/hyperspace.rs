//! Sleepers who wake before a card (LM-FLEET-8), and ships in hyperspace during it (LM-FLEET-13).

use std::collections::BTreeSet;

use serde_json::Value;

use super::player::pairs;
use super::power::{Tokens, pay};
use super::table::{Place, Question, Rules, Table};
use crate::trucker::crew::beds;
use crate::trucker::json;
use crate::trucker::side::Cell;
use crate::trucker::tile::tile_at;

/// Where a sleeper of that chamber can go: cabins of its ship with room and no alien, if a human is aboard it.
pub(crate) fn beds_for_sleepers(place: &Place, chamber: Cell) -> Vec<Cell> {
    let player = place.player;
    let ship = &place.ships[place.ship_of(chamber).expect("a chamber on a ship")];
    if !player.has_human_in(ship) {
        return Vec::new();
    }
    let has_room = |cabin: Cell, beds: i32| !player.aliens.contains_key(&cabin) && player.crew_of(cabin) < beds;
    let aboard = player.tiles_in(ship);
    aboard.iter().filter(|tile| has_room(tile.at, beds(&tile.kind))).map(|tile| tile.at).collect()
}

/// The ships with a booster and a token.
pub(crate) fn ready(place: &Place) -> Vec<usize> {
    let is_ready = |&ship: &usize| {
        let cells = &place.ships[ship];
        let boosters = place.player.tiles_in(cells).iter().filter(|tile| tile.kind == "booster").count();
        boosters > 0 && cells.iter().any(|&cell| place.player.tokens_of(cell) > 0)
    };
    (0..place.ships.len()).filter(is_ready).collect()
}

/// The ships that jump, and the tokens that pay: one of the same ship for each (BG-POWER, LM-FLEET-1).
fn judge(place: &Place, answer: &Value) -> Result<(BTreeSet<usize>, Tokens), Rules> {
    let (mut ships, mut spent, mut rules) = (BTreeSet::new(), Tokens::new(), Rules::new());
    for (booster, battery) in pairs(&answer["jump"]) {
        let battery = json::cell(&battery);
        let is_there = tile_at(&place.player.tiles, booster).is_some_and(|tile| tile.kind == "booster");
        let Some(ship) = place.ship_of(booster).filter(|_| is_there) else {
            rules.insert("LM-FLEET-13");
            continue;
        };
        // a ship that is away already cannot go again, and pays for nobody
        if ships.contains(&ship) {
            rules.insert("LM-FLEET-13");
        }
        if place.ship_of(battery).is_some_and(|payer| ships.contains(&payer)) {
            rules.extend(["LM-FLEET-13", "BG-POWER"]);
        }
        // nobody is asked about ships that cannot go
        if !ready(place).contains(&ship) {
            rules.insert("LM-FLEET-13");
        }
        rules.extend(pay(place, ship, battery, &mut spent));
        ships.insert(ship);
    }
    if rules.is_empty() { Ok((ships, spent)) } else { Err(rules) }
}

impl Table<'_> {
    /// LM-FLEET-8: a sleeper becomes a human of its ship.
    pub(crate) fn wake(&mut self, seat: usize, chamber: Cell, cabin: Cell) {
        assert!(beds_for_sleepers(&self.place(seat), chamber).contains(&cabin), "no bed for a sleeper");
        self.note("a sleeper wakes");
        self.players[seat].wake(chamber, cabin);
    }

    /// LM-FLEET-13: in flight order, who can send a ship into hyperspace.
    pub(crate) fn hyperspace(&mut self) {
        for seat in self.playing() {
            if ready(&self.place(seat)).is_empty() {
                continue;
            }
            let (ships, spent) = self.ask(seat, &Question::Hyperspace, judge);
            for (battery, tokens) in spent {
                self.players[seat].lose_tokens(battery, tokens);
            }
            for ship in ships {
                self.note("a ship jumps");
                let cells = self.ships[ship].clone();
                self.players[seat].jump(&cells);
            }
            if self.players[seat].tiles.is_empty() {
                self.note("a whole fleet jumps");
            }
        }
    }
}
