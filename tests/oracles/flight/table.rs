//! The state while a card is resolved: the players, the open question, refusals, rolls.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use super::attack::Attack;
use super::player::Player;
use super::settings::Settings;
use super::track;
use crate::trucker::board::{Aiming, Board};
use crate::trucker::side::Cell;

/// The rules of which a refusal may name one.
pub(crate) type Rules = BTreeSet<&'static str>;

/// What a player is asked, with what an answer must know.
#[derive(Clone, Debug)]
pub(crate) enum Question {
    Hyperspace,
    Engines,
    Cannons,
    /// The planets that are free.
    Land(Vec<usize>),
    Take,
    /// How many of the crew are lost.
    Crew(i32),
    /// How many blocks are lost, or tokens in their stead.
    Goods(i32),
    /// The loads of which one is gained.
    Stow(Vec<String>),
    Defend(Attack),
    /// The pieces of which one may be kept.
    Keep(Vec<BTreeSet<Cell>>),
}

impl Question {
    pub(crate) fn name(&self) -> &'static str {
        match self {
            Question::Hyperspace => "hyperspace",
            Question::Engines => "engines",
            Question::Cannons => "cannons",
            Question::Land(_) => "land",
            Question::Take => "take",
            Question::Crew(_) => "crew",
            Question::Goods(_) => "goods",
            Question::Stow(_) => "stow",
            Question::Defend(_) => "defend",
            Question::Keep(_) => "keep",
        }
    }
}

/// Where dice and answers come from: a case, or chance.
pub(crate) trait Source {
    fn die(&mut self) -> i32;
    fn answer(&mut self, table: &Place, seat: usize, question: &Question) -> Value;
}

/// A player to be asked, and where his ships are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place<'a> {
    pub(crate) board: &'a Board,
    pub(crate) ships: &'a [BTreeSet<Cell>],
    pub(crate) level_four: bool,
    pub(crate) settings: Settings,
    pub(crate) player: &'a Player,
}

impl Place<'_> {
    /// The number of the ship a cell belongs to.
    pub(crate) fn ship_of(&self, cell: Cell) -> Option<usize> {
        self.ships.iter().position(|ship| ship.contains(&cell))
    }
}

pub(crate) struct Table<'a> {
    pub(crate) board: Board,
    pub(crate) ships: Vec<BTreeSet<Cell>>,
    pub(crate) level_four: bool,
    pub(crate) settings: Settings,
    pub(crate) players: Vec<Player>,
    source: &'a mut dyn Source,
    asked: Vec<Value>,
    refused: Vec<Value>,
    answered: Vec<usize>,
    /// How often each thing that can happen did.
    pub(crate) reached: BTreeMap<String, usize>,
}

impl<'a> Table<'a> {
    pub(crate) fn new(
        board: Board,
        level_four: bool,
        settings: Settings,
        players: Vec<Player>,
        source: &'a mut dyn Source,
    ) -> Self {
        let (ships, answered) = (board.ships(), vec![0; players.len()]);
        let (asked, refused, reached) = (Vec::new(), Vec::new(), BTreeMap::new());
        Table { board, ships, level_four, settings, players, source, asked, refused, answered, reached }
    }

    /// Something happened that the rules speak of.
    pub(crate) fn note(&mut self, what: impl Into<String>) {
        *self.reached.entry(what.into()).or_default() += 1;
    }

    pub(crate) fn place(&self, seat: usize) -> Place<'_> {
        let Table { board, ships, level_four, settings, players, .. } = self;
        Place { board, ships, level_four: *level_four, settings: *settings, player: &players[seat] }
    }

    /// Asks until an answer is accepted; a refused one changes nothing and the question stands.
    pub(crate) fn ask<T>(
        &mut self,
        seat: usize,
        question: &Question,
        judge: impl Fn(&Place, &Value) -> Result<T, Rules>,
    ) -> T {
        self.note(format!("asked: {}", question.name()));
        self.asked.push(json!([seat, question.name()]));
        loop {
            let Table { board, ships, level_four, settings, players, source, .. } = &mut *self;
            let place = Place { board, ships, level_four: *level_four, settings: *settings, player: &players[seat] };
            let answer = source.answer(&place, seat, question);
            assert_eq!(answer["ask"], question.name(), "seat {seat} answers another question");
            let judged = judge(&place, &answer);
            self.answered[seat] += 1;
            match judged {
                Ok(accepted) => return accepted,
                Err(rules) => {
                    self.refused.push(json!([seat, self.answered[seat] - 1, rules]));
                    self.note(format!(
                        "refused: {} by {}",
                        question.name(),
                        rules.into_iter().collect::<Vec<_>>().join(" ")
                    ));
                }
            }
        }
    }

    pub(crate) fn die(&mut self) -> i32 {
        self.source.die()
    }

    /// BG-SABOTAGE, LM-ATTACK-1, LM-TORUS-7: two dice for a line on ordinary boards, one on the torus.
    pub(crate) fn roll_line(&mut self) -> i32 {
        if self.board.aiming == Aiming::Cell { self.die() } else { self.die() + self.die() }
    }

    pub(crate) fn markers(&self) -> Vec<Option<i32>> {
        self.players.iter().map(|player| player.position).collect()
    }

    /// BG-TRACK-3: who has a marker, leader first.
    pub(crate) fn order(&self) -> Vec<usize> {
        track::order(&self.markers())
    }

    /// LM-R45: who is asked and hit, leader first: those with a component left.
    pub(crate) fn playing(&self) -> Vec<usize> {
        self.order().into_iter().filter(|&seat| !self.players[seat].tiles.is_empty()).collect()
    }

    /// BG-TRACK-1: that many days forward, or back if below 0.
    pub(crate) fn fly(&mut self, seat: usize, days: i32) {
        let mut markers = self.markers();
        let goal = markers[seat].map(|position| position + days);
        track::fly(&mut markers, seat, days);
        if markers[seat] != goal {
            self.note("jumped over a marker");
        }
        self.players[seat].position = markers[seat];
    }

    /// LM-END-2, LM-END-3: that ship gives up; the marker goes with the last one.
    pub(crate) fn give_up(&mut self, seat: usize, ship: usize) {
        let cells = self.ships[ship].clone();
        let player = &mut self.players[seat];
        player.give_up(&cells);
        if player.tiles.is_empty() && player.away.is_empty() {
            player.position = None;
        } else {
            self.note("a ship gives up, another flies on");
        }
    }

    /// The ships of a player that have components.
    pub(crate) fn flying(&self, seat: usize) -> Vec<usize> {
        let player = &self.players[seat];
        (0..self.ships.len()).filter(|&ship| !player.tiles_in(&self.ships[ship]).is_empty()).collect()
    }

    /// LM-END-2, LM-R42, LM-R45: whoever has to give up does, all together, on the positions as the card leaves them, once all
    /// ships are back (LM-FLEET-13).
    pub(crate) fn end_card(&mut self) {
        self.players.iter_mut().for_each(Player::come_back);
        let lapped = track::lapped(&self.markers());
        let leader = self.order().first().copied();
        for seat in self.order() {
            let mut gone = 0;
            for ship in self.flying(seat) {
                let unmanned = !self.players[seat].has_human_in(&self.ships[ship]);
                if unmanned || lapped.contains(&seat) {
                    self.note(if unmanned { "gives up without a human" } else { "gives up lapped" });
                    self.give_up(seat, ship);
                    gone += 1;
                }
            }
            if self.players[seat].tiles.is_empty() {
                self.players[seat].position = None;
                self.note(if gone == 0 { "nothing is left of a player" } else { "a player gives up" });
                if leader == Some(seat) && !lapped.is_empty() {
                    self.note("lapped by one who gives up");
                }
            }
        }
    }

    /// What a case expects.
    pub(crate) fn told(&self) -> Value {
        let players: Vec<Value> = self.players.iter().map(Player::told).collect();
        json!({"asked": self.asked, "refused": self.refused, "players": players})
    }
}
