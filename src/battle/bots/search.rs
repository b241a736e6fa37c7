//! Search: simulates what follows a choice if all players move by habit.

use alloc::vec::Vec;
use core::cmp::Reverse;

use crate::battle::bots::advice::{Advice, Expectation};
use crate::battle::bots::habit::habit;
use crate::battle::bots::outlook::Outlook;
use crate::battle::bots::prospect::Gunner;
use crate::battle::bots::standing::{OWN, lead};
use crate::battle::bots::world::Table;
use crate::battle::event::Event;
use crate::battle::game::Game;
use crate::battle::game::choice::Choice;
use crate::battle::game::step::Step;
use crate::dice::RandomSource;
use crate::table::seat::Seat;

/// The number of games simulated to the end of the turn.
const GAMES: u8 = 2;
/// The number of choices that the deeper search keeps.
const KEPT: usize = 8;
/// About the number of nodes from a choice to the end of the turn.
const TURN: u32 = 16;

/// How far a simulation goes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Until {
    /// One choice.
    Choice,
    /// The end of the turn.
    Turn,
    /// The next turn of the viewer.
    Round,
}

/// A choice under evaluation.
struct Candidate {
    choice: Choice,
    /// The sum of leads in all simulated games.
    leads: i64,
    expected: Expectation,
}

impl Candidate {
    fn new(choice: Choice) -> Self {
        Self { choice, leads: 0, expected: Expectation::default() }
    }

    /// The mean lead; the minimum if no game was simulated.
    fn mean(&self) -> i64 {
        self.leads.checked_div(self.expected.games.into()).unwrap_or(i64::MIN)
    }
}

pub(super) struct Search<'a, C> {
    table: &'a Table<'a>,
    seat: Seat,
    outlook: Outlook,
    /// The nodes used, and the limit.
    nodes: u32,
    budget: u32,
    chance: &'a mut C,
    few: Vec<Choice>,
    events: Vec<Event>,
}

impl<'a, C: RandomSource> Search<'a, C> {
    pub(super) fn new(table: &'a Table<'a>, seat: Seat, budget: u32, chance: &'a mut C) -> Self {
        let outlook = Outlook::of(table);
        Self { table, seat, outlook, nodes: 0, budget, chance, few: Vec::new(), events: Vec::new() }
    }

    /// Looks to the end of the turn.
    pub(super) fn turn(mut self) -> Option<Advice> {
        let mut candidates = self.candidates()?;
        self.look(&mut candidates, GAMES);
        self.advice(candidates)
    }

    /// Simulates to the end of the turn, then the best choices to the viewer's next turn: in as many games as the budget allows,
    /// halving the choices each time. Equivalent choices are simulated once.
    pub(super) fn monte_carlo(mut self) -> Option<Advice> {
        let mut candidates = self.candidates()?;
        self.look(&mut candidates, 1);
        candidates.dedup_by_key(|candidate| (candidate.leads, candidate.expected));
        candidates.truncate(KEPT);
        if candidates.len() > 1 {
            forget(&mut candidates);
        }
        let mut halvings = candidates.len().next_power_of_two().ilog2();
        while candidates.len() > 1 {
            let (budget, share) = (self.budget, (self.budget - self.nodes) / halvings.max(1));
            self.budget = self.nodes + share;
            while self.sweep(&mut candidates, Until::Round).is_some() {}
            self.budget = budget;
            rank(&mut candidates);
            candidates.truncate(candidates.len().div_ceil(2));
            halvings = halvings.saturating_sub(1);
        }
        self.advice(candidates)
    }

    /// The choices; only the most promising if the budget is too small to simulate all to the end of the turn.
    fn candidates(&mut self) -> Option<Vec<Candidate>> {
        let mut listed = Vec::new();
        self.table.deal(self.chance)?.choices(self.seat, &mut listed);
        let mut candidates: Vec<_> = listed.into_iter().map(Candidate::new).collect();
        let followed = (self.budget / 2 / TURN).max(1) as usize;
        if candidates.len() > followed {
            self.sweep(&mut candidates, Until::Choice);
            rank(&mut candidates);
            candidates.truncate(followed);
            forget(&mut candidates);
        }
        Some(candidates)
    }

    /// Simulates to the end of the turn in this many games. A single choice is not simulated.
    fn look(&mut self, candidates: &mut [Candidate], games: u8) {
        if candidates.len() > 1 {
            (0..games).map_while(|_| self.sweep(candidates, Until::Turn)).for_each(drop);
            rank(candidates);
        }
    }

    /// Simulates one game per candidate, all with the same hidden cards; `None` if the budget runs out.
    fn sweep(&mut self, candidates: &mut [Candidate], until: Until) -> Option<()> {
        let world = self.table.deal(self.chance)?;
        for candidate in candidates {
            let after = self.follow(&world, &candidate.choice, until)?;
            let shots = if until == Until::Choice { self.shots(&after, &candidate.choice) } else { 0 };
            candidate.leads += i64::from(lead(&after, &self.outlook, self.seat) + shots);
            candidate.expected.add(Expectation::of(self.seat, &world, &after));
        }
        Some(())
    }

    /// What the shots will add to the lead after a squadron's move.
    fn shots(&self, after: &Game, choice: &Choice) -> i32 {
        let gunner = Gunner::of(after, self.seat, 0);
        match *choice {
            Choice::Squadron { squadron } | Choice::Displace { squadron, .. } => {
                OWN * gunner.volley(after.field(), squadron, None)
            }
            Choice::Double { squadron, fighters } => OWN * gunner.volley(after.field(), squadron, Some(fighters)),
            _ => 0,
        }
    }

    /// The game after a choice and the habits of all players; `None` if the budget runs out.
    fn follow(&mut self, world: &Game, choice: &Choice, until: Until) -> Option<Game> {
        let mut game = world.clone();
        self.apply(&mut game, self.seat, choice)?;
        while let Some(seat) = game.awaited_seat().filter(|_| !self.is_there(world, &game, until)) {
            let choice = habit(&game, &self.outlook, &mut self.few)?;
            self.apply(&mut game, seat, &choice)?;
        }
        Some(game)
    }

    fn is_there(&self, world: &Game, game: &Game, until: Until) -> bool {
        let passed = (game.active(), game.round()) != (world.active(), world.round());
        match until {
            Until::Choice => true,
            Until::Turn => passed,
            Until::Round => passed && game.active() == self.seat && game.step() == Step::Reveal,
        }
    }

    /// Applies a choice, as long as the budget lasts.
    fn apply(&mut self, game: &mut Game, seat: Seat, choice: &Choice) -> Option<()> {
        if self.nodes >= self.budget {
            return None;
        }
        self.nodes += 1;
        self.events.clear();
        game.apply(seat, choice, &mut self.events).ok()
    }

    fn advice(self, mut candidates: Vec<Candidate>) -> Option<Advice> {
        rank(&mut candidates);
        let Candidate { choice, expected, .. } = candidates.into_iter().next()?;
        Some(Advice { choice, expected, nodes: self.nodes })
    }
}

fn forget(candidates: &mut [Candidate]) {
    for candidate in candidates {
        (candidate.leads, candidate.expected) = (0, Expectation::default());
    }
}

/// The best first; equals stay as they are listed.
fn rank(candidates: &mut [Candidate]) {
    candidates.sort_by_key(|candidate| Reverse(candidate.mean()));
}
