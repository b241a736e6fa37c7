//! Bots make legal choices and reach the end of every game.

use proptest::prelude::*;
use rand_core::SeedableRng;
use rand_pcg::Pcg32;
use starwright::dice::{Random, RandomSource};
use starwright::table::{Actor, Play, Seat};
use starwright::trucker::bots::{FlightBot, Skill, Trucker};
use starwright::trucker::cards::CardKind;
use starwright::trucker::flight::{self, Question};
use starwright::trucker::game::{Choice, Now, Setup};
use starwright::trucker::yard::{self, PlayerView, Step};
use starwright::trucker::{Class, Game, RearMeteors, Rulings, TorusThrusters, Violation};

#[path = "../../examples/contest/baseline/mod.rs"]
mod baseline;

type Dice = Random<Pcg32>;

fn one<T: Copy>(of: &[T], dice: &mut Dice) -> T {
    of[dice.below(u32::try_from(of.len()).unwrap()) as usize]
}

/// One round or two of any classes, at any table.
fn setup(dice: &mut Dice) -> Setup {
    let players = 2 + u8::try_from(dice.below(4)).unwrap();
    let classes: Vec<Class> = (0..=dice.below(2)).map(|_| one(Class::ALL, dice)).collect();
    let mut setup = Setup::dealt(players, &classes, dice).unwrap();
    let mut coin = || dice.below(2) == 0;
    let mut rulings = Rulings::DEFAULT
        .with_side_cannons_wrap(coin())
        .with_rear_meteors(if coin() { RearMeteors::Same } else { RearMeteors::SameOrAdjacent })
        .with_torus_thrusters(if coin() { TorusThrusters::Any } else { TorusThrusters::AcrossTravel })
        .with_thruster_cost(u8::from(coin()));
    rulings.strict_joints = coin();
    rulings.any_free_tile = coin();
    rulings.finished_may_look = coin();
    rulings.free_repair = coin();
    rulings.loans = coin();
    setup.rulings = rulings;
    setup
}

const fn is_apart(violation: &Violation) -> bool {
    matches!(violation, Violation::CutOff { .. })
}

/// Plays a game to its end; chance now and then lets the sand run out before everybody has done what he wants.
fn play(setup: &Setup, bots: &[Trucker], dice: &mut Dice) -> Game {
    let mut game = Game::begin(setup, &mut Vec::new()).unwrap();
    let (mut events, mut choices) = (Vec::new(), 0);
    while !game.is_over() {
        let (actor, choice) = next(&game, bots, dice);
        game.apply(actor, &choice, &mut events).unwrap_or_else(|refusal| panic!("{actor}, {choice}: {refusal}"));
        if let Some(yard) = game.yard().filter(|yard| yard.step() == Step::Check) {
            let ships = yard.view(None).players;
            // parts of a ship of IVC that was joined later may be apart (LM-IVC-BUILD-2)
            let parts = |ship: &PlayerView| ship.layout.check().violations.iter().all(is_apart);
            let fleets = !yard.board().blueprint().marks().is_empty();
            assert!(ships.iter().all(|ship| ship.layout.is_legal() || fleets && parts(ship)));
        }
        choices += 1;
        assert!(choices < 20_000, "it goes on for ever");
    }
    game
}

fn next(game: &Game, bots: &[Trucker], dice: &mut Dice) -> (Actor, Choice) {
    let awaited = game.awaited();
    let mut listed = Vec::new();
    let sand_is_fast = awaited.table && dice.below(60) == 0;
    let first = dice.below(u32::try_from(bots.len()).unwrap()) as usize;
    let in_turn = bots.iter().cycle().skip(first).take(bots.len()).filter(|_| !sand_is_fast);
    for bot in in_turn.filter(|bot| awaited.seats.contains(bot.seat())) {
        listed.clear();
        game.choices(bot.seat().into(), &mut listed);
        let view = game.view(Some(bot.seat()));
        let choice = bot.choose(&view, &listed);
        assert_eq!(bot.choose(&view, &listed), choice, "the same view, another answer");
        if let Some(choice) = choice {
            return (bot.seat().into(), choice);
        }
    }
    listed.clear();
    game.choices(Actor::Table, &mut listed);
    assert!(!listed.is_empty(), "no player acts, and the table has no choice");
    let any = dice.below(u32::try_from(listed.len()).unwrap()) as usize;
    (Actor::Table, listed[any].clone())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// Everything that bots of any skills choose is accepted, in games of any classes under any rulings, and the games end.
    #[test]
    fn every_choice_is_accepted(seed in any::<u64>()) {
        let mut dice = Random::new(Pcg32::seed_from_u64(seed));
        let setup = setup(&mut dice);
        let bots: Vec<Trucker> = Seat::of(setup.players)
            .map(|seat| Trucker::of(seat, one(&Skill::ALL, &mut dice), one(&Skill::ALL, &mut dice)))
            .collect();
        let game = play(&setup, &bots, &mut dice);
        prop_assert_eq!(game.settlements().len(), setup.rounds.len());
    }
}

/// A bot that is not asked, or has nothing listed, wants nothing.
#[test]
fn nothing_to_choose() {
    let mut dice = Random::new(Pcg32::seed_from_u64(1));
    let setup = Setup::dealt(2, &[Class::I], &mut dice).unwrap();
    let mut game = Game::begin(&setup, &mut Vec::new()).unwrap();
    for skill in Skill::ALL {
        let bot = Trucker::new(Seat::Zero, skill);
        assert_eq!(bot.choose(&game.view(Some(Seat::Zero)), &[]), None);
        assert_eq!(Trucker::new(Seat::Four, skill).choose(&game.view(None), &[]), None);
    }
    game.apply(Seat::Zero.into(), &yard::Choice::TakeFaceDown.into(), &mut Vec::new()).unwrap();
    let mut listed = Vec::new();
    game.choices(Seat::Zero.into(), &mut listed);
    assert!(listed.is_empty(), "the table is to say which tile came up");
}

/// BG-COMBAT: a captain answers any declarations and fleets of the others.
#[test]
fn any_strength_may_be_declared() {
    let mut answers = 0;
    for deal in 0..4 {
        let mut dice = Random::new(Pcg32::seed_from_u64(deal));
        let setup = Setup::dealt(2, &[Class::II], &mut dice).unwrap();
        let bots = [Seat::Zero, Seat::One].map(|seat| Trucker::new(seat, Skill::Middle));
        let (mut game, mut events) = (Game::begin(&setup, &mut Vec::new()).unwrap(), Vec::new());
        while !game.is_over() {
            let (actor, choice) = next(&game, &bots, &mut dice);
            if let Actor::Seat(seat) = actor {
                let mut view = game.view(Some(seat));
                if let Now::Flight(flight) = &mut view.now
                    && matches!(flight.asked, Some((_, Question::Engines | Question::Cannons)))
                    && matches!(flight.faced, Some(CardKind::CombatZone { .. }))
                {
                    flight.progress.declared = [Seat::Zero, Seat::One].map(|each| (each, u32::MAX)).to_vec();
                    let mut listed = Vec::new();
                    game.choices(actor, &mut listed);
                    flight.players.iter_mut().for_each(|player| player.credits = u32::MAX);
                    for skill in Skill::ALL {
                        let answer = Trucker::new(seat, skill).choose(&view, &listed).unwrap();
                        assert_eq!(game.check(actor, &answer), Ok(()));
                    }
                    answers += 1;
                }
            }
            game.apply(actor, &choice, &mut events).unwrap();
        }
    }
    assert!(answers > 0, "no combat zone asked for a strength");
}

/// The higher the skill, the better the ships: flown by captains of one skill, those of a higher one bring home more. Each deal is
/// played three times, so that every builder sits on every seat.
#[test]
fn better_builders_come_home_richer() {
    let mut purses = [0; 3];
    for deal in 0..16 {
        for turn in 0..3 {
            let mut dice = Random::new(Pcg32::seed_from_u64(deal));
            let class = Class::ALL[usize::try_from(deal).unwrap() % Class::ALL.len()];
            let setup = Setup::dealt(3, &[class], &mut dice).unwrap();
            let skills = Seat::of(3).map(|seat| Skill::ALL[(usize::from(seat.number()) + turn) % 3]);
            let skills: Vec<Skill> = skills.collect();
            let bots = Seat::of(3).zip(&skills).map(|(seat, &skill)| Trucker::of(seat, skill, Skill::Middle));
            let game = play(&setup, &bots.collect::<Vec<_>>(), &mut dice);
            for (skill, purse) in skills.iter().zip(game.purses()) {
                purses[*skill as usize] += purse;
            }
        }
    }
    let [low, middle, high] = purses;
    assert!(middle > 2 * low && 2 * high > 3 * middle, "{purses:?}");
}

/// Captains of high skill bring home more than the pilot of the example `flight`, two against two in ships that builders of high
/// skill built. Each deal is played twice, with seats changed, and the dice of the flight are the same in both.
#[test]
fn captains_come_home_richer_than_pilots() {
    let mut purses = [0; 2];
    for deal in 0..16 {
        for turn in 0..2 {
            let mut dice = Random::new(Pcg32::seed_from_u64(deal));
            let class = Class::ALL[usize::try_from(deal).unwrap() % Class::ALL.len()];
            let setup = Setup::dealt(4, &[class], &mut dice).unwrap();
            let mut game = built(&setup, &mut dice);
            dice = Random::new(Pcg32::seed_from_u64(!deal));
            let is_captain = |seat: Seat| usize::from(seat.number()) % 2 == turn;
            while !game.is_over() {
                fly_on(&mut game, is_captain, &mut dice);
            }
            for (seat, purse) in Seat::of(4).zip(game.purses()) {
                purses[usize::from(is_captain(seat))] += purse;
            }
        }
    }
    let [pilots, captains] = purses;
    assert!(captains > pilots, "{purses:?}");
}

/// A game whose flight begins, with ships of builders of high skill.
fn built(setup: &Setup, dice: &mut Dice) -> Game {
    let bots: Vec<Trucker> = Seat::of(setup.players).map(|seat| Trucker::new(seat, Skill::High)).collect();
    let mut game = Game::begin(setup, &mut Vec::new()).unwrap();
    while game.flight().is_none() && !game.is_over() {
        let (actor, choice) = next(&game, &bots, dice);
        game.apply(actor, &choice, &mut Vec::new()).unwrap();
    }
    game
}

/// The next answer in a flight.
fn fly_on(game: &mut Game, is_captain: impl Fn(Seat) -> bool, dice: &mut Dice) {
    let flight = game.flight().unwrap();
    let (actor, _) = flight.question().unwrap();
    let choice = match actor {
        Actor::Table => flight::Choice::Die { face: dice.die() },
        Actor::Seat(seat) => {
            let mut listed = Vec::new();
            flight.choices(actor, &mut listed);
            let view = flight.view(Some(seat));
            if is_captain(seat) {
                FlightBot::new(seat, Skill::High).choose(&view, &listed).unwrap()
            } else {
                baseline::choose(&view, seat, &listed).unwrap()
            }
        }
    };
    game.apply(actor, &choice.into(), &mut Vec::new()).unwrap();
}
