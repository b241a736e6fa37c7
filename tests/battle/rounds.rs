//! Cards, rounds, the end of the game.

use starwright::battle::{Choice, Event, Power, Rule, Step};

use crate::random::{act, after, check, dice, listed, played, setup};
use crate::scene::{Scene, card, few, id, seat};

/// BBS-15: the seven steps in their order, and nothing out of it.
#[test]
fn the_steps_of_a_turn() {
    let mut board = Scene::new().fighter(0, (0, 5), 0).capital(18, (5, 0), (5, 1)).step(Step::Reveal);
    board.0.turn.card = None;
    board.0.cards[0].hand = few([card(1, 1, 1)]);
    board.0.cards[0].played = few([]);
    let mut play = board.game();
    let order = [
        Choice::Reveal { card: card(1, 1, 1) },
        Choice::Squadron { squadron: crate::scene::squadron(0, 0) },
        Choice::Fire { fighter: id(0) },
        crate::scene::turn(0, 0),
        crate::scene::sail(18, (5, 0), (5, 1)),
        Choice::HoldFire,
        Choice::End,
    ];
    for (step, action) in order.iter().enumerate() {
        for (other, early) in order.iter().enumerate() {
            if other != step {
                assert_eq!(play.refused(early), Rule::Bbs15, "step {} before step {}", other + 1, step + 1);
            }
        }
        play = play.act(action);
    }
    assert_eq!((play.game.step(), play.game.active()), (Step::Reveal, seat(1)));
    assert!(play.events.contains(&Event::Drew { seat: seat(0) }));
}

/// BBS-16: the card revealed is the one drawn before, no other.
#[test]
fn the_drawn_card_is_revealed() {
    let mut game = after(4, 1, 4);
    let first = game.active();
    let hand = game.hand(first);
    assert_eq!(hand.len(), 1);
    assert_eq!(listed(&game), [Choice::Reveal { card: hand[0] }]);
    let other = card(0, 0, 0);
    assert_eq!(check(&game, &Choice::Reveal { card: other }).unwrap_err().rule(), Rule::Bbs16);
    act(&mut game, &Choice::Reveal { card: hand[0] });
    assert_eq!(game.card(), Some(hand[0]));
    assert!(game.hand(first).is_empty());
}

/// BBS-19, BBS-57: nine turns each, each card once, then the game is over and accepts nothing.
#[test]
fn nine_turns_each() {
    for (players, seed) in [(3, 1), (4, 2)] {
        let record = played(players, seed);
        let end = record.game();
        let mut revealed = vec![vec![]; usize::from(players)];
        let mut game = starwright::battle::Game::new(record.setup()).unwrap();
        let mut events = vec![];
        for entry in record.log() {
            assert!(!game.is_over());
            game.apply(entry.by, &entry.choice, &mut events).unwrap();
        }
        for event in events {
            if let Event::Revealed { seat, card } = event {
                revealed[usize::from(seat.number())].push(card);
            }
        }
        for (cards, player) in revealed.iter().zip(&record.setup().players) {
            if player.power != Some(Power::D3) {
                assert_eq!(cards[..], player.deck.0, "the deck's order is the order of play");
            }
            let (mut used, mut deck) = (cards.clone(), player.deck.0);
            used.sort_unstable();
            deck.sort_unstable();
            assert_eq!(used[..], deck, "each card once");
        }
        assert!(end.is_over() && end.awaited_seat().is_none());
        assert_eq!(check(end, &Choice::End).unwrap_err().rule(), Rule::Bbs57);
    }
}

/// BBS-20: nothing is drawn from an empty deck, and nothing is refused because of it.
#[test]
fn no_draw_from_an_empty_deck() {
    let mut board = Scene::new().step(Step::End);
    board.0.turn.round = 9;
    for (seat, cards) in board.0.cards.iter_mut().enumerate() {
        cards.played = few(vec![card(0, 0, 0); if seat == 0 { 9 } else { 8 }]);
        cards.deck = few([]);
    }
    let play = board.game().act(Choice::End);
    assert_eq!(play.events, [Event::Ended { seat: seat(0) }]);
    let drawn = Scene::new().step(Step::End).game().act(Choice::End);
    assert_eq!(drawn.events, [Event::Drew { seat: seat(0) }, Event::Ended { seat: seat(0) }]);
}

/// BBS-R29: a player without ships keeps taking turns, which consist of revealing a card and ending the turn.
#[test]
fn an_eliminated_player_keeps_taking_turns() {
    let mut board = Scene::new().fighter(20, (0, 0), 0).step(Step::Reveal);
    board.0.turn.card = None;
    board.0.cards[0].hand = few([card(2, 2, 2)]);
    board.0.cards[0].played = few([]);
    let play = board.game().act(Choice::Reveal { card: card(2, 2, 2) });
    assert_eq!(play.game.step(), Step::End);
    let play = play.act(Choice::End);
    assert_eq!(play.game.active(), seat(1));
}

/// BBS-14: whoever is named begins, in every round.
#[test]
fn the_first_player_begins_every_round() {
    for seed in 0..6 {
        let mut dice = dice(seed);
        let setup = setup(4, &mut dice);
        let mut game = starwright::battle::Game::new(&setup).unwrap();
        let mut round = 0;
        while !game.is_over() {
            if game.step() == Step::Reveal && game.round() != round {
                assert_eq!((game.round(), game.active()), (round + 1, setup.first));
                round += 1;
            }
            let choice = crate::random::choice(&game, &mut dice);
            act(&mut game, &choice);
        }
        assert_eq!(round, 9);
    }
}
