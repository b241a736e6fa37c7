//! Invalid setups of flights.

use starwright::table::Play;
use starwright::trucker::cards::{Card, CardId, CardKind, Deck, Level, RoundCard};
use starwright::trucker::flight::{Flight, Pilot, Setup};
use starwright::trucker::{Board, Class, Rule};

use super::table::{CABIN, fire, line, parts, setup};
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

/// LM-ATTACK-1, BG-SABOTAGE: what dice cannot call.
#[test]
fn dice() {
    use starwright::trucker::Blueprint;

    let own = Board::custom(Blueprint::builder(&["###"]).build().expect("a drawing"));
    let fly = |setup: &mut Setup| {
        setup.board = own.clone();
        setup.players.iter_mut().for_each(|pilot| {
            let mut fleet = layout(own.clone(), &parts(&[(1, 0, CABIN)])).into_fleet().expect("legal");
            fleet.embark(&[]).expect("they board");
            pilot.fleet = Some(fleet);
        });
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
