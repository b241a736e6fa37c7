//! The largest boards there are, and larger ones.

use serde_json::json;
use starwright::grid::{Side, Topology};
use starwright::trucker::attack::{AttackKind, Defence, Incoming};
use starwright::trucker::{Blueprint, Board, Component, Kind, Layout, Rulings};

use super::measured;

const MEMORY: u64 = 8 << 20;

fn board(topology: Topology) -> Board {
    let numbers: Vec<Vec<u8>> = (1..=11).map(|number| vec![number]).collect();
    let plain = Blueprint::builder(&["###########"; 11]).topology(topology);
    let numbered = if topology == Topology::Torus { plain } else { plain.several_numbers(&numbers, &numbers) };
    Board::custom(numbered.build().expect("the largest board"))
}

/// A board full of one kind of component.
fn full(topology: Topology, kind: Kind, edges: &str) -> Layout {
    let component = Component::new(kind, edges.parse().expect("four digits"), Side::Front).expect("no outlet");
    let mut layout = Layout::new(board(topology));
    for cell in layout.board().open() {
        layout.place(cell, component).expect("a free cell");
    }
    layout
}

fn timed<T>(what: &str, topology: Topology, run: impl FnOnce() -> T) -> T {
    let (result, cost) = measured(run);
    println!("{topology:?}, {what}: {cost:?}");
    assert!(cost.bytes < MEMORY, "{what}: {cost:?}");
    result
}

/// Everything about 121 components, right ones and wrong ones, takes little memory.
#[test]
fn the_largest_boards_work() {
    for topology in Topology::ALL {
        let whole = full(topology, Kind::Cabin, "3333");
        let wrong = full(topology, Kind::SingleCannon, "0123");
        for layout in [&whole, &wrong] {
            let report = timed("check", topology, || layout.check());
            assert_eq!(report.is_legal(), layout == &whole);
            let drawn =
                timed("drawing", topology, || layout.drawing().with_report(&report).with_weak_spot().to_string());
            let picture = timed("picture", topology, || layout.svg().with_report(&report).with_weak_spot().to_string());
            assert!(drawn.len() > 1000 && picture.len() > 10_000);
            let text = timed("notation", topology, || layout.notation());
            assert_eq!(timed("notation read", topology, || text.parse::<Layout>()).as_ref(), Ok(layout));
            let text = timed("JSON", topology, || serde_json::to_string(layout).expect("a form"));
            assert_eq!(
                &timed("JSON read", topology, || serde_json::from_str::<Layout>(&text)).expect("a layout"),
                layout
            );
        }
        let repair = timed("repair", topology, || wrong.repair());
        assert!(!repair.removed.is_empty());
        let fits = timed("fits", topology, || wrong.fits(wrong.components().next().expect("one").1, Rulings::DEFAULT));
        assert!(fits.anyhow().is_empty(), "no cell is free");
        let mut fleet = timed("gate", topology, || whole.into_fleet()).expect("a legal layout");
        timed("boarding", topology, || fleet.embark(&[])).expect("cabins");
        if let Ok(aim) = fleet.board().aim(Side::Front) {
            let (lines, _) = aim.odds().into_iter().next().expect("a column");
            let incoming = Incoming::new(AttackKind::LargeMeteor, lines);
            let outcome =
                timed("defence", topology, || fleet.defend(&incoming, &Defence::default())).expect("none is one");
            timed("settled", topology, || outcome.impact.settle()).expect("nothing is cut off");
        }
    }
}

/// A board has at most eleven lines; a larger drawing is refused before anything is built.
#[test]
fn boards_that_are_too_large_are_refused() {
    for (columns, rows) in [(12, 11), (11, 12), (2000, 1), (1, 2000), (2000, 2000)] {
        let row = "#".repeat(columns);
        let art = vec![row.as_str(); rows];
        let (built, cost) = measured(|| Blueprint::builder(&art).build().map(drop));
        let error = built.expect_err("too large").to_string();
        println!("{columns} by {rows}: {cost:?}: {error}");
        assert!(error.contains("11"), "{error}");
        let text = json!({ "board": { "art": art, "surface": "plane" }, "tiles": [] }).to_string();
        let (read, cost) = measured(|| serde_json::from_str::<Layout>(&text).map(drop));
        let error = read.expect_err("too large").to_string();
        assert!(error.contains("11"), "{error}");
        assert!(cost.bytes < MEMORY + 8 * text.len() as u64, "{cost:?}");
    }
}
