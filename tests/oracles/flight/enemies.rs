//! Enemies and the combat zone.

use serde_json::Value;

use super::table::Table;
use crate::trucker::json;

impl Table<'_> {
    /// BG-ENEMY-1, BG-ENEMY-2, BG-HALF: in order until one is stronger; LM-R47: the salvo of pirates before the reward.
    pub(crate) fn enemy(&mut self, card: &Value) {
        let halves = 2 * json::number(&card["strength"]);
        let mut winner = None;
        let mut losers = Vec::new();
        for seat in self.playing() {
            let strength = self.cannons_of(seat);
            if (strength - halves).abs() == 1 {
                self.note("half a point decides");
            }
            if strength > halves {
                winner = Some(seat);
                self.note(if losers.is_empty() {
                    "the enemy is beaten at once"
                } else {
                    "the enemy is beaten after a loser"
                });
                break;
            }
            if strength < halves {
                losers.push(seat);
                match json::text(&card["kind"]) {
                    "slavers" => self.lose_crew(seat, json::number(&card["lose_crew"]), &["BG-ENEMY-2", "LM-IV3-4"]),
                    "smugglers" => {
                        self.lose_goods(seat, json::number(&card["lose_goods"]), &["BG-ENEMY-2", "LM-IV3-4"]);
                    }
                    _ => {}
                }
            } else {
                self.note("the enemy is equal");
            }
        }
        if let Some(shots) = card.get("shots").filter(|_| !losers.is_empty()) {
            for shot in json::texts(shots) {
                self.attack(shot, false, &losers);
            }
        }
        match winner {
            None => self.note("the enemy is not beaten"),
            Some(seat) if self.takes(seat) => {
                match card.get("goods") {
                    Some(goods) => self.gain_goods(seat, json::text(goods), "BG-ENEMY-1"),
                    None => self.players[seat].credits += json::number(&card["credits"]),
                }
                self.fly(seat, -json::number(&card["days"]));
            }
            Some(_) => {}
        }
    }

    /// BG-COMBAT, LM-R41: each line hits whoever is worst by the positions then, of equals the one further ahead.
    pub(crate) fn combat_zone(&mut self, card: &Value) {
        for line in json::list(&card["lines"]) {
            let order = self.playing();
            if order.len() < self.order().len() {
                self.note("combat zone: a player without components is left out");
            }
            if order.len() < 2 {
                self.note("combat zone: alone");
                return;
            }
            let criterion = json::text(&line[0]);
            let mut values = Vec::new();
            for &seat in &order {
                values.push(match criterion {
                    "fewest crew" => self.players[seat].crew(),
                    "weakest engines" => {
                        let ships = self.engines_of(seat);
                        ships.into_iter().map(|(_, strength)| strength).min().unwrap_or(0)
                    }
                    "weakest cannons" => self.cannons_of(seat),
                    other => panic!("no such criterion: {other}"),
                });
            }
            let worst = values.iter().min().expect("two players");
            if values.iter().filter(|&value| value == worst).count() > 1 {
                self.note(format!("combat zone: a tie, {criterion}"));
            }
            let place = values.iter().position(|value| value == worst).expect("the worst");
            self.punish(order[place], line);
        }
    }

    /// BG-COMBAT: what a line of a combat zone does.
    fn punish(&mut self, seat: usize, line: &Value) {
        self.note(format!("combat zone: {} by {}", line[1], line[0]));
        match json::text(&line[1]) {
            "days" => self.fly(seat, -json::number(&line[2])),
            "crew" => self.lose_crew(seat, json::number(&line[2]), &["BG-COMBAT", "LM-IV3-4"]),
            "goods" => self.lose_goods(seat, json::number(&line[2]), &["BG-COMBAT", "BG-ENEMY-2", "LM-IV3-4"]),
            "shots" => {
                for shot in json::texts(&line[2]) {
                    self.attack(shot, false, &[seat]);
                }
            }
            other => panic!("no such penalty: {other}"),
        }
    }
}
