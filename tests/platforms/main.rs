//! The same answers on every platform, whatever its word size and byte order: results of random layouts, readers and games
//! as hashes. `tests/miri/run` runs this on a little-endian 64-bit and a big-endian 32-bit platform.
#![cfg(feature = "serde")]

use std::fmt::{self, Display, Write};

use rand_pcg::Pcg32;
use rand_pcg::rand_core::SeedableRng;
use serde::Serialize;
use serde::de::DeserializeOwned;
use starwright::battle;
use starwright::dice::{Random, RandomSource};
use starwright::grid::{Rotation, Side};
use starwright::table::{Actor, Play, Record, Seat};
use starwright::trucker::attack::{AttackKind, Defence, Incoming};
use starwright::trucker::cards::{Card, Deck, Level, RoundCard};
use starwright::trucker::flight::{self, Flight};
use starwright::trucker::yard::{self, Built, Start, Yard};
use starwright::trucker::{
    Board, Capacity, Class, Component, Fleet, Game, Kind, Layout, Mark, Rulings, TileId, catalogue, game,
};

type Dice = Random<Pcg32>;

fn dice(seed: u64) -> Dice {
    Random::new(Pcg32::seed_from_u64(seed))
}

/// FNV-1a of 64 bits over everything that is written to it.
struct Digest(u64);

impl Digest {
    const NEW: Self = Self(0xcbf2_9ce4_8422_2325);

    fn tell(&mut self, what: impl Display) {
        writeln!(self, "{what}").expect("a hash takes everything");
    }

    fn form(&mut self, of: &impl Serialize) {
        self.tell(serde_json::to_string(of).expect("a form"));
    }
}

impl Write for Digest {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        Ok(())
    }
}

/// What a board's kernel says about layouts of real tiles, dense ones and thin ones.
fn judged(board: &Board, layouts: u64) -> u64 {
    let mut digest = Digest::NEW;
    for seed in 0..layouts {
        let mut dice = dice(seed);
        let mut layout = Layout::new(board.clone());
        let density = 20 + 20 * dice.below(5);
        for cell in board.open() {
            if dice.below(100) < density {
                let tile = catalogue::ALL[dice.below(144) as usize];
                layout.place(cell, tile.turned(Rotation::ALL[dice.below(4) as usize])).expect("a free cell");
            }
        }
        let report = layout.check();
        digest.form(&report);
        digest.form(&layout.fits(catalogue::ALL[dice.below(144) as usize], Rulings::DEFAULT));
        digest.form(&layout.weak_spot());
        digest.tell(layout.notation());
        for side in Side::ALL {
            let aim = board.aim(side).expect("a class has numbers");
            for (lines, ways) in aim.odds().into_iter().take(4) {
                digest.tell(ways.throws());
                layout.strikes(lines).for_each(|strike| digest.form(&strike.met.cells()));
                layout.shooters(lines, Rulings::DEFAULT).for_each(|(_, able)| digest.form(&able));
            }
        }
    }
    digest.0
}

/// LM-TORUS-1: a board whose sets of cells are words of 64 bits.
#[test]
fn the_narrow_kernel() {
    assert_eq!(judged(&Board::new(Class::IIIC), 3), 0x41d9_3353_7346_6525);
}

/// LM-IVC-2: a board whose sets of cells are words of 128 bits.
#[test]
fn the_wide_kernel() {
    let opened = [Mark::Three, Mark::Equals].into_iter().collect();
    assert_eq!(
        judged(&Board::new(Class::IVC).with_opened(opened).expect("marks of the board"), 2),
        0x7056_7a02_436f_5ceb
    );
}

/// A row of components on the fourth row of the board.
fn row(class: Class, kinds: &[Kind]) -> Layout {
    let mut layout = Layout::new(Board::new(class));
    for (column, &kind) in (1..).zip(kinds) {
        let component = Component::new(kind, "0303".parse().expect("four digits"), Side::Front).expect("a free outlet");
        layout.place(starwright::grid::Cell::new(column, 3).expect("on the grid"), component).expect("a free cell");
    }
    layout
}

fn flown() -> Fleet {
    let kinds = [
        Kind::Battery(Capacity::Three),
        Kind::DoubleCannon,
        Kind::Cabin,
        Kind::SpecialCargoHold(Capacity::Two),
        Kind::Cabin,
    ];
    let mut fleet = row(Class::II, &kinds).into_fleet().expect("a legal row");
    fleet.embark(&[]).expect("nobody is aboard yet");
    fleet
}

/// BG-METEOR, LM-ATTACK-3: every kind of attack along every line of a row of components.
#[test]
fn attacks() {
    let (fleet, mut digest) = (flown(), Digest::NEW);
    for side in [Side::Front, Side::Left] {
        for (lines, _) in fleet.board().aim(side).expect("numbered").odds() {
            for kind in [AttackKind::SmallMeteor, AttackKind::LargeMeteor, AttackKind::HeavyFire] {
                let incoming = Incoming::new(kind, lines);
                digest.form(&fleet.threat(&incoming, &Defence::default()).expect("no defence is one"));
                digest.form(&fleet.defend(&incoming, &Defence::default()).expect("no defence is one"));
            }
        }
    }
    assert_eq!(digest.0, 0x42fa_c874_d19d_6430);
}

/// Values are written as they were read, byte for byte, and corrupt ones are refused with the same words.
#[test]
fn readers() {
    let mut digest = Digest::NEW;
    let text = serde_json::to_string(&flown()).expect("a form");
    assert_eq!(serde_json::from_str::<Fleet>(&text).expect("a fleet"), flown());
    for end in (0..text.len()).step_by(97) {
        digest.tell(serde_json::from_str::<Fleet>(&text[..end]).expect_err("cut short"));
    }
    for (bit, _) in text.bytes().enumerate().step_by(29) {
        let mut bytes = text.clone().into_bytes();
        bytes[bit] ^= 1 << (bit % 7);
        match serde_json::from_slice::<Fleet>(&bytes) {
            Ok(fleet) => digest.form(&fleet),
            Err(error) => digest.tell(error),
        }
    }
    let notation = flown().layout().notation();
    assert_eq!(notation.parse::<Layout>().as_ref(), Ok(flown().layout()));
    (0..notation.len()).filter(|&end| notation.is_char_boundary(end)).step_by(5).for_each(|end| {
        match notation[..end].parse::<Layout>() {
            Ok(layout) => digest.form(&layout),
            Err(error) => digest.tell(error),
        }
    });
    assert_eq!(digest.0, 0x6909_c900_b8ca_ff8c);
}

fn any<T>(mut of: Vec<T>, dice: &mut Dice) -> T {
    of.swap_remove(dice.below(u32::try_from(of.len()).expect("few")) as usize)
}

/// Plays random choices, reads the save back and hashes all messages.
fn played<G: Play<Event: Serialize, View: Serialize>>(record: &mut Record<G>, choices: u32) -> u64
where
    Record<G>: Serialize + DeserializeOwned,
{
    played_by(record, choices, |_, _, listed, dice| any(listed, dice))
}

/// The same, with a function that picks a listed or unlisted choice.
fn played_by<G: Play<Event: Serialize, View: Serialize>>(
    record: &mut Record<G>,
    choices: u32,
    pick: impl Fn(&G, Actor, Vec<G::Choice>, &mut Dice) -> G::Choice,
) -> u64
where
    Record<G>: Serialize + DeserializeOwned,
{
    let (mut dice, mut digest, mut events) = (dice(5), Digest::NEW, Vec::new());
    for _ in 0..choices {
        let actors: Vec<Actor> = record.awaited().iter().collect();
        let Some(&actor) = actors.get(dice.below(u32::try_from(actors.len()).expect("few")) as usize) else { break };
        let listed = record.choices(actor);
        digest.tell(listed.len());
        if listed.is_empty() {
            break;
        }
        let choice = pick(record.game(), actor, listed, &mut dice);
        assert!(record.apply(actor, choice, &mut events).is_ok(), "what may be done is taken");
    }
    for event in &events {
        digest.form(event);
    }
    Seat::of(2).map(Some).chain([None]).for_each(|viewer| digest.form(&record.view(viewer)));
    let save = serde_json::to_string(record).expect("a form");
    let again: Record<G> = serde_json::from_str(&save).expect("a save is read");
    assert_eq!(serde_json::to_string(&again).expect("a form"), save);
    digest.tell(save);
    digest.0
}

#[test]
fn a_battle() {
    let mut dice = dice(5);
    let decks = battle::Race::ALL.map(|race| (race, battle::Deck::HOUSE));
    let setup = battle::Setup::shuffled(battle::Layout::four_players(), &decks, &mut dice).with_powers(&mut dice);
    let mut record = Record::<battle::Game>::begin(setup).expect("a table of four");
    while record.game().step() == battle::Step::Place {
        let seat = record.game().active();
        let zone = record.game().field().layout().zone(seat).expect("a zone for everybody");
        let placement = battle::random_placement(zone, &mut dice).expect("there is room in a zone");
        record.apply(seat, battle::Choice::place(placement), &mut Vec::new()).expect("a place for all");
    }
    assert_eq!(played(&mut record, 24), 0x4fa3_3b1c_a380_e580);
}

#[test]
fn a_yard() {
    assert_eq!(
        played(&mut Record::<Yard>::begin(yard::Setup::new(Class::IVC, 2)).expect("a table of two"), 30),
        0xeab6_135d_baa8_59c5
    );
}

#[test]
fn a_flight() {
    let cards = Card::ALL.iter().filter(|card| card.level() == Level::II);
    let deck: Vec<serde_json::Value> = cards.map(|card| serde_json::to_value(card).expect("a form")).collect();
    let player = |position: i32| serde_json::json!({ "fleet": flown(), "position": position, "credits": 4 });
    let setup = serde_json::json!({ "board": { "class": "II" }, "level": "II", "deck": deck, "players": [player(9), player(6)] });
    let setup: flight::Setup = serde_json::from_value(setup).expect("a setup");
    assert_eq!(played(&mut Record::<Flight>::begin(setup).expect("a flight"), 40), 0x73a0_77a3_48fe_5471);
}

fn round(class: Class, start: Start, cards: Vec<Card>) -> game::Round {
    let (board, level) = (Board::new(class), RoundCard::of(class));
    game::Round { board, level, level_iii_cards: false, start, deck: Deck::new(cards).expect("few cards") }
}

/// Every second card of a level, up to a number.
fn cards(level: Level, first: usize, count: usize) -> impl Iterator<Item = Card> {
    Card::ALL.iter().filter(move |card| card.level() == level).skip(first).step_by(2).take(count).cloned()
}

/// Builds wherever something may be built, and seldom ends anything or looks at cards.
fn lively(game: &Game, actor: Actor, listed: Vec<game::Choice>, dice: &mut Dice) -> game::Choice {
    let sites = game.yard().zip(actor.seat()).map(|(yard, seat)| yard.sites(seat).iter().collect::<Vec<_>>());
    if let Some(sites) = sites.filter(|sites| !sites.is_empty()) {
        let turn = any(Rotation::ALL.to_vec(), dice);
        return yard::Choice::Place { at: any(sites, dice), turn }.into();
    }
    let ends = |choice: &game::Choice| match choice {
        game::Choice::Yard(choice) => {
            matches!(choice, yard::Choice::Finish { .. } | yard::Choice::RanOut | yard::Choice::Look { .. })
        }
        game::Choice::Flight(choice) => matches!(choice, flight::Choice::Withdraw { .. }),
    };
    let others: Vec<_> = listed.iter().filter(|choice| !ends(choice)).cloned().collect();
    any(if others.is_empty() || dice.below(90) == 0 { listed } else { others }, dice)
}

/// BG-END-5: two rounds to their end, with ships built from few tiles and with ships brought along, some cards the table's own.
#[test]
fn a_whole_game_of_rounds() {
    let pool = [36, 52, 88, 5, 100, 70].into_iter().filter_map(TileId::new).collect();
    let kinds = [Kind::SingleEngine, Kind::Cabin, Kind::Cabin, Kind::DoubleCannon, Kind::Battery(Capacity::Three)];
    let built = [1, 2].map(|order| Built { layout: row(Class::IIIC, &kinds), aside: 1, order }).to_vec();
    let own = |card: Card| Card::custom(card.level(), card.kind().clone()).expect("a kind");
    let lower = cards(Level::II, 0, 4).chain(cards(Level::I, 0, 4));
    let rounds = vec![
        round(Class::I, Start::Building { pool, piles: None }, cards(Level::I, 1, 8).collect()),
        round(Class::IIIC, Start::Built(built), cards(Level::III, 4, 8).map(own).chain(lower).collect()),
    ];
    let setup = game::Setup { players: 2, rulings: Rulings::DEFAULT, rounds: rounds.into() };
    let mut record = Record::<Game>::begin(setup).expect("a table of two");
    let hash = played_by(&mut record, 500, lively);
    assert!(record.game().round() == 2 && record.game().is_over(), "it came to the end");
    assert_eq!(hash, 0x330f_ac38_d9e1_e1b7);
}
