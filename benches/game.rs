//! Whole games of three rounds, on one core: four players build at random where it fits, and then take any choice that is listed.
//! And what a view of a flight costs, and how large it is when it is sent.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rand_core::SeedableRng;
use rand_pcg::Pcg32;
use starwright::dice::{Chance, Random};
use starwright::grid::Rotation;
use starwright::table::{Actor, Play, Seat};
use starwright::trucker::game::{Choice, Event, Setup, View};
use starwright::trucker::yard::{self, Step};
use starwright::trucker::{Class, Game, TileId, catalogue, flight};

/// How many different games one measurement goes through.
const GAMES: u64 = 16;

type Dice = Random<Pcg32>;

/// One game under way.
struct Table {
    game: Game,
    dice: Dice,
    events: Vec<Event>,
    listed: Vec<Choice>,
    choices: u32,
}

impl Table {
    fn open(setup: &Setup, seed: u64) -> Self {
        let dice = Random::new(Pcg32::seed_from_u64(seed));
        let game = Game::begin(setup).expect("a game");
        Self { game, dice, events: Vec::new(), listed: Vec::new(), choices: 0 }
    }

    fn step(&mut self) {
        if self.is_building() {
            self.build();
        } else {
            self.go_on();
        }
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

    /// Any choice that is listed of anybody who is awaited, but that a ship withdraws one time in thirty only.
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

/// How many choices it took, and how many cards were shown.
fn play(setup: &Setup, seed: u64) -> u32 {
    let mut table = Table::open(setup, seed);
    while !table.game.is_over() {
        table.step();
    }
    assert_eq!(table.game.settlements().len(), 3);
    table.choices
}

fn games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("game");
    group.throughput(Throughput::Elements(GAMES));
    for (name, classes) in [
        ("IC, IIC, IIIC", [Class::IC, Class::IIC, Class::IIIC]),
        ("II, IIIC, IVC", [Class::II, Class::IIIC, Class::IVC]),
    ] {
        let mut chance = Random::new(Pcg32::seed_from_u64(7));
        let setup = Setup::dealt(4, &classes, &mut chance).expect("printed cards");
        group.bench_function(format!("three rounds of four players, {name}"), |bencher| {
            bencher.iter(|| (0..GAMES).map(|seed| play(black_box(&setup), seed)).sum::<u32>());
        });
    }
    group.finish();
}

/// A game when all four fly and the third card is shown, if it comes to that.
fn third_card(setup: &Setup, seed: u64) -> Option<Game> {
    let mut table = Table::open(setup, seed);
    while !table.game.is_over() {
        let view = table.game.flight().map(|flight| flight.view(None));
        if view.is_some_and(|view| view.shown.len() == 3 && view.players.iter().all(|player| player.position.is_some()))
        {
            return Some(table.game);
        }
        table.step();
    }
    None
}

/// A view when all four fly and the third card is shown.
fn views(criterion: &mut Criterion) {
    let setup = Setup::dealt(4, &[Class::II], &mut Random::new(Pcg32::seed_from_u64(7))).expect("printed cards");
    let game = &(0..1000).find_map(|seed| third_card(&setup, seed)).expect("some fly so far");
    let view = game.view(Some(Seat::One));
    let json = serde_json::to_string(&view).expect("a view can be written");
    println!("a view of a flight of four ships: {} bytes of JSON", json.len());
    assert_eq!(serde_json::from_str::<View>(&json).expect("a view can be read"), view);
    let mut group = criterion.benchmark_group("flight view");
    group.bench_function("of a player", |bencher| bencher.iter(|| black_box(game).view(Some(Seat::One))));
    group.bench_function("written", |bencher| bencher.iter(|| serde_json::to_string(black_box(&view))));
    group.bench_function("read", |bencher| bencher.iter(|| serde_json::from_str::<View>(black_box(&json))));
    group.finish();
}

criterion_group!(benches, games, views);
criterion_main!(benches);
