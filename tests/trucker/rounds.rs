//! Games of rounds: what is carried from one flight to the next.

use std::time::Instant;

use rand_core::SeedableRng;
use rand_pcg::Pcg32;
use starwright::dice::{Random, RandomSource};
use starwright::grid::{Cell, Side};
use starwright::table::{Actor, Play, Seat, SharedSlice};
use starwright::trucker::cards::{Card, CardError, CardId, Deck, Level, Mix, RoundCard};
use starwright::trucker::game::{Choice, Event, Part, Refusal, Round, Setup, SetupError};
use starwright::trucker::settlement::{Item, Statement};
use starwright::trucker::yard::{self, Built, Start};
use starwright::trucker::{Board, Class, Game, Kind, Layout, Rule, Rulings, flight};

use crate::support::component;

fn chance(seed: u64) -> Random<Pcg32> {
    Random::new(Pcg32::seed_from_u64(seed))
}

/// A cabin and an engine behind it; on IIIC that leaves a group of empty cells that costs 15 credits.
fn built(mut round: Round, players: u8) -> Round {
    let mut layout = Layout::new(round.board.clone());
    let cabin = component(Kind::StartingCabin, "3333", Side::Front);
    let open = round.board.open();
    let behind = |at: Cell| Cell::new(at.column(), at.row() + 1).ok().filter(|&at| open.contains(at));
    let (at, behind) = open.iter().find_map(|at| Some((at, behind(at)?))).expect("two open cells");
    layout.place(at, cabin).expect("it is open");
    layout.place(behind, component(Kind::SingleEngine, "3000", Side::Front)).expect("it is open");
    let built = (1..=players).map(|order| Built { layout: layout.clone(), aside: 0, order });
    round.start = Start::Built(built.collect());
    round
}

fn setup(seed: u64, players: u8, classes: &[Class]) -> Setup {
    let setup = Setup::dealt(players, classes, &mut chance(seed)).expect("printed cards");
    Setup { rounds: setup.rounds.iter().cloned().map(|round| built(round, players)).collect(), ..setup }
}

fn refused(setup: &Setup) -> SetupError {
    Game::begin(setup, &mut Vec::new()).expect_err("no such game")
}

/// Plays to the end with the first listed choice, except that no player withdraws or takes an offer; returns all events.
fn play_out(setup: &Setup) -> (Game, Vec<Event>) {
    let (mut events, mut chance) = (vec![], chance(1));
    let mut game = Game::begin(setup, &mut events).expect("a game");
    while !game.is_over() {
        let actor = game.awaited().iter().next().expect("an actor");
        let mut listed = vec![];
        game.choices(actor, &mut listed);
        listed.retain(|choice| !matches!(choice, Choice::Flight(flight::Choice::Withdraw { .. })));
        let place = if actor == Actor::Table { chance.below(u32::try_from(listed.len()).expect("few")) } else { 0 };
        let declines = listed.iter().find(|choice| matches!(choice, Choice::Flight(flight::Choice::Decline)));
        let flown = setup.rounds.get(game.round() as usize).expect("a round").board.class();
        assert_eq!(game.board().class(), flown);
        game.apply(actor, declines.unwrap_or(&listed[place as usize]), &mut events).expect("it is listed");
    }
    assert_eq!(game.board().class(), setup.rounds.last().expect("a round").board.class());
    (game, events)
}

/// Every round says that it begins, the first one, too, and the checks of ships that are built already belong to it.
#[test]
fn a_game_reports_events_from_the_start() {
    let setup = setup(3, 2, &[Class::IIIC, Class::I]);
    let mut events = vec![];
    Game::begin(&setup, &mut events).expect("a game");
    let [Event::RoundBegan { round: 0 }, rest @ ..] = &events[..] else { panic!("{events:?}") };
    let passed = |event: &&Event| matches!(event, Event::Yard(yard::Event::Passed { .. }));
    assert_eq!(rest.iter().filter(passed).count(), 2, "{rest:?}");
    let began = play_out(&setup).1.into_iter().filter(|event| matches!(event, Event::RoundBegan { .. }));
    assert!(began.eq([0, 1].map(|round| Event::RoundBegan { round })));
    events.clear();
    Game::begin(&Setup { rounds: SharedSlice::default(), ..setup }, &mut events).expect_err("a round is needed");
    assert!(events.is_empty());
}

/// BG-END-5: everybody begins with nothing, and each purse is carried into the next yard and in the end decides.
#[test]
fn purses_are_carried_over() {
    let mut carried = 0;
    for seed in 0..12 {
        let setup = setup(seed, 3, &[Class::I, Class::II, Class::III]);
        assert_eq!(Game::begin(&setup, &mut Vec::new()).expect("a game").purses(), [0, 0, 0]);
        let (game, events) = play_out(&setup);
        let [first, second, third] = game.settlements() else { panic!("three rounds") };
        for [before, after] in [[first, second], [second, third]] {
            for (seat, (before, after)) in Seat::of(3).zip(before.statements.iter().zip(&after.statements)) {
                // nothing is bought on these boards, so that only what the flight pays comes between
                let paid = paid(&events, seat, after);
                assert_eq!(after.before(), before.after() + paid);
                carried += before.after();
            }
        }
        let purses: Vec<u32> = third.statements.iter().map(Statement::after).collect();
        assert_eq!(game.purses(), purses);
        let standings = game.standings();
        assert!(standings.windows(2).all(|two| two[0].net() >= two[1].net()));
        assert!(standings.iter().all(|standing| standing.won == (standing.net() > 0)));
        assert_eq!(events.last(), Some(&Event::Over));
    }
    assert!(carried > 0, "some credits are carried over");
}

/// What cards paid a player in the flight that ended in this statement.
fn paid(events: &[Event], seat: Seat, statement: &Statement) -> u32 {
    let is_end =
        |event: &Event| matches!(event, Event::Settled { settlement, .. } if settlement.statements.contains(statement));
    let end = events.iter().rposition(is_end).expect("it was settled");
    let flight = events[..end].iter().rev().take_while(|event| !matches!(event, Event::Settled { .. }));
    flight
        .map(|event| match event {
            Event::Flight(flight::Event::Paid { seat: paid, credits }) if *paid == seat => *credits,
            _ => 0,
        })
        .sum()
}

/// LM-BOARD-2: the class says the level, in whichever round it is flown; the round card pays accordingly.
#[test]
fn the_class_sets_the_level() {
    let classes = [Class::IIIC, Class::I, Class::IVC, Class::IIC];
    let dealt = setup(7, 2, &classes);
    for (round, class) in dealt.rounds.iter().zip(classes) {
        assert_eq!(round.level, RoundCard::of(class));
        assert_eq!(round.deck.check(round.mix(), starwright::trucker::cards::CardSet::EMPTY), Ok(()));
    }
    let (game, _) = play_out(&dealt);
    let rewards: Vec<_> = game.settlements().iter().map(|settlement| settlement.rewards).collect();
    // LM-IV3-1: class IV with level III cards is paid by the round card III
    assert_eq!(rewards, [RoundCard::III, RoundCard::I, RoundCard::III, RoundCard::II].map(RoundCard::rewards));
    let mut wrong = dealt.rounds.to_vec();
    wrong[1].level = RoundCard::II;
    let error = refused(&Setup { rounds: wrong.into(), ..dealt });
    assert_eq!((error.rule(), error.to_string().starts_with("round 2: ")), (Rule::LmBoard2, true), "{error}");
}

/// LM-BOARD-3: any number of rounds, of one class or of many, but all of one board in a round.
#[test]
fn any_number_of_rounds_in_any_order() {
    for classes in [&[Class::I; 7][..], &[Class::IVC, Class::IC], &[Class::III; 4], &[Class::IVC; 4], &[Class::IIIA]] {
        let (game, _) = play_out(&setup(7, 2, classes));
        assert_eq!(game.round() as usize, classes.len());
    }
    assert_eq!(refused(&Setup { rounds: vec![].into(), ..setup(7, 2, &[]) }), SetupError::NoRound);
    assert_eq!(refused(&Setup { players: 6, ..setup(7, 2, &[Class::I]) }), SetupError::Players { players: 6 });
    let mut other = setup(7, 2, &[Class::I]).rounds.to_vec();
    if let Start::Built(built) = &mut other[0].start {
        built[1].layout = Layout::new(Board::new(Class::II));
    }
    assert_eq!(refused(&Setup { rounds: other.into(), ..setup(7, 2, &[]) }).rule(), Rule::LmBoard3);
}

/// LM-BOARD-3 sets no limit; the crate does, which is checked before any round is.
#[test]
fn too_many_rounds_are_refused() {
    let [round] = &setup(7, 2, &[Class::I]).rounds[..] else { panic!("one round") };
    let of = |rounds: usize| {
        let round = Round { deck: Deck::new(vec![]).expect("no card twice"), ..round.clone() };
        Setup { rounds: vec![round; rounds].into(), ..setup(7, 2, &[]) }
    };
    let most = Setup::MOST_ROUNDS as usize;
    assert!(matches!(refused(&of(most)), SetupError::Deck { round: 0, .. }), "so many may be");
    for rounds in [most + 1, 100 * most] {
        let error = refused(&of(rounds));
        assert_eq!(error, SetupError::Rounds { rounds: u32::try_from(rounds).expect("few") });
        let said = format!("a game has at most 1000 rounds, not {rounds} (LM-BOARD-3)");
        assert_eq!(error.to_string(), said);
        let text = serde_json::to_string(&of(rounds)).expect("a form");
        let read = serde_json::from_str::<Setup>(&text).expect_err("too many are not read");
        assert_eq!(read.to_string(), format!("rounds: {said}"));
    }
}

/// BG-PILES: which printed cards earlier flights used is not counted anew for every round.
#[test]
fn starting_many_rounds_takes_linear_time() {
    let dealt = |seed: u64, rounds: u32| setup(seed, 2, &vec![Class::IVC; rounds as usize]);
    let whole = dealt(0, Setup::MOST_ROUNDS);
    let tenths: Vec<Setup> = (1..=10).map(|seed| dealt(seed, Setup::MOST_ROUNDS / 10)).collect();
    let time = |setups: &[Setup]| {
        let start = Instant::now();
        for setup in setups {
            Game::begin(setup, &mut Vec::new()).expect("a game");
        }
        start.elapsed()
    };
    let best = |setups: &[Setup]| (0..5).map(|_| time(setups)).min().expect("one");
    let (together, apart) = (best(&[whole]), best(&tenths));
    assert!(together < 3 * apart, "{together:?} for all rounds, {apart:?} for ten times a tenth of them");
}

/// BG-PILES, LM-IV3-1: a card used in one flight is in no later one, but those of level III on IVC.
#[test]
fn used_cards_stay_out() {
    let dealt = setup(7, 2, &[Class::III, Class::I, Class::IVC]);
    let again = |round: usize, level: Level| {
        let mut rounds = dealt.rounds.to_vec();
        let is_of = |card: &&Card| card.level() == level;
        let used = rounds[0].deck.cards().iter().find(is_of).expect("one of that level").clone();
        let mut cards = rounds[round].deck.cards().to_vec();
        let place = cards.iter().rposition(|card| card.level() == level).expect("one of that level");
        cards[place] = used.clone();
        rounds[round].deck = Deck::new(cards).expect("each once");
        (Game::begin(&Setup { rounds: rounds.into(), ..dealt.clone() }, &mut Vec::new()), used.id().expect("printed"))
    };
    let (game, card) = again(1, Level::I);
    assert_eq!(game.err(), Some(SetupError::Deck { round: 1, error: CardError::CardUsed { card } }));
    let mut game = Game::begin(&dealt, &mut Vec::new()).expect("a game");
    assert!(game.used().is_empty());
    while game.round() == 0 {
        let actor = game.awaited().iter().next().expect("an actor");
        let mut listed = vec![];
        game.choices(actor, &mut listed);
        game.apply(actor, &listed[0], &mut vec![]).expect("it is listed");
    }
    assert_eq!(game.used(), dealt.rounds[0].deck.printed());
    assert_eq!(dealt.rounds[2].mix(), Mix::FourFromThree);
    let level_three = |number: usize| dealt.rounds[number].deck.printed().of_level(Level::III);
    assert_eq!((level_three(0).len(), level_three(2).len()), (8, 12));
    let mut rounds = dealt.rounds.to_vec();
    rounds[2].deck = with_used_level_three(&rounds);
    assert!(Game::begin(&Setup { rounds: rounds.into(), ..dealt }, &mut Vec::new()).is_ok(), "level III comes back");
}

/// The deck of the third round with as many level III cards of the first as there are.
fn with_used_level_three(rounds: &[Round]) -> Deck {
    let used = rounds[0].deck.printed().of_level(Level::III);
    let others = CardId::all().filter(|&card| card.card().level() == Level::III && !used.contains(card));
    let mut cards: Vec<Card> = used.iter().chain(others).take(12).map(|card| card.card().clone()).collect();
    cards.extend(rounds[2].deck.cards().iter().filter(|card| card.level() != Level::III).cloned());
    Deck::new(cards).expect("each once")
}

/// LM-TORUS-5, LM-R35: what an empty purse owes for the premium is a debt of that flight, or a loan that stays open over the
/// rounds.
#[test]
fn debts_end_with_the_flight_and_loans_do_not() {
    let dealt = setup(7, 2, &[Class::IIIC, Class::IIIC]);
    let (game, _) = play_out(&dealt);
    let debt =
        |statement: &Statement| statement.lines().iter().find(|line| line.item() == Item::Debt).map(|line| line.owed());
    for statement in &game.settlements()[0].statements {
        assert_eq!((debt(statement), statement.loan()), (Some(Some(15)), 0));
    }
    assert_eq!(game.loans(), [0, 0]);
    let (game, _) = play_out(&Setup { rulings: Rulings::DEFAULT.with_loans(true), ..dealt });
    let loans = |round: usize| game.settlements()[round].statements.iter().map(Statement::loan).collect::<Vec<_>>();
    assert_eq!(loans(0), [15, 15]);
    assert_eq!(game.loans(), [15 + loans(1)[0], 15 + loans(1)[1]]);
    assert!(
        game.settlements().iter().flat_map(|settled| &settled.statements).all(|statement| debt(statement).is_none())
    );
}

/// LM-TORUS-5, LM-R31: premiums of ships built elsewhere, which nobody is asked about, are reported when their round begins.
#[test]
fn premiums_without_a_question_are_reported() {
    let mut paid_in_all = 0;
    for seed in 0..12 {
        let (game, events) = play_out(&setup(seed, 3, &[Class::I, Class::II, Class::IIIC]));
        let begun = events.iter().position(|event| matches!(event, Event::RoundBegan { round: 2 }));
        let told = events.iter().enumerate().filter_map(|(place, event)| match event {
            Event::Yard(yard::Event::PaidPremium { seat, premium }) => Some((place, *seat, premium)),
            _ => None,
        });
        let told: Vec<_> = told.collect();
        assert_eq!(told.iter().map(|&(_, seat, _)| seat).collect::<Vec<_>>(), [Seat::Zero, Seat::One, Seat::Two]);
        for (place, seat, premium) in told {
            assert!(Some(place) > begun && premium.premium == 15);
            let of = |round: usize| &game.settlements()[round].statements[usize::from(seat.number())];
            // out of what was carried over, as far as that goes
            assert_eq!(premium.paid, of(1).after().min(15));
            assert_eq!(of(2).before(), of(1).after() - premium.paid + paid(&events, seat, of(2)));
            paid_in_all += premium.paid;
        }
    }
    assert!(paid_in_all > 0, "some payments are made");
}

/// LM-R31, BG-END-5: what belongs to the other part of a round is refused, and everything after the end.
#[test]
fn each_part_has_its_choices() {
    let mut dealt = Setup::dealt(2, &[Class::I], &mut chance(3)).expect("printed cards");
    let game = Game::begin(&dealt, &mut Vec::new()).expect("a game");
    let fly = Choice::Flight(flight::Choice::FlyOn);
    assert_eq!(game.check(Seat::Zero.into(), &fly), Err(Refusal::OtherPart { now: Part::Yard }));
    dealt.rounds = dealt.rounds.iter().cloned().map(|round| built(round, 2)).collect();
    let (game, _) = play_out(&dealt);
    for choice in [fly, Choice::Yard(yard::Choice::Pass)] {
        let refusal = game.check(Seat::Zero.into(), &choice).expect_err("the game is over");
        assert_eq!((refusal.rule(), refusal.to_string()), (Rule::BgEnd5, "the game is over (BG-END-5)".into()));
    }
}
