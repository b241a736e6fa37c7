//! Collisions of fighters that have moved.

use starwright::battle::{Choice, Rule, Step};

use crate::scene::{Play, Scene, id, seat};

/// Fighter 0 flies from (0,1) onto (0,0).
fn fly_into(board: Scene) -> Play {
    board.fighter(0, (0, 1), 0).game().fly(0, 0)
}

/// BBS-26, BBS-58: both are destroyed, each is a trophy of the other's owner.
#[test]
fn onto_an_enemy_fighter() {
    let play = fly_into(Scene::new().fighter(20, (0, 0), 0));
    assert_eq!((play.at(0), play.at(20)), (None, None));
    assert_eq!((play.trophies(0), play.trophies(1)), (vec![20], vec![0]));
    assert_eq!(play.game.field().scores(), [1, 1, 0, 0]);
}

/// BBS-27, BBS-R6, BBS-59: the owner chooses; the other stays with its own facing, and nobody scores.
#[test]
fn landing_on_a_friendly_fighter() {
    let board = || Scene::new().fighter(7, (0, 0), 4).capital(18, (5, 0), (5, 1));
    let play = fly_into(board());
    assert_eq!(play.game.step(), Step::Collide { mover: id(0), other: id(7) });
    assert_eq!(play.listed(), [Choice::Destroy { fighter: id(0) }, Choice::Destroy { fighter: id(7) }]);
    assert_eq!(play.refused(Choice::Destroy { fighter: id(18) }), Rule::Bbs27);
    let stays = play.act(Choice::Destroy { fighter: id(0) });
    assert!(stays.is_lost(0));
    assert_eq!((stays.at(7), stays.facing(7)), (Some(vec![(0, 0)]), 4));
    assert_eq!(stays.game.step(), Step::Capital, "7 did not move, so it neither fires nor turns");
    let moves = fly_into(board()).act(Choice::Destroy { fighter: id(7) });
    assert!(moves.is_lost(7));
    assert_eq!((moves.at(0), moves.facing(0)), (Some(vec![(0, 0)]), 0));
    assert_eq!(moves.game.step(), Step::Fire);
    assert_eq!(moves.game.field().scores(), [0, 0, 0, 0]);
}

/// BBS-27: a third mate meets the survivor of the first two, and one that is destroyed does not come back.
#[test]
fn three_mates_on_one_hex() {
    let board = Scene::new().fighter(0, (0, 1), 0).fighter(1, (-1, 1), 1).fighter(2, (0, -1), 3).card(1, 0, 0);
    let play = board.game().fly(0, 0).act(Choice::Land { fighter: id(2) }).act(Choice::Land { fighter: id(0) });
    assert_eq!(play.game.step(), Step::Collide { mover: id(0), other: id(2) });
    let play = play.act(Choice::Destroy { fighter: id(2) });
    assert_eq!(play.game.step(), Step::Collide { mover: id(1), other: id(0) }, "the last comes down unasked");
    let play = play.act(Choice::Destroy { fighter: id(1) });
    assert_eq!(play.at(0), Some(vec![(0, 0)]));
    assert_eq!(play.listed(), [Choice::Fire { fighter: id(0) }], "BBS-32");
}

/// BBS-28: the fighter is destroyed without points, the asteroid stays.
#[test]
fn onto_an_asteroid() {
    let play = fly_into(Scene::new().asteroid(0, 0));
    assert!(play.is_lost(0));
    assert_eq!(play.game.field().asteroids().count(), 1);
    assert_eq!(play.game.field().scores(), [0, 0, 0, 0]);
}

/// BBS-29: the fighter is a trophy of the ship's owner, the ship takes 1 damage, whichever of its hexes is hit.
#[test]
fn onto_an_enemy_capital_ship() {
    for (front, rear) in [((0, 0), (1, 0)), ((1, 0), (0, 0))] {
        let play = fly_into(Scene::new().capital(38, front, rear));
        assert_eq!((play.at(0), play.damage(38)), (None, 1));
        assert_eq!((play.trophies(0), play.trophies(1)), (vec![], vec![0]));
    }
}

/// BBS-R7, BBS-37: a damaged ship is destroyed so, and each owner takes the other's ship.
#[test]
fn onto_a_damaged_capital_ship() {
    let play = fly_into(Scene::new().damaged(38, (0, 0), (1, 0)));
    assert_eq!((play.at(0), play.at(38)), (None, None));
    assert_eq!((play.trophies(0), play.trophies(1)), (vec![38], vec![0]));
    assert_eq!(play.game.field().scores(), [4, 1, 0, 0]);
}

/// BBS-R5: two mates on an enemy capital ship destroy it, and a third lands in the emptied hex.
#[test]
fn three_mates_on_a_capital_ship() {
    let board =
        Scene::new().fighter(0, (0, 1), 0).fighter(1, (-1, 1), 1).fighter(2, (0, -1), 3).capital(38, (0, 0), (1, 0));
    let play = board.game().fly(0, 0).act(Choice::Land { fighter: id(1) }).act(Choice::Land { fighter: id(2) });
    assert_eq!((play.trophies(0), play.trophies(1)), (vec![38], vec![1, 2]));
    assert_eq!(play.at(0), Some(vec![(0, 0)]));
}

/// BBS-30: the fighter is destroyed without points, and the friendly ship is unharmed.
#[test]
fn landing_on_a_friendly_capital_ship() {
    let play = fly_into(Scene::new().capital(18, (0, 0), (1, 0)));
    assert!(play.is_lost(0));
    assert_eq!(play.damage(18), 0);
    assert_eq!(play.game.field().scores(), [0, 0, 0, 0]);
}

/// BBS-31, BBS-56: the probe is collected and removed, the fighter stays; passing over one does nothing.
#[test]
fn onto_a_probe() {
    let play = fly_into(Scene::new().probe(0, 0).probe(3, 3));
    assert_eq!(play.at(0), Some(vec![(0, 0)]));
    assert_eq!(play.game.field().probes_held(seat(0)), 1);
    assert_eq!(play.game.field().probes().collect::<Vec<_>>(), [crate::scene::hex(3, 3)]);
    assert_eq!(play.game.field().scores(), [1, 0, 0, 0]);
    let over = Scene::new().fighter(0, (0, 1), 0).probe(0, 0).card(2, 0, 0).game().fly(0, 0);
    assert_eq!(over.game.field().scores(), [0, 0, 0, 0]);
}

/// BBS-32: a fighter destroyed in a collision neither fires nor turns; its mate does both.
#[test]
fn the_destroyed_do_not_fire() {
    let play = Scene::new().asteroid(0, 0).fighter(0, (0, 1), 0).fighter(1, (5, 1), 0).game().fly(0, 0);
    assert_eq!(play.listed(), [Choice::Fire { fighter: id(1) }]);
    let play = play.fire(1);
    assert_eq!(play.game.step(), Step::Turn { fighter: id(1) });
}
