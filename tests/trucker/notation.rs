//! Layouts in one line of text.

use proptest::prelude::*;
use starwright::grid::{Rotation, Side, Topology};
use starwright::trucker::cards::RoundCard;
use starwright::trucker::notation::Fault;
use starwright::trucker::{
    Blueprint, Board, Class, Component, Kind, Layout, LossPenalty, Mark, PremiumTable, catalogue,
};

use crate::support::random::{self, Chooser};
use crate::support::{board, cases, cell, component, layout};

fn tile(number: u8) -> Component {
    catalogue::tile(number).expect("a tile of the catalogue")
}

fn refused(text: &str) -> String {
    Layout::from_notation(text).expect_err(text).to_string()
}

fn printed_numbers(chooser: &mut Chooser) -> Vec<u8> {
    let highest = chooser.of(&[0, 1, 6, 12, 31]);
    (1..=highest).filter(|_| chooser.percent(20)).collect()
}

/// A board with anything printed on it.
fn printed_board(chooser: &mut Chooser) -> Board {
    let (columns, rows) = (3 + chooser.below(9), 3 + chooser.below(9));
    let mut letter = |_| chooser.of(&['#', '#', '#', '.', 'o', '1', '2', '5', '6', '=']);
    let mut art: Vec<String> = (0..rows).map(|_| (0..columns).map(&mut letter).collect()).collect();
    art[0].replace_range(0..1, "#");
    let art: Vec<&str> = art.iter().map(String::as_str).collect();
    let numbers: Vec<Vec<u8>> = (0..22).map(|_| printed_numbers(chooser)).collect();
    let (column_numbers, row_numbers) = (&numbers[..columns], &numbers[11..11 + rows]);
    let mut builder = Blueprint::builder(&art)
        .topology(chooser.of(&Topology::ALL))
        .orange_open(chooser.percent(50))
        .several_numbers(
            if chooser.percent(50) { column_numbers } else { &[] },
            if chooser.percent(50) { row_numbers } else { &[] },
        )
        .loss_penalty(chooser.of(&[LossPenalty::Uncapped, LossPenalty::CappedAt(65535), LossPenalty::ByInsurance]));
    if chooser.percent(50) {
        builder = builder.splice_right_of(u8::try_from(chooser.below(columns - 1)).expect("small"));
    }
    if chooser.percent(50) {
        builder = builder.starting_cabin(cell(0, 0));
    }
    if chooser.percent(50) {
        builder = builder.premium(PremiumTable::new([0, 0, 1, 3, 6, 10, 65535]));
    }
    if chooser.percent(50) {
        builder = builder.level(chooser.of(&RoundCard::ALL)).overtime(chooser.percent(50));
    }
    let board = Board::custom(builder.build().expect("a sound board"));
    let marks = board.blueprint().marks();
    let opened = Mark::ALL.into_iter().filter(|&mark| marks.contains(mark) && chooser.percent(50)).collect();
    board.with_opened(opened).expect("its own marks")
}

fn any_layout(seed: u64) -> Layout {
    let mut chooser = Chooser::new(seed);
    if chooser.percent(40) {
        let board = printed_board(&mut chooser);
        random::scattered(&mut chooser, board)
    } else {
        random::layout(&mut chooser)
    }
}

/// Five lines written by hand, and what they mean.
#[test]
fn lines_written_by_hand() {
    let by_hand = |text: &str, layout: &Layout| {
        assert_eq!(layout.notation(), text);
        assert_eq!(Layout::from_notation(text).as_ref(), Ok(layout));
    };
    by_hand("I 5/5/2,t31,2/5/5", &layout(Board::new(Class::I), &[(2, 2, tile(31))]));
    by_hand(
        "IIIC t88v,4,t103>/6/6/6/6/5,t64",
        &layout(
            Board::new(Class::IIIC),
            &[(0, 0, tile(88).turned(Rotation::Half)), (5, 0, tile(103).turned(Rotation::Quarter)), (5, 5, tile(64))],
        ),
    );
    by_hand(
        "IVC+3= 9/4,shield:0123<,4/9/4,structural:3333,4/9/9/9/9/9",
        &layout(
            board(Class::IVC, &[Mark::Equals, Mark::Three]),
            &[
                (4, 1, component(Kind::Shield, "0123", Side::Left)),
                (4, 3, component(Kind::Structural, "3333", Side::Rear)),
            ],
        ),
    );
    by_hand(
        "cylinder(#.#/ooo);orange;columns=2,7.0.9;splice=0;cabin=2.0;insured 2,cannon2:0301v/3",
        &layout(
            Board::custom(
                Blueprint::builder(&["#.#", "ooo"])
                    .topology(Topology::Cylinder)
                    .orange_open(true)
                    .several_numbers(&[vec![2, 7], vec![], vec![9]], &[])
                    .splice_right_of(0)
                    .starting_cabin(cell(2, 0))
                    .loss_penalty(LossPenalty::ByInsurance)
                    .build()
                    .expect("a sound board"),
            ),
            &[(2, 0, component(Kind::DoubleCannon, "0301", Side::Rear))],
        ),
    );
    by_hand(
        "torus(###/#6#/###);rows=1.2.12;cap=15;premium=0.0.1.3.6.10.15+6 3/1,cannon_engine:0000>,battery3:0101/3",
        &layout(
            Board::custom(
                Blueprint::builder(&["###", "#6#", "###"])
                    .topology(Topology::Torus)
                    .numbers(&[], &[1, 2, 12])
                    .loss_penalty(LossPenalty::CappedAt(15))
                    .premium(PremiumTable::IIIC)
                    .build()
                    .expect("a sound board"),
            )
            .with_opened([Mark::Six].into_iter().collect())
            .expect("its own mark"),
            &[
                (1, 1, component(Kind::CannonEngine, "0000", Side::Right)),
                (2, 1, component(Kind::Battery(starwright::trucker::Capacity::Three), "0101", Side::Front)),
            ],
        ),
    );
}

/// Position, what was found, what was expected.
#[test]
fn every_error_says_where_what_and_what_else() {
    let cases = [
        ("", "character 1, the end: expected a class, or plane, cylinder or torus"),
        ("X 1", "character 1, \"X\": expected a class, or plane, cylinder or torus"),
        ("iiic 6/6/6/6/6/6", "character 1, \"iiic\": IIIC is case-sensitive"),
        ("iic 4", "character 1, \"iic\": IIC is case-sensitive"),
        ("Torus(###) 3", "character 1, \"Torus\": torus is case-sensitive"),
        ("plane(#);CAP=1 1", "character 10, \"CAP\": cap is case-sensitive"),
        ("IIIC 6/6/2,T31", "character 12, \"T\": t is case-sensitive"),
        ("I 2,CABIN:0000,2", "character 5, \"CABIN\": cabin is case-sensitive"),
        ("I 2,!31", "character 5, \"!\": expected an empty place, a tile or a kind of component"),
        ("I 2,", "character 5, the end: expected an empty place, a tile or a kind of component"),
        ("I 2,cabin:x", "character 11, \"x\": expected four digits 0 to 3: front, right, rear, left"),
        (" I 5/5/5/5/5", "character 1, \" \": expected a class, or plane, cylinder or torus"),
        (
            "plane(#);;cap=1 1",
            "character 10, \";\": expected orange, columns, rows, splice, cabin, cap, insured, premium, level or overtime",
        ),
        ("plane(##);columns=7,0.8 2", "character 1, \"plane(##);columns=7,0.8\": printed numbers are 1 to 31, not 0"),
        ("plane(##);columns=7,. 2", "character 21, \".\": expected a number that is not too large"),
        ("I", "character 2, the end: expected a blank behind the board"),
        ("I 5/5/5/5", "character 10, the end: expected a slash and the next row"),
        ("I 5/5/5/5/5/5", "character 12, \"/\": expected the end of the text"),
        ("I 5/5/5/2/5", "character 10, \"/\": expected a comma and the next place of the row"),
        ("I 6/5/5/5/5", "character 3, \"6\": expected a number of empty places from 1 to what is left of the row"),
        ("I 5/0,5/5/5/5", "character 5, \"0\": expected a number of empty places from 1 to what is left of the row"),
        ("I 999/5/5/5/5", "character 3, \"999\": expected a number of empty places from 1 to what is left of the row"),
        ("I 2,t200,2/5/5/5/5", "character 6, \"200\": expected the number of a tile, 1 to 144"),
        ("I 2,t,2/5/5/5/5", "character 6, \",\": expected the number of a tile, 1 to 144"),
        ("I 2,gun:0000,2/5/5/5/5", "character 5, \"gun\": expected an empty place, a tile or a kind of component"),
        (
            "I 2,cannon3:0000,2/5/5/5/5",
            "character 5, \"cannon3\": expected a kind of component, with its strength or capacity if there are several: \
             cannon1, battery2, but cabin",
        ),
        (
            "I 1,cannon:0030,3/5/5/5/5",
            "character 5, \"cannon\": expected a kind of component, with its strength or capacity if there are several: \
             cannon1, battery2, but cabin",
        ),
        ("I 2,cabin,2/5/5/5/5", "character 10, \",\": expected a colon"),
        ("I 2,cabin:004,2/5/5/5/5", "character 11, \"004\": expected four digits 0 to 3: front, right, rear, left"),
        (
            "I 2,thruster:1000,2/5/5/5/5",
            "character 5, \"thruster:1000\": a thruster cannot have a single connector on its front side: its nozzle points \
             there (LM-LEGAL-8)",
        ),
        ("I t1,4/5/5/5/5", "character 3, \"t1\": (0, 0) is not a cell of this board (LM-LEGAL-10)"),
        ("IVC+x 9", "character 5, \"x\": expected an opened mark, 1 to 6 or ="),
        ("IIIC+3 6", "character 6, \"3\": this board has no cells marked 3 (LM-IVC-1)"),
        ("plane 1", "character 6, \" \": expected a drawing in parentheses"),
        ("plane(# 1", "character 10, the end: expected the parenthesis behind the drawing"),
        ("plane(.) 1", "character 1, \"plane(.)\": the drawing has no cells"),
        (
            "plane(#);colour 1",
            "character 10, \"colour\": expected orange, columns, rows, splice, cabin, cap, insured, premium, level or overtime",
        ),
        ("plane(#);cap 1", "character 13, \" \": expected = and numbers with dots between"),
        ("plane(#);cap=99999 1", "character 14, \"99999\": expected a number that is not too large"),
        (
            "plane(##);cap=1.2 2",
            "character 14, \"=1.2\": expected as many numbers as there are: 1 for splice, cap and level, 2 for cabin, 7 for premium",
        ),
        ("plane(##);cabin=0.11 2", "character 16, \"=0.11\": expected a column and a row below 11"),
        (
            "torus(##) 2",
            "character 1, \"torus(##)\": an axis that wraps needs at least 3 cells; the surface has 2 columns and 1 rows (LM-TORUS-1)",
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(refused(text), expected, "{text}");
    }
}

/// One layout, one text: other ways to write the same are refused, with the one that is right.
#[test]
fn only_the_canonical_notation_is_read() {
    let cases = [
        ("I 2,3/5/5/5/5", 3, "I 5/5/5/5/5"),
        ("I 05/5/5/5/5", 3, "I 5/5/5/5/5"),
        ("I 2,t31>,2/5/5/5/5", 8, "I 2,t31,2/5/5/5/5"),
        ("I 2,t031,2/5/5/5/5", 6, "I 2,t31,2/5/5/5/5"),
        ("I 2,cabin:0000>,2/5/5/5/5", 15, "I 2,cabin:0000,2/5/5/5/5"),
        ("IVC+63 9/9/9/9/9/9/9/9/9", 5, "IVC+36 9/9/9/9/9/9/9/9/9"),
        ("IVC+ 9/9/9/9/9/9/9/9/9", 4, "IVC 9/9/9/9/9/9/9/9/9"),
        ("plane(##);cap=3;orange 2", 11, "plane(##);orange;cap=3 2"),
        ("plane(##);columns=7,2.3 2", 19, "plane(##);columns=2,7.3 2"),
        ("plane(##);columns=0.0 2", 10, "plane(##) 2"),
    ];
    for (text, at, canonical) in cases {
        let error = Layout::from_notation(text).expect_err(text);
        assert_eq!((error.at, error.fault), (at, Fault::NotCanonical(canonical.into())), "{text}");
    }
}

proptest! {
    /// Any layout on any board is written and read back.
    #[test]
    fn what_is_written_is_read_back(seed in any::<u64>()) {
        let layout = any_layout(seed);
        let text = layout.notation();
        prop_assert!(!text.contains('\n'));
        prop_assert_eq!(Layout::from_notation(&text), Ok(layout));
    }

    /// Two layouts have two texts.
    #[test]
    fn two_layouts_have_two_texts(first in any::<u64>(), second in any::<u64>()) {
        let (first, second) = (any_layout(first), any_layout(second));
        prop_assert_eq!(first == second, first.notation() == second.notation());
    }

    /// Any text at all is refused or means what it says.
    #[test]
    fn any_text_is_refused_or_canonical(text in "(I{1,3}C?|IVC|[a-z]{5,8}\\([#o.=1-6/]{1,20}\\))?[ -~é×]{0,40}") {
        if let Ok(layout) = Layout::from_notation(&text) {
            prop_assert_eq!(layout.notation(), text);
        }
    }
}

/// Every text that differs by `letters` put in the place of so many characters is refused or means another layout.
fn makes_a_difference(layout: &Layout, letters: &str, replaced: usize) {
    let text: Vec<char> = layout.notation().chars().collect();
    for at in 0..=text.len() - replaced {
        for letter in letters.chars() {
            let other: String = text[..at].iter().chain([&letter]).chain(&text[at + replaced..]).collect();
            if !other.chars().eq(text.iter().copied())
                && let Ok(meant) = Layout::from_notation(&other)
            {
                assert_ne!(&meant, layout);
                assert_eq!(meant.notation(), other);
            }
        }
    }
}

/// What the notation is written in, and some more.
const LETTERS: &str = "0123456789/,:;+=.()#o ><vtIVCabcdelnrz\u{e9}\0";

proptest! {
    #![proptest_config(cases(10))]

    #[test]
    fn one_character_more_makes_a_difference(seed in any::<u64>()) {
        makes_a_difference(&any_layout(seed), LETTERS, 0);
    }

    #[test]
    fn another_character_makes_a_difference(seed in any::<u64>()) {
        makes_a_difference(&any_layout(seed), LETTERS, 1);
    }

    #[test]
    fn one_character_less_makes_a_difference(seed in any::<u64>()) {
        let layout = any_layout(seed);
        let text: Vec<char> = layout.notation().chars().collect();
        for at in 0..text.len() {
            let other: String = text[..at].iter().chain(&text[at + 1..]).collect();
            if let Ok(meant) = Layout::from_notation(&other) {
                prop_assert_ne!(&meant, &layout);
                prop_assert_eq!(meant.notation(), other);
            }
        }
    }
}
