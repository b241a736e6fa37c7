//! Meteor swarms.

use starwright::grid::Side;
use starwright::table::{Actor, Seat};
use starwright::trucker::attack::{Defence, Fate, Shot};
use starwright::trucker::flight::{Ask, Choice, Event, Question};
use starwright::trucker::{Kind, Rule};

use super::table::{BATTERY, CABIN, CANNON, HOLD, Table, line, meteors, nothing, parts, ship};
use crate::support::{cell, cells};

/// BG-METEOR: one roll for all, who resolve it leader first, each before the next one, and each meteor before the next.
#[test]
fn one_roll_for_all() {
    let mut table = Table::new(vec![(line(&[CANNON]), 3), (line(&[CANNON]), 9)], meteors(&["LF", "LF"]));
    // column 6, where the cannons stand
    table.dice(&[3, 3]).answers(1, Ask::Defend, nothing());
    assert_eq!(table.player(1).lost, cells(&[(2, 3)]));
    table.asks(0, Ask::Defend);
    let Question::Defend { incoming } = table.question() else { panic!("a defence") };
    let line = incoming.lines().iter().next().expect("one line");
    let shots = vec![Shot { line, cannon: cell(2, 3) }];
    table.ok(0, Choice::Defend { defence: Defence { shots, ..Defence::default() } });
    assert_eq!(table.asked(), Some((Actor::Table, Ask::Roll)));
    let ends: Vec<Fate> = table
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Met { ends, .. } => Some(ends[0].fate),
            _ => None,
        })
        .collect();
    assert_eq!(ends, [Fate::Destroyed, Fate::ShotDown(cell(2, 3))]);
    // column 5: nobody can shoot there
    table.dice(&[2, 3]);
    assert_eq!(table.positions(), [None, None], "both lost their only cabin");
}

/// LM-R44: a line outside the board asks nobody and meets nobody.
#[test]
fn a_line_outside_the_board_asks_no_player() {
    let dodger = || ship(&[(1, 3, CABIN), (2, 3, BATTERY)]);
    let thruster = || {
        let mut parts = parts(&[(1, 3, CABIN), (2, 3, BATTERY)]);
        parts.push((3, 3, crate::support::component(Kind::Thruster, "3033", starwright::grid::Side::Right)));
        super::table::fleet(starwright::trucker::Board::new(starwright::trucker::Class::II), &parts, &[])
    };
    let mut table = Table::new(vec![(thruster(), 3), (dodger(), 9)], meteors(&["LF", "LF"]));
    table.dice(&[1, 1]);
    assert_eq!(table.asked(), Some((Actor::Table, Ask::Roll)), "column 2 is off the board");
    assert!(!table.events.iter().any(|event| matches!(event, Event::Met { .. })));
    table.dice(&[4, 6]);
    table.asks(0, Ask::Defend);
}

/// LM-R45, LM-R48: whose last component is lost is struck by nothing more, and when all are lost nothing is rolled any more.
#[test]
fn who_has_nothing_left_is_left_alone() {
    let mut table = Table::new(vec![(line(&[]), 3), (line(&[CABIN, CABIN]), 9)], meteors(&["LF", "LR", "LL", "LL"]));
    table.dice(&[2, 3]);
    assert_eq!(table.player(0).lost, cells(&[(1, 3)]));
    assert_eq!(table.positions()[0], Some(3), "the card is not resolved yet");
    table.dice(&[3, 4]).dice(&[3, 4]);
    assert!(table.is_over(), "the fourth is not rolled");
    let met = table.events.iter().filter(|event| matches!(event, Event::Met { seat: Seat::Zero, .. }));
    assert_eq!(met.count(), 1, "struck by nothing more");
    assert_eq!(table.positions(), [None, None]);
    assert_eq!(table.player(1).lost, cells(&[(1, 3), (2, 3), (3, 3)]));
    assert!(table.player(1).gone.is_empty(), "what is lost does not give up");
}

/// LM-LEGAL-12: right after the hit the owner keeps a piece, one with a human aboard.
#[test]
fn a_piece_is_kept_right_after_the_hit() {
    let wide = || ship(&[(1, 3, CABIN), (2, 3, HOLD), (3, 3, BATTERY), (4, 3, HOLD), (5, 3, CABIN)]);
    let mut table = Table::new(vec![(wide(), 3), (wide(), 9)], meteors(&["LF"]));
    table.dice(&[3, 4]);
    table.asks(1, Ask::Keep);
    assert_eq!(table.no(1, Choice::Keep { at: cell(3, 3) }), Rule::LmLegal12);
    assert_eq!(table.listed(), [Choice::Keep { at: cell(1, 3) }, Choice::Keep { at: cell(4, 3) }]);
    table.ok(1, Choice::Keep { at: cell(5, 3) }).answers(0, Ask::Keep, Choice::Keep { at: cell(1, 3) });
    assert_eq!(table.player(1).fleet.layout().occupied(), cells(&[(4, 3), (5, 3)]));
    assert_eq!(table.player(0).lost, cells(&[(3, 3), (4, 3), (5, 3)]));
}

/// LM-LEGAL-12, LM-R52: of several pieces only one with a human may be kept; if there is one such, nobody is asked.
#[test]
fn a_piece_without_a_human_is_not_kept() {
    let wide = || ship(&[(1, 3, CABIN), (2, 3, HOLD), (3, 3, BATTERY), (4, 3, HOLD), (5, 3, HOLD)]);
    let mut table = Table::new(vec![(wide(), 3), (wide(), 9)], meteors(&["LF"]));
    table.dice(&[3, 4]);
    assert!(table.is_over());
    assert_eq!(table.player(0).fleet.layout().occupied(), cells(&[(1, 3), (2, 3)]));
}

/// BG-METEOR, LM-SPLICE-3: what the dice turn aside is turned for all.
#[test]
fn a_redirected_attack_is_redirected_for_all() {
    let board = || starwright::trucker::Board::new(starwright::trucker::Class::IIC);
    let spliced = || super::table::fleet(board(), &parts(&[(1, 3, CABIN), (1, 4, HOLD)]), &[]);
    let mut table = Table::new(vec![(spliced(), 3), (spliced(), 9)], meteors(&["LF"]));
    table.dice(&[1, 4]);
    assert!(table.is_over());
    let turned = |event: &Event| matches!(event, Event::Comes { turned_from: Some(Side::Front), attack, .. } if attack.from == Side::Left);
    assert!(table.events.iter().any(turned));
    // upper and lower row 4 are called, and a cabin stands in the upper one
    assert_eq!([0, 1].map(|player| table.player(player).lost), [cells(&[(1, 3)]); 2]);
}

/// LM-R24: a defence that does nothing is refused, and the question stands.
#[test]
fn idle_reactions_are_refused() {
    let mut table = Table::new(vec![(line(&[CANNON]), 3), (line(&[]), 9)], meteors(&["LF"]));
    table.dice(&[3, 3]);
    let defence = Defence { boosted_shields: cells(&[(1, 3)]), ..Defence::default() };
    assert_eq!(table.no(0, Choice::Defend { defence }), Rule::LmR5);
    let defence = Defence { shields: cells(&[(1, 3)]), ..Defence::default() };
    assert_eq!(table.no(0, Choice::Defend { defence }), Rule::LmAttack6);
    table.answers(0, Ask::Defend, nothing());
}
