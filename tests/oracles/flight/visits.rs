//! Cards where something is to be had: planets, abandoned ships and stations.

use serde_json::Value;

use super::card::loads;
use super::player::{pairs, sorted, without};
use super::table::{Place, Question, Rules, Table};
use crate::trucker::json;
use crate::trucker::side::Cell;
use crate::trucker::tile::{Tile, tile_at};

impl Table<'_> {
    /// BG-PLANETS: in order each may land on a free planet and load; those who landed lose the days, the last first.
    pub(crate) fn planets(&mut self, card: &Value) {
        let planets = json::texts(&card["planets"]);
        let mut free: Vec<usize> = (0..planets.len()).collect();
        let mut landed = Vec::new();
        for seat in self.playing() {
            if free.is_empty() {
                self.note("no planet is left");
                break;
            }
            let planet = self.ask(seat, &Question::Land(free.clone()), |_, answer| match answer["planet"].as_u64() {
                None => Ok(None),
                Some(number) => {
                    let planet = usize::try_from(number).expect("a small number");
                    if free.contains(&planet) { Ok(Some(planet)) } else { Err(Rules::from(["BG-PLANETS"])) }
                }
            });
            if let Some(planet) = planet {
                free.retain(|&other| other != planet);
                landed.push(seat);
                self.gain_goods(seat, planets[planet], "BG-PLANETS");
            }
        }
        for seat in landed.into_iter().rev() {
            self.fly(seat, -json::number(&card["days"]));
        }
    }

    /// BG-SHIP, LM-IV3-3, LM-R50: the first who has the crew and wants it gives the crew; whoever gives all of it loses no days.
    pub(crate) fn abandoned_ship(&mut self, card: &Value) {
        let crew = json::number(&card["crew"]);
        let Some(seat) = self.taker(crew) else { return };
        let stays = self.level_four && self.settings.crew_aboard;
        if stays {
            self.note("LM-R50: one need only be aboard");
        }
        let crew = crew - i32::from(stays);
        let gives_all = self.players[seat].crew() == crew;
        self.lose_crew(seat, crew, &["BG-SHIP", "LM-IV3-3"]);
        self.players[seat].credits += json::number(&card["credits"]);
        if gives_all {
            self.note("all crew is given: no days");
        } else {
            self.fly(seat, -json::number(&card["days"]));
        }
    }

    /// BG-STATION, LM-IV3-3: the first with the crew who wants it takes the goods.
    pub(crate) fn abandoned_station(&mut self, card: &Value) {
        let Some(seat) = self.taker(json::number(&card["crew"])) else { return };
        self.gain_goods(seat, json::text(&card["goods"]), "BG-STATION");
        self.fly(seat, -json::number(&card["days"]));
    }

    /// The player who takes it: those with enough crew are asked in order.
    fn taker(&mut self, crew: i32) -> Option<usize> {
        for seat in self.playing() {
            if self.players[seat].crew() < crew {
                self.note("not the crew for it");
            } else if self.takes(seat) {
                return Some(seat);
            }
        }
        None
    }

    /// Whether a player takes what is offered.
    pub(crate) fn takes(&mut self, seat: usize) -> bool {
        let takes = self.ask(seat, &Question::Take, |_, answer| Ok(answer["take"].as_bool().expect("true or false")));
        self.note(if takes { "taken" } else { "not taken" });
        takes
    }

    /// BG-GOODS-1, BG-GOODS-2, LM-FLEET-6, LM-IV3-5: goods are gained, and all may be stowed anew on any ship.
    pub(crate) fn gain_goods(&mut self, seat: usize, load: &str, by: &'static str) {
        let loads = if self.level_four { loads(load) } else { vec![sorted(load)] };
        let player = &self.players[seat];
        let blocks: String = loads.concat() + &player.all_goods();
        if !blocks.chars().any(|block| player.tiles.iter().any(|tile| fits(block, tile))) {
            return self.note("nothing fits any hold");
        }
        let holds =
            self.ask(seat, &Question::Stow(loads.clone()), |place, answer| judge_stow(place, &loads, by, answer));
        self.players[seat].goods = holds.into_iter().filter(|(_, goods)| !goods.is_empty()).collect();
    }
}

/// BG-GOODS-1: a red block fits only special holds.
pub(crate) fn fits(block: char, hold: &Tile) -> bool {
    hold.kind == "special_cargo_hold" || hold.kind == "cargo_hold" && block != 'R'
}

/// What is in the holds afterwards; nothing that was neither there nor gained.
fn judge_stow(place: &Place, loads: &[String], by: &'static str, answer: &Value) -> Result<Vec<(Cell, String)>, Rules> {
    let mut rules = Rules::new();
    let load = match answer.get("load") {
        Some(load) => sorted(json::text(load)),
        None => loads[0].clone(),
    };
    if !loads.contains(&load) {
        rules.insert("LM-IV3-5");
    }
    let mut holds = Vec::new();
    let mut stowed = String::new();
    for (cell, goods) in pairs(&answer["holds"]) {
        let goods = sorted(json::text(&goods));
        let hold = tile_at(&place.player.tiles, cell);
        let is_room = hold.is_some_and(|hold| {
            goods.len() <= usize::try_from(hold.capacity).expect("a capacity")
                && goods.chars().all(|block| fits(block, hold))
        });
        if !is_room {
            rules.insert("BG-GOODS-1");
        }
        stowed.push_str(&goods);
        holds.push((cell, goods));
    }
    if without(&(place.player.all_goods() + &load), &stowed).is_none() {
        rules.extend(["BG-GOODS-1", "BG-GOODS-2", by, "LM-FLEET-6"]);
    }
    if rules.is_empty() { Ok(holds) } else { Err(rules) }
}
