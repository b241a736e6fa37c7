//! Whole games of rounds in the harness: yards of few tiles, and ships built elsewhere, of every class.

use std::collections::BTreeMap;

use starwright::dice::RandomSource;
use starwright::table::{Actor, Play, Record, Seat, SharedSlice};
use starwright::trucker::cards::{Card, CardSet, Deck, Piles, RoundCard};
use starwright::trucker::game::{Choice, Event, Round, Setup};
use starwright::trucker::yard::{Built, Start, Yard};
use starwright::trucker::{Class, Game, Rulings, flight, yard};

use crate::flight::fleets;
use crate::harness::{Dice, Moment, Tested, play};
use crate::yard::redealt;

mod audit;

harness!(Game, listed: 16 / 12, awaited: 12, prefixes: 6, json: 12 / 200, secrets: 16 / 40, audit: 64);

impl Tested for Game {
    fn setup(number: u64, dice: &mut Dice) -> Setup {
        let players = 2 + u8::try_from(number % 4).unwrap();
        let mut used = CardSet::EMPTY;
        let mut rounds = vec![];
        for _ in 0..=number % 3 {
            let class = Class::ALL[dice.below(8) as usize];
            let mut round = Round::dealt(class, used, dice).unwrap();
            used.extend(round.deck.printed().iter());
            match &mut round.start {
                Start::Building { pool, .. } if dice.below(3) == 0 => {
                    dice.shuffle(pool);
                    pool.truncate(12);
                }
                start => {
                    round.board = fleets::board(class, dice);
                    let order = order(players, dice);
                    let built = order.into_iter().map(|order| Built {
                        layout: fleets::fleet(&round.board, dice).layout().clone(),
                        aside: u8::try_from(dice.below(3)).unwrap(),
                        order,
                    });
                    *start = Start::Built(built.collect());
                }
            }
            rounds.push(round);
        }
        let rulings = Rulings::DEFAULT.with_loans(dice.below(2) == 0).with_finished_may_look(dice.below(2) == 0);
        Setup { players, rulings, rounds: rounds.into() }
    }

    /// All of the part that is going on, and what belongs to the other.
    fn universe(&self, dice: &mut Dice) -> Vec<Choice> {
        let yard = self.yard().map(|yard| yard.universe(dice)).unwrap_or_default();
        let flight = self.flight().map(|flight| flight.universe(dice)).unwrap_or_default();
        let mut all: Vec<Choice> = yard.into_iter().map(Choice::Yard).collect();
        all.extend(flight.into_iter().map(Choice::Flight));
        let either: [Choice; 4] = [
            yard::Choice::Pass.into(),
            yard::Choice::RanOut.into(),
            flight::Choice::FlyOn.into(),
            flight::Choice::Decline.into(),
        ];
        all.extend(either);
        all
    }

    fn proposal(&self, actor: Actor, dice: &mut Dice) -> Option<Choice> {
        let yard = self.yard().and_then(|yard| yard.proposal(actor, dice)).map(Choice::Yard);
        yard.or_else(|| self.flight().and_then(|flight| flight.proposal(actor, dice)).map(Choice::Flight))
    }

    fn misproposals(&self, dice: &mut Dice) -> Vec<Choice> {
        let yard = self.yard().map(|yard| yard.misproposals(dice)).unwrap_or_default();
        let flight = self.flight().map(|flight| flight.misproposals(dice)).unwrap_or_default();
        yard.into_iter().map(Choice::Yard).chain(flight.into_iter().map(Choice::Flight)).collect()
    }

    fn is_rare(&self, choice: &Choice) -> bool {
        match choice {
            Choice::Yard(choice) => self.yard().is_some_and(|yard| yard.is_rare(choice)),
            Choice::Flight(choice) => self.flight().is_some_and(|flight| flight.is_rare(choice)),
        }
    }

    /// BG-PILES: the cards that were not looked at while building, the order of those to come, and all that later rounds bring.
    fn redealt(record: &Record<Self>, viewer: Option<Seat>, dice: &mut Dice) -> Self {
        let mut setup = record.setup().clone();
        let game = record.game();
        let now = game.round() as usize;
        let rounds = setup.rounds.iter().cloned().enumerate().map(|(number, mut round)| {
            if number > now {
                redeal(&mut round, |_| false, dice);
            } else if number == now
                && let Some(yard) = game.yard()
            {
                redeal(&mut round, |pile| has_seen(yard, viewer, pile), dice);
            } else if number == now
                && let Some(flight) = game.flight()
            {
                let shown = flight.view(None).shown.len();
                round.deck = reordered(&round, shown, dice);
            }
            round
        });
        setup.rounds = rounds.collect::<SharedSlice<Round>>();
        Record::<Self>::replay(setup, record.log().to_vec()).unwrap().game().clone()
    }

    fn audit(&self, before: &Self, events: &[Event], dice: &mut Dice) {
        audit::audit(before, self, events, dice);
    }
}

/// The order tiles, shuffled.
fn order(players: u8, dice: &mut Dice) -> Vec<u8> {
    let mut order: Vec<u8> = (1..=players).collect();
    dice.shuffle(&mut order);
    order
}

fn has_seen(yard: &Yard, viewer: Option<Seat>, pile: u8) -> bool {
    yard.view(viewer).piles.get(usize::from(pile) - 1).is_some_and(Option::is_some)
}

fn redeal(round: &mut Round, looked: impl Fn(u8) -> bool, dice: &mut Dice) {
    let mix = round.mix();
    if let Start::Building { piles: Some(piles), .. } = &mut round.start {
        *piles = redealt(piles, looked, dice);
        round.deck = Piles::shuffled(piles, mix, dice).unwrap();
    } else {
        round.deck = reordered(round, 0, dice);
    }
}

/// The same cards with those that were not shown in another order.
fn reordered(round: &Round, shown: usize, dice: &mut Dice) -> Deck {
    let mut cards: Vec<Card> = round.deck.cards().to_vec();
    dice.shuffle(&mut cards[shown..]);
    let own = cards.iter().position(|card| card.level() == round.mix().top());
    if shown == 0
        && let Some(own) = own
    {
        cards.swap(0, own);
    }
    Deck::new(cards).unwrap()
}

/// Random games come through whole rounds: cards are shown on every level, and credits are won.
#[test]
fn games_come_far() {
    let (mut shown, mut richest, mut rounds) = (BTreeMap::<RoundCard, u32>::new(), 0, BTreeMap::<u32, u32>::new());
    play::<Game>(96, |&Moment { before, record, events }, _| {
        for event in events {
            match event {
                Event::Flight(flight::Event::Shown { .. }) => {
                    let level = record.setup().rounds[before.round() as usize].level;
                    *shown.entry(level).or_default() += 1;
                }
                Event::Settled { round, .. } => *rounds.entry(*round).or_default() += 1,
                _ => {}
            }
        }
        richest = record.game().purses().into_iter().max().unwrap().max(richest);
    });
    assert!(shown.len() == 4 && shown.values().all(|&cards| cards >= 20), "{shown:?}");
    assert_eq!(rounds.into_iter().collect::<Vec<_>>(), [(0, 96), (1, 64), (2, 32)]);
    assert!(richest >= 12, "{richest}");
}
