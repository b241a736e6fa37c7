//! Fighter movement and rotation.

use starwright::battle::{Choice, Rule, Step};

use crate::random::{act, check};
use crate::scene::{Scene, id, squadron, turn};

/// BBS-21, BBS-25: every fighter of the squadron moves exactly the card's first number ahead, and nobody else does.
#[test]
fn a_squadron_flies_straight_ahead() {
    let play =
        Scene::new().fighter(0, (0, 0), 0).fighter(5, (3, 0), 2).fighter(6, (5, 5), 0).card(4, 0, 0).game().fly(0, 0);
    assert_eq!(play.at(0), Some(vec![(0, -4)]));
    assert_eq!(play.at(5), Some(vec![(7, 0)]));
    assert_eq!(play.at(6), Some(vec![(5, 5)]));
}

/// BBS-22: nobody turns before firing; BBS-15: the steps come in their order.
#[test]
fn no_turn_before_fire() {
    let play = Scene::new().fighter(0, (0, 0), 0).game();
    assert_eq!(play.refused(turn(0, 1)), Rule::Bbs15);
    let play = play.fly(0, 0);
    assert_eq!(play.game.step(), Step::Fire);
    assert_eq!(play.refused(turn(0, 1)), Rule::Bbs15);
    assert_eq!(play.fire(0).turn(0, 1).facing(0), 1);
}

/// BBS-23: a fighter passes over an asteroid, ships of both sides and a probe.
#[test]
fn fighters_pass_through_everything() {
    let board =
        Scene::new().fighter(0, (0, 5), 0).asteroid(0, 4).fighter(20, (0, 3), 0).fighter(1, (0, 2), 1).probe(0, 1);
    let play = board.card(5, 0, 0).game().fly(0, 0);
    assert_eq!(play.at(0), Some(vec![(0, 0)]));
    assert_eq!(play.at(20), Some(vec![(0, 3)]));
    assert!(play.game.field().has_probe(crate::scene::hex(0, 1)));
    assert!(play.trophies(0).is_empty());
}

/// BBS-24, BBS-59: a fighter that ends off the board is lost, and nobody scores it.
#[test]
fn off_the_board_is_lost() {
    let play = Scene::new().fighter(0, (0, -9), 0).fighter(1, (0, -10), 3).card(2, 0, 0).game().fly(0, 0);
    assert!(play.is_lost(0));
    assert_eq!(play.at(1), Some(vec![(0, -8)]));
    assert_eq!(play.game.field().scores(), [0, 0, 0, 0]);
}

/// BBS-R4: the squadron lifts off together, so two mates may swap places and a vacated hex is free.
#[test]
fn mates_swap_places() {
    let play = Scene::new().fighter(0, (0, 0), 0).fighter(1, (0, -1), 3).game().fly(0, 0);
    assert_eq!(play.at(0), Some(vec![(0, -1)]));
    assert_eq!(play.at(1), Some(vec![(0, 0)]));
}

/// BBS-R5: fighters that end on different hexes come down in ascending order without a question, those that end on one hex
/// when their owner names them.
#[test]
fn landing_is_asked_for_only_on_one_hex() {
    let board =
        || Scene::new().fighter(0, (1, -1), 5).fighter(1, (0, 0), 0).fighter(2, (5, 5), 0).fighter(20, (0, -1), 0);
    let play = board().game().fly(0, 0);
    assert_eq!(play.game.step(), Step::Land);
    assert_eq!(play.listed(), [Choice::Land { fighter: id(0) }, Choice::Land { fighter: id(1) }]);
    assert_eq!(play.at(2), Some(vec![(5, 4)]), "2 is alone on its hex and has come down");
    assert_eq!(play.refused(Choice::Land { fighter: id(2) }), Rule::BbsR5);
    let play = play.act(Choice::Land { fighter: id(1) });
    assert_eq!(play.at(1), None, "the first dies with the enemy");
    assert_eq!(play.at(0), Some(vec![(0, -1)]), "the second finds the hex empty");
}

/// BBS-R5: the owner may name the whole order of landing, each fighter of the squadron once.
#[test]
fn an_order_of_landing_is_validated() {
    let game = Scene::new().fighter(0, (1, -1), 5).fighter(1, (0, 0), 0).fighter(20, (0, -1), 0).game().game;
    let landing = |order: &[u8]| {
        let order = order.iter().map(|&number| id(number)).collect();
        Choice::landing(Choice::Squadron { squadron: squadron(0, 0) }, order)
    };
    for wrong in [&[0][..], &[0, 0], &[0, 1, 2], &[0, 20], &[]] {
        assert_eq!(check(&game, &landing(wrong)).unwrap_err().rule(), Rule::BbsR5);
    }
    for (order, survivor) in [([0, 1], 1), ([1, 0], 0)] {
        let mut game = game.clone();
        act(&mut game, &landing(&order));
        assert!(game.field().ship(id(survivor)).is_some());
        assert!(game.field().ship(id(1 - survivor)).is_none());
    }
    let hold = Choice::landing(Choice::HoldFire, vec![]);
    assert_eq!(check(&game, &hold).unwrap_err().rule(), Rule::BbsR5);
}

/// BBS-R5: in a named order the first of two mates on different hexes of a damaged capital ship destroys it, and the second
/// finds its hex empty.
#[test]
fn a_named_order_counts_for_the_whole_squadron() {
    let board = Scene::new().fighter(0, (0, 0), 0).fighter(1, (1, 0), 0).damaged(38, (0, -1), (1, -1));
    for (order, survivor) in [([0, 1], 1), ([1, 0], 0)] {
        let mut game = board.clone().game().game;
        let with = Choice::Squadron { squadron: squadron(0, 0) };
        act(&mut game, &Choice::landing(with, order.map(id).to_vec()));
        assert!(game.field().ship(id(survivor)).is_some());
        assert_eq!(game.field().trophies(crate::scene::seat(0)).iter().collect::<Vec<_>>(), [id(38)]);
    }
}

/// BBS-R2: the move is mandatory, among the squadrons that have a fighter left.
#[test]
fn a_squadron_with_fighters_must_move() {
    let play = Scene::new().fighter(7, (0, 0), 0).capital(18, (5, 0), (5, 1)).game();
    assert_eq!(play.listed(), [Choice::Squadron { squadron: squadron(0, 1) }]);
    assert_eq!(play.refused(Choice::Squadron { squadron: squadron(0, 0) }), Rule::BbsR2);
    assert_eq!(play.refused(crate::scene::sail(18, (5, 0), (5, 1))), Rule::Bbs15);
    let alone = Scene::new().capital(18, (5, 0), (5, 1)).step(Step::Capital).game();
    assert_eq!(alone.game.step(), Step::Capital);
}

/// BBS-18: the squadron is one of the player's own, and only one moves in a turn.
#[test]
fn one_friendly_squadron_per_turn() {
    let play = Scene::new().fighter(0, (0, 0), 0).fighter(7, (5, 0), 0).fighter(20, (-5, 0), 0).card(1, 0, 0).game();
    assert_eq!(play.refused(Choice::Squadron { squadron: squadron(1, 0) }), Rule::Bbs18);
    let play = play.fly(0, 0).fire(0);
    assert_eq!(play.game.step(), Step::End, "no capital ship is left");
    assert_eq!(play.refused(Choice::Squadron { squadron: squadron(0, 1) }), Rule::Bbs15);
}

/// BBS-R30: with a first number of 0 the fighters stay, collect nothing, collide with nothing, and fire.
#[test]
fn a_move_of_nothing() {
    let play = Scene::new().fighter(0, (0, 0), 0).probe(0, 0).fighter(20, (0, -3), 0).card(0, 0, 0).game().fly(0, 0);
    assert_eq!(play.game.step(), Step::Fire);
    let play = play.fire(0);
    assert_eq!(play.at(0), Some(vec![(0, 0)]));
    assert_eq!(play.game.field().probes_held(crate::scene::seat(0)), 0);
    assert_eq!(play.trophies(0), [20]);
}

/// BBS-40: up to k hexsides either way, each fighter on its own.
#[test]
fn rotation_up_to_the_card() {
    let play = Scene::new().fighter(0, (0, 0), 0).fighter(1, (3, 0), 2).card(1, 1, 0).game().fly(0, 0).fire_all();
    assert_eq!(play.listed(), [turn(0, 0), turn(0, 1), turn(0, 5)]);
    assert_eq!(play.refused(turn(0, 2)), Rule::Bbs40);
    assert_eq!(play.refused(turn(1, 2)), Rule::Bbs40, "fighter 0 turns first");
    let play = play.turn(0, 5).turn(1, 3);
    assert_eq!((play.facing(0), play.facing(1)), (5, 3));
}

/// BBS-41: a middle number of 0 lets nobody turn, one of 3 allows any facing.
#[test]
fn rotation_none_or_any() {
    let board = || Scene::new().fighter(0, (0, 0), 4).capital(18, (5, 0), (5, 1));
    let play = board().card(1, 0, 0).game().fly(0, 0).fire(0);
    assert_eq!(play.game.step(), Step::Capital);
    assert_eq!(play.refused(turn(0, 4)), Rule::Bbs41);
    let play = board().card(1, 3, 0).game().fly(0, 0).fire(0);
    assert_eq!(play.listed().len(), 6);
    let play = board().card(1, 2, 0).game().fly(0, 0).fire(0);
    assert_eq!(play.listed(), [turn(0, 0), turn(0, 2), turn(0, 3), turn(0, 4), turn(0, 5)]);
}
