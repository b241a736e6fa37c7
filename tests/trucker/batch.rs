//! Many packed ships at once against one layout at a time.

use starwright::grid::Cell;
use starwright::trucker::{Board, Class, Packed, Unreadable, batch, catalogue};

use crate::support::random::{self, Chooser};

/// Layouts of one board, of a number that fills no whole row: scattered tiles, nearly legal ships, legal ones.
fn layouts(seed: u64, board: &Board) -> Vec<starwright::trucker::Layout> {
    let mut chooser = Chooser::new(seed);
    let count = 2 * batch::LANES + 5;
    (0..count)
        .map(|place| match place % 4 {
            0 => random::scattered(&mut chooser, board.clone()),
            1 | 2 => random::nearly_legal(&mut chooser, board.clone()),
            _ => random::legal(&mut chooser, board.clone()),
        })
        .collect()
}

fn boards(seed: u64) -> impl Iterator<Item = Board> {
    let mut chooser = Chooser::new(seed);
    let classes = Class::ALL.iter().map(|&class| Board::new(class)).collect::<Vec<_>>();
    let opened = (0..3).map(|_| random::built_in_board(&mut chooser)).collect::<Vec<_>>();
    let custom = (0..5).map(|_| random::custom_board(&mut chooser)).collect::<Vec<_>>();
    classes.into_iter().chain(opened).chain(custom)
}

/// LM-LEGAL-1 to -9 (LM-SPLICE-2, LM-IVC-CHECK): a batch gives every ship the verdict it has by itself.
#[test]
fn a_batch_gives_the_verdicts_of_single_checks() {
    let (mut legal, mut illegal) = (0, 0);
    for (seed, board) in (0..6).flat_map(|round| (20 * round..).zip(boards(round))) {
        let layouts = layouts(seed, &board);
        let ships: Vec<Packed> = layouts.iter().map(|layout| *layout.packed()).collect();
        let verdicts: Vec<bool> = batch::are_legal(&board, &ships).collect();
        let single: Vec<bool> = layouts.iter().map(|layout| layout.check().is_legal()).collect();
        assert_eq!(verdicts, single, "{board:?}");
        legal += single.iter().filter(|&&legal| legal).count();
        illegal += single.iter().filter(|&&legal| !legal).count();
    }
    assert!(legal > 500 && illegal > 500, "{legal} legal, {illegal} illegal");
}

/// LM-TORUS-4: a batch gives every ship the premium it has by itself.
#[test]
fn a_batch_gives_the_premiums_of_single_ships() {
    for (seed, board) in (0..3).flat_map(|round| (20 * round..).zip(boards(round))) {
        let layouts = layouts(seed, &board);
        let ships: Vec<Packed> = layouts.iter().map(|layout| *layout.packed()).collect();
        let single = layouts.iter().map(|layout| layout.weak_spot().map(|spot| spot.premium));
        assert!(batch::premiums(&board, &ships).eq(single), "{board:?}");
    }
}

/// LM-LEGAL-10: a component beyond the surface, which no layout can have, is on no open cell.
#[test]
fn a_packed_ship_beyond_its_board_is_illegal() {
    for class in [Class::I, Class::II, Class::IIIC] {
        let board = Board::new(class);
        let beyond = Cell::new(10, 10).expect("on the grid");
        let mut ship = Packed::EMPTY;
        ship.put(beyond, catalogue::tile(31).expect("a cabin"));
        assert!(!board.surface().contains(beyond));
        assert_eq!(batch::are_legal(&board, &[Packed::EMPTY, ship]).collect::<Vec<_>>(), [true, false]);
    }
}

/// A packed ship is the same whether a layout or a generator fills it, and goes through its words unchanged.
#[test]
fn packed_ships_are_filled_without_a_layout_and_go_through_words() {
    for seed in 0..200 {
        let mut chooser = Chooser::new(seed);
        let mut layout = random::layout(&mut chooser);
        let mut ship = Packed::EMPTY;
        for (cell, component) in layout.components() {
            ship.put(cell, random::component(&mut chooser));
            ship.put(cell, component);
        }
        assert_eq!(ship, *layout.packed());
        assert_eq!(ship.occupied(), layout.occupied());
        assert_eq!(Packed::from_words(ship.words()), Ok(ship));
        let gone = layout.occupied().iter().filter(|_| chooser.percent(30)).collect();
        ship.clear(gone);
        layout.remove_all(gone);
        assert_eq!(ship, *layout.packed());
    }
}

/// Version 1: cell (column, row) is bit 11 × row + column, the words in their documented order.
#[test]
fn version_1_of_the_packed_form_stays_as_it_is() {
    let mut ship = Packed::EMPTY;
    // the single cannon 102 has connectors at its left, rear and right as its edges say, and its muzzle at the front
    let cannon = catalogue::tile(102).expect("a cannon");
    ship.put(Cell::new(2, 1).expect("on the grid"), cannon);
    let engine = catalogue::tile(66).expect("an engine").turned(starwright::grid::Rotation::Half);
    ship.put(Cell::new(9, 5).expect("on the grid"), engine);
    let [low, high] = ship.words();
    assert_eq!(Packed::VERSION, 1);
    let lone = |number: u8| 1_u64 << number;
    let edges = |component: starwright::trucker::Component, place: u64| {
        starwright::grid::Side::ALL.map(|side| {
            let prongs = component.edge(side).prongs();
            [u64::from(prongs & 1) * place, u64::from(prongs >> 1) * place]
        })
    };
    let words = |place: u64, edges: [[u64; 2]; 4], outlets: [u64; 4], turned: u64| {
        let mut words = vec![place];
        words.extend(edges.concat());
        words.extend(outlets);
        words.push(turned);
        words
    };
    // 11 × 1 + 2 = 13, and 11 × 5 + 9 = 64, the first of the high ones
    assert_eq!(low.to_vec(), words(lone(13), edges(cannon, lone(13)), [lone(13), 0, 0, 0], 0));
    assert_eq!(high.to_vec(), words(1, edges(engine, 1), [1, 0, 0, 0], 1));
}

/// Words with bits of a cell without a component, or beyond the grid, are not a ship.
#[test]
fn loose_bits_are_refused() {
    let none = [0_u64; 14];
    for word in 1..14 {
        let mut loose = none;
        loose[word] = 4;
        assert_eq!(Packed::from_words([loose, none]), Err(Unreadable::Packed));
        assert_eq!(Packed::from_words([none, loose]), Err(Unreadable::Packed));
    }
    let mut beyond = none;
    beyond[0] = 1 << 57;
    assert_eq!(Packed::from_words([none, beyond]), Err(Unreadable::Packed));
    beyond[0] = 1 << 56;
    assert!(Packed::from_words([none, beyond]).is_ok());
}
