//! What adds up at every moment of a game.

use std::collections::BTreeMap;

use starwright::battle::{Cell, Fate, Game, PieceId, Step};
use starwright::hex::Hex;
use starwright::table::Seat;

/// Every piece is in one place, no two on one hex, nothing off the board (H3), and everything that can be counted adds up.
pub(crate) fn check_board(game: &Game, whole_board: bool) {
    let field = game.field();
    let mut covered: BTreeMap<Hex, PieceId> = BTreeMap::new();
    let mut counts = [0_u32; 5];
    for piece in PieceId::of(field.players()) {
        let place = match field.fate(piece) {
            Fate::Board(_) => 0,
            Fate::Captured(by) => {
                assert_ne!(by, piece.seat());
                1
            }
            Fate::Lost => 2,
            Fate::Airborne => 3,
            Fate::Reserve => 4,
            _ => unreachable!(),
        };
        counts[place] += 1;
    }
    for (piece, ship) in field.ships() {
        let hexes = if piece.is_capital() { ship.pose().hexes().to_vec() } else { vec![ship.at] };
        assert!(ship.damage <= u8::from(piece.is_capital() || ship.elite));
        assert!(ship.shield <= 3 && (ship.shield == 0 || piece.is_capital()));
        for hex in hexes {
            assert_eq!(covered.insert(hex, piece), None, "{hex} is shared");
            assert_eq!(field.cell(hex), Cell::Ship(piece));
        }
    }
    let asteroids: Vec<Hex> = field.asteroids().collect();
    for hex in Hex::ORIGIN.disc(12).filter(|_| whole_board) {
        let expected = match covered.get(&hex) {
            Some(&piece) => Cell::Ship(piece),
            None if !field.layout().contains(hex) => Cell::Off,
            None if asteroids.contains(&hex) => Cell::Asteroid,
            None => Cell::Clear,
        };
        assert_eq!(field.cell(hex), expected);
    }
    let trophies: u32 = Seat::of(field.players()).map(|seat| u32::try_from(field.trophies(seat).len()).unwrap()).sum();
    assert_eq!(trophies, counts[1]);
    assert_eq!(counts.iter().sum::<u32>(), 20 * u32::from(field.players()));
    let held: u8 = Seat::of(field.players()).map(|seat| field.probes_held(seat)).sum();
    assert!(usize::from(held) + field.probes().count() <= 6);
    if field.has_central_asteroid() {
        assert_eq!(field.cell(field.centre()), Cell::Asteroid);
    }
    let airborne = matches!(game.step(), Step::Land | Step::Collide { .. } | Step::EliteEnd { .. });
    assert_eq!(counts[3] > 0, airborne);
}
