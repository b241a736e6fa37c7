//! Salvos: several attacks of a card, each rolled once for all players.

use starwright::dice::{Die, Typed};
use starwright::grid::Side;
use starwright::trucker::attack::{Attack, AttackKind, Defence, Fate, Incoming, Line, Lines, RollError, Salvo, Shot};
use starwright::trucker::{Blueprint, Board, Class, Fleet, Kind};

use crate::defence_examples::{loaded, strut};
use crate::support::{cell, component};

fn salvo() -> Salvo {
    let attack = |kind, from| Attack { kind, from };
    [attack(AttackKind::LargeMeteor, Side::Front), attack(AttackKind::SmallMeteor, Side::Left)].into_iter().collect()
}

/// BG-METEOR, BG-ENEMY-2: in their order, each with its own dice, of which no more are taken than are needed: on IC from the
/// front one, or two after a 1.
#[test]
fn each_is_rolled_once() {
    let board = Board::new(Class::IC);
    let mut dice = Typed::new([Die::One, Die::Three, Die::Two, Die::Six]);
    let rolled: Vec<_> = salvo().waves().map(|wave| wave.roll(&board, &mut dice).unwrap()).collect();
    let lines: Vec<Vec<Line>> = rolled.iter().map(|lines| lines.iter().collect()).collect();
    assert_eq!(lines, [vec![Line::Row(2), Line::Row(4)], vec![Line::Row(1)]]);
    assert_eq!(rolled.iter().map(Lines::from).collect::<Vec<_>>(), [Side::Left, Side::Left]);
    assert_eq!(dice.left(), 1);
}

/// BG-METEOR, BG-ENEMY-2: one roll meets every player, who each resolve it on their own ships: here one is struck twice, one
/// shoots, and one is missed.
#[test]
fn one_roll_for_all_players() {
    let board = || Board::new(Class::IC);
    let struck = loaded(board(), &[(1, 2, strut()), (1, 3, strut()), (1, 4, strut())]);
    let cannon = component(Kind::SingleCannon, "3330", Side::Left);
    let armed = loaded(board(), &[(1, 2, cannon), (1, 3, strut())]);
    let missed = loaded(board(), &[(1, 5, strut())]);
    let mut dice = Typed::new([Die::One, Die::Three]);
    let wave = salvo().waves().next().unwrap();
    let incoming = Incoming::new(wave.attack.kind, wave.roll(&board(), &mut dice).unwrap());
    let fates = |fleet: &Fleet, defence: &Defence| {
        fleet.defend(&incoming, defence).unwrap().lines.iter().map(|end| end.fate).collect::<Vec<_>>()
    };
    assert_eq!(fates(&struck, &Defence::default()), [Fate::Destroyed; 2]);
    let shot = Shot { line: Line::Row(2), cannon: cell(1, 2) };
    let shoots = Defence { shots: vec![shot], ..Defence::default() };
    assert_eq!(fates(&armed, &shoots), [Fate::ShotDown(cell(1, 2)), Fate::Missed]);
    assert_eq!(fates(&missed, &Defence::default()), [Fate::Missed; 2]);
}

/// LM-IV3-6: the first attack comes twice, same kind and side, each with its own dice, one after the other; the others once.
/// An exemption from the first covers one of the two.
#[test]
fn the_first_attack_repeats() {
    let (once, twice) = (salvo(), salvo().repeating_first());
    assert_eq!(twice.attacks(), [once.attacks()[0], once.attacks()[0], once.attacks()[1]]);
    assert_eq!(twice.waves().map(|wave| wave.is_first).collect::<Vec<_>>(), [true, false, false]);
    let board = Board::new(Class::IVC);
    let mut dice = Typed::new([Die::One, Die::Two, Die::Four, Die::Six, Die::Six, Die::Six]);
    let lines = twice.waves().map(|wave| wave.roll(&board, &mut dice).unwrap().iter().collect());
    assert_eq!(lines.collect::<Vec<Vec<Line>>>(), [vec![Line::Column(0)], vec![Line::Column(7)], vec![]]);
    assert_eq!(Salvo::default().repeating_first(), Salvo::default());
}

/// BG-METEOR: without dice, or on a board that dice cannot call, there is no roll.
#[test]
fn nothing_to_roll() {
    let wave = salvo().waves().next().unwrap();
    let short = wave.roll(&Board::new(Class::IVC), &mut Typed::new([Die::One]));
    assert!(matches!(short, Err(RollError::OutOfDice(_))));
    let bare = Board::custom(Blueprint::builder(&["##"]).build().unwrap());
    assert!(matches!(wave.roll(&bare, &mut Typed::new([])), Err(RollError::Aim(_))));
}

/// LM-IV3-6: a salvo is written as the list of its attacks.
#[cfg(feature = "serde")]
#[test]
fn written_as_a_list() {
    let text = r#"[{"kind":"large_meteor","from":"front"},{"kind":"small_meteor","from":"left"}]"#;
    assert_eq!(serde_json::to_string(&salvo()).unwrap(), text);
    assert_eq!(serde_json::from_str::<Salvo>(text).unwrap(), salvo());
}
