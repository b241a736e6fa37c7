//! Invalid setups of yards.

use rand_core::SeedableRng;
use rand_pcg::Pcg32;
use starwright::dice::Random;
use starwright::table::Play;
use starwright::trucker::cards::{CardSet, Mix, Piles, RoundCard};
use starwright::trucker::yard::{Built, Setup, SetupError, Start, Yard, from_first_expansion, starting_cabin};
use starwright::trucker::{Blueprint, Board, Class, Kind, Layout, Mark, Rule};

use crate::support::{board, cell};
use crate::yard::table::{seat, tile};

fn refused(setup: &Setup) -> SetupError {
    let error = Yard::begin(setup, &mut Vec::new()).expect_err("no such table");
    assert!(error.to_string().contains(error.rule().id()), "{error}");
    error
}

fn with_pool(numbers: &[u8]) -> Setup {
    let mut setup = Setup::new(Class::II, 2);
    setup.start = Start::Building { pool: numbers.iter().map(|&number| tile(number)).collect(), piles: None };
    setup
}

/// LM-BOARD-4: two to five play, and the fifth starting cabin is of the first expansion.
#[test]
fn two_to_five_play() {
    for players in 0..8 {
        let verdict = Yard::begin(&Setup::new(Class::I, players), &mut Vec::new());
        assert_eq!(verdict.is_ok(), (2..=5).contains(&players));
    }
    assert_eq!(refused(&Setup::new(Class::I, 6)), SetupError::Players { players: 6 });
    let crowd = Setup { purses: vec![0; 10_000], ..Setup::new(Class::I, 2) };
    assert_eq!(refused(&crowd), SetupError::Players { players: 10_000 });
    let cabins: Vec<_> = (0..5).map(|number| starting_cabin(seat(number))).collect();
    assert!(cabins.iter().all(|cabin| cabin.kind() == Kind::StartingCabin && cabin.edges().to_string() == "3333"));
    assert_eq!(
        (0..5).map(|number| from_first_expansion(seat(number))).collect::<Vec<_>>(),
        [false, false, false, false, true]
    );
}

/// BG-BUILD-1, LM-CABIN-1: no tile twice, and no starting cabin among them.
#[test]
fn the_pool_holds_every_tile_once() {
    assert_eq!(refused(&with_pool(&[35, 36, 35])), SetupError::TileTwice { tile: tile(35) });
    assert_eq!(refused(&with_pool(&[31])), SetupError::CabinInPool { tile: tile(31) });
    let Start::Building { pool, .. } = Setup::new(Class::I, 2).start else { panic!("a pool") };
    assert_eq!(pool.len(), 140);
}

/// BG-PILES, LM-IV3-1: each level has piles of its own make-up.
#[test]
fn piles_are_those_of_the_level() {
    let with_piles = |class, level_iii_cards, piles: &Piles| {
        let mut setup = Setup::new(class, 2);
        setup.level_iii_cards = level_iii_cards;
        setup.start = Start::Building { pool: Vec::new(), piles: Some(piles.clone()) };
        setup
    };
    let flights = [
        (Class::I, false, Mix::I),
        (Class::II, false, Mix::II),
        (Class::IIIC, false, Mix::III),
        (Class::IVC, true, Mix::FourFromThree),
    ];
    let dealt = |mix| {
        let mut chance = Random::new(Pcg32::seed_from_u64(3));
        Piles::dealt(mix, CardSet::EMPTY, &mut chance).expect("printed cards")
    };
    for (class, level_iii_cards, mix) in flights {
        for (.., other) in flights {
            match Yard::begin(&with_piles(class, level_iii_cards, &dealt(other)), &mut Vec::new()) {
                Ok(_) => assert_eq!(other, mix),
                Err(error) => assert_eq!((error.rule(), other == mix), (mix.rule(), false)),
            }
        }
    }
    assert_eq!(refused(&with_piles(Class::II, true, &dealt(Mix::II))).rule(), Rule::LmIv31);
    assert!(
        Yard::begin(&with_piles(Class::IVC, false, &dealt(Mix::II)), &mut Vec::new()).is_ok(),
        "no text says what level IV piles are"
    );
}

/// LM-BOARD-2, LM-BOARD-5, LM-IVC-1, LM-IVC-TIMER.
#[test]
fn the_board_can_be_built_on() {
    let mut setup = Setup::new(Class::IIIC, 2);
    setup.level = RoundCard::II;
    assert_eq!(refused(&setup).rule(), Rule::LmBoard2);
    let mut setup = Setup::new(Class::IVC, 2);
    setup.board = board(Class::IVC, &[Mark::Three]);
    assert_eq!(refused(&setup), SetupError::Opened);
    let custom = |art: &[&str], level| {
        let blueprint = Blueprint::builder(art).starting_cabin(cell(0, 0)).build().expect("a board");
        let mut setup = Setup::new(Class::I, 2);
        (setup.board, setup.level) = (Board::custom(blueprint), level);
        setup
    };
    assert_eq!(refused(&custom(&["#."], RoundCard::I)), SetupError::NothingToBuildOn);
    assert_eq!(refused(&custom(&["#3#"], RoundCard::I)), SetupError::DiceOnLevel { level: RoundCard::I });
    assert!(Yard::begin(&custom(&["##"], RoundCard::I), &mut Vec::new()).is_ok());
    let mut setup = custom(&["##"], RoundCard::II);
    let blueprint =
        Blueprint::builder(&["##"]).starting_cabin(cell(0, 0)).level(RoundCard::I).build().expect("a board");
    setup.board = Board::custom(blueprint);
    assert_eq!(refused(&setup), SetupError::BoardLevel { expected: RoundCard::I, level: RoundCard::II });
    setup.level = RoundCard::I;
    assert!(Yard::begin(&setup, &mut Vec::new()).is_ok());
}

/// LM-BOARD-3, BG-BUILD-1, LM-R28: ships built elsewhere lie on the table's board, one for each player.
#[test]
fn built_ships_are_of_the_table() {
    let ship = |class, aside, order| Built { layout: Layout::new(Board::new(class)), aside, order };
    let with = |ships: Vec<Built>| {
        let mut setup = Setup::new(Class::II, 2);
        setup.start = Start::Built(ships);
        setup
    };
    assert!(Yard::begin(&with(vec![ship(Class::II, 2, 2), ship(Class::II, 0, 1)]), &mut Vec::new()).is_ok());
    assert_eq!(refused(&with(vec![ship(Class::II, 0, 1)])).rule(), Rule::LmBoard3);
    assert_eq!(refused(&with(vec![ship(Class::II, 0, 1), ship(Class::III, 0, 2)])).rule(), Rule::LmBoard3);
    assert_eq!(refused(&with(vec![ship(Class::II, 3, 1), ship(Class::II, 0, 2)])).rule(), Rule::BgBuild1);
    for order in [0, 1, 3] {
        assert_eq!(refused(&with(vec![ship(Class::II, 0, 1), ship(Class::II, 0, order)])).rule(), Rule::LmR28);
    }
}
