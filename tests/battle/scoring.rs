//! Points, ranking, the end.

use crate::scene::{Scene, hex, seat};

/// The points with the probe ring around a hex.
fn scores(mut board: Scene, centre: (i8, i8)) -> Vec<u16> {
    board.0.terrain.centre = hex(centre.0, centre.1);
    board.game().game.field().scores()
}

/// BBS-58: fighters 1, capital ships 4, probes 1, ring hexes 2.
#[test]
fn what_counts() {
    let mut board = Scene::new().fighter(0, (5, 5), 0).trophy(0, 20).trophy(0, 40).trophy(0, 38).trophy(1, 58).fighter(
        60,
        (0, 1),
        0,
    );
    board.0.probes_held = vec![0, 3, 0, 0];
    assert_eq!(scores(board, (0, 0)), [6, 7, 0, 2]);
}

/// BBS-R16: the ring scores by hex, so a capital ship on two of its hexes scores 4; hexes off the board or under an asteroid
/// score for nobody, nor does the centre.
#[test]
fn the_ring_scores_by_hex() {
    assert_eq!(scores(Scene::new().fighter(0, (5, 5), 0).capital(38, (1, -1), (1, 0)), (0, 0)), [0, 4, 0, 0]);
    assert_eq!(scores(Scene::new().fighter(0, (0, -1), 0).fighter(20, (0, 0), 0).asteroid(0, 1), (0, 0)), [2, 0, 0, 0]);
    let edge = Scene::new().fighter(0, (0, -9), 0).fighter(1, (0, -8), 0);
    assert_eq!(scores(edge, (0, -10)), [2, 0, 0, 0]);
}

/// BBS-59: what is lost scores for nobody.
#[test]
fn lost_ships_do_not_score() {
    assert_eq!(scores(Scene::new().fighter(0, (5, 5), 0), (0, 0)), [0, 0, 0, 0]);
}

/// BBS-60, BBS-R17: most points first; equal points share a rank.
#[test]
fn ranking_with_ties() {
    let board = Scene::new().fighter(0, (5, 5), 0).trophy(1, 1).trophy(2, 38).trophy(3, 2);
    let game = board.game().game;
    assert_eq!(game.field().ranking(), [vec![seat(2)], vec![seat(1), seat(3)], vec![seat(0)]]);
}
