//! Moves of capital ships.

use starwright::battle::{CapitalPoints, Choice, Rule, Rulings, Step};

use crate::scene::{Scene, hex, id, sail, seat};

/// Moves capital ship 18, with its bow on (0,-1) and its stern on (0,0), with these action points.
fn board(points: u8) -> Scene {
    Scene::new().capital(18, (0, -1), (0, 0)).step(Step::Capital).card(0, 0, points)
}

/// BBS-42, BBS-18: one own capital ship moves, with the card's third number of action points.
#[test]
fn one_own_ship() {
    let play = board(1).capital(19, (5, 0), (5, 1)).capital(38, (-5, 0), (-5, 1)).fighter(0, (0, 5), 0).game();
    assert_eq!(play.refused(sail(38, (-5, 0), (-5, 1))), Rule::Bbs18);
    let fighter = Choice::Capital { ship: id(0), to: crate::scene::pose((0, 4), (0, 5)) };
    assert_eq!(play.refused(fighter), Rule::Bbs42);
    assert_eq!(play.listed().len(), 12, "six poses each");
    let play = play.sail(19, (5, -1), (5, 0));
    assert_eq!(play.game.step(), Step::Shoot { ship: id(19) });
    assert_eq!(play.refused(sail(18, (0, -1), (0, 0))), Rule::Bbs15);
}

/// BBS-43, BBS-46, BBS-R10: a point buys a hex ahead, none buys one backward.
#[test]
fn ahead_and_never_back() {
    let play = board(1).game();
    assert_eq!(play.refused(sail(18, (0, 0), (0, 1))), Rule::Bbs42);
    assert_eq!(board(0).game().refused(sail(18, (0, -2), (0, -1))), Rule::Bbs42);
    let play = play.sail(18, (0, -2), (0, -1));
    assert_eq!(play.at(18), Some(vec![(0, -2), (0, -1)]));
}

/// BBS-44, BBS-R36: the four pivots, which take a point each: about the stern the bow swings, about the bow the stern swings.
#[test]
fn the_four_pivots() {
    for (front, rear, facing) in
        [((1, -1), (0, 0), 1), ((-1, 0), (0, 0), 5), ((0, -1), (-1, 0), 1), ((0, -1), (1, -1), 5)]
    {
        let play = board(1).game().sail(18, front, rear);
        assert_eq!(play.at(18), Some(vec![front, rear]));
        assert_eq!(play.facing(18), facing);
    }
}

/// BBS-45: any mixture, any part of the points: the numbers of poses without obstacles.
#[test]
fn poses_within_reach() {
    for (points, poses) in [(0, 1), (1, 6), (2, 25), (3, 65), (4, 131), (5, 226), (6, 354)] {
        assert_eq!(board(points).game().listed().len(), poses, "{points} action points");
    }
}

/// BBS-R36: as a setting a point buys a hex ahead and a pivot, in either order, or one of them.
#[test]
fn a_step_and_a_pivot_for_one_point() {
    let with = |points, capital_points| {
        let mut board = board(points);
        board.0.rulings = Rulings::DEFAULT.with_capital_points(capital_points);
        board.game()
    };
    for (front, rear) in [((1, -2), (0, -1)), ((0, -2), (-1, -1)), ((2, -2), (1, -1)), ((-1, -1), (0, -1))] {
        assert_eq!(with(1, CapitalPoints::Either).refused(sail(18, front, rear)), Rule::Bbs42);
        assert_eq!(with(1, CapitalPoints::Both).sail(18, front, rear).at(18), Some(vec![front, rear]));
    }
    assert_eq!(with(1, CapitalPoints::Both).refused(sail(18, (1, 0), (0, 0))), Rule::Bbs42, "two pivots");
    assert_eq!(with(1, CapitalPoints::Both).refused(sail(18, (0, -3), (0, -2))), Rule::Bbs42, "two hexes");
    for (points, poses) in [(0, 1), (1, 12), (2, 63), (3, 191), (4, 414)] {
        assert_eq!(with(points, CapitalPoints::Both).listed().len(), poses, "{points} action points");
    }
}

/// BBS-R3: no points need be spent, and the ship may fire nevertheless.
#[test]
fn staying_is_a_move() {
    let play = board(0).fighter(20, (0, -2), 0).game().sail(18, (0, -1), (0, 0));
    assert_eq!(play.targets(), [20]);
}

/// BBS-47, BBS-R12: only the final hexes count: what a move passes over or sweeps through is unharmed.
#[test]
fn only_the_end_counts() {
    let play = board(3).asteroid(0, -2).fighter(20, (0, -3), 0).game().sail(18, (0, -4), (0, -3));
    assert_eq!(play.trophies(0), [20]);
    let over = board(3).fighter(20, (0, -2), 0).capital(38, (1, -2), (1, -1)).game().sail(18, (0, -4), (0, -3));
    assert_eq!((over.at(20), over.damage(38), over.damage(18)), (Some(vec![(0, -2)]), 0, 0));
    // A full turn about the stern sweeps its bow over the neighbours.
    let swept = board(3).fighter(20, (1, -1), 0).fighter(21, (1, 0), 0).game().sail(18, (0, 1), (0, 0));
    assert_eq!((swept.trophies(0), swept.damage(18)), (vec![], 0));
}

/// BBS-R11: the ship may leave the board on its way, as long as it ends on it.
#[test]
fn off_the_board_in_between() {
    let edge = || Scene::new().capital(18, (0, -10), (0, -9)).step(Step::Capital);
    let play = edge().card(0, 0, 1).game();
    assert_eq!(play.refused(sail(18, (0, -11), (0, -10))), Rule::Bbs48);
    // Ahead, then about the bow twice: the bow is off the board all the way until it comes back.
    let on_board = |front, rear| edge().card(0, 0, 3).game().sail(18, front, rear);
    assert_eq!(on_board((1, -10), (0, -10)).at(18), Some(vec![(1, -10), (0, -10)]));
}

/// BBS-48, BBS-R13: not off the board, not on an asteroid, not on any other capital ship (H6).
#[test]
fn forbidden_ends() {
    let end = sail(18, (0, -2), (0, -1));
    assert_eq!(board(1).asteroid(0, -2).game().refused(&end), Rule::Bbs48);
    assert_eq!(board(1).capital(19, (0, -2), (0, -3)).game().refused(&end), Rule::Bbs48);
    assert_eq!(board(1).capital(38, (1, -2), (0, -2)).game().refused(&end), Rule::Bbs48);
    let edge = Scene::new().capital(18, (0, -10), (0, -9)).step(Step::Capital).card(0, 0, 1).game();
    assert_eq!(edge.refused(sail(18, (0, -11), (0, -10))), Rule::Bbs48);
}

/// BBS-49: an enemy fighter on an end hex is captured, and the ship takes 1 damage; either hex rams.
#[test]
fn ramming_a_fighter() {
    {
        let play = board(1).fighter(20, (0, -2), 0).game().sail(18, (0, -2), (0, -1));
        assert_eq!((play.trophies(0), play.damage(18), play.at(20)), (vec![20], 1, None));
    }
    // The stern swings onto (1,-1).
    let stern = board(1).fighter(20, (1, -1), 0).game().sail(18, (0, -1), (1, -1));
    assert_eq!((stern.trophies(0), stern.damage(18)), (vec![20], 1));
}

/// BBS-50, BBS-59, BBS-R13: an own fighter on an end hex is lost, and the ship is unharmed.
#[test]
fn ramming_a_friendly_fighter() {
    let play = board(1).fighter(0, (0, -2), 0).game().sail(18, (0, -2), (0, -1));
    assert!(play.is_lost(0));
    assert_eq!((play.damage(18), play.game.field().scores()), (0, vec![0, 0, 0, 0]));
}

/// BBS-51: both hexes collect a probe.
#[test]
fn two_probes_at_once() {
    let play = board(3).probe(0, -2).probe(0, -3).probe(0, -4).game().sail(18, (0, -4), (0, -3));
    assert_eq!(play.game.field().probes_held(seat(0)), 2);
    assert!(play.game.field().has_probe(hex(0, -2)), "passed over");
}

/// BBS-52, BBS-R12: no move destroys its ship: one rammed enemy at most, none if it is damaged.
#[test]
fn no_suicide() {
    let end = sail(18, (0, -3), (0, -2));
    assert_eq!(board(2).fighter(20, (0, -2), 0).fighter(40, (0, -3), 0).game().refused(&end), Rule::BbsR12);
    let damaged = || Scene::new().damaged(18, (0, -1), (0, 0)).step(Step::Capital).card(0, 0, 2);
    assert_eq!(damaged().fighter(20, (0, -3), 0).game().refused(&end), Rule::BbsR12);
    assert_eq!(damaged().fighter(0, (0, -3), 0).game().act(&end).damage(18), 1, "own fighters do no damage");
}

/// BBS-R31: a probe and an enemy fighter under one ship: both are resolved.
#[test]
fn a_probe_and_a_fighter() {
    let play = board(1).fighter(20, (0, -2), 0).probe(0, -2).game().sail(18, (0, -2), (0, -1));
    assert_eq!((play.trophies(0), play.damage(18)), (vec![20], 1));
    assert_eq!(play.game.field().probes_held(seat(0)), 1);
}
