//! V1 asteroids move, V2 fighters move twice as far, V3 a squadron is displaced.

use starwright::battle::{Choice, Power, Rule, Rulings, Step, Wing};

use crate::random::check;
use crate::scene::{Play, Scene, hex, id, sail, seat, squadron};

fn move_asteroid(from: (i8, i8), to: (i8, i8)) -> Choice {
    Choice::Asteroid { from: hex(from.0, from.1), to: hex(to.0, to.1) }
}

/// Seat 1 with V1 and a capital ship on (0,3), (0,4), at the end of its turn.
fn board() -> Scene {
    Scene::new().of(1).capital(38, (0, 3), (0, 4)).hidden(Power::V1).step(Step::End)
}

/// The asteroid on (0,0) moves onto (0,-1).
fn push(scene: Scene) -> Play {
    scene.asteroid(0, 0).game().act(move_asteroid((0, 0), (0, -1)))
}

fn double(index: u8, doubled: &[u8]) -> Choice {
    let squadron = squadron(1, index);
    let doubled: Vec<_> = doubled.iter().map(|&number| id(number)).collect();
    Choice::Double { squadron, fighters: Wing::of(squadron, &doubled).unwrap() }
}

fn displace(q: i8, r: i8) -> Choice {
    Choice::Displace { squadron: squadron(1, 0), by: hex(q, r) }
}

/// BBS-V1.1: once per own turn, within 3 of an own capital ship, by one hex.
#[test]
fn one_asteroid_moves_one_hex() {
    let play = push(board());
    assert!(play.has_asteroid(0, -1) && !play.has_asteroid(0, 0));
    assert_eq!(play.refused(move_asteroid((0, -1), (0, 0))), Rule::BbsV1_1, "once a turn");
    let far = board().asteroid(0, -1).asteroid(3, 2).game();
    assert_eq!(far.refused(move_asteroid((0, -1), (0, 0))), Rule::BbsV1_1, "4 away");
    assert_eq!(far.refused(move_asteroid((3, 2), (3, 4))), Rule::BbsV1_1, "two hexes");
    assert_eq!(far.refused(move_asteroid((1, 1), (1, 2))), Rule::BbsV1_1, "no asteroid");
    let dead = Scene::new().of(1).hidden(Power::V1).step(Step::End).asteroid(0, 0).game();
    assert_eq!(dead.refused(move_asteroid((0, 0), (0, 1))), Rule::BbsV1_1, "no capital ship");
    let mut next = push(board()).act(Choice::End);
    while next.game.active() != seat(1) {
        let first = next.listed()[0].clone();
        next = next.act(first);
    }
    let mut position = starwright::battle::Position::from(&next.game);
    position.terrain.asteroids = [hex(0, 0)].into_iter().collect();
    let again = Play { game: position.try_into().unwrap(), events: vec![] };
    assert!(again.act(move_asteroid((0, 0), (0, 1))).has_asteroid(0, 1), "next turn again");
}

/// BBS-R22: not onto another asteroid, not off the board; at any decision of one's turn outside a movement (BBS-V1.2).
#[test]
fn where_and_when_asteroids_move() {
    let play = board().asteroid(0, 0).asteroid(0, -1).game();
    assert_eq!(play.refused(move_asteroid((0, 0), (0, -1))), Rule::BbsV1_1);
    let edge = Scene::new().of(1).capital(38, (0, 8), (0, 9)).hidden(Power::V1).step(Step::End).asteroid(0, 10).game();
    assert_eq!(edge.refused(move_asteroid((0, 10), (0, 11))), Rule::BbsV1_1);
    let turn = || board().step(Step::Squadron).asteroid(0, 0).fighter(20, (5, 0), 0).card(1, 1, 1);
    let push = move_asteroid((0, 0), (0, -1));
    let mut play = turn().game();
    while play.game.active() == seat(1) {
        assert_eq!(check(&play.game, &push), Ok(()), "{:?}", play.game.step());
        let first = play.listed()[0].clone();
        play = play.act(first);
    }
    assert_eq!(play.refused(&push), Rule::BbsV1_2, "another's turn");
    let mut late = turn();
    late.0.rulings = Rulings::DEFAULT.with_late_asteroids(true);
    let mut play = late.game();
    while play.game.active() == seat(1) {
        let around_sailing = matches!(play.game.step(), Step::Capital | Step::Shoot { .. } | Step::End);
        let refused = check(&play.game, &push).err().map(|refusal| refusal.rule());
        assert_eq!(refused, (!around_sailing).then_some(Rule::BbsR22), "{:?}", play.game.step());
        assert_eq!(play.listed().contains(&push), around_sailing);
        let first = play.listed()[0].clone();
        play = play.act(first);
    }
    let landing = turn().fighter(21, (4, 0), 1).fighter(22, (5, -2), 3).game().fly(1, 0);
    assert_eq!(landing.game.step(), Step::Land);
    assert_eq!(landing.refused(&push), Rule::BbsV1_2, "in the middle of a movement");
}

/// BBS-V1.3: a fighter is destroyed, an enemy one is a trophy, and the asteroid takes the hex.
#[test]
fn onto_a_fighter() {
    let enemy = push(board().fighter(0, (0, -1), 0));
    assert_eq!((enemy.trophies(1), enemy.has_asteroid(0, -1)), (vec![0], true));
    let own = push(board().fighter(20, (0, -1), 0));
    assert!(own.is_lost(20) && own.has_asteroid(0, -1));
}

/// BBS-V1.4: an undamaged capital ship takes 1, and the asteroid is destroyed; BBS-V1.6: a damaged one is destroyed, and the
/// asteroid takes the hex (BBS-R22).
#[test]
fn onto_a_capital_ship() {
    let fresh = push(board().capital(18, (0, -1), (0, -2)));
    assert_eq!((fresh.damage(18), fresh.game.field().asteroids().count()), (1, 0));
    let damaged = push(board().damaged(18, (0, -1), (0, -2)));
    assert_eq!((damaged.trophies(1), damaged.has_asteroid(0, -1)), (vec![18], true));
    let own = push(board().damaged(39, (0, -1), (0, -2)));
    assert!(own.is_lost(39), "BBS-R19: nobody scores it");
}

/// BBS-V1.5, BBS-V1.6: the same for the elite.
#[test]
fn onto_the_elite() {
    let fresh = push(board().fighter(0, (0, -1), 0).elite(0, 0));
    assert_eq!((fresh.damage(0), fresh.game.field().asteroids().count()), (1, 0));
    let damaged = push(board().fighter(0, (0, -1), 0).elite(0, 1));
    assert_eq!((damaged.trophies(1), damaged.has_asteroid(0, -1)), (vec![0], true));
}

/// BBS-V1.7: a probe is removed for good.
#[test]
fn onto_a_probe() {
    let play = push(board().probe(0, -1));
    assert_eq!(play.game.field().probes().count(), 0);
    assert_eq!(play.game.field().scores(), [0, 0, 0, 0]);
    assert!(play.has_asteroid(0, -1));
}

/// BBS-V1.8, BBS-R23: the ring follows the central asteroid; if that is destroyed, its last hex stays the centre, and another
/// asteroid that stands there is an ordinary one.
#[test]
fn the_ring_follows_the_central_asteroid() {
    let centre = |play: &Play| (play.game.field().centre(), play.game.field().has_central_asteroid());
    let push = move_asteroid((0, 0), (0, -1));
    let moved = board().centre(0, 0, true).game().act(&push);
    assert_eq!(centre(&moved), (hex(0, -1), true));
    let destroyed = board().centre(0, 0, true).capital(18, (0, -1), (0, -2)).game().act(&push);
    assert_eq!(centre(&destroyed), (hex(0, 0), false));
    let other = board().centre(0, 0, false).asteroid(0, 0).game().act(&push);
    assert_eq!(centre(&other), (hex(0, 0), false));
    assert!(other.has_asteroid(0, -1));
}

/// BBS-R19: nobody scores a fighter that flies into a moved asteroid.
#[test]
fn flying_into_a_moved_asteroid() {
    let mut play = push(board().fighter(40, (0, -3), 3)).act(Choice::End);
    play = play.act(Choice::Reveal { card: crate::scene::card(0, 0, 0) });
    let mut position = starwright::battle::Position::from(&play.game);
    position.turn.card = Some(crate::scene::card(2, 0, 0));
    position.cards[2].played = crate::scene::few([crate::scene::card(2, 0, 0)]);
    let play = Play { game: position.try_into().unwrap(), events: vec![] }.fly(2, 0);
    assert!(play.is_lost(40));
}

/// BBS-R30: with a first number of 0 doubled fighters stay but still forfeit their shots, and displaced ones move.
#[test]
fn powers_with_a_first_number_of_0() {
    let board =
        |power| Scene::new().of(1).round(2).fighter(20, (0, 0), 0).fighter(21, (3, 0), 0).card(0, 0, 0).hidden(power);
    let fighters = Wing::of(squadron(1, 0), &[id(20)]).unwrap();
    let doubled = board(Power::V2).game().act(Choice::Double { squadron: squadron(1, 0), fighters });
    assert_eq!((doubled.at(20), doubled.listed()), (Some(vec![(0, 0)]), vec![Choice::Fire { fighter: id(21) }]));
    let displaced = board(Power::V3).game().act(Choice::Displace { squadron: squadron(1, 0), by: hex(0, 2) });
    assert_eq!((displaced.at(20), displaced.at(21)), (Some(vec![(0, 2)]), Some(vec![(3, 2)])));
}

/// BBS-V2.1: any subset of the squadron moves exactly twice as far; BBS-V2.2: those do not fire, the others do, all may turn.
#[test]
fn some_move_twice_as_far() {
    let board =
        Scene::new().of(1).fighter(20, (0, 5), 0).fighter(21, (3, 5), 0).fighter(22, (5, 3), 0).hidden(Power::V2);
    let play = board.card(2, 1, 0).game();
    assert_eq!(play.listed().len(), 1 + 7, "every non-empty subset of three");
    let play = play.act(double(0, &[20, 22]));
    assert_eq!((play.at(20), play.at(21), play.at(22)), (Some(vec![(0, 1)]), Some(vec![(3, 3)]), Some(vec![(5, -1)])));
    assert_eq!(play.listed(), [Choice::Fire { fighter: id(21) }]);
    let play = play.fire(21).turn(20, 1).turn(21, 1);
    assert_eq!(play.game.step(), Step::Turn { fighter: id(22) });
    assert!(play.game.view(seat(0)).players[1].power.is_some(), "revealed by use, and stays so");
}

/// BBS-V2.1: only fighters of the squadron that are on the board, and at least one.
#[test]
fn who_moves_twice_as_far() {
    let board = || Scene::new().of(1).fighter(20, (0, 5), 0).fighter(26, (3, 5), 0).card(2, 1, 0);
    let play = board().hidden(Power::V2).game();
    assert_eq!(play.refused(double(0, &[20, 21])), Rule::BbsV2_1);
    assert_eq!(play.refused(double(0, &[])), Rule::BbsV2_1);
    assert_eq!(Wing::of(squadron(1, 0), &[id(26)]).unwrap_err().rule(), Rule::BbsV2_1);
    assert_eq!(board().game().refused(double(0, &[20])), Rule::BbsV2_1, "without the power");
    let later = play.fly(1, 0);
    assert_eq!(later.refused(double(1, &[26])), Rule::Bbs15);
}

/// BBS-V3.1, BBS-R24: the squadron is displaced as a group by one vector of length 1 to 6, facings unchanged, whatever the
/// card's first number; then it fires and turns. Once per game.
#[test]
fn a_squadron_is_displaced() {
    let board = || Scene::new().of(1).round(2).fighter(20, (0, 5), 1).fighter(21, (1, 5), 4).card(0, 2, 0);
    let board = || board().fighter(0, (3, -1), 0).hidden(Power::V3);
    let play = board().game();
    assert_eq!(play.listed().len(), 1 + 126);
    for (q, r) in [(0, 0), (7, 0), (4, 3)] {
        assert_eq!(play.refused(displace(q, r)), Rule::BbsV3_1, "({q},{r})");
    }
    let play = play.act(displace(2, -5));
    assert_eq!((play.at(20), play.facing(20)), (Some(vec![(2, 0)]), 1));
    assert_eq!((play.at(21), play.facing(21)), (Some(vec![(3, 0)]), 4));
    let play = play.fire_all();
    assert_eq!(play.trophies(1), [0], "20 fires north-east");
    assert_eq!(play.game.step(), Step::Turn { fighter: id(20) });
    assert_eq!(board().spent(Power::V3).game().refused(displace(1, 0)), Rule::BbsV3_1, "once");
}

/// BBS-V3.2: not in the first round.
#[test]
fn no_displacement_in_the_first_round() {
    let play = Scene::new().of(1).fighter(20, (0, 5), 1).hidden(Power::V3).game();
    assert_eq!(play.refused(displace(1, 0)), Rule::BbsV3_2);
}

/// BBS-V3.3: displaced fighters collide and are lost like others.
#[test]
fn displaced_fighters_land_like_others() {
    let board = Scene::new().of(1).round(2).fighter(20, (0, -8), 1).fighter(21, (0, -4), 4).fighter(22, (0, -3), 0);
    let board = board.asteroid(0, -6).fighter(0, (0, -5), 0).hidden(Power::V3);
    let mut play = board.game();
    let order = vec![id(22), id(21), id(20)];
    play = play.act(Choice::landing(displace(0, -2), order));
    assert_eq!((play.trophies(0), play.trophies(1)), (vec![22], vec![0]));
    assert!(play.is_lost(21), "asteroid");
    assert_eq!(play.at(20), Some(vec![(0, -10)]));
}

/// BBS-R24: a table may allow only the six straight lines.
#[test]
fn straight_displacements_are_a_setting() {
    let mut board = Scene::new().of(1).round(2).fighter(20, (0, 0), 1).hidden(Power::V3);
    board.0.rulings = Rulings::DEFAULT.with_straight_displacement(true);
    let play = board.game();
    assert_eq!(play.listed().len(), 1 + 36);
    assert_eq!(play.refused(displace(1, 1)), Rule::BbsV3_1);
    for (q, r) in [(3, 0), (0, -6), (2, -2)] {
        assert_eq!(check(&play.game, &displace(q, r)), Ok(()));
    }
}

/// BBS-V1.2: before or after the move of a capital ship, never during it: the path is not a decision.
#[test]
fn around_the_move_of_a_capital_ship() {
    let play = board().step(Step::Capital).asteroid(0, 0).card(0, 0, 1).game();
    let push = move_asteroid((0, 0), (0, -1));
    assert_eq!(check(&play.game, &push), Ok(()));
    let play = play.act(sail(38, (0, 2), (0, 3)));
    assert_eq!(check(&play.game, &push), Ok(()));
}
