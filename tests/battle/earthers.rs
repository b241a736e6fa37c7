//! E1 the elite, E2 long range, E3 self-destruction.

use starwright::battle::{Choice, Event, Position, Power, Rule, Step};
use starwright::hex::Direction;

use crate::random::check;
use crate::scene::{Play, Scene, hex, id, pieces, sail, seat, squadron, turn};

fn elite(number: u8) -> Choice {
    Choice::Elite { fighter: id(number) }
}

fn blast(number: u8) -> Choice {
    Choice::Blast { fighter: id(number) }
}

fn end(q: i8, r: i8) -> Choice {
    Choice::EliteEnd { to: hex(q, r) }
}

fn face(facing: u8) -> Choice {
    Choice::EliteFace { facing: Direction::from_number(facing) }
}

/// Where the elite may end.
fn ends(play: &Play) -> Vec<(i8, i8)> {
    let end = |action| match action {
        Choice::EliteEnd { to } => Some((to.q, to.r)),
        _ => None,
    };
    play.listed().into_iter().filter_map(end).collect()
}

/// The elite 0 on (0,0) is about to come down with a card of this move.
fn landing(board: Scene, distance: u8) -> Play {
    board.fighter(0, (0, 0), 0).elite(0, 0).card(distance, 0, 0).game().fly(0, 0)
}

/// BBS-E1.1: one own fighter on the board, once; everybody sees it.
#[test]
fn the_elite_is_a_friendly_fighter() {
    let board =
        Scene::new().fighter(0, (0, 0), 0).fighter(7, (3, 0), 0).fighter(20, (5, 0), 0).capital(18, (-5, 0), (-5, 1));
    let play = board.hidden(Power::E1).game();
    for wrong in [20, 18, 1] {
        assert_eq!(play.refused(elite(wrong)), Rule::BbsE1_1, "{wrong}");
    }
    assert!(play.listed().contains(&elite(0)));
    let play = play.act(elite(7));
    assert!(play.game.field().ship(id(7)).unwrap().elite);
    let view = play.game.view(seat(2));
    assert!(view.pieces.iter().any(|piece| piece.id == id(7) && piece.ship.elite));
    assert_eq!(view.players[0].power.unwrap().power, Power::E1);
    assert_eq!(play.refused(elite(0)), Rule::BbsE1_1, "once");
}

/// BBS-E1.2: exactly N hexes with free turns: the number of end hexes on an empty board; one step leads away, more may lead
/// back.
#[test]
fn the_elite_turns_at_every_step() {
    for (distance, count) in [(1, 6), (2, 19), (3, 37), (4, 61)] {
        let play = landing(Scene::new(), distance);
        assert_eq!(ends(&play).len(), count);
        assert_eq!(ends(&play).contains(&(0, 0)), distance > 1);
        assert_eq!(play.refused(end(0, i8::try_from(distance).unwrap() + 1)), Rule::BbsE1_2);
    }
    let still = landing(Scene::new(), 0);
    assert_eq!(still.game.step(), Step::EliteFace { elite: id(0) }, "with 0 it stays");
    assert_eq!(still.refused(end(0, 1)), Rule::BbsE1_2);
}

/// BBS-E1.3: any facing before it fires; BBS-E1.4: then it fires like a fighter, once and five hexes far.
#[test]
fn the_elite_faces_and_fires() {
    let board = Scene::new().fighter(20, (5, 0), 0).fighter(21, (-6, 0), 0).fighter(22, (4, 0), 0);
    let play = landing(board, 2).act(end(0, 0));
    assert_eq!(play.game.step(), Step::EliteFace { elite: id(0) });
    assert_eq!(play.listed(), Direction::ALL.map(|facing| Choice::EliteFace { facing }));
    let play = play.act(face(2)).fire(0);
    assert_eq!((play.trophies(0), play.facing(0)), (vec![22], 2));
    let play = landing(Scene::new().fighter(21, (-6, 0), 0), 2).act(end(0, 0)).act(face(5)).fire(0);
    assert_eq!(play.trophies(0), [] as [u8; 0]);
}

/// BBS-E1.5: the elite survives one damage and dies at the second; BBS-E1.7: it is worth 1.
#[test]
fn the_elite_takes_two_hits() {
    let board = |damage| Scene::new().fighter(0, (0, 0), 0).elite(0, damage).fighter(20, (0, 3), 0).of(1).card(0, 0, 0);
    let play = board(0).game().fly(1, 0).fire(20);
    assert_eq!((play.damage(0), play.trophies(1)), (1, vec![]));
    let play = board(1).game().fly(1, 0).fire(20);
    assert_eq!((play.at(0), play.trophies(1)), (None, vec![0]));
    assert_eq!(play.game.field().scores(), [0, 1, 0, 0]);
}

/// BBS-E1.6: the elite that comes down rams an enemy fighter, destroys an own one, collects a probe.
#[test]
fn what_the_elite_does_where_it_ends() {
    let enemy = landing(Scene::new().fighter(20, (1, 0), 0), 1).act(end(1, 0));
    assert_eq!((enemy.trophies(0), enemy.damage(0), enemy.at(0)), (vec![20], 1, Some(vec![(1, 0)])));
    let own = landing(Scene::new().fighter(7, (1, 0), 0), 1).act(end(1, 0));
    assert!(own.is_lost(7));
    assert_eq!((own.damage(0), own.at(0)), (0, Some(vec![(1, 0)])));
    let probe = landing(Scene::new().probe(1, 0), 1).act(end(1, 0));
    assert_eq!(probe.game.field().probes_held(seat(0)), 1);
}

/// BBS-E1.6, BBS-R20: not onto an asteroid, any capital ship, off the board, nor, damaged, onto an enemy fighter.
#[test]
fn where_the_elite_may_not_end() {
    let board = Scene::new().asteroid(1, 0).capital(18, (0, 1), (0, 2)).capital(38, (-1, 0), (-2, 0));
    let play = landing(board, 1);
    for (q, r) in [(1, 0), (0, 1), (-1, 0)] {
        assert_eq!(play.refused(end(q, r)), Rule::BbsE1_6, "({q},{r})");
    }
    let edge = Scene::new().fighter(0, (0, -10), 0).elite(0, 0).card(1, 0, 0).game().fly(0, 0);
    assert_eq!(edge.refused(end(0, -11)), Rule::BbsE1_6);
    let damaged = Scene::new().fighter(0, (0, 0), 0).elite(0, 1).fighter(20, (1, 0), 0).card(1, 0, 0).game().fly(0, 0);
    assert_eq!(damaged.refused(end(1, 0)), Rule::BbsE1_6);
}

/// BBS-R20: without a legal end hex it stays put, which needs no distance; a mate that has landed there is destroyed.
#[test]
fn an_elite_without_an_end_stays() {
    let walls = || {
        let mut board = Scene::new().fighter(1, (0, 1), 0).fighter(0, (0, 0), 0).elite(0, 0);
        for hex in hex(0, 0).neighbours().filter(|&near| near != hex(0, 1)) {
            board = board.asteroid(hex.q, hex.r);
        }
        board.capital(38, (0, 2), (0, 3)).card(1, 0, 0)
    };
    let landing = |order: [u8; 2]| {
        let with = Choice::Squadron { squadron: squadron(0, 0) };
        let mut play = walls().asteroid(-5, 0).game();
        play = play.act(Choice::landing(with, order.map(id).to_vec()));
        play
    };
    let first = landing([0, 1]);
    assert_eq!(ends(&first), [(0, 1)], "the mate has lifted off, so one neighbour is free");
    let second = landing([1, 0]);
    assert_eq!(second.at(1), Some(vec![(0, 0)]));
    let second = second.act(end(0, 1));
    assert_eq!(second.at(0), Some(vec![(0, 1)]));
    // With a ship in place of the last free neighbour there is nothing but its own hex.
    let shut = Scene::new().fighter(0, (0, 0), 0).elite(0, 0).fighter(1, (0, 5), 0);
    let shut = hex(0, 0).neighbours().fold(shut, |board, near| board.asteroid(near.q, near.r));
    let play = shut.card(1, 0, 0).game().fly(0, 0);
    assert_eq!(ends(&play), [(0, 0)]);
    assert_eq!(play.refused(end(0, 1)), Rule::BbsE1_6);
}

/// BBS-R20, BBS-E1.6: the mate that has landed on the hex of an elite that has to stay is destroyed.
#[test]
fn a_mate_under_the_staying_elite_is_destroyed() {
    // Fighter 1 passes over the asteroid on (0,1) from (0,2) in a move of 2; the elite, back on its hex, destroys it.
    let board = Scene::new().fighter(0, (0, 0), 0).elite(0, 0).fighter(1, (0, 2), 0).card(2, 0, 0).game();
    let mut play = board;
    let with = Choice::Squadron { squadron: squadron(0, 0) };
    play = play.act(Choice::landing(with, vec![id(1), id(0)]));
    let play = play.act(end(0, 0));
    assert!(play.is_lost(1));
    assert_eq!((play.at(0), play.damage(0)), (Some(vec![(0, 0)]), 0));
}

/// BBS-E1.6: fighters that move onto the elite: an own one is lost, an enemy one is captured and does 1 damage, which, if it
/// destroys the elite, gives it to the attacker.
#[test]
fn fighters_that_move_onto_the_elite() {
    let own = Scene::new().fighter(0, (0, 0), 0).elite(0, 0).fighter(6, (0, 1), 0).game().fly(0, 1);
    assert!(own.is_lost(6));
    assert_eq!(own.damage(0), 0);
    for (damage, trophies) in [(0, vec![]), (1, vec![0])] {
        let board = Scene::new().fighter(0, (0, 0), 0).elite(0, damage).fighter(20, (0, 1), 0).of(1);
        let play = board.game().fly(1, 0);
        assert_eq!((play.trophies(0), play.trophies(1)), (vec![20], trophies));
    }
}

/// BBS-E1.6: no capital ship may end on the elite; step 4 never turns it.
#[test]
fn the_elite_is_not_rammed_and_not_turned() {
    let board = || Scene::new().fighter(0, (0, -2), 0).elite(0, 0).step(Step::Capital).card(0, 0, 1);
    assert_eq!(board().capital(18, (0, -1), (0, 0)).game().refused(sail(18, (0, -2), (0, -1))), Rule::Bbs48);
    assert_eq!(board().of(1).capital(38, (0, -1), (0, 0)).game().refused(sail(38, (0, -2), (0, -1))), Rule::Bbs48);
    let play = Scene::new().fighter(0, (0, 0), 0).elite(0, 0).fighter(1, (5, 0), 0).card(1, 3, 0).game().fly(0, 0);
    let play = play.act(end(0, 1)).act(face(0)).fire_all();
    assert_eq!(play.game.step(), Step::Turn { fighter: id(1) });
    let play = play.turn(1, 1);
    assert_eq!(play.game.step(), Step::End);
    assert_eq!(play.refused(turn(0, 1)), Rule::Bbs15);
}

/// BBS-E2.1, BBS-E2.2: fighters fire ten hexes far and through asteroids once the power is revealed; ships still block.
#[test]
fn long_range() {
    let board = |distance: i8| {
        let board = Scene::new().fighter(0, (0, 8), 0).fighter(20, (0, 8 - distance), 0).asteroid(0, 6).asteroid(0, 5);
        board.card(0, 0, 0).step(Step::Squadron)
    };
    for (distance, hit) in [(5, true), (10, true), (11, false)] {
        let play = board(distance).revealed(Power::E2).game().fly(0, 0).fire(0);
        assert_eq!(play.at(20).is_none(), hit, "{distance}");
        assert!(board(distance).hidden(Power::E2).game().fly(0, 0).fire(0).at(20).is_some());
    }
    let blocked = board(10).fighter(7, (0, 2), 0).revealed(Power::E2).game().fly(0, 0).fire(0);
    assert!(blocked.at(20).is_some() && blocked.at(7).is_some());
    let unveiled = board(10).hidden(Power::E2).game().act(Choice::Unveil).fly(0, 0).fire(0);
    assert_eq!(unveiled.trophies(0), [20]);
}

/// BBS-E2.1: capital ships are unchanged.
#[test]
fn long_range_is_for_fighters() {
    let board =
        Scene::new().capital(18, (0, -1), (0, 0)).fighter(20, (0, -3), 0).asteroid(0, -2).fighter(21, (0, 3), 0);
    let play = board.fighter(22, (0, 2), 0).revealed(Power::E2).shooting(18).game();
    assert_eq!(play.targets(), [22]);
}

/// BBS-E3.1, BBS-R21: once per game, in one's turn, for a fighter on the board, at every decision outside a movement.
#[test]
fn self_destruction_once() {
    let board = || Scene::new().fighter(0, (0, 0), 0).fighter(1, (5, 0), 0).fighter(20, (0, 1), 0).trophy(1, 2);
    let board = || board().capital(18, (-5, 0), (-5, 1)).hidden(Power::E3);
    let play = board().game();
    for wrong in [20, 2, 18] {
        assert_eq!(play.refused(blast(wrong)), Rule::BbsE3_1, "{wrong}");
    }
    let play = play.act(blast(0));
    assert_eq!(play.refused(blast(1)), Rule::BbsE3_1, "once");
    let landing = board().fighter(3, (1, -1), 5).card(1, 1, 1).game().fly(0, 0);
    assert_eq!(landing.game.step(), Step::Land);
    assert_eq!(landing.refused(blast(1)), Rule::BbsE3_1, "not during a movement");
    let mut play = board().card(1, 1, 1).game().fly(0, 0);
    while play.game.active() == seat(0) {
        assert_eq!(check(&play.game, &blast(1)), Ok(()), "{:?}", play.game.step());
        let first = play.listed()[0].clone();
        play = play.act(first);
    }
    assert_eq!(play.refused(blast(1)), Rule::BbsE3_1, "not on another's turn");
}

/// BBS-E3.2, BBS-E3.3, BBS-R19: every ship within 2, own ones too, capital ships once for each hex; the fighter itself is lost
/// (H7).
#[test]
fn what_a_blast_does() {
    let board = Scene::new().fighter(0, (0, 0), 0).fighter(1, (0, 2), 0).fighter(20, (2, -2), 0).fighter(21, (3, 0), 0);
    let board = board.capital(38, (-2, 0), (-3, 0)).capital(39, (0, -1), (0, -2)).capital(18, (1, 1), (2, 1));
    let play = board.hidden(Power::E3).game().act(blast(0));
    assert!(play.is_lost(0) && play.is_lost(1));
    assert_eq!(play.trophies(0), [20, 39]);
    assert_eq!((play.damage(38), play.damage(18)), (1, 1));
    assert!(play.at(21).is_some());
    assert!(play.events.contains(&Event::Blast { fighter: id(0), at: hex(0, 0) }));
    let own = Scene::new().fighter(0, (0, 0), 0).damaged(18, (0, 1), (0, 2)).hidden(Power::E3).game().act(blast(0));
    assert!(own.is_lost(18), "nobody scores it (BBS-R33)");
}

/// BBS-E3.5: nothing is in the way, and asteroids and probes are left alone.
#[test]
fn a_blast_ignores_obstacles() {
    let board = Scene::new().fighter(0, (0, 0), 0).asteroid(0, 1).probe(1, 0).fighter(20, (0, 2), 0).capital(
        38,
        (1, 1),
        (2, 1),
    );
    let play = board.hidden(Power::E3).game().act(blast(0));
    assert_eq!(play.trophies(0), [20]);
    assert!(play.has_asteroid(0, 1) && play.game.field().has_probe(hex(1, 0)));
}

/// BBS-E3.4, BBS-R21: a fighter destroyed by what it hit may blow up on that hex, once all have landed and before the first
/// shot; what it captured and was captured by stays so.
#[test]
fn a_crashed_fighter_blows_up() {
    let board = || Scene::new().fighter(0, (0, 1), 0).fighter(1, (8, 0), 0).capital(38, (0, 0), (1, 0)).card(1, 0, 0);
    let play = board().hidden(Power::E3).game().fly(0, 0);
    assert_eq!((play.game.step(), play.damage(38)), (Step::Fire, 1));
    let blown = play.act(blast(0));
    assert_eq!((blown.trophies(0), blown.trophies(1)), (vec![38], vec![0]));
    let fired = board().hidden(Power::E3).game().fly(0, 0).fire(1);
    assert_eq!(fired.refused(blast(0)), Rule::BbsE3_1, "too late");
    let off = Scene::new().fighter(0, (0, -10), 0).fighter(1, (8, 0), 0).hidden(Power::E3).game().fly(0, 0);
    assert_eq!(off.refused(blast(0)), Rule::BbsE3_1, "lost off the board");
}

/// BBS-R21: of two mates that collide the mover may blow up if it was destroyed; the one that came down unharmed before it
/// may not.
#[test]
fn only_a_destroyed_mover_blows_up() {
    let board = || Scene::new().fighter(0, (0, 1), 0).fighter(1, (0, -1), 3).fighter(2, (8, 0), 0).hidden(Power::E3);
    let met = || board().game().fly(0, 0).act(Choice::Land { fighter: id(0) });
    assert_eq!(met().game.step(), Step::Collide { mover: id(1), other: id(0) });
    let mover = met().act(Choice::Destroy { fighter: id(1) });
    assert!(mover.listed().contains(&blast(1)));
    let mate = met().act(Choice::Destroy { fighter: id(0) });
    assert_eq!(mate.refused(blast(0)), Rule::BbsE3_1);
    assert!(mate.listed().contains(&blast(1)), "the survivor, which is on the board");
}

/// BBS-R30, BBS-E1.3: with a first number of 0 the elite stays, too, and takes any facing before it fires.
#[test]
fn the_elite_turns_where_it_stays() {
    let play = Scene::new().fighter(0, (0, 0), 0).elite(0, 0).fighter(20, (0, 2), 0).card(0, 0, 0).game().fly(0, 0);
    assert_eq!(play.game.step(), Step::EliteFace { elite: id(0) });
    let play = play.act(Choice::EliteFace { facing: Direction::South }).fire(0);
    assert_eq!((play.at(0), play.trophies(0)), (Some(vec![(0, 0)]), vec![20]));
}

/// BBS-R21: once no fighter is left to fire, the question is asked for any hidden power of the Earthers, and only then.
#[test]
fn the_pause_after_a_crash_tells_nothing() {
    let board = || Scene::new().fighter(0, (0, 1), 0).asteroid(0, 0).fighter(20, (0, 2), 0).card(1, 0, 0);
    for power in [Power::E1, Power::E2, Power::E3] {
        let play = board().hidden(power).game().fly(0, 0);
        assert_eq!(play.game.step(), Step::Fire, "{power}");
        assert_eq!(play.listed().contains(&blast(0)), power == Power::E3);
        assert_eq!(play.act(Choice::Pass).game.step(), Step::End);
    }
    let blown = board().hidden(Power::E3).game().fly(0, 0).act(blast(0));
    assert_eq!((blown.game.step(), blown.trophies(0)), (Step::End, vec![20]));
    assert_eq!(board().revealed(Power::E2).game().fly(0, 0).game.step(), Step::End);
    assert_eq!(board().game().fly(0, 0).game.step(), Step::End);
}

/// BBS-E3.1: a blast between shots removes ships from the volley, which then continues.
#[test]
fn a_blast_between_shots() {
    let board = Scene::new().fighter(0, (0, 0), 0).fighter(1, (1, 0), 0).fighter(2, (8, 0), 0).card(0, 1, 0);
    let play = board.hidden(Power::E3).game().fly(0, 0).fire(0).act(blast(0));
    assert!(play.is_lost(1));
    assert_eq!(play.listed(), [Choice::Fire { fighter: id(2) }]);
    let play = play.fire(2);
    assert_eq!(play.game.step(), Step::Turn { fighter: id(2) });
}

/// BBS-R15, BBS-E3.1: a ship that a blast destroys before its shot has left at once, so nobody fires and the turn goes on.
#[test]
fn a_blast_under_the_ship_that_would_fire() {
    let board = Scene::new().damaged(18, (0, 0), (0, 1)).fighter(0, (1, 0), 0).fighter(20, (0, -2), 0).shooting(18);
    let play = board.hidden(Power::E3).game();
    assert_eq!(play.targets(), [20]);
    let play = play.act(blast(0));
    assert!(play.is_lost(18));
    assert_eq!(play.game.step(), Step::End);
}

/// BBS-R21: once a power of the Earthers is revealed crashes no longer matter, and are forgotten.
#[test]
fn a_revealed_power_forgets_crashes() {
    let board = || Scene::new().fighter(0, (0, 1), 0).fighter(1, (8, 0), 0).capital(38, (0, 0), (1, 0)).card(1, 0, 0);
    let crashes = |play: &Play| Position::from(&play.game).turn.under_way.crashed.len();
    for (power, reveal) in [(Power::E1, elite(1)), (Power::E2, Choice::Unveil), (Power::E3, blast(0))] {
        let play = board().hidden(power).game().fly(0, 0);
        assert_eq!(crashes(&play), 1, "{power}");
        assert_eq!(crashes(&play.act(reveal)), 0, "{power}");
    }
}

/// BBS-E1.1, BBS-E1.6: a fighter that becomes the elite in the middle of a volley does not turn after it.
#[test]
fn an_elite_of_the_volley_does_not_turn() {
    let board = Scene::new().fighter(0, (0, 0), 0).fighter(1, (8, 0), 0).card(0, 2, 0);
    let play = board.hidden(Power::E1).game().fly(0, 0).fire(0).act(elite(0)).fire(1);
    assert_eq!(play.game.step(), Step::Turn { fighter: id(1) });
    let turning = Position::from(&play.game).turn.under_way.turning;
    assert_eq!(turning, pieces(&[1]));
}
