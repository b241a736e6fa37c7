//! Rounds of Galaxy Trucker between players who build at random where it fits, and then take any choice that is listed.

#![allow(dead_code, reason = "every bench uses some of them")]

use rand_core::SeedableRng;
use rand_pcg::Pcg32;
use starwright::dice::{Random, RandomSource};
use starwright::grid::Rotation;
use starwright::table::{Actor, Play, Seat};
use starwright::trucker::game::{Choice, Event, Setup};
use starwright::trucker::yard::{self, Step};
use starwright::trucker::{Class, Game, TileId, catalogue, flight};

type Dice = Random<Pcg32>;

/// One game under way.
pub struct Table {
    pub game: Game,
    dice: Dice,
    events: Vec<Event>,
    listed: Vec<Choice>,
    choices: u32,
}

impl Table {
    pub fn open(setup: &Setup, seed: u64) -> Self {
        let dice = Random::new(Pcg32::seed_from_u64(seed));
        let game = Game::begin(setup, &mut Vec::new()).expect("a game");
        Self { game, dice, events: Vec::new(), listed: Vec::new(), choices: 0 }
    }

    fn step(&mut self) {
        if self.is_building() {
            self.build();
        } else {
            self.go_on();
        }
    }

    fn played_until(mut self, reached: impl Fn(&Game) -> bool) -> Self {
        while !reached(&self.game) {
            self.step();
        }
        self
    }

    /// Plays to the end; how many choices there were from the beginning.
    pub fn play(&mut self) -> u32 {
        while !self.game.is_over() {
            self.step();
        }
        self.choices
    }

    fn take(&mut self, by: impl Into<Actor>, choice: &Choice) {
        self.events.clear();
        self.game.apply(by.into(), choice, &mut self.events).expect("accepted");
        self.choices += 1;
    }

    fn is_building(&self) -> bool {
        self.game.yard().is_some_and(|yard| yard.step() == Step::Building)
    }

    /// Every tile is taken by the next player and placed anywhere it fits, or returned; then all finish.
    fn build(&mut self) {
        let mut tiles: Vec<TileId> = catalogue::pool().collect();
        self.dice.shuffle(&mut tiles);
        for (seat, &tile) in Seat::of(4).cycle().zip(&tiles) {
            self.take(seat, &yard::Choice::TakeFaceDown.into());
            self.take(Actor::Table, &yard::Choice::CameUp { tile }.into());
            let choice = self.anywhere(seat);
            self.take(seat, &choice.into());
        }
        for seat in Seat::of(4) {
            self.take(seat, &yard::Choice::Finish { order: None }.into());
        }
    }

    fn anywhere(&mut self, seat: Seat) -> yard::Choice {
        let fits = self.game.yard().expect("it is open").fits(seat);
        let turn = Rotation::ALL[self.dice.below(4) as usize];
        let cells = fits.turned(turn);
        match cells.iter().nth(self.dice.below(cells.len()) as usize) {
            Some(at) => yard::Choice::Place { at, turn },
            None => yard::Choice::Return,
        }
    }

    /// Makes a random listed choice of a random awaited actor; ships withdraw only one time in thirty.
    fn go_on(&mut self) {
        let awaited = self.game.awaited();
        let place = self.dice.below(u32::try_from(awaited.iter().count()).expect("few")) as usize;
        let actor = awaited.iter().nth(place).expect("somebody");
        self.listed.clear();
        self.game.choices(actor, &mut self.listed);
        let is_rare = |choice: &Choice| matches!(choice, Choice::Flight(flight::Choice::Withdraw { .. }));
        loop {
            let place = self.dice.below(u32::try_from(self.listed.len()).expect("few")) as usize;
            if !is_rare(&self.listed[place]) || self.dice.below(30) == 0 {
                let choice = self.listed.swap_remove(place);
                return self.take(actor, &choice);
            }
        }
    }
}

/// One round of class II.
pub fn class_two() -> Setup {
    Setup::dealt(4, &[Class::II], &mut Random::new(Pcg32::seed_from_u64(7))).expect("printed cards")
}

/// The round of class II in which all twelve cards are shown, the third while all four still fly.
pub const LONG_FLIGHT: u64 = 87;

/// That round when its flight begins.
pub fn launched() -> Table {
    Table::open(&class_two(), LONG_FLIGHT).played_until(|game| game.flight().is_some())
}

/// That round when the third card is shown.
pub fn third_card() -> Table {
    Table::open(&class_two(), LONG_FLIGHT).played_until(|game| {
        let view = game.flight().map(|flight| flight.view(None));
        view.is_some_and(|view| view.shown.len() == 3 && view.players.iter().all(|player| player.position.is_some()))
    })
}
