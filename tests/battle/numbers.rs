//! Geometry and counts.

use starwright::battle::{Game, Step};
use starwright::hex::{Direction, Hex};

use crate::random::{act, listed};
use crate::scene::{Scene, hex};

/// Counts, symmetry and translation of discs, rings and rays, wherever they lie (H1, H2).
#[test]
fn shapes_look_the_same_everywhere() {
    for centre in [hex(0, 0), hex(5, -9), hex(-12, 3), hex(120, 120)] {
        for radius in 0..12_u8 {
            let ring: Vec<Hex> = centre.ring(radius).collect();
            assert_eq!(ring.len(), if radius == 0 { 1 } else { 6 * usize::from(radius) });
            assert!(ring.iter().all(|hex| hex.distance(centre) == radius && centre.distance(*hex) == radius));
            let moved: Vec<Hex> = Hex::ORIGIN.ring(radius).map(|hex| hex.plus(centre)).collect();
            assert_eq!(ring, moved);
            let mut distinct = ring.clone();
            distinct.sort_unstable();
            distinct.dedup();
            assert_eq!(distinct.len(), ring.len());
            assert_eq!(centre.disc(radius).count(), 1 + 3 * usize::from(radius) * (usize::from(radius) + 1));
        }
        for direction in Direction::ALL {
            let ray: Vec<Hex> = centre.ray(direction, 9).collect();
            assert_eq!((ray.len(), ray[0], ray[8]), (9, centre.step(direction), centre.ahead(direction, 9)));
            let back: Vec<Hex> = ray[8].ray(direction.clockwise(3), 9).collect();
            assert_eq!(back[8], centre, "a ray back meets the same hexes");
            assert_eq!(back[..8].iter().rev().copied().collect::<Vec<_>>(), ray[..8]);
        }
        assert_eq!(centre.ray(Direction::North, 0).count(), 0);
    }
}

/// Directions and rotations agree.
#[test]
fn directions_turn_clockwise() {
    for direction in Direction::ALL {
        for sides in 0..20 {
            assert_eq!(direction.unit().rotated(sides), direction.clockwise(sides).unit());
            let apart = direction.apart(direction.clockwise(sides));
            assert_eq!(apart, (sides % 6).min(6 - sides % 6));
        }
        assert_eq!(Hex::ORIGIN.direction_to(direction.unit()), Some(direction));
        assert_eq!(Direction::try_from(direction.number()), Ok(direction));
    }
    assert!(Direction::try_from(6).is_err());
    assert_eq!(hex(1, 0).direction_to(hex(1, 2)), None);
    assert_eq!(hex(2, -5).rotated(1), hex(5, -3), "(q,r) to (-r,q+r)");
}

/// The number of ways in which play can go on for `depth` choices.
fn perft(game: &Game, depth: u8) -> u64 {
    let choices = listed(game);
    if depth == 1 {
        return choices.len() as u64;
    }
    let mut count = 0;
    for choice in choices {
        let mut next = game.clone();
        act(&mut next, &choice);
        count += perft(&next, depth - 1);
    }
    count
}

fn perfts(board: Scene, counts: &[u64]) {
    let game = board.game().game;
    for (depth, &count) in (1..).zip(counts) {
        assert_eq!(perft(&game, depth), count, "depth {depth}");
    }
}

/// BBS-15: one fighter and one capital ship, worked out by hand: 1 squadron, 1 shot, 3 facings, 6 poses, no target, the end,
/// the next card.
#[test]
fn ways_of_a_quiet_turn() {
    let board = Scene::new().fighter(0, (0, 5), 0).capital(18, (5, 0), (5, 1)).card(2, 1, 1);
    perfts(board, &[1, 1, 3, 18, 18, 18, 18]);
}

/// BBS-R5, BBS-27, BBS-R8: two squadrons to choose from, two mates on one hex. By hand for the first choices: squadron 0 has
/// two orders of landing, each with two outcomes, then the survivor and fighter 2 fire in either order.
#[test]
fn ways_of_a_crowded_landing() {
    let board = Scene::new().fighter(0, (0, 1), 0).fighter(1, (-1, 1), 1).fighter(2, (5, 5), 0).fighter(6, (-5, 0), 0);
    perfts(board.card(1, 0, 0), &[2, 3, 5, 9, 9, 9]);
}

/// BBS-45, BBS-54: a capital ship among asteroids, a probe and enemies; a golden vector.
#[test]
fn ways_of_a_capital_ship() {
    let board = Scene::new().capital(18, (0, -1), (0, 0)).damaged(19, (2, 2), (3, 1)).asteroid(0, -3).asteroid(1, 1);
    let board = board.probe(-1, 0).fighter(20, (1, -2), 0).fighter(40, (-1, -1), 0).capital(38, (-3, 0), (-3, 1));
    perfts(board.step(Step::Capital).card(0, 0, 2), &[48, 99, 99]);
}
