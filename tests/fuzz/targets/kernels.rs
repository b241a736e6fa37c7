//! Verdict, report, strikes and the weak spot against the slow oracle, for layouts made from bytes: a byte for the board,
//! two for the opened marks and the origin of an attack, then three for each component.
#![no_main]

#[path = "../../trucker/support/convert.rs"]
#[allow(dead_code, reason = "the tests use more of it")]
mod convert;
#[path = "../../oracles/trucker/mod.rs"]
mod oracle;

use std::collections::BTreeSet;

use libfuzzer_sys::fuzz_target;
use oracle::check::Violation as Fault;
use starwright::grid::{Cell, Rotation, Side, Topology};
use starwright::trucker::{Blueprint, Board, Class, Layout, Mark, Violation, catalogue, largest_group};

const OWN: &[&[&str]] = &[&["###", "#.#", "###"], &["###########"; 11], &["#.#.#.#", "#######"], &["####"; 4]];

fn board(which: u8, opened: u8) -> Board {
    let which = usize::from(which);
    if let Some(&class) = Class::ALL.get(which % 16) {
        let board = Board::new(class);
        let marks = board.blueprint().marks();
        let opened = (0..).zip(Mark::ALL).filter(|&(bit, mark)| opened >> bit & 1 == 1 && marks.contains(mark));
        return board.with_opened(opened.map(|(_, mark)| mark).collect()).expect("marks of the board");
    }
    let topology = Topology::ALL[usize::from(opened) % 3];
    let wraps = |art: &&&[&str]| topology == Topology::Plane || art.len() > 2;
    let art = OWN.iter().filter(wraps).nth(which % 3).expect("three at least");
    Board::custom(Blueprint::builder(art).topology(topology).build().expect("a sound drawing"))
}

fn fault(violation: &Violation) -> Option<Fault> {
    let cells = match *violation {
        Violation::CutOff { .. } => return None,
        Violation::Blocked { cell, by, .. } => vec![convert::place(cell), convert::place(by)],
        _ => violation.cells().iter().map(convert::place).collect(),
    };
    Some(Fault::new(violation.rule().id(), &cells))
}

fuzz_target!(|bytes: &[u8]| {
    let Some((&[which, opened, from], components)) = bytes.split_first_chunk::<3>() else { return };
    let mut layout = Layout::new(board(which, opened));
    for &[at, tile, turn] in components.as_chunks::<3>().0.iter().take(121) {
        let Ok(cell) = Cell::new(at % 11, at / 11 % 11) else { continue };
        let tile = catalogue::ALL[usize::from(tile) % catalogue::ALL.len()];
        layout.place(cell, tile.turned(Rotation::ALL[usize::from(turn) % 4])).ok();
    }
    let (board, tiles) = (convert::board(layout.board()), convert::tiles(&layout));

    let (report, expected) = (layout.check(), oracle::check::check(&board, &tiles));
    let faults: Vec<Fault> = report.violations.iter().filter_map(fault).collect();
    assert_eq!(faults.len(), expected.errors.len());
    assert_eq!(faults.into_iter().collect::<BTreeSet<_>>(), expected.errors);
    assert_eq!(report.pieces.iter().map(|&piece| convert::places(piece)).collect::<BTreeSet<_>>(), expected.pieces);
    assert_eq!((layout.is_legal(), report.is_legal()), (expected.legal, expected.legal));
    assert_eq!(Ok(report.exposed), u32::try_from(expected.exposed));

    let empty = oracle::premium::empty_cells(&board, &tiles);
    let group = largest_group(layout.board().surface(), layout.empty());
    assert_eq!(group.len() as usize, oracle::premium::largest_group(&board, &empty));
    if let Some(spot) = layout.weak_spot() {
        assert_eq!((spot.cells, i32::from(spot.premium)), (group, oracle::premium::premium(&board, &tiles)));
    }

    if layout.board().class().is_some() {
        let side = Side::ALL[usize::from(from) % 4];
        let aim = layout.board().aim(side).expect("a class has numbers");
        for (lines, _) in aim.odds() {
            for strike in layout.strikes(lines) {
                let line = match strike.line {
                    starwright::trucker::attack::Line::Column(column) => oracle::aim::Line::Column(column.into()),
                    starwright::trucker::attack::Line::Row(row) => oracle::aim::Line::Row(row.into()),
                    starwright::trucker::attack::Line::Aimed(cell) => oracle::aim::Line::Cell(convert::place(cell)),
                };
                let first = oracle::strike::first_met(&board, &tiles, convert::side(lines.from()), line);
                assert_eq!(strike.met.cells().first().map(convert::place), first);
            }
        }
    }
});
