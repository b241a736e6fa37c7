//! Setups that cannot be.

use starwright::table::Play;
use starwright::trucker::cards::RoundCard;
use starwright::trucker::yard::{Built, Setup, SetupError, Start, Yard, from_first_expansion, starting_cabin};
use starwright::trucker::{Blueprint, Board, Class, Kind, Layout, Mark, Rule};

use crate::support::{board, cell};
use crate::yard::table::{seat, tile};

fn refused(setup: &Setup) -> SetupError {
    let error = Yard::begin(setup).expect_err("no such table");
    assert!(error.to_string().contains(error.rule().id()), "{error}");
    error
}

fn with_pool(numbers: &[u8]) -> Setup {
    let mut setup = Setup::new(Class::II, 2);
    setup.start = Start::Building { pool: numbers.iter().map(|&number| tile(number)).collect(), piles: Vec::new() };
    setup
}

/// LM-BOARD-4: two to five play, and the fifth starting cabin is of the first expansion.
#[test]
fn two_to_five_play() {
    for players in 0..8 {
        let verdict = Yard::begin(&Setup::new(Class::I, players));
        assert_eq!(verdict.is_ok(), (2..=5).contains(&players));
    }
    assert_eq!(refused(&Setup::new(Class::I, 6)), SetupError::Players { players: 6 });
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

/// BG-PILES, LM-IV3-1.
#[test]
fn piles_are_as_many_and_as_high_as_the_level_says() {
    let with_piles = |class: Class, level_iii_cards, piles: &[&[u8]]| {
        let mut setup = Setup::new(class, 2);
        setup.level_iii_cards = level_iii_cards;
        let piles = piles.iter().map(|pile| pile.to_vec()).collect();
        setup.start = Start::Building { pool: Vec::new(), piles };
        setup
    };
    let of = |class, level_iii_cards, height: u8| {
        let piles: Vec<Vec<u8>> = (0..4).map(|pile| (1..=height).map(|card| pile * height + card).collect()).collect();
        with_piles(class, level_iii_cards, &piles.iter().map(Vec::as_slice).collect::<Vec<_>>())
    };
    for (class, level_iii_cards, height) in
        [(Class::I, false, 2), (Class::II, false, 3), (Class::IIIC, false, 4), (Class::IVC, true, 5)]
    {
        for tried in 1..7 {
            assert_eq!(Yard::begin(&of(class, level_iii_cards, tried)).is_ok(), tried == height, "{class} {tried}");
        }
    }
    assert_eq!(refused(&with_piles(Class::I, false, &[&[1, 2]])), SetupError::Piles { piles: 1 });
    let twice: [&[u8]; 4] = [&[1, 2], &[3, 4], &[5, 6], &[7, 1]];
    assert_eq!(refused(&with_piles(Class::I, false, &twice)), SetupError::CardTwice { card: 1 });
    let unknown: [&[u8]; 4] = [&[1, 2], &[3, 4], &[5, 6], &[7, 61]];
    assert_eq!(refused(&with_piles(Class::I, false, &unknown)), SetupError::NoSuchCard { card: 61 });
    assert_eq!(refused(&of(Class::II, true, 3)).rule(), Rule::LmIv31);
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
    assert!(Yard::begin(&custom(&["##"], RoundCard::I)).is_ok());
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
    assert!(Yard::begin(&with(vec![ship(Class::II, 2, 2), ship(Class::II, 0, 1)])).is_ok());
    assert_eq!(refused(&with(vec![ship(Class::II, 0, 1)])).rule(), Rule::LmBoard3);
    assert_eq!(refused(&with(vec![ship(Class::II, 0, 1), ship(Class::III, 0, 2)])).rule(), Rule::LmBoard3);
    assert_eq!(refused(&with(vec![ship(Class::II, 3, 1), ship(Class::II, 0, 2)])).rule(), Rule::BgBuild1);
    for order in [0, 1, 3] {
        assert_eq!(refused(&with(vec![ship(Class::II, 0, 1), ship(Class::II, 0, order)])).rule(), Rule::LmR28);
    }
}
