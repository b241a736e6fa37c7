//! Games of Galaxy Trucker.

use std::error::Error;
use std::io::Write;

use rand_pcg::Pcg32;
use starwright::dice::{Random, RandomSource};
use starwright::rand_core::SeedableRng;
use starwright::table::message::{Names, Plain};
use starwright::table::{Actor, Play, Record};
use starwright::trucker::attack::Fate;
use starwright::trucker::bots::{FlightBot, Skill, YardBot};
use starwright::trucker::game::{Choice, Event, Setup};
use starwright::trucker::{Class, Game, Layout, flight, yard};

use super::Story;
use super::teller::{PEOPLE, Teller};

type Outcome<T> = Result<T, Box<dyn Error>>;

/// Turns of all bots per run of the hourglass.
const RUN: u32 = 24;
const PLAYERS: u8 = 3;
const SKILL: Skill = Skill::Middle;

pub fn play(story: Story, teller: Teller, seed: u64, out: &mut dyn Write) -> Outcome<()> {
    let classes: &[Class] = match story {
        Story::Game => &[Class::I, Class::II],
        Story::Yard => &[Class::IIIC],
        _ => &[Class::II],
    };
    let mut dice = Random::new(Pcg32::seed_from_u64(seed));
    let game = Record::<Game>::begin(Setup::dealt(PLAYERS, classes, &mut dice)?)?;
    let mut table = Table { story, teller, dice, game, out };
    for (round, class) in (0..).zip(classes) {
        table.heading("story-class", [("round", (round + 1).into()), ("class", class.to_string().into())])?;
        table.build(round)?;
        if story == Story::Yard {
            return Ok(());
        }
        table.fly(round)?;
    }
    table.standings()
}

struct Table<'a> {
    story: Story,
    teller: Teller,
    dice: Random<Pcg32>,
    game: Record<Game>,
    out: &'a mut dyn Write,
}

impl Table<'_> {
    fn heading(
        &mut self,
        id: &str,
        variables: impl IntoIterator<Item = (&'static str, fluent_bundle::FluentValue<'static>)>,
    ) -> Outcome<()> {
        writeln!(self.out)?;
        self.teller.heading(id, variables, self.out)
    }

    /// From the first tile to launch.
    fn build(&mut self, round: u32) -> Outcome<()> {
        let seats = self.yard(round).map(|yard| yard.view(None).players.len()).unwrap_or_default();
        let bots: Vec<_> =
            starwright::table::Seat::ALL.into_iter().take(seats).map(|seat| YardBot::new(seat, SKILL)).collect();
        for turn in 1.. {
            for bot in &bots {
                while let Some(choice) = self.yard(round).and_then(|yard| ask(*bot, yard)) {
                    self.apply(bot.seat().into(), choice.into())?;
                    self.answer(round)?;
                    if is_content(choice) {
                        break;
                    }
                }
            }
            let Some(yard) = self.yard(round) else { break };
            if turn % RUN == 0 && yard.check(Actor::Table, &yard::Choice::RanOut).is_ok() {
                self.apply(Actor::Table, yard::Choice::RanOut.into())?;
                self.answer(round)?;
            }
        }
        Ok(())
    }

    /// Makes the table's random choices while only the table is awaited.
    fn answer(&mut self, round: u32) -> Outcome<()> {
        while let Some(yard) = self.yard(round).filter(|yard| yard.awaited().seats.is_empty() && yard.awaited().table) {
            let mut answers = Vec::new();
            yard.choices(Actor::Table, &mut answers);
            let chosen = self.dice.below(u32::try_from(answers.len())?) as usize;
            let answer = *answers.get(chosen).ok_or("chance has a choice")?;
            self.apply(Actor::Table, answer.into())?;
        }
        Ok(())
    }

    /// From the first card to the settlement.
    fn fly(&mut self, round: u32) -> Outcome<()> {
        self.heading("story-take-off", [])?;
        while let Some(flight) = self.game.game().flight().filter(|_| self.game.game().round() == round) {
            let (actor, _) = flight.question().ok_or("somebody is asked as long as a flight lasts")?;
            let choice = match actor {
                Actor::Table => flight::Choice::Die { face: self.dice.die() },
                Actor::Seat(seat) => {
                    let mut listed = Vec::new();
                    flight.choices(actor, &mut listed);
                    FlightBot::new(seat, SKILL).choose(&flight.view(Some(seat)), &listed).ok_or("there is a choice")?
                }
            };
            self.apply(actor, choice.into())?;
        }
        Ok(())
    }

    fn yard(&self, round: u32) -> Option<&yard::Yard> {
        self.game.game().yard().filter(|_| self.game.game().round() == round)
    }

    /// Applies a choice and tells its events.
    fn apply(&mut self, by: Actor, choice: Choice) -> Outcome<()> {
        let layouts = self.layouts();
        let mut events = Vec::new();
        self.game.apply(by, choice, &mut events)?;
        for event in events {
            if !self.is_told(&event) {
                continue;
            }
            if self.story == Story::Flight && matches!(event, Event::Flight(flight::Event::Shown { .. })) {
                writeln!(self.out)?;
            }
            let names = layouts.get(struck(&event)).map_or(&Plain as &dyn Names, |layout| layout);
            self.teller.line(&event, names, self.out)?;
        }
        Ok(())
    }

    fn is_told(&self, event: &Event) -> bool {
        match event {
            Event::Yard(event) if self.story == Story::Flight => matches!(event, yard::Event::Started { .. }),
            Event::Yard(event) => self.teller.verbose || !is_small(event),
            Event::Flight(event) => {
                let is_short = self.story == Story::Game && is_detail(event);
                self.teller.verbose || !(is_routine(event) || is_short)
            }
            Event::RoundBegan { .. } => false,
            _ => true,
        }
    }

    /// The layouts by seat, for the names of components and cells.
    fn layouts(&self) -> Vec<Layout> {
        let game = self.game.game();
        let flown = game.flight().map(|flight| flight.view(None).players);
        let built = game.yard().map(|yard| yard.view(None).players);
        let flown = flown.into_iter().flatten().map(|player| player.fleet.layout().clone());
        flown.chain(built.into_iter().flatten().map(|player| player.layout)).collect()
    }

    fn standings(&mut self) -> Outcome<()> {
        self.heading("story-standings", [])?;
        for standing in self.game.game().standings() {
            let variables = [
                ("rank", (standing.richer + 1).into()),
                ("player", PEOPLE[usize::from(standing.seat.number())].into()),
                ("credits", standing.net().into()),
            ];
            self.teller.heading("story-rich", variables, self.out)?;
        }
        Ok(())
    }
}

/// The seat whose components an event names.
const fn struck(event: &Event) -> usize {
    use flight::Event::{Left, Met, Wrecked};
    match event {
        Event::Flight(Left { seat, .. } | Met { seat, .. } | Wrecked { seat, .. }) => seat.number() as usize,
        _ => 0,
    }
}

fn ask(bot: YardBot, yard: &yard::Yard) -> Option<yard::Choice> {
    let mut listed = Vec::new();
    yard.choices(bot.seat().into(), &mut listed);
    bot.choose(&yard.view(Some(bot.seat())), &listed)
}

/// Whether a turn ends with this choice.
fn is_content(choice: yard::Choice) -> bool {
    use yard::Choice::{Flip, Roll, TakeAside, TakeFaceDown, TakeFaceUp};
    !matches!(choice, TakeFaceDown | TakeFaceUp { .. } | TakeAside { .. } | Flip | Roll)
}

/// Events of a yard too frequent to tell.
const fn is_small(event: &yard::Event) -> bool {
    use yard::Event::{Boarded, Looked, Passed, Placed, Reached, Returned, Rolled, SetAside, Took};
    matches!(
        event,
        Boarded { .. }
            | Looked { .. }
            | Passed { lost: 0, .. }
            | Placed { .. }
            | Reached { .. }
            | Returned { .. }
            | Rolled { .. }
            | SetAside { .. }
            | Took { .. }
    )
}

/// Events of a flight too frequent to tell.
fn is_routine(event: &flight::Event) -> bool {
    use flight::Event::{Cannons, Comes, Declined, Engines, Met, Rolled, Took, Unmet};
    match event {
        Cannons { .. } | Declined { .. } | Engines { .. } | Rolled { .. } | Took { .. } | Unmet { .. } => true,
        Comes { lines, .. } => lines.is_empty(),
        Met { ends, .. } => ends.iter().all(|end| end.fate != Fate::Destroyed),
        _ => false,
    }
}

/// Events that the story of a whole game omits.
const fn is_detail(event: &flight::Event) -> bool {
    use flight::Event::{Comes, Met, Moved};
    matches!(event, Comes { .. } | Met { .. } | Moved { .. })
}
