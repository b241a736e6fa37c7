//! Flights of four bots on ships that they built: what they earn, how they end, and what the cards cost them.

use std::collections::{BTreeMap, BTreeSet};

use starwright::table::{Actor, Play, Seat};
use starwright::trucker::bots::{FlightBot, Skill, YardBot};
use starwright::trucker::cards::Family;
use starwright::trucker::flight::{Event, Flight, Reason};
use starwright::trucker::game::{self, Choice};
use starwright::trucker::{Class, Game};

use crate::batch::threads::Watch;
use crate::bots::{Played, play_with};
use crate::deal::{Dice, dice, dice_to_play};
use crate::survey::tally::Tally;

const PLAYERS: u8 = 4;
/// The number of flights in which every table of builders and captains sits once: 9 pairs of skills on each seat.
const ROUND: u64 = 9_u64.pow(PLAYERS as u32);
/// Scrambles the numbers within a round, so that any part of it is a fair sample. Coprime to the length of a round.
const STRIDE: u64 = 2_654_435_761;

/// Who builds the ship of a seat, and who flies it.
#[derive(Clone, Copy, PartialEq)]
pub struct Crew {
    builder: Skill,
    captain: Skill,
}

impl Crew {
    pub fn names(self) -> (String, String) {
        (self.builder.to_string(), self.captain.to_string())
    }
}

/// The crews of a flight, by seat.
pub fn crews(number: u64) -> [Crew; PLAYERS as usize] {
    let mut within = (number % ROUND).wrapping_mul(STRIDE) % ROUND;
    let mut skill = || {
        let digit = usize::try_from(within % 3).unwrap_or(0);
        within /= 3;
        Skill::ALL[digit]
    };
    std::array::from_fn(|_| Crew { builder: skill(), captain: skill() })
}

/// Adds the flight with the given number.
pub fn survey(class: Class, number: u64, tally: &mut Tally, watch: &Watch<'_>) {
    let crews = crews(number);
    let setup = game::Setup::dealt(PLAYERS, &[class], &mut dice(number));
    let Some(mut game) = setup.ok().and_then(|setup| Game::begin(&setup, &mut Vec::new()).ok()) else {
        tally.add("finished", 0, 1);
        return;
    };
    let (mut logbook, mut chance) = (Logbook::default(), dice_to_play(number));
    play_with(
        &mut game,
        &mut chance,
        |game, actor, dice| advise(game, actor, &crews, dice),
        |game, events| {
            logbook.read(game, events);
            watch.goes_on()
        },
    );
    logbook.turn_page();
    tally.add("finished", i64::from(game.is_over()), 1);
    let purses = game.purses();
    for ((seat, crew), purse) in Seat::of(PLAYERS).zip(crews).zip(&purses) {
        let (builder, captain) = crew.names();
        tally.add(&format!("credits/{builder}/{captain}"), *purse, 1);
        tally.add(&format!("end/{captain}/{}", logbook.end(seat)), 1, 1);
        for (other, theirs) in crews.iter().zip(&purses) {
            let halves = 1 + purse.cmp(theirs) as i64;
            for (kind, one, other) in
                [("builder", crew.builder, other.builder), ("captain", crew.captain, other.captain)]
            {
                if one != other {
                    tally.add(&format!("{kind}/{one}/{other}"), halves, 1);
                }
            }
        }
    }
    for (family, lost) in logbook.lost {
        tally.add(&format!("lost/{family}"), lost, 1);
    }
}

fn advise(game: &Game, actor: Actor, crews: &[Crew], dice: &mut Dice) -> Option<Choice> {
    let Some(seat) = actor.seat() else { return game.advise(actor, dice) };
    let crew = crews.get(usize::from(seat.number()))?;
    if let Some(yard) = game.yard() {
        let mut listed = Vec::new();
        yard.choices(actor, &mut listed);
        return YardBot::new(seat, crew.builder).choose(&yard.view(Some(seat)), &listed).map(Choice::Yard);
    }
    let flight = game.flight()?;
    let mut listed = Vec::new();
    flight.choices(actor, &mut listed);
    FlightBot::new(seat, crew.captain).choose(&flight.view(Some(seat)), &listed).map(Choice::Flight)
}

/// What the events of a flight tell.
#[derive(Default)]
struct Logbook {
    /// The seats whose markers are on the track; none before the launch.
    aloft: Option<BTreeSet<Seat>>,
    card: Option<Family>,
    /// Components lost to the card, by seat.
    page: BTreeMap<Seat, u32>,
    /// For each card and each player whom it met, the components lost.
    lost: Vec<(Family, u32)>,
    /// Why the last ship of a player that has left did so.
    left: BTreeMap<Seat, &'static str>,
    /// How players ended who did not come home.
    ends: BTreeMap<Seat, &'static str>,
}

impl Logbook {
    fn read(&mut self, game: &Game, events: &[game::Event]) {
        if let (None, Some(flight)) = (&self.aloft, game.flight()) {
            self.launch(flight);
        }
        for event in events {
            match event {
                game::Event::Flight(Event::Shown { card, .. }) => {
                    self.turn_page();
                    self.card = Some(card.kind().family());
                    self.page = self.aloft.iter().flatten().map(|&seat| (seat, 0)).collect();
                }
                game::Event::Flight(Event::Wrecked { seat, destroyed, cut_off, .. }) => {
                    *self.page.entry(*seat).or_default() += destroyed.len() + cut_off.len();
                }
                game::Event::Flight(Event::Left { seat, reason, .. }) => {
                    self.left.insert(*seat, ending(*reason));
                }
                game::Event::Flight(Event::OutOfFlight { seat }) => {
                    self.ends.extend(self.left.get(seat).map(|&end| (*seat, end)));
                    if let Some(aloft) = &mut self.aloft {
                        aloft.remove(seat);
                    }
                }
                _ => {}
            }
        }
    }

    /// Markers are placed for the players with a ship. Before the first card there is a question, so nobody has left yet.
    fn launch(&mut self, flight: &Flight) {
        let (aloft, grounded): (Vec<_>, Vec<_>) =
            flight.view(None).players.into_iter().partition(|player| player.position.is_some());
        self.ends = grounded.into_iter().map(|player| (player.seat, GROUNDED)).collect();
        self.aloft = Some(aloft.into_iter().map(|player| player.seat).collect());
    }

    /// The card is over.
    fn turn_page(&mut self) {
        let page = std::mem::take(&mut self.page);
        if let Some(family) = self.card.take() {
            self.lost.extend(page.into_values().map(|lost| (family, lost)));
        }
    }

    fn end(&self, seat: Seat) -> &'static str {
        let unless = if self.aloft.is_some() { "home" } else { GROUNDED };
        self.ends.get(&seat).copied().unwrap_or(unless)
    }
}

/// A player without a ship that may fly.
const GROUNDED: &str = "grounded";

const fn ending(reason: Reason) -> &'static str {
    match reason {
        Reason::Withdrawn => "withdrawn",
        Reason::Stranded => "stranded",
        Reason::Unmanned => "unmanned",
        Reason::Lapped => "lapped",
    }
}
