//! Fire of fighters and of capital ships.

use starwright::battle::{Choice, Event, Rule, Step};
use starwright::hex::Direction;

use crate::scene::{Play, Scene, hex, id, shoot};

/// Fighter 0 on (0,5) faces north, has stayed there and fires.
fn fire(board: Scene) -> Play {
    board.fighter(0, (0, 5), 0).card(0, 0, 0).game().fly(0, 0).fire(0)
}

/// BBS-33, BBS-36: range 1 to 5; a fighter that is hit is destroyed and a trophy.
#[test]
fn a_fighter_fires_five_hexes() {
    for (distance, hit) in [(1, true), (5, true), (6, false)] {
        let play = fire(Scene::new().fighter(20, (0, 5 - distance), 0));
        assert_eq!(play.at(20).is_none(), hit, "distance {distance}");
        assert_eq!(play.trophies(0).len(), usize::from(hit));
        assert!(play.events.contains(&Event::Fired { by: id(0), hit: hit.then(|| id(20)) }));
    }
    assert!(fire(Scene::new().fighter(20, (1, 4), 0)).at(20).is_some(), "only straight ahead");
}

/// BBS-33: only the fighters that moved fire, and each exactly once.
#[test]
fn only_the_moved_squadron_fires() {
    let board = Scene::new().fighter(0, (0, 5), 0).fighter(6, (3, 5), 0).fighter(20, (3, 4), 0).card(0, 1, 0);
    let play = board.game().fly(0, 0);
    assert_eq!(play.refused(Choice::Fire { fighter: id(6) }), Rule::Bbs33);
    let play = play.fire(0);
    assert!(play.at(20).is_some());
    assert_eq!(play.game.step(), Step::Turn { fighter: id(0) });
}

/// BBS-34, BBS-35: an asteroid, an own ship or a nearer enemy stops the shot.
#[test]
fn the_first_obstacle_stops_the_shot() {
    let target = || Scene::new().fighter(20, (0, 1), 0);
    assert!(fire(target().asteroid(0, 3)).at(20).is_some());
    let friend = fire(target().fighter(7, (0, 3), 0));
    assert!(friend.at(20).is_some() && friend.at(7).is_some());
    let capital = fire(target().capital(18, (1, 3), (0, 3)));
    assert!(capital.at(20).is_some());
    assert_eq!(capital.damage(18), 0);
    let nearer = fire(target().fighter(40, (0, 3), 0));
    assert_eq!((nearer.at(20).is_some(), nearer.trophies(0)), (true, vec![40]));
}

/// BBS-33, BBS-34: two fighters that face each other hit each other or neither does, along every ray and with anything in
/// between (H4).
#[test]
fn a_ray_is_the_same_both_ways() {
    for direction in Direction::ALL {
        for distance in 1..=6 {
            for obstacle in 0..distance {
                let end = hex(0, 0).ahead(direction, distance);
                let [ahead, back] = [direction, direction.clockwise(3)].map(Direction::number);
                let between = hex(0, 0).ahead(direction, obstacle);
                let mut board = Scene::new().fighter(0, (0, 0), ahead).fighter(20, (end.q, end.r), back).card(0, 0, 0);
                if obstacle > 0 {
                    board = board.asteroid(between.q, between.r);
                }
                let there = board.clone().game().fly(0, 0).fire(0).at(20).is_none();
                let back = board.of(1).game().fly(1, 0).fire(20).at(0).is_none();
                assert_eq!(
                    (there, back),
                    (distance < 6 && obstacle == 0, there),
                    "{distance} hexes to the {direction}"
                );
            }
        }
    }
}

/// BBS-R9: probes neither block nor are hit.
#[test]
fn probes_do_not_block() {
    let play = fire(Scene::new().fighter(20, (0, 1), 0).probe(0, 3));
    assert_eq!(play.trophies(0), [20]);
    assert!(play.game.field().has_probe(hex(0, 3)));
}

/// BBS-37, BBS-R33: the second damage destroys, whoever deals it takes the whole ship, and damage persists (H9).
#[test]
fn the_second_damage_destroys() {
    let first = fire(Scene::new().capital(38, (0, 2), (1, 2)));
    assert_eq!((first.damage(38), first.trophies(0)), (1, vec![]));
    let second = fire(Scene::new().damaged(38, (0, 2), (1, 2)));
    assert_eq!((second.at(38), second.trophies(0)), (None, vec![38]));
    assert_eq!(second.game.field().scores(), [4, 0, 0, 0]);
}

/// BBS-38: either hex may be first in the line, and a shot along both does 1 damage.
#[test]
fn one_shot_one_damage() {
    for (front, rear) in [((0, 2), (1, 2)), ((1, 1), (0, 2)), ((0, 2), (0, 3)), ((0, 3), (0, 2))] {
        assert_eq!(fire(Scene::new().capital(38, front, rear)).damage(38), 1);
    }
}

/// BBS-39, BBS-R8: shot by shot in the owner's order: what an earlier shot destroyed no longer blocks a later one.
#[test]
fn a_volley_is_resolved_shot_by_shot() {
    // 0 fires north through (0,2), 1 fires south-east along row 2; 20 stands where the lines cross, 21 and 22 behind it.
    let board = Scene::new().fighter(0, (0, 4), 0).fighter(1, (-2, 2), 2).fighter(20, (0, 2), 0);
    let board = board.fighter(21, (0, 1), 0).fighter(22, (1, 2), 0).card(0, 0, 0);
    let play = board.clone().game().fly(0, 0).fire(0).fire(1);
    assert_eq!(play.trophies(0), [20, 22]);
    let play = board.game().fly(0, 0).fire(1).fire(0);
    assert_eq!(play.trophies(0), [20, 21]);
}

/// BBS-R8: both hexes of a capital ship stop blocking when it is destroyed (H8).
#[test]
fn a_destroyed_capital_ship_no_longer_blocks() {
    let board =
        Scene::new().fighter(0, (0, 4), 0).fighter(1, (1, 4), 0).damaged(38, (0, 2), (1, 2)).fighter(21, (1, 1), 0);
    let play = board.card(0, 0, 0).game().fly(0, 0).fire(0).fire(1);
    assert_eq!(play.trophies(0), [21, 38]);
}

/// BBS-R34: a fighter has to fire, even where its owner would rather not; a capital ship need not.
#[test]
fn fighters_must_fire() {
    let play = Scene::new().fighter(0, (0, 5), 0).fighter(20, (0, 4), 0).card(0, 0, 0).game().fly(0, 0);
    assert_eq!(play.listed(), [Choice::Fire { fighter: id(0) }]);
    assert_eq!(play.refused(Choice::HoldFire), Rule::Bbs15);
    let ship = Scene::new().capital(18, (0, 0), (0, 1)).fighter(20, (0, -1), 0).shooting(18).game();
    assert_eq!(ship.listed(), [shoot(20), Choice::HoldFire]);
}

/// BBS-53, BBS-R3: only the ship activated this turn fires, at one target, for 1 damage, even if it has not moved.
#[test]
fn one_shot_of_the_activated_ship() {
    let board = Scene::new().capital(18, (0, 0), (0, 1)).capital(19, (5, 0), (5, 1)).capital(38, (0, -2), (0, -1));
    let board = board.fighter(21, (6, 0), 0).step(Step::Capital).card(0, 0, 0);
    let play = board.game().sail(18, (0, 0), (0, 1));
    assert_eq!(play.targets(), [38]);
    assert_eq!(play.refused(shoot(21)), Rule::Bbs54);
    let play = play.act(shoot(38));
    assert_eq!((play.damage(38), play.game.step()), (1, Step::End));
    assert_eq!(play.refused(shoot(38)), Rule::Bbs15);
}

/// BBS-54: next to either hex or two hexes from it, whatever the direction and facing (H5).
#[test]
fn turrets_reach_22_hexes() {
    let near = [(-1, 0), (-1, 1), (0, 1), (1, -1), (1, 0), (0, -2), (1, -2), (-1, -1)];
    let single = [(-2, -1), (-2, 2), (0, -3), (0, 2), (2, -3), (2, 0)];
    let double = [(-2, 0), (-2, 1), (-1, -2), (-1, 2), (1, -3), (1, 1), (2, -2), (2, -1)];
    let in_range = |q, r| {
        let board = Scene::new().capital(18, (0, -1), (0, 0)).fighter(20, (q, r), 0).shooting(18);
        !board.game().targets().is_empty()
    };
    let mut reached = vec![];
    for at in hex(0, 0).disc(5) {
        if at != hex(0, 0) && at != hex(0, -1) && in_range(at.q, at.r) {
            reached.push((at.q, at.r));
        }
    }
    assert_eq!(reached.len(), 22);
    for at in near.iter().chain(&single).chain(&double) {
        assert!(reached.contains(at), "{at:?}");
    }
}

/// BBS-R14, BBS-54: a shot two hexes far needs one free middle hex; a two-hex target needs only one hex in reach.
#[test]
fn curved_fire_needs_a_free_middle_hex() {
    let board = || Scene::new().capital(18, (0, -1), (0, 0)).shooting(18);
    // (0,-3) has the one middle hex (0,-2), (1,-3) has (0,-2) and (1,-2).
    let one = || board().fighter(20, (0, -3), 0);
    assert_eq!(one().game().targets(), [20]);
    assert!(one().asteroid(0, -2).game().targets().is_empty());
    assert_eq!(one().fighter(21, (0, -2), 0).game().targets(), [21]);
    assert!(one().fighter(0, (0, -2), 0).game().targets().is_empty(), "own ships block, too");
    assert_eq!(one().probe(0, -2).game().targets(), [20], "probes do not");
    let two = || board().fighter(20, (1, -3), 0);
    assert_eq!(two().asteroid(0, -2).game().targets(), [20], "the shot bends around the other way");
    assert!(two().asteroid(0, -2).asteroid(1, -2).game().targets().is_empty());
    assert_eq!(board().capital(38, (0, -4), (0, -3)).game().targets(), [38], "one hex of a target is enough");
}

/// BBS-55, BBS-R15: no fire at own ships, and none at ships that have left the board.
#[test]
fn no_fire_at_own_or_gone_ships() {
    let play = Scene::new()
        .capital(18, (0, 0), (0, 1))
        .fighter(0, (0, -1), 0)
        .trophy(0, 20)
        .asteroid(1, 0)
        .shooting(18)
        .game();
    assert_eq!(play.listed(), [Choice::HoldFire]);
    assert_eq!(play.refused(shoot(0)), Rule::Bbs55);
    assert_eq!(play.refused(shoot(18)), Rule::Bbs55);
    assert_eq!(play.refused(shoot(20)), Rule::BbsR15);
    assert_eq!(play.refused(shoot(21)), Rule::BbsR15);
}
