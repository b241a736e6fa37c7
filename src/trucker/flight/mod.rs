//! The flight: from the first card to the settlement (BG-OPEN to BG-SABOTAGE, LM-FLEET, LM-END).
//!
//! A [`Flight`] resolves a deck of [cards](crate::trucker::cards) for the fleets that a yard has launched. Before each card
//! players may withdraw ships; then the card is shown and resolved, and ships that must give up leave. Players answer one
//! [`Question`] at a time, and only if more than one answer is legal. Die rolls are choices of [`Actor::Table`].
//!
//! # Boosts, hyperspace and stasis
//!
//! The rulebook that explains these components of the first expansion is not among the sources of this crate. A table that plays
//! with them sets [`Rulings::boosts_and_stasis`](crate::trucker::Rulings::boosts_and_stasis) and then uses what is known:
//!
//! * Any shield may be [boosted](crate::trucker::attack::Defence::boosted_shields), at
//!   [its cost](crate::trucker::Rulings::boosted_shield_cost) (LM-R5).
//! * When a card is shown, before anything of it is resolved, each player in flight order decides which ships with a booster go
//!   into [hyperspace](Question::Hyperspace). Like any other use of a component it costs a battery of that ship (BG-POWER,
//!   LM-FLEET-1). Such a ship takes no part in the card, all parts of a sequence included: nothing strikes it, no sum, minimum or
//!   count includes it, and its cabins, holds and batteries are out of reach (LM-FLEET-13). When the card is over it is back,
//!   before it is judged who must give up (LM-END-2).
//! * Before a card is shown, players may [wake](Choice::Wake) sleepers, one at a time, while they are asked which ships withdraw.
//!   They move to a cabin of their own ship, if a human is aboard it (LM-FLEET-8). That costs nothing.
//!
//! Without the setting boosters and stasis chambers do nothing. Who has any is [told](Event::Unused) so at the launch.
//!
//! ```
//! use starwright::grid::{Cell, Side};
//! use starwright::table::{Record, Seat};
//! use starwright::trucker::cards::{Card, Deck, RoundCard};
//! use starwright::trucker::flight::{Choice, Flight, Pilot, Setup};
//! use starwright::trucker::{Board, Capacity, Class, Component, Kind, Layout, Rulings};
//!
//! let (booster, battery) = (Cell::new(3, 2)?, Cell::new(1, 2)?);
//! let mut layout = Layout::new(Board::new(Class::I));
//! layout.place(Cell::new(2, 2)?, Component::new(Kind::StartingCabin, "3333".parse()?, Side::Front)?)?;
//! layout.place(booster, Component::new(Kind::Booster, "0003".parse()?, Side::Front)?)?;
//! layout.place(battery, Component::new(Kind::Battery(Capacity::Two), "0300".parse()?, Side::Front)?)?;
//! let mut fleet = layout.into_fleet()?;
//! fleet.embark(&[])?;
//! let pilot = |position| Pilot { fleet: Some(fleet.clone()), position: Some(position), ..Pilot::default() };
//!
//! let mut flight = Record::<Flight>::begin(Setup {
//!     board: Board::new(Class::I),
//!     level: RoundCard::I,
//!     level_iii_cards: false,
//!     rulings: Rulings::DEFAULT.with_boosts_and_stasis(true),
//!     deck: Deck::new(vec![Card::ALL[3].clone()])?, // stardust
//!     under_way: false,
//!     players: vec![pilot(0), pilot(-2)],
//! })?;
//! let mut events = Vec::new();
//! flight.apply(Seat::Zero, Choice::FlyOn, &mut events)?; // nobody withdraws
//! flight.apply(Seat::One, Choice::FlyOn, &mut events)?;
//! flight.apply(Seat::Zero, Choice::Jump { booster, battery }, &mut events)?;
//! assert_eq!(flight.view(None).players[0].hyperspace.len(), 1);
//! flight.apply(Seat::One, Choice::FlyOn, &mut events)?; // no jump
//! let positions: Vec<_> = flight.game().homecomings().iter().map(|home| home.position).collect();
//! assert_eq!(positions, [Some(0), Some(-4)]); // two exposed connectors
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # The end
//!
//! A flight ends when the deck is empty or no ship flies, and yields the [homecomings](Flight::homecomings) for a
//! [settlement](crate::trucker::settlement).
//!
//! ```
//! use starwright::grid::{Cell, Side};
//! use starwright::table::{Record, Seat};
//! use starwright::trucker::cards::{Card, Deck, RoundCard};
//! use starwright::trucker::flight::{Ask, Choice, Flight, Pilot, Setup};
//! use starwright::trucker::{Board, Class, Component, Kind, Layout, Rulings};
//!
//! let cabin = Component::new(Kind::StartingCabin, "3333".parse()?, Side::Front)?;
//! let mut layout = Layout::new(Board::new(Class::I));
//! layout.place(Cell::new(2, 2)?, cabin)?;
//! let mut fleet = layout.into_fleet()?;
//! fleet.embark(&[])?;
//! let pilot = |position| Pilot { fleet: Some(fleet.clone()), position: Some(position), ..Pilot::default() };
//!
//! let mut flight = Record::<Flight>::begin(Setup {
//!     board: Board::new(Class::I),
//!     level: RoundCard::I,
//!     level_iii_cards: false,
//!     rulings: Rulings::DEFAULT,
//!     deck: Deck::new(vec![Card::ALL[3].clone()])?, // stardust
//!     under_way: false,
//!     players: vec![pilot(0), pilot(-2)],
//! })?;
//! let mut events = Vec::new();
//! for seat in [Seat::Zero, Seat::One] {
//!     assert_eq!(flight.game().question().map(|(actor, question)| (actor, question.ask())), Some((seat.into(), Ask::Withdraw)));
//!     flight.apply(seat, Choice::FlyOn, &mut events)?;
//! }
//! // the last one first, a day for each of four connectors
//! assert_eq!(events[1].to_string(), "seat 1 loses 4 days and is now at position -6");
//! assert_eq!(flight.game().homecomings()[0].position, Some(-4));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod answer;
mod ask;
mod choice;
mod event;
mod foresight;
mod leaving;
pub(in crate::trucker) mod odds;
mod progress;
mod question;
mod refusal;
mod resolve;
mod setup;
mod table;
mod view;
pub(in crate::trucker) mod words;

use alloc::vec::Vec;

pub use ask::Ask;
pub use choice::Choice;
pub use event::{Event, Fight, Reason};
pub use odds::{Habit, Odds, OddsError, Policy, Ratio, Toll, Weighed};
pub use progress::Progress;
pub use question::Question;
pub use refusal::Refusal;
pub use setup::{Pilot, Setup, SetupError};
pub use view::{PlayerView, View};

pub use crate::trucker::track::{Track, TrackError};

use crate::table::{Actor, Awaited, Outside, Play, Seat};
use crate::trucker::cards::{Card, CardSet, Deck};
use crate::trucker::fleet::Fleet;
use crate::trucker::flight::answer::Settled;
use crate::trucker::flight::resolve::{Asked, Page, Script};
use crate::trucker::flight::table::{Table, Terms};
use crate::trucker::parts::board::Board;
use crate::trucker::settlement::Homecoming;

/// A flight at one moment. Import the trait [`Play`] to play it, or use a [`Record`](crate::table::Record).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flight {
    table: Table,
    deck: Deck,
    /// How many cards of the deck were shown.
    shown: usize,
    script: Script,
    /// The current question and who is asked; `None` when the flight is over.
    asked: Option<Asked>,
}

impl Flight {
    /// The current question and who is asked; `None` when the flight is over.
    #[must_use]
    pub const fn question(&self) -> Option<(Actor, &Question)> {
        match &self.asked {
            Some((actor, question)) => Some((*actor, question)),
            None => None,
        }
    }

    /// The board of every player; pass it to [`told`](crate::table::message::told) to print choices, events and refusals.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.table.terms.board
    }

    /// The card being resolved.
    #[must_use]
    pub fn card(&self) -> Option<&Card> {
        match self.script.page() {
            Page::Over | Page::Withdrawal => None,
            Page::Jump(_) | Page::Card(_) | Page::Penalty(..) => {
                self.shown.checked_sub(1).and_then(|place| self.deck.cards().get(place))
            }
        }
    }

    /// The fleet of a player, without ships in hyperspace; `None` if there is no such seat. It costs less than a view.
    #[must_use]
    pub fn fleet(&self, seat: Seat) -> Option<&Fleet> {
        (seat.number() < self.table.terms.players).then(|| self.table.fleet(seat))
    }

    /// The credits of a player; `None` if there is no such seat.
    #[must_use]
    pub fn credits(&self, seat: Seat) -> Option<u32> {
        (seat.number() < self.table.terms.players).then(|| self.table.player(seat).credits)
    }

    /// What each player would return with now, by seat; after the flight, the input of the settlement.
    #[must_use]
    pub fn homecomings(&self) -> Vec<Homecoming> {
        self.seats().map(|seat| leaving::homecoming(&self.table, seat)).collect()
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::of(self.table.terms.players)
    }

    /// The question to a player, or to the table.
    fn question_to(&self, actor: Actor) -> Option<&Question> {
        self.question().filter(|&(asked, _)| asked == actor).map(|(_, question)| question)
    }

    /// Continues until an actor has to choose.
    fn proceed(&mut self, events: &mut Vec<Event>) {
        while *self.script.page() != Page::Over {
            if self.asked.is_none() {
                self.turn_page(events);
            } else if let Some(settled) = self.only_answer() {
                self.settle(settled, events);
            } else {
                return;
            }
        }
    }

    /// The only answer to a question, if there is just one.
    fn only_answer(&self) -> Option<Settled> {
        let (actor, question) = self.question()?;
        let choice = question.only(self.table.fleet(actor.seat()?), self.table.terms.rulings)?;
        question.judge(&self.table, actor, &choice).ok()
    }

    fn settle(&mut self, settled: Settled, events: &mut Vec<Event>) {
        let Some((actor, question)) = &mut self.asked else { return };
        let mut answer = self.table.commit(actor.seat(), settled, events);
        self.asked = self.script.go_on(Some((*actor, question, &mut answer)), &mut self.table, events);
    }

    /// Moves on from withdrawals to hyperspace, to the card, and from the card to the next withdrawals, unless the flight is over.
    fn turn_page(&mut self, events: &mut Vec<Event>) {
        let page = match self.script.page() {
            Page::Jump(faced) => Page::Card(faced.clone()),
            Page::Withdrawal => self.show(events),
            Page::Over | Page::Card(_) | Page::Penalty(..) => {
                leaving::resolved(&mut self.table, events);
                if self.next_card().is_some() { Page::Withdrawal } else { Self::end(events) }
            }
        };
        self.script = Script::of(page);
        self.asked = self.script.go_on(None, &mut self.table, events);
    }

    /// The next card, if anybody flies.
    fn next_card(&self) -> Option<&Card> {
        self.deck.cards().get(self.shown).filter(|_| self.table.track.leader().is_some())
    }

    fn show(&mut self, events: &mut Vec<Event>) -> Page {
        let Some(card) = self.next_card().cloned() else { return Self::end(events) };
        self.shown += 1;
        let faced = self.table.faced(&card);
        let raised = (faced != *card.kind()).then(|| faced.clone());
        events.push(Event::Shown { card, faced: raised });
        Page::of_card(faced, self.table.terms.rulings)
    }

    fn end(events: &mut Vec<Event>) -> Page {
        events.push(Event::Over);
        Page::Over
    }

    fn judge(&self, actor: Actor, choice: &Choice) -> Result<Settled, Refusal> {
        let players = self.table.terms.players;
        if let Some(seat) = actor.seat().filter(|seat| seat.number() >= players) {
            return Err(Refusal::NoSeat { seat, players });
        }
        let (awaited, question) = self.question().ok_or(Refusal::Over)?;
        if awaited != actor {
            return Err(Refusal::OutOfTurn { actor, awaited, ask: question.ask() });
        }
        question.judge(&self.table, actor, choice)
    }
}

impl Play for Flight {
    type Setup = Setup;
    type SetupError = SetupError;
    type Choice = Choice;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    fn begin(setup: &Setup, events: &mut Vec<Event>) -> Result<Self, SetupError> {
        let track = setup.check()?;
        let table = Table::new(setup, track);
        setup::unused(setup, events);
        let page = if setup.deck.cards().is_empty() { Self::end(events) } else { Page::Withdrawal };
        let mut flight = Self { table, deck: setup.deck.clone(), shown: 0, script: Script::of(page), asked: None };
        flight.asked = flight.script.go_on(None, &mut flight.table, events);
        flight.proceed(events);
        Ok(flight)
    }

    fn awaited(&self) -> Awaited {
        match self.question() {
            None => Awaited::NOBODY,
            Some((Actor::Table, _)) => Awaited::TABLE,
            Some((Actor::Seat(seat), _)) => seat.into(),
        }
    }

    fn outside(&self) -> Option<Outside> {
        self.awaited().table.then_some(Outside::Chance)
    }

    fn choices(&self, actor: Actor, choices: &mut Vec<Choice>) {
        let Some(question) = self.question_to(actor) else { return };
        // the table has no fleet and is asked for dice only
        let seat = actor.seat().unwrap_or(Seat::Zero);
        question.list(self.table.fleet(seat), self.table.terms.rulings, choices);
    }

    /// Power, losses, stowage and defences can be combined in more ways than are listed.
    fn accepts_unlisted(&self, actor: Actor) -> bool {
        self.question_to(actor).is_some_and(Question::accepts_unlisted)
    }

    fn check(&self, actor: Actor, choice: &Choice) -> Result<(), Refusal> {
        self.judge(actor, choice).map(drop)
    }

    fn apply(&mut self, actor: Actor, choice: &Choice, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let settled = self.judge(actor, choice)?;
        self.settle(settled, events);
        self.proceed(events);
        Ok(())
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Shown { .. })
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        let viewer = viewer.filter(|seat| seat.number() < self.table.terms.players);
        let shown = self.deck.cards().iter().take(self.shown).cloned().collect();
        let Terms { level, level_iii_cards, rulings, .. } = self.table.terms;
        View {
            level,
            level_iii_cards,
            rulings,
            card: self.card().cloned(),
            faced: self.card().map(|card| self.table.faced(card)),
            shown,
            cards_left: crate::table::refused::count(self.deck.cards().len().saturating_sub(self.shown)),
            asked: self.asked.clone(),
            progress: self.script.progress().clone(),
            players: self.seats().map(|seat| self.player_view(seat)).collect(),
            peeked: viewer.map_or(CardSet::EMPTY, |seat| self.table.player(seat).before.peeked),
        }
    }
}
