//! The battle: its actions, observations, bots and hidden cards.

mod actions;
mod observation;

use pyo3::prelude::*;
use starwright::battle::{Bot, Choice, Deck, Game, Setup, Step};
use starwright::table::Seat;

use crate::bots::any;
use crate::deal::{self, Dice};
use crate::environment::learned::{self, Kinds, Learned, Look, Place, Resampled, Shape};
use crate::environment::terms::{Goal, Terms};
use crate::given::{Players, Seed};
use crate::refusal::unreadable;
use actions::Actions;

/// Who plays a seat of a battle.
#[derive(Clone, Copy)]
pub enum Rival {
    Random,
    Wavering,
    Crew(Bot),
}

impl learned::Rival for Rival {
    const ALL: &'static [(&'static str, Self)] = &[
        ("random", Self::Random),
        ("wavering", Self::Wavering),
        ("greedy", Self::Crew(Bot::Greedy)),
        ("turn", Self::Crew(Bot::Turn { nodes: 2_000 })),
        ("monte_carlo", Self::Crew(Bot::MonteCarlo { nodes: 4_000 })),
    ];

    fn is_slow(self) -> bool {
        matches!(self, Self::Crew(Bot::Turn { .. } | Bot::MonteCarlo { .. }))
    }
}

impl Learned for Game {
    type Bot = Rival;
    const IS_RACE: bool = true;
    const OUTCOMES: usize = 0;

    /// Deals the setup, and places the fleets at random.
    fn dealt(terms: &Terms, seed: Seed) -> PyResult<Setup> {
        Ok(deal::battle(deal::seated(Players(terms.players))?, seed.0, terms.powers))
    }

    fn opened(&self, dice: &mut Dice) -> Option<(Seat, Choice)> {
        let seat = self.awaited_seat().filter(|_| self.step() == Step::Place)?;
        Some((seat, any(self, seat, dice, &mut Vec::new())?))
    }

    fn kinds(setup: &Setup, _shape: Shape) -> Kinds {
        Kinds::new(Actions::of(&setup.layout, Seat::Zero, false).table())
    }

    fn shape(setup: &Setup, _terms: &Terms) -> Shape {
        let actions = Actions::of(&setup.layout, Seat::Zero, false);
        let players = setup.layout.players();
        Shape {
            planes: observation::planes(players),
            columns: actions.side(),
            rows: actions.side(),
            features: observation::table_length(players),
        }
    }

    fn offer(&self, seat: Seat, offered: &mut Vec<Choice>) {
        self.choices(seat, offered);
    }

    fn place(&self, seat: Seat, choice: &Choice, terms: &Terms, _shape: Shape) -> Option<Place> {
        let (kind, within) = Actions::of(self.field().layout(), seat, terms.turned).place(self, seat, choice)?;
        Some(Place::At(kind, within))
    }

    fn bot(&self, bot: Rival, seat: Seat, dice: &mut Dice) -> Option<Choice> {
        use starwright::dice::RandomSource;
        match bot {
            Rival::Crew(bot) => bot.advise(&self.view(seat), &[], dice).map(|advice| advice.choice),
            Rival::Wavering if dice.below(2) == 0 => self.bot(Rival::Crew(Bot::Greedy), seat, dice),
            Rival::Random | Rival::Wavering => any(self, seat, dice, &mut Vec::new()),
        }
    }

    fn observe(&self, seat: Seat, look: Look<'_>, board: &mut [u8], features: &mut Vec<i16>) {
        let (actions, view) = (Actions::of(self.field().layout(), seat, look.terms.turned), self.view(seat));
        observation::board(actions, &view, seat, board);
        observation::table(actions, &view, seat, features);
    }

    fn points(&self, _goal: Goal) -> Vec<f32> {
        Seat::of(self.field().players()).map(|seat| self.field().score(seat).into()).collect()
    }

    fn resampled(&self, _setup: &Setup, seat: Seat, dice: &mut Dice) -> PyResult<Resampled<Self>> {
        let view = self.view(seat);
        let guess = Self::try_from(view.determinize(&view.deal(&[Deck::HOUSE; 4], dice)));
        guess.map(Resampled::Game).map_err(unreadable)
    }
}
