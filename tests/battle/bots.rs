//! Bots of the battle: they see views, keep to their budgets and get stronger.

use starwright::battle::{Advice, Bot, Choice, Deck, Game, Position, Step};
use starwright::hex::Direction;
use starwright::table::Seat;

use crate::random::{Dice, act, after, choice, decider, dice, setup};

const DECKS: [Deck; 4] = [Deck::HOUSE; 4];
const BOTS: [Bot; 3] = [Bot::Greedy, Bot::Turn { nodes: 150 }, Bot::MonteCarlo { nodes: 300 }];

fn advice(bot: Bot, game: &Game, dice: &mut Dice) -> Advice {
    bot.advise(&game.view(decider(game)), &DECKS, dice).unwrap()
}

/// A whole game, each seat with its bot; every choice is accepted.
fn battle(bots: &[Bot], seed: u64) -> (Game, Vec<Choice>) {
    let mut dice = dice(seed);
    let mut game = Game::new(&setup(u8::try_from(bots.len()).unwrap(), &mut dice)).unwrap();
    let (mut choices, mut events) = (vec![], vec![]);
    while let Some(seat) = game.awaited_seat() {
        let advice = advice(bots[usize::from(seat.number())], &game, &mut dice);
        game.apply(seat, &advice.choice, &mut events).unwrap();
        choices.push(advice.choice);
    }
    (game, choices)
}

#[test]
fn bot_battles_end_and_are_deterministic() {
    for (bots, seed) in [(&[BOTS[0], BOTS[1], BOTS[2], BOTS[0]][..], 1), (&[BOTS[2], BOTS[0], BOTS[1]], 2)] {
        let (game, choices) = battle(bots, seed);
        assert_eq!((game.round(), game.is_over()), (9, true));
        assert!(choices.len() > 9 * bots.len());
        assert_eq!(battle(bots, seed).1, choices);
    }
}

/// Random games at all kinds of moments.
fn moments() -> Vec<Game> {
    let mut moments = vec![];
    for seed in 0..4 {
        let mut dice = dice(seed);
        let mut game = Game::new(&setup(if seed == 0 { 3 } else { 4 }, &mut dice)).unwrap();
        for moment in 0.. {
            if game.is_over() {
                break;
            }
            if moment % 17 == 0 {
                moments.push(game.clone());
            }
            let choice = choice(&game, &mut dice);
            act(&mut game, &choice);
        }
    }
    moments
}

/// BBS-6, BBS-17: with other cards and powers where it does not look, a bot chooses the same.
#[test]
fn hidden_information_changes_no_choice() {
    let mut others = 0;
    for game in moments() {
        let view = game.view(decider(&game));
        let other = Game::try_from(view.determinize(&view.deal(&DECKS, &mut dice(7)))).unwrap();
        others += usize::from(Position::from(&other) != Position::from(&game));
        for bot in BOTS {
            assert_eq!(advice(bot, &game, &mut dice(3)), advice(bot, &other, &mut dice(3)));
        }
    }
    assert!(others > 20, "{others} games differ in what is hidden");
}

#[test]
fn no_search_exceeds_its_budget() {
    let mut dice = dice(5);
    for game in moments() {
        let mut listed = vec![];
        game.choices(decider(&game), &mut listed);
        for nodes in [0, 1, 2, 7, 40, 333] {
            for bot in [Bot::Turn { nodes }, Bot::MonteCarlo { nodes }] {
                let advice = advice(bot, &game, &mut dice);
                assert!(advice.nodes <= nodes, "{bot:?} used {} nodes", advice.nodes);
                assert!(game.step() == Step::Place || listed.contains(&advice.choice));
            }
        }
        let greedy = advice(Bot::Greedy, &game, &mut dice);
        assert_eq!(greedy.nodes as usize, listed.len());
    }
}

/// Where there is much to choose from, the budget is used.
#[test]
fn a_search_uses_its_budget() {
    let game = moments().into_iter().find(|game| game.step() == Step::Capital).unwrap();
    let advice = advice(Bot::MonteCarlo { nodes: 3_000 }, &game, &mut dice(1));
    assert!(advice.nodes > 2_500 && advice.expected.games > 10, "{advice:?}");
}

#[test]
fn only_the_player_to_act_gets_advice() {
    let game = after(4, 3, 20);
    let idle = Seat::of(4).find(|&seat| seat != decider(&game)).unwrap();
    for bot in BOTS {
        assert_eq!(bot.advise(&game.view(idle), &DECKS, &mut dice(1)), None);
        assert_eq!(bot.advise(&game.view(None), &DECKS, &mut dice(1)), None);
    }
}

/// A bot that knows wrong decks, or none, still makes legal choices.
#[test]
fn decks_may_be_unknown() {
    let slow = Deck([[0, 0, 0].try_into().unwrap(); 9]);
    for game in moments() {
        for decks in [&[][..], &[slow; 4]] {
            for bot in BOTS {
                let advice = bot.advise(&game.view(decider(&game)), decks, &mut dice(1)).unwrap();
                assert_eq!(game.check(decider(&game), &advice.choice), Ok(()));
            }
        }
    }
}

/// A greedy bot shoots where there is something to shoot at, and says what it expects of that.
#[test]
fn bots_say_what_they_expect() {
    let shot = moments().into_iter().find_map(|game| {
        let advice = advice(Bot::Greedy, &game, &mut dice(1));
        (matches!(advice.choice, Choice::Shoot { .. }) && advice.expected.taken == 1).then_some(advice)
    });
    let advice = shot.unwrap();
    let expected = advice.expected;
    assert_eq!((expected.games, expected.points, expected.taken, expected.lost), (1, 1, 1, 0));
    let Choice::Shoot { target } = advice.choice else { panic!("{advice}") };
    let told = "on average over 1 simulated game: 1 point, 0 for the others, 1 ship captured, 0 lost";
    assert_eq!(advice.to_string(), format!("fire at {target}: {told}"));
}

/// How a game looks to a greedy bot, as its documentation says.
fn looks(game: &Game, seat: Seat, choice: &Choice) -> i32 {
    let field = game.field();
    let mut looks = 0;
    for (each, score) in Seat::of(field.players()).zip(field.scores()) {
        looks += if each == seat { 3 } else { -1 } * i32::from(score);
    }
    for (piece, ship) in field.ships().filter(|(piece, _)| piece.seat() == seat) {
        looks += 4 * if !piece.is_capital() {
            1
        } else if ship.damage == 0 {
            4
        } else {
            2
        };
    }
    let at = match *choice {
        Choice::Turn { fighter, facing } => field.ship(fighter).map(|ship| ship.at.ahead(facing, 4)),
        Choice::Capital { to, .. } => Some(to.front()),
        _ => None,
    };
    looks - at.map_or(0, |at| i32::from(at.distance(field.centre())) / 2)
}

/// A greedy bot takes one of the choices after which the game looks best, and any of them.
#[test]
fn a_greedy_bot_takes_what_looks_best() {
    let mut firsts = 0;
    for game in moments().into_iter().filter(|game| game.step() != Step::Place) {
        let (seat, mut listed) = (decider(&game), vec![]);
        game.choices(seat, &mut listed);
        let liked = |choice: &Choice| {
            let mut after = game.clone();
            after.apply(seat, choice, &mut vec![]).unwrap();
            looks(&after, seat, choice)
        };
        let choice = advice(Bot::Greedy, &game, &mut dice(2)).choice;
        let best = listed.iter().map(liked).max().unwrap();
        assert_eq!(liked(&choice), best, "{choice}");
        firsts += usize::from(listed.iter().find(|choice| liked(choice) == best) == Some(&choice));
    }
    assert!(firsts < moments().len(), "of equals always the first");
}

/// BBS-12: all fighters are placed so that four hexes ahead they are as near to the centre as can be.
#[test]
fn fleets_face_the_centre() {
    for (bot, seed) in BOTS.into_iter().zip(0..) {
        let game = Game::new(&setup(4, &mut dice(seed))).unwrap();
        let Choice::Place(fleet) = advice(bot, &game, &mut dice(seed)).choice else {
            panic!("a fleet is placed first")
        };
        for berth in &fleet.fighters {
            let far = |facing| berth.at.ahead(facing, 4).distance(game.field().centre());
            assert!(Direction::ALL.into_iter().all(|facing| far(facing) >= far(berth.facing)), "{berth:?}");
        }
    }
}

/// One stronger bot against weaker ones, in every seat: how many of them are behind it, and how many ahead.
fn duels(strong: Bot, weak: Bot, games: u64) -> (usize, usize) {
    let (mut behind, mut ahead) = (0, 0);
    for seed in 0..games {
        let place = usize::try_from(seed % 4).unwrap();
        let mut bots = [weak; 4];
        bots[place] = strong;
        let scores = battle(&bots, seed / 4).0.field().scores();
        behind += scores.iter().filter(|&&score| score < scores[place]).count();
        ahead += scores.iter().filter(|&&score| score > scores[place]).count();
    }
    (behind, ahead)
}

#[test]
fn the_stronger_beat_the_weaker() {
    for (strong, weak, games) in [(BOTS[1], BOTS[0], 12), (BOTS[2], BOTS[0], 8)] {
        let (behind, ahead) = duels(strong, weak, games);
        assert!(behind > 2 * ahead, "{strong:?} is ahead of {weak:?} {behind} times and behind {ahead} times");
    }
}
