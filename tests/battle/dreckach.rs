//! D1 the shield, D2 resurrection, D3 more cards.

use starwright::battle::{Choice, Position, Power, Returning, Rule, Rulings, Step};
use starwright::hex::Direction;

use crate::random::check;
use crate::scene::{Play, Scene, card, few, hex, id, pieces, sail, seat, squadron};

fn shield(number: u8) -> Choice {
    Choice::Shield { ship: id(number) }
}

fn answer(raise: bool) -> Choice {
    Choice::Answer { raise }
}

fn bring_back(number: u8, q: i8, r: i8) -> Choice {
    Choice::Return { fighter: id(number), at: hex(q, r), facing: Direction::South }
}

fn resurrect(index: u8) -> Choice {
    Choice::Resurrect { squadron: squadron(3, index) }
}

/// Fighter 0 of seat 0 fires at capital ship 78 of seat 3.
fn shot_at(board: Scene) -> Play {
    board.capital(78, (0, 2), (1, 2)).fighter(0, (0, 5), 0).card(0, 0, 0).game().fly(0, 0).fire(0)
}

/// Ends turns until it is this seat's.
fn until(mut play: Play, number: u8) -> Play {
    while play.game.active() != seat(number) {
        let first = play.listed()[0].clone();
        play = play.act(first);
    }
    play
}

/// BBS-D1.1: one own capital ship; no shot, collision or ramming damages it.
#[test]
fn a_shielded_ship_takes_no_damage() {
    let shielded = || Scene::new().capital(78, (0, 2), (1, 2)).shielded(78, 2);
    let shot = shielded().fighter(0, (0, 5), 0).card(0, 0, 0).game().fly(0, 0).fire(0);
    assert_eq!((shot.damage(78), shot.tokens(78)), (0, 2));
    let flown = shielded().fighter(0, (0, 3), 0).game().fly(0, 0);
    assert_eq!((flown.damage(78), flown.trophies(3)), (0, vec![0]), "as in BBS-29 but for the damage");
    let rams =
        Scene::new().of(3).capital(78, (0, 0), (0, 1)).shielded(78, 1).fighter(0, (0, -1), 0).fighter(20, (0, -2), 0);
    let play = rams.step(Step::Capital).card(0, 0, 2).game().sail(78, (0, -2), (0, -1));
    assert_eq!((play.damage(78), play.trophies(3)), (0, vec![0, 20]), "any number of fighters (BBS-R27)");
    let own = Scene::new()
        .of(3)
        .capital(78, (0, 0), (0, 1))
        .fighter(60, (5, 0), 0)
        .fighter(0, (6, 0), 0)
        .hidden(Power::D1)
        .game();
    for wrong in [60, 79, 0, 18] {
        assert_eq!(own.refused(shield(wrong)), Rule::BbsD1_1, "{wrong}");
    }
    assert_eq!(own.act(shield(78)).refused(shield(78)), Rule::BbsR27, "once");
}

/// BBS-D1.2, BBS-R27: the first shot at a ship on another's turn raises the question, and the shield absorbs it.
#[test]
fn the_first_shot_may_raise_the_shield() {
    let play = shot_at(Scene::new().hidden(Power::D1));
    assert_eq!(
        (play.game.step(), play.game.awaited_seat()),
        (Step::Answer { ship: id(78), volley: true }, Some(seat(3)))
    );
    assert_eq!(play.listed(), [answer(false), answer(true)]);
    let raised = play.act(answer(true));
    assert_eq!((raised.damage(78), raised.tokens(78), raised.game.active()), (0, 3, seat(0)));
    let declined = shot_at(Scene::new().hidden(Power::D1)).act(answer(false));
    assert_eq!((declined.damage(78), declined.tokens(78)), (1, 0));
    assert!(declined.game.power(seat(3)).is_some_and(|holding| !holding.revealed));
}

/// BBS-D1.2: only the first shot, only on another's turn, only a shot; own-turn activation is left afterwards.
#[test]
fn what_raises_no_question() {
    let second = shot_at(Scene::new().hidden(Power::D1).fighter(60, (9, 0), 0)).act(answer(false));
    let play = until(second, 3);
    assert_eq!(check(&play.game, &shield(78)), Ok(()));
    let before = Scene::new().capital(78, (0, 2), (1, 2)).shot_before(78).fighter(0, (0, 5), 0).hidden(Power::D1);
    let play = before.card(0, 0, 0).game().fly(0, 0).fire(0);
    assert_eq!((play.damage(78), play.game.step()), (1, Step::End));
    assert_eq!(play.refused(answer(true)), Rule::BbsD1_2);
    let collided = Scene::new().capital(78, (0, 2), (1, 2)).fighter(0, (0, 3), 0).hidden(Power::D1).game().fly(0, 0);
    assert_eq!((collided.damage(78), collided.game.step()), (1, Step::End), "a collision is no shot");
    let after_collision = shot_at(Scene::new().hidden(Power::D1));
    let mut position = starwright::battle::Position::from(&after_collision.game);
    position.pieces.iter_mut().find(|piece| piece.id == id(78)).unwrap().ship.damage = 1;
    let damaged = Play { game: position.try_into().unwrap(), events: vec![] };
    let saved = damaged.act(answer(true));
    assert_eq!(
        (saved.damage(78), saved.tokens(78)),
        (1, 3),
        "an earlier collision leaves the question open; old damage stays"
    );
}

/// BBS-R27: the question is asked for any hidden power of the Dreckach, so that it tells nothing; only D1 can say yes.
#[test]
fn the_question_tells_nothing() {
    for power in [Power::D2, Power::D3] {
        let play = shot_at(Scene::new().hidden(power));
        assert_eq!(play.game.step(), Step::Answer { ship: id(78), volley: true });
        assert_eq!(play.listed(), [answer(false)]);
        assert_eq!(play.refused(answer(true)), Rule::BbsD1_2);
        assert_eq!(play.act(answer(false)).damage(78), 1);
    }
    for board in [Scene::new(), Scene::new().revealed(Power::D3)] {
        assert_eq!(shot_at(board).damage(78), 1, "no hidden power, no question");
    }
}

/// BBS-D1.3: three tokens, one less at the end of each Dreckach turn, also of that in which it was raised; at 0 it ends.
#[test]
fn tokens() {
    let board = Scene::new().of(3).capital(78, (0, 2), (1, 2)).step(Step::End).hidden(Power::D1);
    let mut play = board.game().act(shield(78));
    for tokens in [3, 2, 1] {
        assert_eq!(play.tokens(78), tokens);
        play = play.act(Choice::End);
        assert_eq!(play.tokens(78), tokens - 1);
        play = until(play, 3);
        while play.game.step() != Step::End {
            let first = play.listed()[0].clone();
            play = play.act(first);
        }
    }
    assert_eq!(play.tokens(78), 0);
    let other = Scene::new().capital(78, (0, 2), (1, 2)).shielded(78, 2).step(Step::End).game().act(Choice::End);
    assert_eq!(other.tokens(78), 2, "another's turn takes none");
}

/// BBS-D1.4: shielded it may end on asteroids and fighters, never on a capital ship; only the end counts.
#[test]
fn ramming_with_a_shield() {
    let board = || Scene::new().of(3).capital(78, (0, 0), (0, 1)).step(Step::Capital).card(0, 0, 2);
    let play =
        board().shielded(78, 1).asteroid(0, -1).asteroid(0, -2).asteroid(0, -3).game().sail(78, (0, -2), (0, -1));
    assert_eq!(play.game.field().asteroids().collect::<Vec<_>>(), [hex(0, -3)]);
    let ends = sail(78, (0, -1), (0, 0));
    assert_eq!(board().asteroid(0, -1).game().refused(&ends), Rule::Bbs48, "not without");
    assert_eq!(board().shielded(78, 1).capital(18, (0, -1), (1, -1)).game().refused(&ends), Rule::Bbs48);
    let over = board().shielded(78, 1).asteroid(0, -1).game().sail(78, (0, -2), (0, -1));
    assert_eq!(over.game.field().asteroids().count(), 0);
    let own = board().shielded(78, 1).fighter(60, (0, -1), 0).game().act(&ends);
    assert!(own.is_lost(60), "BBS-59");
}

/// BBS-D1.5: the ring stays where the rammed central asteroid was; BBS-R27: what a rammed asteroid is worth is a setting.
#[test]
fn ramming_the_central_asteroid() {
    let board = |points| {
        let mut board = Scene::new().of(3).capital(78, (0, 1), (0, 2)).shielded(78, 1).centre(0, 0, true);
        board.0.rulings = Rulings::DEFAULT.with_rammed_asteroid_points(points);
        board.step(Step::Capital).card(0, 0, 1).game().sail(78, (0, 0), (0, 1))
    };
    let play = board(0);
    assert_eq!((play.game.field().centre(), play.game.field().has_central_asteroid()), (hex(0, 0), false));
    assert_eq!(play.game.field().asteroids_rammed(seat(3)), 1);
    assert_eq!(play.game.field().scores(), [0, 0, 0, 2], "the stern is on the ring");
    assert_eq!(board(3).game.field().scores(), [0, 0, 0, 5]);
}

/// Seat 3 at the end of its turn has lost all fighters but 61, which stands in its zone.
fn fallen() -> Scene {
    Scene::new().of(3).fighter(61, (-6, 6), 0).trophy(0, 60).trophy(1, 62).hidden(Power::D2).step(Step::End)
}

/// BBS-D2.1, BBS-R28: once per game, at the end of one's turn before the draw, for one squadron, however its fighters were lost.
#[test]
fn fighters_return() {
    let play = fallen().game();
    assert_eq!(play.refused(Choice::Resurrect { squadron: squadron(0, 0) }), Rule::BbsD2_1);
    let play = play.act(resurrect(0));
    assert_eq!(play.game.step(), Step::Return { fighter: id(60) });
    assert_eq!(play.refused(bring_back(66, -6, 7)), Rule::BbsD2_1, "another squadron");
    let play = play.act(bring_back(60, -6, 7)).act(Choice::Leave { fighter: id(62) });
    assert_eq!(play.game.step(), Step::Return { fighter: id(63) }, "61 is on the board");
    let play =
        play.act(bring_back(63, -7, 10)).act(Choice::Leave { fighter: id(64) }).act(Choice::Leave { fighter: id(65) });
    assert_eq!((play.at(60), play.facing(60)), (Some(vec![(-6, 7)]), 3));
    assert_eq!((play.game.step(), play.game.active()), (Step::End, seat(3)));
    assert_eq!(play.refused(resurrect(1)), Rule::BbsD2_1, "once");
    let early = fallen().step(Step::Capital).capital(78, (0, 0), (0, 1)).game();
    assert_eq!(early.refused(resurrect(0)), Rule::BbsD2_1);
    let full = Scene::new().of(3).hidden(Power::D2).step(Step::End);
    let full = Squadron3::all().fold(full, |board, (number, at)| board.fighter(number, at, 0));
    assert_eq!(full.game().refused(resurrect(0)), Rule::BbsD2_1, "nobody of it is lost");
}

/// The first squadron of seat 3 in its zone.
struct Squadron3;

impl Squadron3 {
    fn all() -> impl Iterator<Item = (u8, (i8, i8))> {
        (60..66).zip([(-6, 6), (-6, 7), (-6, 8), (-6, 9), (-7, 7), (-7, 8)])
    }
}

/// BBS-D2.2: only on empty hexes of the player's start zone; trophies are given back, and their points with them.
#[test]
fn returned_trophies() {
    let play = fallen().asteroid(-6, 8).game();
    assert_eq!(play.game.field().scores(), [1, 1, 0, 0]);
    let play = play.act(resurrect(0));
    for (q, r) in [(-6, 6), (-6, 8), (0, 0), (6, -6)] {
        assert_eq!(play.refused(bring_back(60, q, r)), Rule::BbsD2_2, "({q},{r})");
    }
    let play = play.act(bring_back(60, -6, 7));
    assert_eq!(play.game.field().scores(), [0, 1, 0, 0]);
    assert_eq!(play.refused(bring_back(62, -6, 7)), Rule::BbsD2_2, "60 is there now (BBS-12)");
    let play = play.act(bring_back(62, -7, 7));
    assert_eq!(play.game.field().scores(), [0, 0, 0, 0]);
}

/// BBS-R28: as many as fit; with a full zone nobody returns.
#[test]
fn as_many_as_fit() {
    let zone = starwright::battle::Layout::four_players().zone(seat(3)).unwrap().to_vec();
    let crowd = |free: usize| {
        let others = (0..18).chain(20..38).zip(&zone[free..]);
        others.fold(Scene::new().of(3).hidden(Power::D2).step(Step::End), |board, (number, at)| {
            board.fighter(number, (at.q, at.r), 0)
        })
    };
    assert_eq!(crowd(0).game().refused(resurrect(0)), Rule::BbsD2_2);
    let play = crowd(2).game().act(resurrect(0)).act(bring_back(60, zone[0].q, zone[0].r));
    let play = play.act(bring_back(61, zone[1].q, zone[1].r));
    assert_eq!(play.game.step(), Step::End);
}

/// BBS-R28: a table may let the fighters return instead that squadrons have taken since the player's previous turn.
#[test]
fn the_fallen_return_as_a_setting() {
    let board = |returning| {
        let board =
            Scene::new().fighter(0, (0, 5), 0).fighter(1, (3, 5), 0).fighter(60, (0, 4), 0).fighter(66, (3, 4), 0);
        let mut board = board.fighter(67, (7, 0), 0).capital(18, (7, 2), (7, 1)).trophy(1, 61).hidden(Power::D2);
        board.0.rulings = Rulings::DEFAULT.with_returning(returning);
        let play =
            board.card(0, 0, 0).game().fly(0, 0).fire_all().sail(18, (7, 2), (7, 1)).act(crate::scene::shoot(67));
        assert_eq!(play.trophies(0), [60, 66, 67]);
        let mut play = until(play, 3);
        while play.game.step() != Step::End {
            let first = play.listed()[0].clone();
            play = play.act(first);
        }
        play
    };
    let ours = board(Returning::OwnSquadron);
    assert_eq!(ours.refused(Choice::ResurrectFallen), Rule::BbsR28);
    let fallen = board(Returning::Fallen);
    assert_eq!(fallen.refused(resurrect(0)), Rule::BbsD2_1);
    let play = fallen.act(Choice::ResurrectFallen).act(bring_back(60, -6, 7));
    assert_eq!(play.game.step(), Step::Return { fighter: id(66) }, "of another squadron; 61 fell long ago");
    let play = play.act(bring_back(66, -6, 8));
    assert_eq!((play.game.step(), play.trophies(0)), (Step::End, vec![67]), "67 was no squadron's");
    let mut later = board(Returning::Fallen).act(Choice::End);
    later = until(later, 3);
    while later.game.step() != Step::End {
        let first = later.listed()[0].clone();
        later = later.act(first);
    }
    assert_eq!(later.refused(Choice::ResurrectFallen), Rule::BbsR28, "a turn later it is too late");
}

/// BBS-R28: as a setting, only the fighters that the squadron of the turn before took return, and none lost to an own move.
#[test]
fn those_of_the_last_turn_return_as_a_setting() {
    let to_the_end = |play: Play| {
        let mut play = until(play, 3);
        while play.game.step() != Step::End {
            let first = play.listed()[0].clone();
            play = play.act(first);
        }
        play
    };
    let shot_by = |number: u8, returning| {
        let shooter = 20 * number;
        let mut board = Scene::new().of(number.into()).fighter(shooter, (0, 5), 0).fighter(60, (0, 4), 0);
        board = board.fighter(66, (8, 0), 0).hidden(Power::D2).card(0, 0, 0);
        board.0.rulings = Rulings::DEFAULT.with_returning(returning);
        to_the_end(board.game().fly(number, 0).fire_all())
    };
    for (number, returning) in [(2, Returning::LastTurn), (2, Returning::Fallen), (1, Returning::Fallen)] {
        let play = shot_by(number, returning).act(Choice::ResurrectFallen);
        assert_eq!(play.game.step(), Step::Return { fighter: id(60) }, "{number}, {returning:?}");
    }
    assert_eq!(shot_by(1, Returning::LastTurn).refused(Choice::ResurrectFallen), Rule::BbsR28, "two turns ago");
    assert_eq!(shot_by(2, Returning::LastTurn).refused(resurrect(0)), Rule::BbsD2_1);

    let rammed = |returning| {
        let mut board = Scene::new().of(3).fighter(60, (0, 1), 0).fighter(0, (0, 0), 0).fighter(66, (8, 0), 0);
        board = board.hidden(Power::D2).card(1, 0, 0);
        board.0.rulings = Rulings::DEFAULT.with_returning(returning);
        to_the_end(board.game().fly(3, 0))
    };
    assert_eq!(rammed(Returning::Fallen).act(Choice::ResurrectFallen).game.step(), Step::Return { fighter: id(60) });
    assert_eq!(rammed(Returning::LastTurn).refused(Choice::ResurrectFallen), Rule::BbsR28, "its own move");
}

/// Seat 3 before step 1 with one card in hand and these in the deck.
fn before_step_one(deck: usize) -> Scene {
    let round = u8::try_from(9 - deck).unwrap();
    let mut board = Scene::new().of(3).round(round).step(Step::Reveal).hidden(Power::D3);
    board.0.turn.card = None;
    let cards = &mut board.0.cards[3];
    cards.played.take(|_| true);
    cards.hand = few([card(1, 1, 1)]);
    cards.deck = few((0..deck).map(|number| card(2, 2, u8::try_from(number % 6).unwrap())));
    board
}

/// BBS-D3.1: 2 cards more at once; then one of the hand is chosen each turn, and one drawn at its end.
#[test]
fn three_cards_to_choose_from() {
    let play = before_step_one(8).game();
    assert_eq!(play.refused(Choice::Reveal { card: card(2, 2, 0) }), Rule::Bbs16);
    let play = play.act(Choice::Unveil);
    assert_eq!(play.game.hand(seat(3)), [card(1, 1, 1), card(2, 2, 0), card(2, 2, 1)]);
    let play = play.act(Choice::Reveal { card: card(2, 2, 1) });
    assert_eq!(play.game.hand(seat(3)), [card(1, 1, 1), card(2, 2, 0)]);
    let play = until(play.act(Choice::End), 3);
    assert_eq!(play.game.hand(seat(3)), [card(1, 1, 1), card(2, 2, 0), card(2, 2, 2)]);
    assert_eq!(play.refused(Choice::Reveal { card: card(2, 2, 1) }), Rule::BbsD3_1, "used once");
}

/// BBS-D3.2: every card is used once, and the hand shrinks over the last two turns; BBS-R32: what is left is drawn.
#[test]
fn the_hand_shrinks_at_the_end() {
    for (deck, hands) in [(2, vec![3, 2, 1]), (1, vec![2, 1]), (0, vec![1])] {
        let mut play = before_step_one(deck).game().act(Choice::Unveil);
        for hand in hands {
            assert_eq!(play.game.hand(seat(3)).len(), hand);
            let first = play.listed()[0].clone();
            play = play.act(first);
            play = play.act(Choice::End);
            while !play.game.is_over() && play.game.active() != seat(3) {
                let first = play.listed()[0].clone();
                play = play.act(first);
            }
        }
        assert!(play.game.is_over());
    }
}

/// BBS-R32: revealed before step 1 of one's turn, or not in that turn.
#[test]
fn before_step_one_only() {
    let play = before_step_one(8).game().act(Choice::Reveal { card: card(1, 1, 1) });
    assert_eq!(play.refused(Choice::Unveil), Rule::BbsR32);
}

/// BBS-D1.2, BBS-R27: a ship that has been hit by a shot is asked about no other, also of the same volley.
#[test]
fn a_second_shot_asks_nothing() {
    let board = Scene::new().capital(78, (0, 2), (1, 2)).fighter(0, (0, 5), 0).fighter(1, (1, 5), 0).card(0, 0, 0);
    let play = board.hidden(Power::D1).game().fly(0, 0).fire(0).act(answer(false));
    assert!(play.game.field().ship(id(78)).is_some_and(|ship| ship.shot));
    let play = play.fire(1);
    assert_eq!((play.trophies(0), play.game.step()), (vec![78], Step::End));
}

/// BBS-R28: fighters rammed by a squadron have fallen to it, both when they land alone and when the owner chooses the landing
/// order.
#[test]
fn a_rammed_fighter_has_fallen() {
    let board = || Scene::new().fighter(0, (0, 1), 0).fighter(60, (0, 0), 0).card(1, 0, 0).hidden(Power::D2);
    let fallen = |mut board: Scene, land: bool| {
        board.0.rulings = Rulings::DEFAULT.with_returning(Returning::Fallen);
        let mut play = board.game().fly(0, 0);
        assert_eq!(play.game.step() == Step::Land, land);
        if land {
            play = play.act(Choice::Land { fighter: id(0) });
        }
        assert!(play.trophies(0).contains(&60));
        Position::from(&play.game).turn.fallen.contains(id(60))
    };
    assert!(fallen(board(), false));
    assert!(fallen(board().fighter(1, (-1, 1), 1), true));
}

/// BBS-R28: a fighter that has returned is no longer fallen.
#[test]
fn a_returned_fighter_is_no_longer_fallen() {
    let mut scene = fallen();
    scene.0.rulings = Rulings::DEFAULT.with_returning(Returning::Fallen);
    scene.0.turn.fallen = pieces(&[60, 62]);
    let play = scene.game().act(Choice::ResurrectFallen).act(bring_back(60, -6, 7));
    assert_eq!(Position::from(&play.game).turn.fallen, pieces(&[62]));
}
