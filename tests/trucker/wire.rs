//! The JSON of components, boards, layouts and reports.

#![cfg(feature = "serde")]

use core::fmt::Debug;

use proptest::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use starwright::grid::{Rotation, Side, Topology};
use starwright::trucker::cards::RoundCard;
use starwright::trucker::yard::Tile;
use starwright::trucker::{
    Blueprint, Board, Class, Component, Kind, Layout, LossPenalty, Mark, PremiumTable, Report, ShipReport, Violation,
    catalogue,
};

use crate::support::random::any_layout;
use crate::support::{board, cell, component, layout};

/// Each line of a golden file, which was written by hand, is just how its value is written, and is read back as that.
pub fn golden<T: Serialize + DeserializeOwned + PartialEq + Debug>(file: &str, values: [T; 5]) {
    let path = format!("{}/tests/golden/{file}.jsonl", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("a committed file");
    assert_eq!(text.lines().count(), 5);
    for (line, value) in text.lines().zip(values) {
        assert_eq!(serde_json::to_string(&value).expect("it can be written"), line);
        assert_eq!(serde_json::from_str::<T>(line).expect(line), value);
    }
}

/// Why a text is no such value.
pub fn refused<T: DeserializeOwned + Debug>(text: &str) -> String {
    let error = serde_json::from_str::<T>(text).expect_err(text).to_string();
    error.split(" at line").next().unwrap_or_default().to_owned()
}

fn tile(number: u8) -> Component {
    catalogue::tile(number).expect("a tile of the catalogue")
}

pub fn custom(art: &[&str]) -> Board {
    Board::custom(Blueprint::builder(art).build().expect("a sound drawing"))
}

#[test]
fn golden_components() {
    golden(
        "components",
        [
            tile(31),
            tile(98),
            component(Kind::Shield, "2121", Side::Rear),
            component(Kind::CannonEngine, "0203", Side::Front),
            component(Kind::BidirectionalCannon, "0012", Side::Front),
        ],
    );
}

#[test]
fn an_unknown_word_is_an_invalid_value() {
    let error = |json| serde_json::from_str::<Tile>(json).expect_err("no tile").to_string();
    assert!(error("\"cabin\"").starts_with("invalid value: string \"cabin\""), "{}", error("\"cabin\""));
    assert!(error("true").starts_with("invalid type: boolean"), "{}", error("true"));
}

#[test]
fn golden_boards() {
    let cylinder = Blueprint::builder(&["###", "#.#"]).topology(Topology::Cylinder).build().expect("sound");
    let printed = Blueprint::builder(&["#o#"])
        .orange_open(true)
        .several_numbers(&[vec![2, 7], vec![], vec![4]], &[vec![1]])
        .splice_right_of(1)
        .starting_cabin(cell(2, 0))
        .loss_penalty(LossPenalty::CappedAt(15))
        .level(RoundCard::II)
        .overtime(true)
        .build()
        .expect("sound");
    let torus = Blueprint::builder(&["###", "#4#", "###"])
        .topology(Topology::Torus)
        .loss_penalty(LossPenalty::ByInsurance)
        .premium(PremiumTable::IIIC)
        .build()
        .expect("sound");
    golden(
        "boards",
        [
            Board::new(Class::IIIC),
            board(Class::IVC, &[Mark::Equals, Mark::Three]),
            Board::custom(cylinder),
            Board::custom(printed),
            Board::custom(torus).with_opened([Mark::Four].into_iter().collect()).expect("its own mark"),
        ],
    );
}

#[test]
fn golden_layouts() {
    let engine = component(Kind::SingleEngine, "1300", Side::Front);
    let chamber = component(Kind::StasisChamber, "1010", Side::Front);
    golden(
        "layouts",
        [
            Layout::new(Board::new(Class::I)),
            layout(
                Board::new(Class::IIIC),
                &[
                    (0, 1, component(Kind::StartingCabin, "3333", Side::Front)),
                    (0, 0, component(Kind::SingleCannon, "0030", Side::Front)),
                ],
            ),
            layout(Board::new(Class::IC), &[(1, 2, engine), (2, 2, tile(25))]),
            layout(
                board(Class::IVC, &[Mark::Six]),
                &[(3, 4, tile(114)), (1, 5, component(Kind::Thruster, "3330", Side::Left))],
            ),
            layout(custom(&["##"]), &[(0, 0, chamber), (1, 0, tile(61).turned(Rotation::Half))]),
        ],
    );
}

/// LM-LEGAL-2, LM-LEGAL-5, LM-LEGAL-6, LM-SPLICE-2: reports of small layouts.
#[test]
fn golden_reports() {
    let strut = |edges| component(Kind::Structural, edges, Side::Front);
    let report = |board, components: &[_]| layout(board, components).check();
    let spliced = Blueprint::builder(&["#o"]).splice_right_of(0).build().expect("sound");
    golden(
        "reports",
        [
            report(custom(&["##"]), &[]),
            report(custom(&["##"]), &[(0, 0, strut("0301")), (1, 0, strut("0002"))]),
            report(custom(&["##"]), &[(0, 0, strut("0100")), (1, 0, strut("0002"))]),
            report(
                custom(&["##"]),
                &[(0, 0, component(Kind::DoubleEngine, "2000", Side::Left)), (1, 0, strut("0000"))],
            ),
            report(Board::custom(spliced), &[(0, 0, strut("0300")), (1, 0, strut("0001"))]),
        ],
    );
}

/// LM-LEGAL-6, LM-LEGAL-7, LM-LEGAL-8: a component that cannot be is not read.
#[test]
fn impossible_components_are_refused() {
    let cases = [
        (r#"{"kind":"gun","edges":"0000"}"#, "kind: `gun` is no kind of component"),
        (r#"{"kind":"cannon","edges":"0000","points":"front"}"#, "there is no cannon of that `strength` or `capacity`"),
        (
            r#"{"kind":"cannon","strength":3,"edges":"0000","points":"front"}"#,
            "there is no cannon of that `strength` or `capacity`",
        ),
        (r#"{"kind":"cabin","capacity":3,"edges":"0000"}"#, "there is no cabin of that `strength` or `capacity`"),
        (
            r#"{"kind":"cabin","edges":"000"}"#,
            "edges: edges are written as four digits 0 to 3, in the order front, right, rear, left",
        ),
        (
            r#"{"kind":"cabin","edges":"0004"}"#,
            "edges: edges are written as four digits 0 to 3, in the order front, right, rear, left",
        ),
        (r#"{"kind":"cabin","edges":"0000","points":"front"}"#, "a cabin has no `points`"),
        (
            r#"{"kind":"cabin","edges":"0000","colour":1}"#,
            "unknown field `colour`, expected one of `kind`, `strength`, `capacity`, `edges`, `points`, `covers`, `tile`",
        ),
        (r#"{"kind":"shield","edges":"0000","covers":["front","rear"]}"#, "`covers` does not fit a shield"),
        (r#"{"kind":"shield","edges":"0000","points":"front"}"#, "a shield has no `points`"),
        (
            r#"{"kind":"cannon_engine","edges":"0000","points":["front","left"]}"#,
            "`points` does not fit a cannon_engine",
        ),
        (
            r#"{"kind":"thruster","edges":"1000","points":"front"}"#,
            "a thruster cannot have a single connector on its front side: its nozzle points there (LM-LEGAL-8)",
        ),
        (
            r#"{"kind":"engine","strength":1,"edges":"0020","points":"rear"}"#,
            "a single engine cannot have a double connector on its rear side: its exhaust points there (LM-LEGAL-6)",
        ),
        (
            r#"{"kind":"cannon","strength":2,"edges":"0300","points":"right"}"#,
            "a double cannon cannot have a universal connector on its right side: its muzzle points there (LM-LEGAL-7)",
        ),
        (r#"{"kind":"cabin","edges":"0000","tile":145}"#, "tile: there is no tile 145; the tiles are 1 to 144"),
        (r#"{"kind":"cabin","edges":"0000","tile":1}"#, "tile: tile 1 is not such a component"),
        (
            r#"{"at":[0,0],"kind":"cabin","edges":"0000"}"#,
            "unknown field `at`, expected one of `kind`, `strength`, `capacity`, `edges`, `points`, `covers`, `tile`",
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(refused::<Component>(text), expected, "{text}");
    }
}

/// LM-LEGAL-10, LM-CABIN-4, LM-IVC-1, LM-TORUS-1: what cannot lie there, or be a board, is not read.
#[test]
fn impossible_layouts_and_boards_are_refused() {
    let cases = [
        (r#"{"tiles":[]}"#, "there must be either a `class` or a `board`"),
        (
            r##"{"class":"I","board":{"art":["#"],"surface":"plane"},"tiles":[]}"##,
            "there must be either a `class` or a `board`",
        ),
        (r#"{"class":"I"}"#, "missing field `tiles`"),
        (r#"{"class":"IIIC","opened":["3"],"tiles":[]}"#, "opened: this board has no cells marked 3 (LM-IVC-1)"),
        (
            r##"{"board":{"art":["#."],"surface":"torus"},"tiles":[]}"##,
            "board: an axis that wraps needs at least 3 cells; the surface has 2 columns and 1 rows (LM-TORUS-1)",
        ),
        (
            r##"{"board":{"art":["#x"],"surface":"plane"},"tiles":[]}"##,
            "board: the character in column 1, row 0 of the drawing is not one of # . o 1 2 3 4 5 6 =",
        ),
        (r#"{"class":"I","tiles":[{"kind":"cabin","edges":"0000"}]}"#, "tiles[0]: missing field `at`"),
        (
            r#"{"class":"I","tiles":[{"at":[0,0],"kind":"cabin","edges":"0000"}]}"#,
            "tiles[0]: (0, 0) is not a cell of this board (LM-LEGAL-10)",
        ),
        (
            r#"{"class":"I","tiles":[{"at":[2,2],"kind":"cabin","edges":"0000"},{"at":[2,2],"kind":"shield","edges":"0000","covers":["front","right"]}]}"#,
            "tiles[1]: (2, 2) already holds a cabin (LM-CABIN-4)",
        ),
        (
            r#"{"class":"I","tiles":[{"at":[11,0],"kind":"cabin","edges":"0000"}]}"#,
            "tiles[0].at: (11, 0) is off the grid: columns and rows run from 0 to 10",
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(refused::<Layout>(text), expected, "{text}");
    }
    assert_eq!(
        refused::<Board>(r#"{"class":"IVC","opened":["7"]}"#),
        "opened[0]: there is no such mark; the marks are 1 to 6 and ="
    );
}

/// LM-LEGAL-2, LM-LEGAL-3, LM-LEGAL-10, LM-SPLICE-2: a report that contradicts itself is not read.
#[test]
fn reports_do_not_contradict_themselves() {
    let violations = [
        (
            r#"{"rule":"LM-LEGAL-2","cells":[[0,0],[1,0]],"side":"right","edges":[1,1]}"#,
            "LM-LEGAL-2 cannot be broken like that",
        ),
        (
            r#"{"rule":"LM-LEGAL-2","cells":[[0,0],[1,0]],"side":"right","edges":[1,0]}"#,
            "LM-LEGAL-2 cannot be broken like that",
        ),
        (
            r#"{"rule":"LM-LEGAL-3","cells":[[0,0],[0,1]],"side":"rear","edges":[0,0]}"#,
            "LM-LEGAL-3 cannot be broken like that",
        ),
        (r#"{"rule":"LM-LEGAL-2","cells":[[0,0],[1,0]],"side":"rear","edges":[1,4]}"#, "edges: edges are 0 to 3"),
        (
            r#"{"rule":"LM-LEGAL-2","cells":[[0,0]],"side":"rear","edges":[1,2]}"#,
            "cells: invalid length 1, expected an array of length 2",
        ),
        (
            r#"{"rule":"LM-LEGAL-8","cells":[[0,0],[0,1]],"side":"rear","kind":"thruster","strength":1}"#,
            "there is no thruster of that `strength` or `capacity`",
        ),
        (r#"{"rule":"LM-LEGAL-10","cells":[[0,0]],"ship":0}"#, "unknown field `ship`, expected `rule` or `cells`"),
        (r#"{"rule":"LM-TORUS-4","cells":[[0,0]]}"#, "rule: LM-TORUS-4 is no rule of the ship check"),
    ];
    for (text, expected) in violations {
        assert_eq!(refused::<Violation>(text), expected, "{text}");
    }
    let ship = r#"{"legal":false,"cells":[[0,0]],"components":[[0,0]],"pieces":1,"faulty":[]}"#;
    assert_eq!(refused::<ShipReport>(ship), "legal: it contradicts the other fields");
    let report = r#"{"legal":false,"violations":[],"pieces":[],"exposed":0,"ships":[]}"#;
    assert_eq!(refused::<Report>(report), "legal: it contradicts the other fields");
}

/// The value after a way through JSON.
pub fn there_and_back<T: Serialize + DeserializeOwned>(value: &T) -> T {
    serde_json::from_str(&serde_json::to_string(value).expect("it can be written")).expect("it can be read")
}

proptest! {
    /// Boards, components, layouts and their reports come back as they went.
    #[test]
    fn everything_comes_back(layout in any_layout()) {
        prop_assert_eq!(&there_and_back(layout.board()), layout.board());
        for (_, component) in layout.components() {
            prop_assert_eq!(there_and_back(&component), component);
        }
        let report = layout.check();
        prop_assert_eq!(there_and_back(&report), report);
        prop_assert_eq!(there_and_back(&layout), layout);
    }
}

#[test]
fn every_kind_round_trips_in_every_rotation() {
    for &kind in Kind::ALL {
        for facing in Side::ALL {
            let component = component(kind, "0000", facing);
            assert_eq!(there_and_back(&component), component);
        }
    }
}
