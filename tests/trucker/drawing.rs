//! Layouts as drawings in a terminal.

use std::collections::BTreeSet;

use proptest::prelude::*;
use starwright::grid::{Side, Topology};
use starwright::trucker::{Blueprint, Board, Class, Colour, Component, Kind, Layout, Mark};

use crate::support::random::any_layout;
use crate::support::{board, component, layout};

/// The picture without trailing and common leading blanks and without the notes below it.
fn picture(layout: &Layout) -> Vec<String> {
    let rows = usize::from(layout.board().surface().rows());
    layout.to_string().lines().skip(1).take(4 * rows + 1).map(str::to_owned).collect()
}

fn strut(edges: &str) -> Component {
    component(Kind::Structural, edges, Side::Front)
}

#[test]
fn prongs_outlets_and_joints_show() {
    let layout = layout(
        Board::custom(Blueprint::builder(&["##", "##"]).build().expect("a sound drawing")),
        &[
            (0, 0, component(Kind::SingleCannon, "0230", Side::Front)),
            (1, 0, component(Kind::Shield, "1012", Side::Right)),
            (0, 1, component(Kind::Cabin, "3101", Side::Front)),
        ],
    );
    let expected = [
        "",
        "    ┌──▲──┐ ┌──┴──┐",
        "    │gun 1╞═╡shd ◢│",
        "    └─┬┬┬─┘ └──┬──┘",
        "      │││",
        "    ┌─┴┴┴─┐",
        "    ┤cabin├    ·",
        "    └─────┘",
        "",
    ];
    assert_eq!(picture(&layout), expected);
}

/// LM-KIND-1, LM-KIND-2: every muzzle, exhaust and nozzle shows on the side it points to.
#[test]
fn every_outlet_shows_on_its_side() {
    let cells = [
        (0, component(Kind::BidirectionalCannon, "0000", Side::Rear)),
        (1, component(Kind::CannonEngine, "0000", Side::Left)),
        (2, component(Kind::Thruster, "0000", Side::Right)),
        (3, component(Kind::DoubleEngine, "0000", Side::Front)),
    ];
    let board = Board::custom(Blueprint::builder(&["####"]).build().expect("a sound drawing"));
    let layout = layout(board, &cells.map(|(column, component)| (column, 0, component)));
    let expected = [
        "",
        "    ┌─────┐ ┌─────┐ ┌─────┐ ┌─────┐",
        "    ◀2-way│ ◀gun+e▷ │thrst→ │eng 2│",
        "    └──▼──┘ └─────┘ └─────┘ └──▽──┘",
        "",
    ];
    assert_eq!(picture(&layout), expected);
}

/// LM-TORUS-1: a joint over the edge shows at both ends of its line.
#[test]
fn meeting_edges_show() {
    let blueprint = Blueprint::builder(&["###", "###", "###"]).topology(Topology::Torus).build().expect("sound");
    let layout =
        layout(Board::custom(blueprint), &[(0, 0, strut("2001")), (2, 0, strut("0100")), (0, 2, strut("0030"))]);
    let expected = [
        "        ↕       ↕       ↕",
        "      │ │",
        "    ┌─┴─┴─┐         ┌─────┐",
        "  ↔─┤ str │    ·    │ str ├─↔",
        "    └─────┘         └─────┘",
    ];
    assert_eq!(picture(&layout)[..5], expected);
    assert!(layout.to_string().contains("↔ the left edge meets the right edge · ↕ the front edge meets the rear edge"));
}

/// LM-SPLICE-1, LM-SPLICE-2, LM-R13: doubled row numbers, the splice, closed orange cells, and that the board is
/// reconstructed.
#[test]
fn the_spliced_board_shows_what_it_is() {
    let text = Layout::new(Board::new(Class::IC)).to_string();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(
        lines[..4],
        [
            "class IC",
            "       2       3   ┊   4       5",
            "                   ┊",
            " 1            [o]  ┊  [o]             1"
        ]
    );
    assert_eq!(lines[15], " 4    [o]      ·   ┊   ·      [o]     4");
    assert_eq!(lines[19], " 3             ·   ┊   ·              3");
    assert!(text.contains("[o] orange cells, closed\nreconstructed: cells likely, special cells invented\n"));
    let open = Layout::new(Board::new(Class::IIC)).to_string();
    assert!(open.contains(" 1             o   ┊   o              1\n") && open.contains("\no orange cells\n"));
}

/// LM-IVC-1, LM-LEGAL-10: marks in brackets while closed, a cross under a component on a closed cell.
#[test]
fn marked_cells_show_whether_they_are_open() {
    let board = board(Class::IVC, &[Mark::Three]);
    let layout = layout(board, &[(4, 3, strut("0000")), (4, 2, strut("0000"))]);
    let text = layout.to_string();
    assert!(text.starts_with("class IVC, opened 3\n"));
    assert!(text.contains(" 4                     ·       ·       3       ·       ·                      4\n"));
    assert_eq!((text.matches("└=───×┘").count(), text.matches("└3────┘").count()), (1, 1));
    assert!(text.contains("[4]") && text.contains("× a component on a closed cell"));
}

#[test]
fn numbers_have_room_for_two_digits() {
    let blueprint = Blueprint::builder(&["####"]).numbers(&[0, 7, 12, 31], &[29]).build().expect("a sound drawing");
    let expected = ["               7      12      31", "", "29     ·       ·       ·       ·     29", ""];
    assert_eq!(picture(&Layout::new(Board::custom(blueprint)))[..4], expected);
}

/// LM-SPLICE-2: the splice runs along the cells, not along the numbers beyond.
#[test]
fn the_splice_ends_with_the_cells() {
    let (columns, row) = ([vec![1, 2, 3], vec![4, 5, 6]], [vec![7]]);
    let blueprint =
        Blueprint::builder(&["##"]).several_numbers(&columns, &row).splice_right_of(0).build().expect("a board");
    let text = Layout::new(Board::custom(blueprint)).to_string();
    assert_eq!(text.matches('┊').count(), 5 + 1, "five lines and the key: {text}");
}

/// No sign is explained by a repetition of itself.
#[test]
fn the_key_repeats_no_word() {
    for &kind in Kind::ALL {
        let text = layout(Board::new(Class::IIIC), &[(2, 2, component(kind, "0000", Side::Front))]).to_string();
        let words: Vec<&str> = text.split_whitespace().collect();
        let is_word = |word: &str| word.chars().all(char::is_alphabetic);
        assert!(words.windows(2).all(|pair| pair[0] != pair[1] || !is_word(pair[0])), "{text}");
    }
    let cyan = component(Kind::LifeSupport(Colour::Cyan), "0000", Side::Front);
    let text = layout(Board::new(Class::IIIC), &[(2, 2, cyan)]).to_string();
    assert!(text.contains("\ncyan life support\n"), "{text}");
}

/// LM-BOARD-1: the numbers of a column stand one above the other, next to the board where there are fewer; those of a row
/// side by side.
#[test]
fn several_numbers_of_a_line_are_all_shown() {
    let columns = [vec![2, 7, 12], vec![10], vec![]];
    let blueprint = Blueprint::builder(&["###", "###"]).several_numbers(&columns, &[vec![5, 10], vec![6]]);
    let text = Layout::new(Board::custom(blueprint.build().expect("a sound drawing"))).to_string();
    let picture: Vec<&str> = text.lines().skip(1).take(13).collect();
    let expected = [
        "         2",
        "         7",
        "        12      10",
        "",
        "5,10     ·       ·       ·     5,10",
        "",
        "",
        "",
        "   6     ·       ·       ·        6",
        "",
        "         2      10",
        "         7",
        "        12",
    ];
    assert_eq!(picture, expected);
}

#[test]
fn the_older_boards_show_where_the_starting_cabin_lies() {
    let empty = Layout::new(Board::new(Class::I));
    assert!(empty.to_string().contains(" 7     ·       ·       ⌂       ·       ·      7\n"));
    assert!(!empty.to_string().contains("reconstructed"));
    let cabin = component(Kind::StartingCabin, "3333", Side::Front);
    let text = layout(Board::new(Class::I), &[(2, 2, cabin)]).to_string();
    assert!(text.contains("≡ HOME≡") && !text.contains('⌂'));
}

/// LM-SPLICE-2, LM-LEGAL-5, LM-LEGAL-6: a letter in the gap for a contact, in the corner for a component, each explained.
#[test]
fn violations_are_lettered_where_they_are() {
    let layout = layout(
        Board::new(Class::IIC),
        &[(1, 2, strut("0310")), (2, 2, strut("0001")), (1, 3, component(Kind::SingleEngine, "0000", Side::Rear))],
    );
    let text = layout.drawing().with_report(&layout.check()).to_string();
    let lines: Vec<&str> = text.lines().collect();
    let expected = [
        "            ┌─────┐┊┌C────┐",
        " 3     ·    │ str ≡B┤ str │    ·      3",
        "            └──┬──┘┊└─────┘",
        "               A E ┊",
        "            ┌D─△─F┐┊",
        " 4    o     │eng 1│┊   ·       o      4",
    ];
    assert_eq!(lines[10..14], expected[..4]);
    assert_eq!(lines[14], expected[4]);
    assert!(text.contains("\nB LM-SPLICE-2: the universal connector of 3/upper 3"));
    assert!(text.contains("\nD LM-LEGAL-5: the exhaust of the engine on 3/upper 4 points to the front"));
    assert_eq!(text.lines().filter(|line| line.as_bytes().get(1) == Some(&b' ') && line.contains(": ")).count(), 6);
}

/// LM-TORUS-4: the weak spot is filled, on boards that ask for a premium.
#[test]
fn the_weak_spot_is_filled() {
    let mut torus = Layout::new(Board::new(Class::IIIC));
    for cell in torus.board().open().iter().skip(2) {
        torus.place(cell, strut("3333")).expect("an empty cell");
    }
    let text = torus.drawing().with_weak_spot().to_string();
    assert_eq!(text.matches("░░░·░░░").count(), 2);
    assert!(text.contains("\n░ the weak spot: 2 cells, premium 1\n") && !torus.to_string().contains('░'));
    torus.place(torus.empty().first().expect("two"), strut("3333")).expect("an empty cell");
    assert!(torus.drawing().with_weak_spot().to_string().contains("\n░ the weak spot: 1 cell, premium 0\n"));
    assert!(!Layout::new(Board::new(Class::IVC)).drawing().with_weak_spot().to_string().contains('░'));
}

proptest! {
    /// Any layout on any board: the drawing keeps its size and shows every component and every letter of the list.
    #[test]
    fn every_component_and_violation_shows(layout in any_layout()) {
        let report = layout.check();
        let text = layout.drawing().with_report(&report).with_weak_spot().to_string();
        let surface = layout.board().surface();
        let (columns, rows) = (usize::from(surface.columns()), usize::from(surface.rows()));
        let margin = if surface.wraps(Side::Front) { 2 } else { 1 };
        let picture: Vec<&str> = text.lines().skip(1).take(2 * margin + 4 * rows - 1).collect();
        prop_assert!(picture.iter().all(|line| line.chars().count() <= 8 * columns + 7));
        prop_assert_eq!(picture.iter().map(|line| line.matches('┌').count()).sum::<usize>(), layout.occupied().len() as usize);
        let drawn: BTreeSet<char> = picture.iter().flat_map(|line| line.chars()).collect();
        for letter in ('A'..='Z').take(report.violations.len()).filter(|letter| !"HOME".contains(*letter)) {
            prop_assert!(drawn.contains(&letter), "{} in\n{}", letter, text);
        }
    }
}
