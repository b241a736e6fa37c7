//! Invalid setups of flights.

use starwright::table::Play;
use starwright::trucker::cards::{Card, CardId, CardKind, Criterion, Deck, Level, Penalty, RoundCard};
use starwright::trucker::flight::{Flight, Pilot, Setup};
use starwright::trucker::{Blueprint, Board, Builder, Class, Rule};

use super::table::{CABIN, fire, line, parts, setup, zone};
use crate::support::layout;

fn refused(change: impl FnOnce(&mut Setup)) -> Rule {
    let mut setup = setup(vec![(line(&[CABIN]), 3), (line(&[]), 9)], &[CardKind::Stardust]);
    assert!(Flight::begin(&setup, &mut Vec::new()).is_ok());
    change(&mut setup);
    let error = Flight::begin(&setup, &mut Vec::new()).expect_err("no flight");
    assert!(error.to_string().ends_with(&format!("({})", error.rule())), "{error}");
    error.rule()
}

fn deck(level: Level, kind: CardKind) -> Deck {
    Deck::new(vec![Card::custom(level, kind).expect("a card")]).expect("a deck")
}

/// A board of three cells.
fn row() -> Builder<'static> {
    Blueprint::builder(&["###"])
}

/// All fly a cabin on this board.
fn fly_on(blueprint: Builder<'_>, setup: &mut Setup) {
    setup.board = Board::custom(blueprint.build().expect("a drawing"));
    for pilot in &mut setup.players {
        let mut fleet = layout(setup.board.clone(), &parts(&[(1, 0, CABIN)])).into_fleet().expect("legal");
        fleet.embark(&[]).expect("they board");
        pilot.fleet = Some(fleet);
    }
}

/// LM-BOARD-3, LM-BOARD-2, LM-BOARD-4, LM-IV3-1: the table.
#[test]
fn tables() {
    assert_eq!(refused(|setup| drop(setup.players.pop())), Rule::LmBoard4);
    assert_eq!(
        refused(|setup| setup.players.extend([Pilot::default(), Pilot::default(), Pilot::default(), Pilot::default()])),
        Rule::LmBoard4
    );
    assert_eq!(refused(|setup| setup.board = Board::new(Class::IIC)), Rule::LmBoard3);
    assert_eq!(refused(|setup| setup.level = RoundCard::III), Rule::LmBoard2);
    assert_eq!(refused(|setup| setup.level_iii_cards = true), Rule::LmIv31);
}

/// BG-TRACK-1, LM-LAUNCH-1, LM-LAUNCH-2: the players.
#[test]
fn players() {
    assert_eq!(refused(|setup| setup.players[0].position = None), Rule::LmR32);
    assert_eq!(refused(|setup| setup.players[0].fleet = None), Rule::LmR32);
    assert_eq!(refused(|setup| setup.players[0].position = Some(49)), Rule::BgTrack1);
    let unboarded = || layout(Board::new(Class::II), &parts(&[(1, 3, CABIN)])).into_fleet().expect("legal");
    assert_eq!(refused(|setup| setup.players[0].fleet = Some(unboarded())), Rule::LmLaunch2);
    let unmanned = || {
        let mut fleet = line(&[]);
        fleet.lose_crew(2, starwright::grid::CellSet::EMPTY, &[(crate::support::cell(1, 3), 2)]).expect("both go");
        fleet
    };
    assert_eq!(refused(|setup| setup.players[0].fleet = Some(unmanned())), Rule::LmLaunch1);
}

/// BG-PILES: the deck; the top card is of the flight's own level, unless the flight is under way.
#[test]
fn decks() {
    assert_eq!(refused(|setup| setup.under_way = false), Rule::BgPiles);
    assert_eq!(refused(|setup| setup.deck = deck(Level::III, CardKind::Stardust)), Rule::BgPiles);
    let peeked = |setup: &mut Setup| {
        (setup.deck, setup.under_way) = (deck(Level::II, CardKind::Stardust), false);
        assert!(Flight::begin(setup, &mut Vec::new()).is_ok());
        setup.players[0].peeked.insert(CardId::new(7).expect("a card"));
    };
    assert_eq!(refused(peeked), Rule::BgPiles);
}

/// BG-PILES: before the first card what was looked at lies in the deck; later it may have been shown.
#[test]
fn looked_at_cards() {
    let peeked = |card: u8, under_way| {
        let mut setup = setup(vec![(line(&[CABIN]), 3), (line(&[]), 9)], &[]);
        // stardust of level II
        (setup.deck, setup.under_way) = (Deck::new(vec![Card::ALL[23].clone()]).expect("a deck"), under_way);
        setup.players[0].peeked.insert(CardId::new(card).expect("a card"));
        Flight::begin(&setup, &mut Vec::new()).map(drop)
    };
    assert_eq!((peeked(23, false), peeked(23, true), peeked(24, true)), (Ok(()), Ok(()), Ok(())));
    assert_eq!(peeked(24, false).expect_err("not in the deck").rule(), Rule::BgPiles);
}

/// LM-BOARD-2, LM-R54: a board of one's own may fly at any level, unless it names one.
#[test]
fn levels_of_own_boards() {
    let flies = |blueprint| {
        let mut setup = setup(vec![(line(&[CABIN]), 3), (line(&[]), 9)], &[CardKind::Stardust]);
        fly_on(blueprint, &mut setup);
        Flight::begin(&setup, &mut Vec::new()).map_err(|error| error.rule()).map(drop)
    };
    assert_eq!(flies(row()), Ok(()));
    assert_eq!(flies(row().level(RoundCard::II)), Ok(()));
    assert_eq!(flies(row().level(RoundCard::III)), Err(Rule::LmBoard2));
}

/// BG-SABOTAGE: a cell is rolled for by the numbers of its column and its row.
#[test]
fn a_sabotage_needs_columns_and_rows() {
    let flies = |blueprint| {
        let mut setup = setup(vec![(line(&[CABIN]), 3), (line(&[]), 9)], &[CardKind::Sabotage]);
        fly_on(blueprint, &mut setup);
        Flight::begin(&setup, &mut Vec::new()).map_err(|error| error.rule()).map(drop)
    };
    assert_eq!(flies(row().numbers(&[6, 7, 8], &[7])), Ok(()));
    assert_eq!(flies(row().numbers(&[6, 7, 8], &[0])), Err(Rule::BgSabotage));
    assert_eq!(flies(row().numbers(&[0, 0, 0], &[7])), Err(Rule::BgSabotage));
}

/// LM-ATTACK-1, BG-SABOTAGE: what dice cannot call.
#[test]
fn dice() {
    let fly = |setup: &mut Setup| {
        fly_on(row(), setup);
        assert!(Flight::begin(setup, &mut Vec::new()).is_ok());
    };
    let pirates = CardKind::Pirates { strength: 1, shots: fire(&["sF"]), credits: 1, days: 1 };
    assert_eq!(
        refused(|setup| {
            fly(setup);
            setup.deck = deck(Level::I, pirates);
        }),
        Rule::LmAttack1
    );
    let days = || (Criterion::FewestCrew, Penalty::Days(1));
    let shooting = zone([days(), days(), (Criterion::FewestCrew, Penalty::Shots(fire(&["sF"])))]);
    assert_eq!(
        refused(|setup| {
            fly(setup);
            setup.deck = deck(Level::I, shooting);
        }),
        Rule::LmAttack1
    );
    assert_eq!(
        refused(|setup| {
            fly(setup);
            setup.deck = deck(Level::I, CardKind::Sabotage);
        }),
        Rule::BgSabotage
    );
    let spliced = |setup: &mut Setup| {
        setup.board = Board::new(Class::IIC);
        setup.players.iter_mut().for_each(|pilot| *pilot = Pilot::default());
        assert!(Flight::begin(setup, &mut Vec::new()).is_ok());
        setup.deck = deck(Level::I, CardKind::Sabotage);
    };
    assert_eq!(refused(spliced), Rule::BgSabotage);
}
