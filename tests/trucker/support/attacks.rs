//! Random attacks, and their translation for the oracle.

use std::collections::BTreeSet;

use proptest::prelude::*;
use starwright::dice::Die;
use starwright::grid::{Side, Topology};
use starwright::trucker::attack::{Line, Lines};
use starwright::trucker::{Blueprint, Board, Layout, Numbers, RearMeteors, Rulings, TorusThrusters};

use crate::oracle::aim::{Aim as OracleAim, Line as OracleLine, dice_needed};
use crate::oracle::board::{Aiming, Board as OracleBoard};
use crate::oracle::react::Table;
use crate::support::convert::{self, place};
use crate::support::random::{self, Chooser};

/// A layout, the side an attack comes from and two dice, of which it may need only one.
#[derive(Clone, Debug)]
pub struct Attacked {
    pub layout: Layout,
    pub from: Side,
    pub dice: [Die; 2],
}

impl Attacked {
    pub fn lines(&self) -> Lines {
        lines(self.layout.board(), self.from, self.dice)
    }

    pub fn oracle_aim(&self) -> OracleAim {
        oracle_aim(self.layout.board(), self.from, self.dice)
    }
}

pub fn any_attacked() -> impl Strategy<Value = Attacked> {
    any::<u64>().prop_map(|seed| attacked(&mut Chooser::new(seed)))
}

pub fn attacked(chooser: &mut Chooser) -> Attacked {
    let board = numbered_board(chooser);
    let layout = match chooser.below(3) {
        0 => random::scattered(chooser, board),
        1 => random::nearly_legal(chooser, board),
        _ => random::legal(chooser, board),
    };
    let from = chooser.of(&Side::ALL);
    let dice = telling_dice(chooser, &layout, from);
    Attacked { layout, from, dice }
}

/// Dice that strike something, if a few tries find any.
pub fn telling_dice(chooser: &mut Chooser, layout: &Layout, from: Side) -> [Die; 2] {
    let mut dice = [chooser.die(), chooser.die()];
    for _ in 0..4 {
        if layout.struck(lines(layout.board(), from, dice)).is_empty() {
            dice = [chooser.die(), chooser.die()];
        }
    }
    dice
}

pub fn any_rulings() -> impl Strategy<Value = Rulings> {
    (any::<bool>(), any::<bool>(), any::<bool>()).prop_map(|(wrap, rear, torus)| {
        Rulings::DEFAULT
            .with_side_cannons_wrap(wrap)
            .with_rear_meteors(if rear { RearMeteors::SameOrAdjacent } else { RearMeteors::Same })
            .with_torus_thrusters(if torus { TorusThrusters::Any } else { TorusThrusters::AcrossTravel })
    })
}

/// A board that dice can call: a built-in one in any state, or a custom one with numbers of all sorts.
pub fn numbered_board(chooser: &mut Chooser) -> Board {
    if chooser.percent(60) { random::built_in_board(chooser) } else { custom_board(chooser) }
}

fn custom_board(chooser: &mut Chooser) -> Board {
    let topology = chooser.of(&Topology::ALL);
    // the oracle wants every face of a die to call a line of a torus
    let lengths: [usize; 2] = [6 + chooser.below(6), 6 + chooser.below(6)];
    let holes = chooser.of(&[0, 10, 30]);
    let art: Vec<String> = (0..lengths[1])
        .map(|row| {
            (0..lengths[0]).map(|column| if row + column > 0 && chooser.percent(holes) { '.' } else { '#' }).collect()
        })
        .collect();
    let art: Vec<&str> = art.iter().map(String::as_str).collect();
    let [columns, rows] = lengths.map(|length| match topology {
        Topology::Torus => (1u8..).take(length).map(|number| vec![number]).collect::<Vec<_>>(),
        // the first line always has a number, so that there is something to call
        _ => (0..length).map(|line| printed(chooser, usize::from(line == 0))).collect(),
    });
    let builder = Blueprint::builder(&art).topology(topology).several_numbers(&columns, &rows);
    let spliced = topology != Topology::Torus && chooser.percent(30);
    let builder = if spliced { builder.splice_right_of(2) } else { builder };
    Board::custom(builder.build().expect("a sound drawing"))
}

/// A torus whose lines bear any numbers of a die, each at one line at the most: none, one or several a line, which the oracle
/// does not know.
pub fn numbered_torus(chooser: &mut Chooser) -> Board {
    let [columns, rows] = [0, 1].map(|_| {
        let mut lines = vec![vec![]; 3 + chooser.below(4)];
        let printed = (1..=6).filter(|&number| number == 1 || chooser.percent(80)).collect::<Vec<u8>>();
        for number in printed {
            let line = chooser.below(lines.len());
            lines[line].push(number);
        }
        lines
    });
    let row = "#".repeat(columns.len());
    let art = vec![row.as_str(); rows.len()];
    let builder = Blueprint::builder(&art).topology(Topology::Torus);
    Board::custom(builder.several_numbers(&columns, &rows).build().expect("a sound drawing"))
}

/// The numbers of a line: mostly one, often none, some several, and at least this many.
fn printed(chooser: &mut Chooser, least: usize) -> Vec<u8> {
    let count = chooser.of(&[0, 1, 1, 1, 2, 3]).max(least);
    let mut numbers = BTreeSet::new();
    while numbers.len() < count {
        numbers.insert(u8::try_from(chooser.below(12) + 1).expect("at most twelve"));
    }
    numbers.into_iter().collect()
}

pub fn board(board: &Board) -> OracleBoard {
    let mut oracle = convert::board(board);
    let blueprint = board.blueprint();
    if board.class().is_none() {
        let printed =
            |numbers: Numbers, lines: u8| (0..lines).map(|line| numbers.of(line).map(i32::from).collect()).collect();
        oracle.column_numbers = printed(blueprint.columns(), board.surface().columns());
        oracle.row_numbers = printed(blueprint.rows(), board.surface().rows());
        oracle.splice = blueprint.splice().map(i32::from);
        oracle.aiming = match (board.surface().topology(), blueprint.splice()) {
            (Topology::Torus, _) => Aiming::Cell,
            (_, Some(_)) => Aiming::Splice,
            (_, None) => Aiming::Sum,
        };
    }
    oracle
}

/// The lines of a throw of two dice, of which the second is left off if it is not needed.
pub fn lines(board: &Board, from: Side, dice: [Die; 2]) -> Lines {
    let aim = board.aim(from).expect("a board with numbers");
    aim.read(dice).or_else(|_| aim.read([dice[0]])).expect("one die or two")
}

pub fn oracle_aim(board: &Board, from: Side, dice: [Die; 2]) -> OracleAim {
    let oracle = self::board(board);
    let faces = dice.map(|die| i32::from(die.face()));
    let needed = dice_needed(&oracle, convert::side(from), faces[0]);
    crate::oracle::aim::aim(&oracle, convert::side(from), &faces[..needed])
}

pub fn line(line: Line) -> OracleLine {
    match line {
        Line::Column(column) => OracleLine::Column(column.into()),
        Line::Row(row) => OracleLine::Row(row.into()),
        Line::Aimed(cell) => OracleLine::Cell(place(cell)),
    }
}

pub fn aim(lines: Lines) -> OracleAim {
    OracleAim { from: convert::side(lines.from()), lines: lines.iter().map(line).collect() }
}

pub fn table(rulings: Rulings) -> Table {
    Table {
        rows_meet: rulings.side_cannons_wrap,
        rear_adjacent: rulings.rear_meteors == RearMeteors::SameOrAdjacent,
        any_nozzle: rulings.torus_thrusters == TorusThrusters::Any,
    }
}
