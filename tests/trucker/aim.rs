//! From the dice to the lines.

use std::collections::BTreeMap;

use proptest::prelude::*;
use starwright::dice::{Die, Typed, pairs};
use starwright::grid::{Cell, Side, Topology};
use starwright::trucker::attack::{AimError, Line, Lines, Step, Wanted};
use starwright::trucker::{Blueprint, Board, Class, Kind, Rulings, TorusThrusters};

use crate::support::attacks::{self, lines, numbered_board, oracle_aim};
use crate::support::random::Chooser;
use crate::support::{cases, cell, component, layout};

const SPLICED: [Class; 2] = [Class::IC, Class::IIC];
const SIDES: [Side; 2] = [Side::Left, Side::Right];

fn die(face: u8) -> Die {
    Die::try_from(face).expect("a face")
}

fn rows(rows: &[u8]) -> Vec<Line> {
    rows.iter().map(|&row| Line::Row(row)).collect()
}

fn list(lines: Lines) -> Vec<Line> {
    lines.iter().collect()
}

fn shifted(lines: Lines, nozzle: Side) -> Vec<Line> {
    list(lines.shifted(nozzle, Rulings::DEFAULT))
}

/// LM-ATTACK-1, LM-SPLICE-3, LM-SPLICE-4, LM-TORUS-7: every throw on every built-in board leads where the oracle says.
#[test]
fn every_throw_on_every_board() {
    for &class in Class::ALL {
        let board = Board::new(class);
        for from in Side::ALL {
            for dice in pairs() {
                let aimed = attacks::aim(lines(&board, from, dice));
                assert_eq!(aimed, oracle_aim(&board, from, dice), "{class} from the {from}, {dice:?}");
            }
        }
    }
}

proptest! {
    #![proptest_config(cases(500))]

    /// LM-ATTACK-1, LM-ATTACK-8: so does every throw on boards with any numbers, also after a thruster's step.
    #[test]
    fn any_numbers(seed in any::<u64>(), from in 0..4_usize, nozzle in 0..4_usize) {
        let board = numbered_board(&mut Chooser::new(seed));
        let (from, nozzle) = (Side::ALL[from], Side::ALL[nozzle]);
        for dice in pairs() {
            let (lines, expected) = (lines(&board, from, dice), oracle_aim(&board, from, dice));
            prop_assert_eq!(attacks::aim(lines), expected.clone());
            if lines.is_shifted_by(nozzle, Rulings::DEFAULT) {
                let oracle = attacks::board(&board);
                let expected = crate::oracle::react::shifted(&oracle, &expected, crate::support::convert::side(nozzle));
                let mut found = attacks::aim(lines.shifted(nozzle, Rulings::DEFAULT));
                // where edges meet, lines may change places
                found.lines.sort();
                prop_assert_eq!(found.lines.len(), expected.lines.len());
                prop_assert!(expected.lines.iter().all(|line| found.lines.contains(line)));
            }
        }
    }
}

/// A die, the rows it calls, and those after a forward and after a rear thruster.
type RowDie = (u8, &'static [u8], &'static [u8], &'static [u8]);

/// LM-SPLICE-1, LM-SPLICE-4, LM-SPLICE-6: what each row die calls, and where a forward and a rear thruster take it. Rows
/// count from zero: 2 and 4 are both numbered 3, 3 and 5 are both numbered 4.
#[test]
fn row_dice_and_their_shifts() {
    let table: [RowDie; 6] = [
        (1, &[0], &[], &[1]),
        (2, &[1], &[0], &[2]),
        (3, &[2, 4], &[1, 3], &[3, 5]),
        (4, &[3, 5], &[2, 4], &[4, 6]),
        (5, &[6], &[5], &[7]),
        (6, &[7], &[6], &[]),
    ];
    for board in SPLICED.map(Board::new) {
        for side in SIDES {
            for (face, called, forward, rear) in table {
                let lines = board.aim(side).expect("numbers").read([die(face)]).expect("one die");
                assert_eq!((lines.from(), list(lines)), (side, rows(called)));
                assert_eq!(shifted(lines, Side::Front), rows(forward));
                assert_eq!(shifted(lines, Side::Rear), rows(rear));
                assert_eq!(shifted(lines, Side::Left), rows(called), "along its travel");
            }
        }
    }
}

/// LM-SPLICE-3, LM-SPLICE-6: what each column die calls, and where a left and a right thruster take it.
#[test]
fn column_dice_and_their_shifts() {
    let column = |column: Option<u8>| column.map(Line::Column).into_iter().collect::<Vec<_>>();
    for board in SPLICED.map(Board::new) {
        for side in [Side::Front, Side::Rear] {
            for (face, called, left, right) in
                [(2, 0, None, Some(1)), (3, 1, Some(0), Some(2)), (4, 2, Some(1), Some(3)), (5, 3, Some(2), None)]
            {
                let lines = board.aim(side).expect("numbers").read([die(face)]).expect("one die");
                assert_eq!((lines.from(), list(lines)), (side, column(Some(called))));
                assert_eq!(shifted(lines, Side::Left), column(left));
                assert_eq!(shifted(lines, Side::Right), column(right));
                assert_eq!(shifted(lines, Side::Front), column(Some(called)), "along its travel");
            }
        }
    }
}

/// LM-SPLICE-3, LM-SPLICE-4: a redirection on exactly 1 and 6, a duplication on exactly 3 and 4 of the row die.
#[test]
fn redirected_and_duplicated() {
    for board in SPLICED.map(Board::new) {
        for side in [Side::Front, Side::Rear] {
            for first in Die::ALL {
                let aim = board.aim(side).expect("numbers");
                let turned = match first {
                    Die::One => Some(Side::Left),
                    Die::Six => Some(Side::Right),
                    _ => None,
                };
                match (aim.feed(first), turned) {
                    (Step::Final(lines), None) => assert_eq!((lines.from(), list(lines).len()), (side, 1)),
                    (Step::More(aim), Some(turned)) => {
                        assert_eq!((aim.from(), aim.wanted()), (turned, Wanted::Row));
                        for row in Die::ALL {
                            let Step::Final(lines) = aim.feed(row) else { panic!("{row} is the last die") };
                            let twins = matches!(row, Die::Three | Die::Four);
                            assert_eq!((lines.from(), list(lines).len()), (turned, if twins { 2 } else { 1 }));
                        }
                    }
                    (step, _) => panic!("{first} from the {side} leads to {step:?}"),
                }
            }
        }
    }
}

/// LM-ATTACK-1, LM-SPLICE-3, LM-TORUS-7: the first die is known as long as it counts with the second; that of a turned attack
/// does not.
#[test]
fn a_die_that_counts_with_the_next() {
    for (class, face, known) in [(Class::II, 2, Some(2)), (Class::IIIC, 5, Some(5)), (Class::IC, 1, None)] {
        let aim = Board::new(class).aim(Side::Front).expect("numbers");
        assert_eq!(aim.rolled(), None);
        let Step::More(aim) = aim.feed(die(face)) else { panic!("there is another die") };
        assert_eq!(aim.rolled(), known.map(die), "{class}");
    }
}

/// LM-SPLICE-5, LM-SPLICE-10: a 1 from the front has no lines that could be reacted to before the row is rolled.
#[test]
fn no_lines_before_the_last_die() {
    let aim = Board::new(Class::IC).aim(Side::Front).expect("numbers");
    assert_eq!(aim.wanted(), Wanted::ColumnOrSide);
    assert!(matches!(aim.feed(Die::One), Step::More(_)));
    assert!(matches!(aim.feed(Die::Two), Step::Final(_)));
    assert_eq!(aim.read([Die::One]), Err(AimError::Missing { wanted: Wanted::Row }));
}

/// LM-ATTACK-1: two dice are added; beyond the printed numbers the attack misses. Class IIIA counts its rows downward, and
/// rows are not columns.
#[test]
fn sums() {
    let lines = |class, from, dice| list(lines(&Board::new(class), from, dice));
    assert_eq!(lines(Class::I, Side::Front, [Die::One, Die::Four]), [Line::Column(0)]);
    assert_eq!(lines(Class::I, Side::Rear, [Die::Four, Die::Five]), [Line::Column(4)]);
    assert_eq!(lines(Class::I, Side::Front, [Die::One, Die::Three]), []);
    assert_eq!(lines(Class::III, Side::Front, [Die::Five, Die::Five]), [Line::Column(7)]);
    assert_eq!(lines(Class::III, Side::Left, [Die::Five, Die::Five]), []);
    assert_eq!(lines(Class::IIIA, Side::Right, [Die::Six, Die::Five]), [Line::Row(0)]);
    assert_eq!(lines(Class::IVC, Side::Left, [Die::One, Die::One]), []);
}

/// LM-TORUS-7: the first die is the column, the second the row, from whichever side.
#[test]
fn aimed_cells() {
    for from in Side::ALL {
        let aim = Board::new(Class::IIIC).aim(from).expect("numbers");
        assert_eq!(aim.wanted(), Wanted::AimedColumn);
        let Step::More(aim) = aim.feed(Die::Two) else { panic!("the row is missing") };
        assert_eq!(aim.wanted(), Wanted::AimedRow { column: Die::Two });
        let Step::Final(lines) = aim.feed(Die::Six) else { panic!("the cell is known") };
        assert_eq!((lines.from(), list(lines)), (from, vec![Line::Aimed(cell(1, 5))]));
    }
}

/// LM-R10, LM-ATTACK-8: on the torus the aimed cell shifts a step and wraps; along the travel only if the table says so,
/// and on other boards not even then.
#[test]
fn shifts_on_the_torus() {
    let any = Rulings::DEFAULT.with_torus_thrusters(TorusThrusters::Any);
    let aimed = lines(&Board::new(Class::IIIC), Side::Front, [Die::One, Die::One]);
    assert_eq!(shifted(aimed, Side::Left), [Line::Aimed(cell(5, 0))]);
    assert_eq!(shifted(aimed, Side::Front), [Line::Aimed(cell(0, 0))]);
    assert_eq!(list(aimed.shifted(Side::Front, any)), [Line::Aimed(cell(0, 5))]);
    let ordinary = lines(&Board::new(Class::II), Side::Front, [Die::Three, Die::Four]);
    assert_eq!(ordinary.shifted(Side::Front, any), ordinary);
}

/// LM-ATTACK-8: steps are physical lines: on IIIA a forward thruster takes row 7 to the row before it, numbered 8.
#[test]
fn shifts_against_the_numbers() {
    let board = Board::new(Class::IIIA);
    let seven = lines(&board, Side::Left, [Die::Three, Die::Four]);
    let eight = lines(&board, Side::Left, [Die::Four, Die::Four]);
    assert_eq!(seven.shifted(Side::Front, Rulings::DEFAULT), eight);
}

/// LM-ATTACK-1, LM-SPLICE-3, LM-SPLICE-4, LM-TORUS-7: dice missing or left over are refused by the rule that asks for them.
#[test]
fn wrong_dice() {
    let refusal = |class, from, dice: &[u8]| {
        let aim = Board::new(class).aim(from).expect("numbers");
        aim.read(dice.iter().map(|&face| die(face))).expect_err("wrong dice").to_string()
    };
    assert_eq!(refusal(Class::I, Side::Front, &[]), "the first of two dice has not been rolled (LM-ATTACK-1)");
    assert_eq!(refusal(Class::I, Side::Front, &[2]), "the second of two dice has not been rolled (LM-ATTACK-1)");
    assert_eq!(
        refusal(Class::I, Side::Front, &[2, 3, 4]),
        "one die too many: a 4 after the second of two dice (LM-ATTACK-1)"
    );
    assert_eq!(refusal(Class::IC, Side::Rear, &[]), "the die for the column or side has not been rolled (LM-SPLICE-3)");
    assert_eq!(refusal(Class::IC, Side::Left, &[]), "the die for the row has not been rolled (LM-SPLICE-4)");
    assert_eq!(
        refusal(Class::IC, Side::Front, &[2, 3]),
        "one die too many: a 3 after the die for the column or side (LM-SPLICE-3)"
    );
    assert_eq!(refusal(Class::IIIC, Side::Left, &[2]), "the die for the aimed row has not been rolled (LM-TORUS-7)");
}

/// LM-SPLICE-3: a source of dice is asked for as many as are needed and no more.
#[test]
fn as_many_dice_as_needed() {
    let aim = Board::new(Class::IIC).aim(Side::Front).expect("numbers");
    let mut table = Typed::new([Die::Five, Die::Six, Die::Two, Die::One]);
    assert_eq!(aim.roll(&mut table).map(list), Ok(vec![Line::Column(3)]));
    assert_eq!(table.left(), 3);
    let redirected = aim.roll(&mut table).expect("two dice");
    assert_eq!((redirected.from(), list(redirected), table.left()), (Side::Right, rows(&[1]), 1));
    assert!(aim.roll(&mut table).is_err(), "a 1, and no die for the row");
}

/// LM-ATTACK-1: dice cannot call the lines of a board without numbers; the numbers of one axis do for its attacks.
#[test]
fn boards_without_numbers() {
    let art = &["###", "###", "###"];
    for topology in Topology::ALL {
        let board = Board::custom(Blueprint::builder(art).topology(topology).build().expect("a board"));
        assert!(Side::ALL.into_iter().all(|side| board.aim(side).is_err()));
    }
    let columns_only = Blueprint::builder(art).numbers(&[6, 7, 8], &[]);
    let board = Board::custom(columns_only.clone().build().expect("a board"));
    assert!(board.aim(Side::Rear).is_ok());
    let refusal = board.aim(Side::Left).expect_err("no rows");
    assert_eq!(refusal.to_string(), "attacks cannot be aimed at a board without printed numbers (LM-ATTACK-1)");
    let spliced = Board::custom(columns_only.splice_right_of(0).build().expect("a board"));
    assert!(spliced.aim(Side::Rear).is_err(), "a 1 would call for a row");
}

/// LM-BOARD-1: on a board like IA, whose columns answer to two numbers each and whose rows have one, none or three, every
/// throw calls the lines that bear its sum, by whichever of their numbers; odds and heat are counted over all throws.
#[test]
fn lines_with_several_numbers() {
    let columns: [&[u8]; 5] = [&[2, 7], &[3, 8], &[4, 9], &[5, 10], &[6, 11]];
    let rows: [&[u8]; 5] = [&[5], &[6, 12, 2], &[], &[8], &[5, 9]];
    let art = ["..#..", ".###.", "#####", "#####", "##.##"];
    let blueprint = Blueprint::builder(&art).several_numbers(&columns, &rows).build().expect("a sound drawing");
    let strut = component(Kind::Structural, "3333", Side::Front);
    let ship = layout(Board::custom(blueprint), &[(2, 0, strut), (2, 1, strut), (1, 1, strut), (4, 4, strut)]);
    for from in Side::ALL {
        let along_column = from.is_along_column();
        let mut calls = BTreeMap::<Vec<Line>, u32>::new();
        let mut struck = BTreeMap::<Cell, u32>::new();
        for dice in pairs() {
            let sum = dice[0].face() + dice[1].face();
            let table = if along_column { columns } else { rows };
            let called = (0..5).filter(|&line: &u8| table[usize::from(line)].contains(&sum));
            let expected: Vec<Line> =
                called.map(|line| if along_column { Line::Column(line) } else { Line::Row(line) }).collect();
            let aimed = lines(ship.board(), from, dice);
            assert_eq!(list(aimed), expected, "{dice:?} from the {from}");
            *calls.entry(expected).or_default() += 1;
            ship.struck(aimed).iter().for_each(|cell| *struck.entry(cell).or_default() += 1);
        }
        let odds = ship.board().aim(from).expect("numbers").odds();
        assert_eq!(
            odds.iter().map(|&(lines, chance)| (list(lines), chance.throws())).collect::<BTreeMap<_, _>>(),
            calls
        );
        let heat = ship.heat_map(from).expect("numbers");
        assert_eq!(heat.iter().map(|(cell, chance)| (cell, chance.throws())).collect::<BTreeMap<_, _>>(), struck);
    }
    let front = ship.heat_map(Side::Front).expect("numbers");
    assert_eq!(front.at(cell(2, 0)).to_string(), "7/36", "a 4 or a 9");
    assert_eq!(list(lines(ship.board(), Side::Left, [Die::Two, Die::Three])), self::rows(&[0, 4]), "two rows bear a 5");
}

#[cfg(feature = "serde")]
mod wire {
    use serde_json::json;
    use starwright::grid::Side;
    use starwright::trucker::attack::{Attack, AttackKind};

    /// LM-SPLICE-3: an attack is written as its card sends it.
    #[test]
    fn attacks_are_written_by_kind_and_side() {
        let names = ["small_meteor", "large_meteor", "light_cannon_fire", "heavy_cannon_fire", "intruder"];
        for (kind, name) in AttackKind::ALL.into_iter().zip(names) {
            let (attack, text) = (Attack { kind, from: Side::Rear }, json!({ "kind": name, "from": "rear" }));
            assert_eq!(serde_json::to_value(attack).expect("a value"), text);
            assert_eq!(serde_json::from_value::<Attack>(text).expect("an attack"), attack);
        }
        assert!(serde_json::from_value::<Attack>(json!({ "kind": "comet", "from": "rear" })).is_err());
        assert!(serde_json::from_value::<Attack>(json!({ "kind": "intruder", "from": "rear", "size": 1 })).is_err());
        assert_eq!(
            Attack { kind: AttackKind::HeavyFire, from: Side::Left }.to_string(),
            "heavy cannon fire from the left"
        );
    }
}
