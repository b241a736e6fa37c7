//! Simulated flights.

use alloc::vec::Vec;

use super::deal::{Lots, coming};
use super::{Asked, FlightBot};
use crate::dice::RandomSource;
use crate::table::{Actor, Play};
use crate::trucker::bots::Skill;
use crate::trucker::fleet::loss_weights::LossWeights;
use crate::trucker::flight::{Choice, Flight, Question};
use crate::trucker::settlement::settle;

/// The number of simulated flights per choice.
const FLIGHTS: u64 = 24;
/// The most choices tried.
const CHOICES: usize = 6;
/// The most answers in each simulated flight.
const ANSWERS: u32 = 600;

impl Asked<'_> {
    /// A choice that earns clearly more than the given one, if there is one.
    pub(super) fn foresee(&self, question: &Question, usual: Choice) -> Choice {
        let mut tried = alloc::vec![usual];
        for choice in self.worth_a_try(question) {
            if tried.len() < CHOICES && !tried.contains(&choice) {
                tried.push(choice);
            }
        }
        let gains = self.gains(&tried);
        let best = gains.iter().zip(&tried).filter(|(gain, _)| gain.is_clear()).max_by_key(|(gain, _)| gain.sum);
        best.map(|(_, choice)| choice).or(tried.first()).cloned().unwrap_or(Choice::Decline)
    }

    fn worth_a_try(&self, question: &Question) -> Vec<Choice> {
        match question {
            Question::Withdraw
            | Question::Hyperspace
            | Question::Engines
            | Question::Cannons
            | Question::Land { .. }
            | Question::Take => self.listed.to_vec(),
            Question::Defend { incoming } => {
                let price = |token| LossWeights { token, ..LossWeights::DEFAULT.with_rulings(self.view.rulings) };
                let bests = [0, 40, 10_000].map(|token| self.own.fleet.best_defence(incoming, &price(token)).ok());
                bests.into_iter().flatten().map(|best| Choice::Defend { defence: best.defence }).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The gain of each choice over the first.
    fn gains(&self, tried: &[Choice]) -> Vec<Gain> {
        let mut gains = alloc::vec![Gain::default(); tried.len()];
        if tried.len() < 2 {
            return gains;
        }
        let seed = self.seed();
        for number in 0..FLIGHTS {
            let coming = coming(self.view, &mut Lots::of(&[seed, number]));
            let Some(flight) = coming.and_then(|coming| Flight::from_view(self.view, coming)) else { return gains };
            let purse = |choice| self.purse(flight.clone(), choice, &[seed, number]);
            let Some(usual) = tried.first().and_then(purse) else { return gains };
            for (gain, choice) in gains.iter_mut().zip(tried).skip(1) {
                gain.add(purse(choice).unwrap_or(0) - usual);
            }
        }
        gains
    }

    /// The final credits if all players continue at middle skill.
    fn purse(&self, mut flight: Flight, choice: &Choice, keys: &[u64; 2]) -> Option<i64> {
        let seat = self.own.seat;
        let (mut listed, mut events) = (Vec::new(), Vec::new());
        flight.apply(seat.into(), choice, &mut events).ok()?;
        let (mut card, mut dice) = (0, Lots::of(keys));
        for _ in 0..ANSWERS {
            // each card has its own dice, so that earlier answers change as little as possible
            if flight.shown() != card {
                card = flight.shown();
                dice = Lots::of(&[keys.as_slice(), &[u64::try_from(card).unwrap_or(0)]].concat());
            }
            let Some((actor, _)) = flight.question() else { break };
            let choice = match actor {
                Actor::Table => Choice::Die { face: dice.die() },
                Actor::Seat(seat) => {
                    listed.clear();
                    flight.choices(actor, &mut listed);
                    FlightBot::new(seat, Skill::Middle).choose(&flight.view(Some(seat)), &listed)?
                }
            };
            events.clear();
            flight.apply(actor, &choice, &mut events).ok()?;
        }
        let settlement = settle(self.view.level.rewards(), &flight.homecomings()).ok()?;
        settlement.statements.get(usize::from(seat.number())).map(|statement| statement.after().into())
    }

    /// A number that differs from question to question.
    fn seed(&self) -> u64 {
        let positions = self.view.players.iter().map(|player| player.position.unwrap_or(99).unsigned_abs());
        let batteries = self.own.fleet.aboard().batteries(self.own.fleet.layout().occupied());
        let numbers = positions.chain([batteries, self.view.cards_left, self.view.progress.attacks]);
        Lots::of(&numbers.map(u64::from).collect::<Vec<_>>()).key()
    }
}

/// The gain of one choice over another, over all flights.
#[derive(Clone, Copy, Default)]
struct Gain {
    sum: i64,
    squares: i64,
}

impl Gain {
    const fn add(&mut self, more: i64) {
        self.sum = self.sum.saturating_add(more);
        self.squares = self.squares.saturating_add(more.saturating_mul(more));
    }

    /// Whether it exceeds 0 by more than a standard error.
    const fn is_clear(self) -> bool {
        self.sum > 0 && self.sum.saturating_mul(self.sum) > self.squares
    }
}
