//! The boards, built in and custom.

use std::collections::BTreeSet;

use starwright::dice::Die;
use starwright::grid::{Cell, CellSet, Side, Topology};
use starwright::trucker::Board;
use starwright::trucker::cards::RoundCard;
use starwright::trucker::{
    Blueprint, BlueprintError, Class, Confidence, LossPenalty, Mark, Marks, Numbers, PremiumTable,
};

use crate::support::convert::{self, places};
use crate::support::{board, cell, cells};

fn numbers(numbers: Numbers, lines: u8) -> Vec<Vec<i32>> {
    (0..lines).map(|line| numbers.of(line).map(i32::from).collect()).collect()
}

fn printed(board: &Board, at: Cell) -> (Vec<u8>, Vec<u8>) {
    let (columns, rows) = board.printed(at);
    (columns.collect(), rows.collect())
}

/// LM-BOARD-1, LM-BOARD-5: cells, open cells, surface, splice, numbers and ships are those that the oracle was given by
/// another hand, in every state of the marks.
#[test]
fn built_in_boards_match_the_oracle() {
    for &class in Class::ALL {
        let all = Class::blueprint(class).marks();
        for bits in 0..128_u8 {
            let opened: Marks = Mark::ALL.into_iter().filter(|&mark| bits >> (mark as u8) & 1 == 1).collect();
            if opened.iter().any(|mark| !all.contains(mark)) {
                continue;
            }
            let board = Board::new(class).with_opened(opened).unwrap();
            let oracle = convert::board(&board);
            let blueprint = board.blueprint();
            let surface = board.surface();
            assert_eq!((i32::from(surface.columns()), i32::from(surface.rows())), (oracle.width, oracle.height));
            assert_eq!(places(blueprint.cells()), oracle.cells);
            assert_eq!(places(board.open()), oracle.open);
            assert_eq!(surface.topology() != Topology::Plane, oracle.wrap_columns);
            assert_eq!(surface.topology() == Topology::Torus, oracle.wrap_rows);
            assert_eq!(blueprint.splice().map(i32::from), oracle.splice);
            assert_eq!(numbers(blueprint.columns(), surface.columns()), oracle.column_numbers);
            assert_eq!(numbers(blueprint.rows(), surface.rows()), oracle.row_numbers);
            let ships: Vec<_> = board.ships().iter().map(|&ship| places(ship)).collect();
            assert_eq!(ships.iter().collect::<BTreeSet<_>>(), oracle.ships().iter().collect::<BTreeSet<_>>());
        }
    }
}

/// LM-SPLICE-1: orange cells are open on IIC only; rows 3 and 4 are there twice; printed numbers are what the dice call.
#[test]
fn the_spliced_board() {
    let (small, large, torus) = (Board::new(Class::IC), Board::new(Class::IIC), Board::new(Class::IIIC));
    let orange = small.blueprint().orange();
    assert_eq!((orange.len(), small.open().len(), large.open().len()), (8, 18, 26));
    assert_eq!(large.open() - small.open(), orange);
    assert_eq!(small.blueprint().cells(), large.blueprint().cells());
    let rows = large.blueprint().rows();
    assert_eq!(rows.lines(3).collect::<Vec<_>>(), [2, 4]);
    assert_eq!(rows.lines(4).collect::<Vec<_>>(), [3, 5]);
    assert_eq!(rows.lines(7).count(), 0);
    assert_eq!(printed(&large, cell(0, 4)), (vec![2], vec![3]));
    assert_eq!(
        large.blueprint().left_of_splice().iter().map(starwright::grid::Cell::column).collect::<BTreeSet<_>>(),
        [1].into()
    );
    let beside = |column, side| large.blueprint().splice_at(cell(column, 2), side);
    assert_eq!([0, 1, 2, 3].map(|column| beside(column, Side::Right)), [false, true, false, false]);
    assert_eq!([0, 1, 2, 3].map(|column| beside(column, Side::Left)), [false, false, true, false]);
    assert!(!beside(1, Side::Front) && !beside(2, Side::Rear) && !torus.blueprint().splice_at(cell(1, 2), Side::Right));
}

/// LM-IVC-1, LM-BOARD-5: four ships at first, in the order front-left, front-right, rear-left, rear-right.
#[test]
fn four_ships_at_first() {
    let board = Board::new(Class::IVC);
    let inside = [cell(3, 0), cell(5, 0), cell(1, 6), cell(7, 6)];
    assert_eq!(board.ships().len(), 4);
    assert_eq!(inside.map(|at| board.ship_at(at)), [Some(0), Some(1), Some(2), Some(3)]);
    assert_eq!(board.ship_at(cell(4, 1)), None);
    for mark in Mark::ALL {
        assert_eq!(board.blueprint().marked(mark).len(), 2, "{mark} is a pair");
    }
}

/// LM-IVC-2: what each pair joins.
#[test]
fn what_each_mark_joins() {
    let [front_left, front_right, rear_left, rear_right] = [cell(3, 0), cell(5, 0), cell(1, 6), cell(7, 6)];
    let left = vec![(front_left, rear_left)];
    let right = vec![(front_right, rear_right)];
    let joins = [
        (Mark::One, left.clone()),
        (Mark::Six, left),
        (Mark::Two, right.clone()),
        (Mark::Five, right),
        (Mark::Three, vec![(front_left, front_right)]),
        (Mark::Four, vec![(rear_left, rear_right)]),
        (Mark::Equals, vec![(front_left, front_right), (rear_left, rear_right)]),
    ];
    for (mark, pairs) in joins {
        let board = board(Class::IVC, &[mark]);
        assert_eq!(board.ships().len(), 4 - pairs.len(), "{mark}");
        for (one, other) in pairs {
            assert_eq!(board.ship_at(one), board.ship_at(other), "{mark}");
        }
    }
}

/// LM-IVC-3, LM-IVC-4: all 36 ordered rolls give the fleets of the rulebook, 4 / 8 / 4 / 4 / 16 of a kind.
#[test]
fn the_thirty_six_rolls() {
    let corners = [cell(3, 0), cell(5, 0), cell(1, 6), cell(7, 6)];
    let mut kinds = [0; 5];
    for first in Die::ALL {
        for second in Die::ALL {
            let board = Board::new(Class::IVC).with_opened(Marks::rolled(first, Some(second))).unwrap();
            let [front_left, front_right, rear_left, rear_right] = corners.map(|at| board.ship_at(at).unwrap());
            let (low, high) = (first.min(second).face(), first.max(second).face());
            let expected = match (low, high) {
                (3, 3) | (4, 4) | (3, 4) => 0,
                (1, 2) | (1, 5) | (2, 6) | (5, 6) => 1,
                (1, 6) | (2, 5) => 2,
                (1, 1) | (2, 2) | (5, 5) | (6, 6) => 3,
                _ => 4,
            };
            kinds[expected] += 1;
            let ships: BTreeSet<u8> = [front_left, front_right, rear_left, rear_right].into();
            match expected {
                0 => assert!(front_left == front_right && rear_left == rear_right && ships.len() == 2),
                1 => assert!(front_left == rear_left && front_right == rear_right && ships.len() == 2),
                2 => assert_eq!(ships.len(), 3),
                3 => assert_eq!(ships.len(), 1),
                _ => {
                    let largest = ships
                        .iter()
                        .map(|ship| corners.iter().filter(|&&at| board.ship_at(at) == Some(*ship)).count())
                        .max();
                    assert_eq!((ships.len(), largest), (2, Some(3)), "an L-shaped and a small ship");
                }
            }
            assert_eq!(board.ships().len(), ships.len());
        }
    }
    assert_eq!(kinds, [4, 8, 4, 4, 16]);
    assert_eq!(Marks::rolled(Die::Three, None).iter().collect::<Vec<_>>(), [Mark::Three]);
}

/// LM-IVC-1: a mark the board does not have is refused, and nothing is opened.
#[test]
fn unknown_marks_are_refused() {
    let refused = Board::new(Class::IIIC).with_opened(Marks::EMPTY.with(Mark::Equals)).unwrap_err();
    assert_eq!(refused.to_string(), "this board has no cells marked = (LM-IVC-1)");
    let told = format!("{:?}", Board::new(Class::IIIC));
    assert!(told.contains("Class IIIC") && told.contains(&format!("{:?}", Board::new(Class::IIIC).open())), "{told}");
    let twice = board(Class::IVC, &[Mark::Three]).with_opened(Marks::EMPTY.with(Mark::Three)).unwrap();
    assert_eq!(twice, board(Class::IVC, &[Mark::Three]));
}

/// LM-CABIN-1: no board of this expansion has a starting-cabin cell; on the older ones it is column 7, row 7.
#[test]
fn starting_cabins() {
    for &class in Class::ALL {
        let blueprint = class.blueprint();
        let numbers = blueprint.starting_cabin().map(|at| printed(&Board::new(class), at));
        let older = matches!(class, Class::I | Class::II | Class::III | Class::IIIA);
        assert_eq!(numbers, older.then(|| (vec![7], vec![7])), "{class}");
    }
}

/// LM-END-6, LM-TORUS-4, LM-TORUS-6, LM-SPLICE-12: what the boards say about money.
#[test]
fn money() {
    use LossPenalty::{ByInsurance, CappedAt, Uncapped};
    let penalties: Vec<LossPenalty> = Class::ALL.iter().map(|class| class.blueprint().loss_penalty()).collect();
    assert_eq!(
        penalties,
        [CappedAt(5), CappedAt(8), CappedAt(11), CappedAt(11), Uncapped, Uncapped, CappedAt(15), ByInsurance]
    );
    for &class in Class::ALL {
        let premium = class.blueprint().premium();
        assert_eq!(premium.is_some(), class == Class::IIIC);
        assert!(
            premium.is_none_or(|table| (0..9).map(|group| table.premium(group)).eq([0, 0, 1, 3, 6, 10, 15, 15, 15]))
        );
    }
}

/// LM-R13: reconstructed and invented data say so.
#[test]
fn provenance() {
    use Confidence::{Invented, Likely, Real};
    let parts = |class: Class| {
        let sure = class.blueprint().provenance();
        (sure.cells, sure.special_cells, sure.numbers, sure.is_reconstructed())
    };
    for class in [Class::I, Class::II, Class::III, Class::IIIC] {
        assert_eq!(parts(class), (Real, Real, Real, false));
        assert_eq!(class.blueprint().provenance().least(), Real);
    }
    assert_eq!(parts(Class::IC), (Likely, Invented, Real, true));
    assert_eq!(parts(Class::IIC), (Likely, Invented, Real, true));
    assert_eq!(parts(Class::IVC), (Likely, Invented, Likely, true));
    assert_eq!(Class::IIIA.blueprint().provenance().money, Likely);
    let custom = Blueprint::builder(&["#"]).build().unwrap();
    assert_eq!((custom.provenance().least(), custom.provenance().is_reconstructed()), (Confidence::Custom, false));
}

#[test]
fn class_names_round_trip() {
    for &class in Class::ALL {
        assert_eq!(class.to_string().parse(), Ok(class));
        assert_eq!(class.blueprint().class(), Some(class));
    }
    assert!("IIB".parse::<Class>().is_err());
    for mark in Mark::ALL {
        assert_eq!(mark.to_string().parse(), Ok(mark));
    }
    assert_eq!("7".parse::<Mark>().unwrap_err().to_string(), "there is no such mark; the marks are 1 to 6 and =");
}

/// A board of everything comes out as it went in.
#[test]
fn custom_boards() {
    let art = ["o#1=", "#.2#", "####"];
    let blueprint = Blueprint::builder(&art)
        .topology(Topology::Torus)
        .numbers(&[2, 3, 3, 0], &[1, 2, 3])
        .splice_right_of(1)
        .starting_cabin(cell(0, 1))
        .loss_penalty(LossPenalty::CappedAt(7))
        .premium(PremiumTable::new([1, 2, 3, 4, 5, 6, 7]))
        .level(RoundCard::II)
        .overtime(true)
        .build()
        .unwrap();
    assert_eq!((blueprint.level(), blueprint.overtime()), (Some(RoundCard::II), true));
    assert_eq!(blueprint.art().collect::<Vec<_>>(), art);
    assert_eq!(blueprint.orange(), cells(&[(0, 0)]));
    assert_eq!(blueprint.marked(Mark::Equals), cells(&[(3, 0)]));
    assert_eq!(blueprint.columns().lines(3).collect::<Vec<_>>(), [1, 2]);
    assert_eq!(blueprint.columns().of(3).count(), 0);
    assert_eq!(blueprint.marks().iter().collect::<Vec<_>>(), [Mark::One, Mark::Two, Mark::Equals]);
    assert_eq!(blueprint.premium().map(starwright::trucker::PremiumTable::by_group), Some([1, 2, 3, 4, 5, 6, 7]));
    assert!(!blueprint.plain().contains(cell(0, 0)));
    let open = Blueprint::builder(&art).orange_open(true).build().unwrap();
    assert_eq!((open.level(), open.overtime()), (None, false));
    assert!(open.plain().contains(cell(0, 0)));
    assert_eq!(Board::custom(open.clone()), Board::custom(open));
    assert_ne!(Board::custom(blueprint), Board::new(Class::I));
}

/// LM-BOARD-1: an older class that is not built in is a board of the same kind: IIB, on a cylinder.
#[test]
fn class_iib_as_data() {
    let art = ["#..#.#..#", "##.###.##", "#########", "##.###.##"];
    let board = Board::custom(Blueprint::builder(&art).topology(Topology::Cylinder).build().unwrap());
    assert_eq!((board.open().len(), board.ships().len()), (27, 1));
    assert!(board.surface().wraps(Side::Left) && !board.surface().wraps(Side::Front));
}

/// LM-BOARD-5: a board of the caller's may have any number of ships.
#[test]
fn a_board_of_many_ships() {
    let blueprint = Blueprint::builder(&["#.#.#", ".#.#.", "#.#.#"]).build().unwrap();
    let board = Board::custom(blueprint);
    assert_eq!(board.ships().len(), 8);
    assert!(board.ships().iter().all(|ship| ship.len() == 1));
    assert_eq!(board.ships().iter().fold(CellSet::EMPTY, |all, &ship| all | ship), board.open());
}

/// Every fault of a drawing or of its data is named.
#[test]
fn faulty_boards_are_refused() {
    let fault = |art: &[&str]| Blueprint::builder(art).build().unwrap_err();
    assert_eq!(fault(&[]), BlueprintError::Size);
    assert_eq!(fault(&[""]), BlueprintError::Size);
    assert_eq!(fault(&["############"]), BlueprintError::Size);
    assert_eq!(fault(&["#"; 12]), BlueprintError::Size);
    assert_eq!(fault(&["##", "#"]).to_string(), "row 1 of the drawing differs in length from row 0");
    assert_eq!(
        fault(&["#x"]).to_string(),
        "the character in column 1, row 0 of the drawing is not one of # . o 1 2 3 4 5 6 ="
    );
    assert_eq!(fault(&["..", ".."]), BlueprintError::NoCells);
    let art = ["###", "#.#"];
    let builder = || Blueprint::builder(&art);
    assert_eq!(builder().numbers(&[1], &[]).build(), Err(BlueprintError::ColumnNumbers { columns: 3 }));
    assert_eq!(builder().numbers(&[], &[1, 2, 3]).build(), Err(BlueprintError::RowNumbers { rows: 2 }));
    assert_eq!(builder().numbers(&[1, 32, 200], &[]).build(), Err(BlueprintError::Number { number: 32 }));
    let several = |row: &[u8]| builder().several_numbers(&[], &[row.to_vec(), vec![]]).build();
    assert!(several(&[31, 1]).is_ok() && several(&[]).is_ok());
    assert_eq!(several(&[1, 0]).unwrap_err().to_string(), "printed numbers are 1 to 31, not 0");
    assert_eq!(several(&[32]), Err(BlueprintError::Number { number: 32 }));
    assert_eq!(several(&[4, 5, 4]).unwrap_err().to_string(), "the number 4 is printed twice on one line");
    assert_eq!(builder().several_numbers(&[vec![1]], &[]).build(), Err(BlueprintError::ColumnNumbers { columns: 3 }));
    assert_eq!(builder().splice_right_of(2).build(), Err(BlueprintError::Splice { column: 2, columns: 3 }));
    assert_eq!(builder().splice_right_of(255).build(), Err(BlueprintError::Splice { column: 255, columns: 3 }));
    assert_eq!(builder().starting_cabin(cell(1, 1)).build(), Err(BlueprintError::StartingCabin { cell: cell(1, 1) }));
    assert!(
        matches!(builder().topology(Topology::Torus).build(), Err(BlueprintError::Surface(_))),
        "two rows cannot wrap"
    );
    assert!(builder().topology(Topology::Cylinder).build().is_ok());
}
