//! The flight as text.

use std::io::{Result, Write};

use starwright::table::Seat;
use starwright::table::message::{Called, Names, Plain, told};
use starwright::trucker::LossWeights;
use starwright::trucker::attack::{Defence, Fate};
use starwright::trucker::campaign::Standing;
use starwright::trucker::flight::{Choice, Event, PlayerView, Question, View};
use starwright::trucker::settlement::Settlement;

use crate::happened::{PEOPLE, name};

/// Draws a ship that loses at least this many components at once.
const HEAVY: u32 = 3;

/// All ships before the first card.
pub fn take_off(view: &View, out: &mut dyn Write) -> Result<()> {
    writeln!(out, "\nTake-off, with {} to come", many(view.cards_left, "card"))?;
    flying(view).try_for_each(|player| picture(player, out))
}

/// The events, with drawings of ships that were hit hard and, at the end, of all ships.
pub fn happened(events: &[Event], before: &View, after: &View, out: &mut dyn Write) -> Result<()> {
    for event in events {
        match event {
            Event::Shown { card, faced } => {
                let says = faced.as_ref().unwrap_or(card.kind());
                writeln!(out, "\n{} to come. {says}", many(after.cards_left, "card"))?;
            }
            Event::Over => {
                writeln!(out, "\nThe flight is over.")?;
                flying(after).try_for_each(|player| picture(player, out))?;
            }
            // the event after it says where the dice aim
            Event::Rolled { .. } => {}
            Event::Met { seat, ends, .. } if ends.iter().all(|end| end.fate == Fate::Missed) => {
                writeln!(out, "  it misses {}", name(*seat))?;
            }
            _ => writeln!(out, "  {}", told(event, &Called::new(&PEOPLE).at(names(event, before))))?,
        }
        if let Event::Wrecked { seat, destroyed, cut_off, .. } = event
            && (*destroyed | *cut_off).len() >= HEAVY
        {
            flying(after).filter(|player| player.seat == *seat).try_for_each(|player| picture(player, out))?;
        }
    }
    Ok(())
}

/// What the best defence saves, compared with no defence.
pub fn why(view: &View, seat: Seat, choice: &Choice, out: &mut dyn Write) -> Result<()> {
    let (Choice::Defend { defence }, Some((_, Question::Defend { incoming }))) = (choice, &view.asked) else {
        return Ok(());
    };
    let own = view.players.iter().find(|player| player.seat == seat && *defence != Defence::default());
    let spared = own.and_then(|PlayerView { fleet, .. }| {
        let weights = LossWeights::DEFAULT.with_rulings(incoming.rulings());
        let best = fleet.best_defence(incoming, &weights).ok().filter(|best| best.defence == *defence)?;
        Some((fleet.board(), fleet.spared(incoming, &best, &weights).ok()?))
    });
    spared.map_or(Ok(()), |(board, spared)| writeln!(out, "  {} {}", name(seat), told(&spared, board)))
}

/// The printed names of the board, and the components of the player who is hit.
fn names<'a>(event: &Event, before: &'a View) -> &'a dyn Names {
    let of = |seat: Seat| before.players.iter().find(|player| player.seat == seat);
    let hit = match event {
        Event::Met { seat, .. } | Event::Wrecked { seat, .. } | Event::Left { seat, .. } => of(*seat),
        _ => before.players.first(),
    };
    hit.map_or(&Plain, |player| player.fleet.layout())
}

fn flying(view: &View) -> impl Iterator<Item = &PlayerView> {
    view.players.iter().filter(|player| player.position.is_some())
}

fn picture(player: &PlayerView, out: &mut dyn Write) -> Result<()> {
    let PlayerView { seat, fleet, lost_pile, credits, .. } = player;
    let all = fleet.layout().occupied();
    writeln!(
        out,
        "\n  {}: {} in {}, {}, {}, {}, {}; {lost_pile} lost, {credits} credits",
        name(*seat),
        many(all.len(), "component"),
        many(u32::try_from(fleet.ships().count()).unwrap_or(u32::MAX), "ship"),
        many(fleet.crew().humans, "human"),
        many(fleet.crew().aliens, "alien"),
        many(fleet.aboard().batteries(all), "battery token"),
        fleet.aboard().goods(all),
    )?;
    writeln!(out, "{}", fleet.layout().drawing())
}

fn many(number: u32, thing: &str) -> String {
    format!("{number} {thing}{}", if number == 1 { "" } else { "s" })
}

pub fn settled(settlement: &Settlement, out: &mut dyn Write) -> Result<()> {
    writeln!(out, "\n{}\n", told(settlement, &Called::new(&PEOPLE)))
}

pub fn standings(standings: &[Standing], out: &mut dyn Write) -> Result<()> {
    for standing in standings {
        let won = if standing.won { "and has won" } else { "and has not won" };
        writeln!(out, "{}. {}, {won}.", standing.richer + 1, told(standing, &Called::new(&PEOPLE)))?;
    }
    Ok(())
}
