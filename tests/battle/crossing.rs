//! Powers of different races that meet: one test for each of the known crossings, and the windows of all powers.

use starwright::battle::{Choice, Power, Rule, Step, Wing};
use starwright::hex::Direction;

use crate::scene::{Play, Scene, few, hex, id, sail, seat, squadron};

fn answer(raise: bool) -> Choice {
    Choice::Answer { raise }
}

fn push(from: (i8, i8), to: (i8, i8)) -> Choice {
    Choice::Asteroid { from: hex(from.0, from.1), to: hex(to.0, to.1) }
}

fn blast(number: u8) -> Choice {
    Choice::Blast { fighter: id(number) }
}

/// BBS-E1.6: a doubled or displaced fighter that comes down on the elite is captured and does 1 damage.
#[test]
fn elite_and_vonyan_fighters() {
    let board =
        |power| Scene::new().of(1).round(2).fighter(0, (0, 0), 0).elite(0, 0).fighter(20, (0, 2), 0).hidden(power);
    let wing = Wing::of(squadron(1, 0), &[id(20)]).unwrap();
    let doubled = board(Power::V2).game().act(Choice::Double { squadron: squadron(1, 0), fighters: wing });
    let displaced = board(Power::V3).game().act(Choice::Displace { squadron: squadron(1, 0), by: hex(0, -2) });
    for play in [doubled, displaced] {
        assert_eq!((play.damage(0), play.trophies(0)), (1, vec![20]));
    }
}

/// BBS-E1.5: laser and super shot do the elite 1 damage.
#[test]
fn elite_and_valkyrie_shots() {
    let board = |power| {
        Scene::new().of(2).fighter(0, (0, -1), 0).elite(0, 0).capital(58, (0, 0), (0, 1)).shooting(58).hidden(power)
    };
    let laser = board(Power::K2).game().act(Choice::Laser { ship: id(58) });
    let super_shot = board(Power::K3).game().act(Choice::SuperShot { ship: id(58) });
    assert_eq!((laser.damage(0), super_shot.damage(0)), (1, 1));
}

/// BBS-E1.6, BBS-R20: the elite may not end on a shielded ship, nor a shielded ship on the elite.
#[test]
fn elite_and_shield() {
    let board =
        || Scene::new().fighter(0, (0, -1), 0).elite(0, 0).capital(78, (0, 0), (0, 1)).shielded(78, 3).card(1, 0, 1);
    let play = board().game().fly(0, 0);
    assert_eq!(play.refused(Choice::EliteEnd { to: hex(0, 0) }), Rule::BbsE1_6);
    let ship = board().of(3).step(Step::Capital).game();
    assert_eq!(ship.refused(sail(78, (0, -1), (0, 0))), Rule::Bbs48);
}

/// BBS-E2.2: a moved asteroid is as transparent for long-range shots as any other.
#[test]
fn long_range_and_moved_asteroid() {
    let board =
        Scene::new().of(1).capital(38, (3, 2), (3, 3)).asteroid(1, 2).fighter(0, (0, 5), 0).fighter(20, (0, -2), 0);
    let play = board.hidden(Power::V1).revealed(Power::E2).step(Step::End).game().act(push((1, 2), (0, 3)));
    assert!(play.has_asteroid(0, 3));
    let mut position = starwright::battle::Position::from(&play.game);
    let mut scene = Scene::new().revealed(Power::E2).card(0, 0, 0);
    std::mem::swap(&mut scene.0.pieces, &mut position.pieces);
    scene.0.lost = position.lost;
    scene.0.terrain.asteroids = position.terrain.asteroids;
    assert_eq!(scene.game().fly(0, 0).fire(0).trophies(0), [20]);
}

/// BBS-D1.1, BBS-R27: a blast does a shielded ship nothing, and asks no question of a hidden one.
#[test]
fn blast_and_shield() {
    let board = || Scene::new().fighter(0, (0, 0), 0).capital(78, (0, 1), (0, 2)).hidden(Power::E3);
    assert_eq!(board().shielded(78, 3).game().act(blast(0)).damage(78), 0);
    let hidden = board().hidden(Power::D1).game().act(blast(0));
    assert_eq!((hidden.trophies(0), hidden.refused(answer(true))), (vec![78], Rule::BbsD1_2));
}

/// BBS-E3.5: a blast leaves a moved asteroid alone, the central one too.
#[test]
fn blast_and_asteroid() {
    let play = Scene::new().fighter(0, (0, 1), 0).centre(0, 0, true).hidden(Power::E3).game().act(blast(0));
    assert!(play.has_asteroid(0, 0) && play.game.field().has_central_asteroid());
}

/// BBS-R22, BBS-D1.1: an asteroid that moves onto a shielded ship is destroyed and does nothing; it asks no question.
#[test]
fn asteroid_and_shield() {
    let board =
        || Scene::new().of(1).capital(38, (0, 3), (0, 4)).asteroid(0, 1).capital(78, (0, 0), (1, 0)).hidden(Power::V1);
    let shielded = board().shielded(78, 1).step(Step::End).game().act(push((0, 1), (0, 0)));
    assert_eq!((shielded.damage(78), shielded.game.field().asteroids().count()), (0, 0));
    let hidden = board().hidden(Power::D1).step(Step::End).game().act(push((0, 1), (0, 0)));
    assert_eq!((hidden.damage(78), hidden.game.step()), (1, Step::End));
}

/// BBS-D2.2: a hex of the start zone on which an asteroid was parked is not empty.
#[test]
fn asteroid_in_a_start_zone() {
    let board = Scene::new().of(3).trophy(0, 60).asteroid(-6, 7).hidden(Power::D2).step(Step::End);
    let play = board.game().act(Choice::Resurrect { squadron: squadron(3, 0) });
    let back = Choice::Return { fighter: id(60), at: hex(-6, 7), facing: Direction::North };
    assert_eq!(play.refused(back), Rule::BbsD2_2);
}

/// BBS-V1.7, BBS-58: a hex whose probe an asteroid removed still counts for the ring, once the asteroid is gone.
#[test]
fn asteroid_onto_a_probe_of_the_ring() {
    let board = Scene::new()
        .of(1)
        .centre(0, 0, false)
        .probe(0, -1)
        .asteroid(0, -2)
        .capital(38, (0, -5), (0, -6))
        .hidden(Power::V1);
    let play = board.step(Step::End).game().act(push((0, -2), (0, -1)));
    assert_eq!(play.game.field().probes().count(), 0);
    let after = Scene::new().centre(0, 0, false).fighter(0, (0, -1), 0).game();
    assert_eq!(after.game.field().score(seat(0)), 2);
}

/// BBS-R23, BBS-D1.5: the ring of a central asteroid that was moved, destroyed, or rammed after it had moved.
#[test]
fn central_asteroid_and_ring() {
    let board = Scene::new()
        .of(1)
        .centre(0, 0, true)
        .capital(38, (0, 3), (0, 4))
        .capital(78, (0, -3), (0, -4))
        .hidden(Power::V1);
    let moved = board.shielded(78, 2).step(Step::End).game().act(push((0, 0), (0, -1)));
    assert_eq!(moved.game.field().centre(), hex(0, -1));
    let rams =
        Scene::new().of(3).centre(0, -1, true).capital(78, (0, -2), (0, -3)).fighter(0, (0, 1), 0).shielded(78, 2);
    let rams = rams.step(Step::Capital).card(0, 0, 3).game().sail(78, (1, -2), (0, -1));
    assert_eq!((rams.game.field().centre(), rams.game.field().has_central_asteroid()), (hex(0, -1), false));
    assert_eq!(rams.game.field().score(seat(3)), 2, "its bow is on the ring");
}

/// BBS-R26, BBS-R27: both points of a super shot are absorbed, by a shield that is up and by one that it raises.
#[test]
fn super_shot_and_shield() {
    let board =
        || Scene::new().of(2).capital(58, (0, 0), (0, 1)).capital(78, (0, -1), (0, -2)).shooting(58).hidden(Power::K3);
    let fire = Choice::SuperShot { ship: id(58) };
    assert_eq!(board().shielded(78, 1).game().act(&fire).damage(78), 0);
    let asked = board().hidden(Power::D1).game().act(&fire);
    assert_eq!(asked.game.step(), Step::Answer { ship: id(78), volley: false });
    let raised = asked.act(answer(true));
    assert_eq!((raised.damage(78), raised.tokens(78), raised.game.step()), (0, 3, Step::End));
    let declined = board().hidden(Power::D1).game().act(&fire).act(answer(false));
    assert_eq!(declined.trophies(2), [78]);
}

/// BBS-R27: two ships under one super shot: each is asked for, the second only while the power is hidden.
#[test]
fn super_shot_on_two_ships() {
    let board =
        Scene::new().of(2).capital(58, (0, 0), (0, 1)).capital(78, (0, -1), (0, -2)).capital(79, (1, -1), (2, -1));
    let asked = || {
        board.clone().shooting(58).hidden(Power::K3).hidden(Power::D1).game().act(Choice::SuperShot { ship: id(58) })
    };
    let first = asked().act(answer(true));
    assert_eq!((first.tokens(78), first.damage(79), first.game.step()), (3, 1, Step::End));
    let second = asked().act(answer(false));
    assert_eq!(second.game.step(), Step::Answer { ship: id(79), volley: false });
    let second = second.act(answer(true));
    assert_eq!((second.trophies(2), second.tokens(79)), (vec![78], 3));
}

/// BBS-D2.2: resurrection takes trophies from several players.
#[test]
fn resurrection_and_trophies_of_several() {
    let board = Scene::new().of(3).trophy(0, 60).trophy(1, 61).trophy(2, 62).hidden(Power::D2).step(Step::End);
    let mut play = board.game().act(Choice::Resurrect { squadron: squadron(3, 0) });
    for (number, r) in [(60, 6), (61, 7), (62, 8)] {
        play = play.act(Choice::Return { fighter: id(number), at: hex(-6, r), facing: Direction::North });
    }
    assert_eq!(play.game.field().scores(), [0, 0, 0, 0]);
}

/// BBS-R27: the first hit of a volley of six raises the shield, and the later shots are absorbed, too.
#[test]
fn first_hit_inside_a_volley() {
    let board = (0..6).fold(Scene::new().capital(78, (0, 0), (1, 0)).hidden(Power::D1), |board, number| {
        board.fighter(number, (i8::try_from(number % 2).unwrap(), 1 + i8::try_from(number / 2).unwrap()), 0)
    });
    // The front row blocks the others: two shots reach the ship.
    let play = board.card(0, 0, 0).game().fly(0, 0).fire(0);
    assert_eq!(play.game.step(), Step::Answer { ship: id(78), volley: true });
    let play = play.act(answer(true)).fire_all();
    assert_eq!((play.damage(78), play.tokens(78), play.game.step()), (0, 3, Step::End));
}

/// BBS-K1.1: the end pose that the bonus buys obeys all other rules of end poses.
#[test]
fn action_points_and_end_poses() {
    let board = Scene::new().of(2).capital(58, (0, 0), (0, 1)).revealed(Power::K1).step(Step::Capital).card(0, 0, 0);
    let play = board.asteroid(0, -2).game();
    assert_eq!(play.refused(sail(58, (0, -2), (0, -1))), Rule::Bbs48);
    assert_eq!(play.refused(sail(58, (0, -3), (0, -2))), Rule::Bbs42);
}

/// BBS-V2.1, BBS-24: a fighter that doubles its move off the board is lost; BBS-V3.3: so is a displaced one.
#[test]
fn off_the_board_by_a_power() {
    let board =
        |power| Scene::new().of(1).round(2).fighter(20, (0, -8), 0).fighter(21, (0, 5), 0).card(2, 0, 0).hidden(power);
    let wing = Wing::of(squadron(1, 0), &[id(20)]).unwrap();
    let doubled = board(Power::V2).game().act(Choice::Double { squadron: squadron(1, 0), fighters: wing });
    let displaced = board(Power::V3).game().act(Choice::Displace { squadron: squadron(1, 0), by: hex(0, -4) });
    assert!(doubled.is_lost(20) && displaced.is_lost(20));
    assert_eq!(doubled.game.field().scores(), [0, 0, 0, 0]);
}

/// BBS-61: hidden powers do nothing; a revealed one is public and stays so, and its owner cannot reveal it again.
#[test]
fn hidden_then_public() {
    let play = Scene::new().of(2).capital(58, (0, 0), (0, 1)).hidden(Power::K1).step(Step::Capital).game();
    assert!(play.game.view(seat(0)).players[2].power.is_none());
    let play = play.act(Choice::Unveil);
    assert_eq!(play.game.view(seat(0)).players[2].power.unwrap().power, Power::K1);
    assert_eq!(play.refused(Choice::Unveil), Rule::Bbs61);
    assert_eq!(Scene::new().fighter(0, (0, 0), 0).game().refused(Choice::Unveil), Rule::Bbs61, "no power");
}

/// BBS-62, BBS-R19: enemies destroyed by a power are trophies of its user; friendly ships are nobody's.
#[test]
fn who_takes_what_a_power_destroys() {
    let board = Scene::new().fighter(0, (0, 0), 0).fighter(1, (1, 0), 0).fighter(20, (0, 1), 0).fighter(40, (-1, 0), 0);
    let play = board.hidden(Power::E3).game().act(blast(0));
    assert_eq!((play.trophies(0), play.is_lost(1)), (vec![20, 40], true));
}

/// BBS-R18: at every decision of one's turn outside a movement, and never in another player's turn.
#[test]
fn decisions_that_allow_powers() {
    let board = Scene::new().fighter(0, (0, 5), 0).fighter(1, (3, 5), 0).capital(18, (5, 0), (5, 1)).card(1, 1, 1);
    for power in [Power::E1, Power::E2] {
        let action = if power == Power::E1 { Choice::Elite { fighter: id(0) } } else { Choice::Unveil };
        let mut play = board.clone().hidden(power).game();
        let mut steps = vec![];
        while play.game.active() == seat(0) {
            assert!(play.listed().contains(&action), "{:?}", play.game.step());
            steps.push(play.game.step());
            let first = play.listed()[0].clone();
            play = play.act(first);
        }
        assert_eq!(steps.len(), 8, "squadron, two shots, two turns, move, shot, end");
        assert!(!play.listed().contains(&action));
    }
}

/// BBS-R35: in the ninth turn every window is open, also after the last shot, although nothing is drawn.
#[test]
fn powers_work_to_the_very_end() {
    let last = |board: Scene| {
        let mut board = board.step(Step::End);
        board.0.turn.round = 9;
        for (number, cards) in board.0.cards.iter_mut().enumerate() {
            let begun = number == usize::from(board.0.turn.active.number());
            cards.played = few(vec![crate::scene::card(0, 0, 0); 8 + usize::from(begun)]);
            cards.deck = few([]);
        }
        board.game()
    };
    let ring = Scene::new().of(1).centre(0, 0, true).capital(38, (0, 3), (0, 4)).hidden(Power::V1);
    assert_eq!(last(ring).act(push((0, 0), (0, -1))).game.field().centre(), hex(0, -1));
    let blown = Scene::new().fighter(0, (0, 0), 0).fighter(20, (0, 1), 0).hidden(Power::E3);
    assert_eq!(last(blown).act(blast(0)).trophies(0), [20]);
    let back =
        last(Scene::new().of(3).trophy(0, 60).hidden(Power::D2)).act(Choice::Resurrect { squadron: squadron(3, 0) });
    assert!(back.game.field().scores() == [1, 0, 0, 0]);
    let back: Play = back.act(Choice::Return { fighter: id(60), at: hex(-6, 7), facing: Direction::North });
    assert_eq!(back.game.field().scores(), [0, 0, 0, 0]);
}

/// BBS-R18: only E2, K1 and D3 are revealed by themselves; of V2 and K2, too, a bare reveal would change nothing, so it is
/// no action.
#[test]
fn bare_reveals() {
    for power in Power::ALL {
        let seat = power.race() as usize;
        let fighter = 20 * u8::try_from(seat).unwrap();
        let mut board = Scene::new().of(seat).fighter(fighter, (0, 0), 0).round(2).hidden(power).step(Step::Reveal);
        let cards = &mut board.0.cards[seat];
        cards.hand = few(cards.played.take(|_| true));
        board.0.turn.card = None;
        let play = board.game();
        if matches!(power, Power::E2 | Power::K1 | Power::D3) {
            assert!(play.listed().contains(&Choice::Unveil), "{power}");
        } else {
            assert_eq!(play.refused(Choice::Unveil), Rule::Bbs61, "{power}");
        }
    }
}
