//! The actions that are offered, and what a seat is told.

use pyo3::prelude::*;
use starwright::table::{Actor, Seat};

use crate::environment::course::{Course, Decider};
use crate::environment::frame::Frame;
use crate::environment::learned::{Learned, Look, Place, Rival};
use crate::form::json;
use crate::refusal::unreadable;

/// Actions by number, in ascending order; `None` is to wait.
pub type Offers<C> = Vec<(usize, Option<C>)>;

impl<G: Learned> Course<G> {
    /// The seats of the caller that may decide now: several where all act at once.
    pub fn deciders(&self) -> Vec<Seat> {
        let Decider::Seat(_) = self.decider else { return Vec::new() };
        let seats = self.game().awaited().seats;
        let own = |seat: &Seat| self.frame().bots[usize::from(seat.number())].is_none() && !self.turns().waits(*seat);
        seats.iter().filter(own).collect()
    }

    /// The actions offered to any seat.
    pub fn offered_to(&self, seat: Seat) -> PyResult<Offers<G::Choice>> {
        if self.decider == Decider::Seat(seat) {
            return Ok(self.offered().to_vec());
        }
        if self.deciders().contains(&seat) { self.listed(seat) } else { Ok(Vec::new()) }
    }

    /// The number of the action that a bot advises a seat, by default the one to decide; `None` if it waits or answers what is not
    /// offered.
    pub fn advice(&self, seat: Option<Seat>, name: Option<&str>) -> PyResult<Option<usize>> {
        let seat = match (seat, self.decider) {
            (None, Decider::Seat(decider)) => decider,
            (Some(seat), _) if self.deciders().contains(&seat) => seat,
            (None, _) => return Err(unreadable("no seat is to decide")),
            (Some(seat), _) => return Err(unreadable(format_args!("{seat} is not to decide"))),
        };
        let bot = name.map_or(Ok(G::Bot::ALL[G::Bot::ALL.len() / 2].1), G::Bot::named)?;
        let offered = self.offered_to(seat)?;
        let Some(wanted) = self.game().bot(bot, seat, &mut self.dice()) else {
            return Ok(offered.iter().find(|(_, choice)| choice.is_none()).map(|&(number, _)| number));
        };
        let find = |wanted: &G::Choice| offered.iter().find(|(_, choice)| choice.as_ref() == Some(wanted));
        let found = find(&wanted).or_else(|| find(self.game().nearest(&wanted, &offered)?));
        Ok(found.map(|&(number, _)| number))
    }

    /// What a seat knows, as JSON: its view, and its own choices so far.
    pub fn known(&self, seat: Seat) -> PyResult<(String, String)> {
        let own = self.log().filter(|entry| entry.by == Actor::Seat(seat)).map(|entry| &entry.choice);
        Ok((json(&self.game().view(Some(seat)))?, json(&own.collect::<Vec<_>>())?))
    }

    /// By seat: its points, or its lead, the points minus the mean of the others'.
    pub fn returns(&self) -> Vec<f64> {
        let others = f64::from(self.frame().terms.players.saturating_sub(1).max(1));
        let sum: f64 = self.points.iter().copied().map(f64::from).sum();
        let own = |&points: &f32| {
            let points = f64::from(points);
            if G::IS_RACE { points - (sum - points) / others } else { points }
        };
        self.points.iter().map(own).collect()
    }

    /// Fills an observation of a seat.
    pub fn observe(&self, seat: Seat, board: &mut [u8], features: &mut Vec<i16>) {
        let sand = self.sand().saturating_sub(self.turns().run);
        let look = Look { terms: &self.frame().terms, shape: self.frame().shape, sand };
        self.game().observe(seat, look, board, features);
    }

    /// The outcomes of chance.
    pub fn outcomes(&self) -> PyResult<Offers<G::Choice>> {
        let mut listed = Vec::new();
        self.game().choices(Actor::Table, &mut listed);
        let numbered = |choice: G::Choice| Ok((G::outcome(&choice).ok_or_else(|| numberless(&choice))?, Some(choice)));
        sorted(listed.into_iter().map(numbered).collect::<PyResult<_>>()?)
    }

    /// The actions offered to a seat, sorted by number.
    pub fn listed(&self, seat: Seat) -> PyResult<Offers<G::Choice>> {
        let Frame { terms, kinds, shape, .. } = self.frame();
        let (mut choices, mut next) = (Vec::new(), [0; 64]);
        self.game().offer(seat, &mut choices);
        let wait = G::wait(kinds, &choices);
        let mut listed = Vec::with_capacity(choices.len() + 1);
        for choice in choices {
            let number = match self.game().place(seat, &choice, terms, *shape).ok_or_else(|| numberless(&choice))? {
                Place::At(kind, within) => Some(kinds.number(kind, within).ok_or_else(|| numberless(&choice))?),
                Place::Next(kind) => {
                    next[kind] += 1;
                    kinds.number(kind, next[kind] - 1)
                }
            };
            listed.extend(number.map(|number| (number, Some(choice))));
        }
        listed.extend(wait.map(|number| (number, None)));
        sorted(listed)
    }
}

fn sorted<C>(mut listed: Offers<C>) -> PyResult<Offers<C>> {
    listed.sort_unstable_by_key(|&(number, _)| number);
    match listed.windows(2).find(|pair| pair[0].0 == pair[1].0) {
        Some(pair) => Err(unreadable(format_args!("action {} stands for two choices", pair[0].0))),
        None => Ok(listed),
    }
}

fn numberless(choice: &impl std::fmt::Display) -> PyErr {
    unreadable(format_args!("the choice has no action number: {choice}"))
}
