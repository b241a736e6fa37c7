//! BBS-3: the two boards.

use super::hex::{Hex, distance};

/// Side zone between the north-west and the north corner.
const SIDE: [Hex; 23] = [
    (-7, -3),
    (-7, -2),
    (-6, -4),
    (-6, -3),
    (-6, -2),
    (-5, -5),
    (-5, -4),
    (-5, -3),
    (-5, -2),
    (-4, -6),
    (-4, -5),
    (-4, -4),
    (-4, -3),
    (-4, -2),
    (-3, -7),
    (-3, -6),
    (-3, -5),
    (-3, -4),
    (-3, -3),
    (-2, -7),
    (-2, -6),
    (-2, -5),
    (-2, -4),
];

/// Corner zone of the board for four, north-east.
const CORNER: [Hex; 23] = [
    (6, -9),
    (6, -8),
    (6, -7),
    (6, -6),
    (7, -10),
    (7, -9),
    (7, -8),
    (7, -7),
    (7, -6),
    (8, -10),
    (8, -9),
    (8, -8),
    (8, -7),
    (8, -6),
    (9, -10),
    (9, -9),
    (9, -8),
    (9, -7),
    (9, -6),
    (10, -10),
    (10, -9),
    (10, -8),
    (10, -7),
];

const ASTEROIDS_OF_FOUR: [Hex; 15] = [
    (0, 0),
    (4, -2),
    (-4, 2),
    (3, -6),
    (-3, 6),
    (6, -1),
    (-6, 1),
    (1, -7),
    (-1, 7),
    (7, -3),
    (-7, 3),
    (2, -9),
    (-2, 9),
    (9, -2),
    (-9, 2),
];

const ASTEROIDS_OF_THREE: [Hex; 16] = [
    (0, 0),
    (-7, 0),
    (0, 7),
    (7, -7),
    (-6, 2),
    (2, 4),
    (4, -6),
    (-4, -1),
    (-1, 5),
    (5, -4),
    (-3, 1),
    (1, 2),
    (2, -3),
    (-2, 3),
    (-1, -2),
    (3, -1),
];

pub(crate) fn radius(players: usize) -> i32 {
    if players == 3 { 8 } else { 10 }
}

pub(crate) fn on_board(players: usize, hex: Hex) -> bool {
    distance((0, 0), hex) <= radius(players)
}

pub(crate) fn first_asteroids(players: usize) -> Vec<Hex> {
    if players == 3 { ASTEROIDS_OF_THREE.to_vec() } else { ASTEROIDS_OF_FOUR.to_vec() }
}

/// BBS-R1: the seats have the zones clockwise.
pub(crate) fn zone(players: usize, seat: usize) -> Vec<Hex> {
    let negated = |(q, r): Hex| (-q, -r);
    let south_west = |(q, r): Hex| (2 - q, -r - 2);
    let third = |(q, r): Hex| (-(q + r), q);
    match (players, seat) {
        (3, 0) => CORNER.into_iter().map(south_west).collect(),
        (3, _) => zone(3, seat - 1).into_iter().map(third).collect(),
        (_, 0) => SIDE.to_vec(),
        (_, 1) => CORNER.to_vec(),
        (_, 2) => SIDE.into_iter().map(negated).collect(),
        _ => CORNER.into_iter().map(negated).collect(),
    }
}
