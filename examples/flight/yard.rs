//! The yard of a round.

use std::io::Write;

use starwright::dice::RandomSource;
use starwright::table::{Actor, Play, Record};
use starwright::trucker::Game;
use starwright::trucker::bots::{Skill, YardBot};
use starwright::trucker::game::Event;
use starwright::trucker::yard::{Choice, Yard};

use crate::{Dice, Outcome, advance, happened};

/// Turns of all bots per run of the hourglass.
const RUN: u32 = 24;

/// From the first tile to launch.
pub fn build(game: &mut Record<Game>, round: u32, skill: Skill, dice: &mut Dice, out: &mut dyn Write) -> Outcome<()> {
    let Some(yard) = open(game, round) else { return Ok(()) };
    let bots: Vec<YardBot> = yard.view(None).players.iter().map(|player| YardBot::new(player.seat, skill)).collect();
    for turn in 1.. {
        for &bot in &bots {
            while let Some(yard) = open(game, round)
                && let Some(choice) = ask(bot, yard)
            {
                take(game, round, bot.seat().into(), choice, dice, out)?;
                if is_content(choice) {
                    break;
                }
            }
        }
        let Some(yard) = open(game, round) else { break };
        if turn % RUN == 0 && yard.check(Actor::Table, &Choice::RanOut).is_ok() {
            take(game, round, Actor::Table, Choice::RanOut, dice, out)?;
        }
    }
    Ok(())
}

fn ask(bot: YardBot, yard: &Yard) -> Option<Choice> {
    let mut listed = Vec::new();
    yard.choices(bot.seat().into(), &mut listed);
    bot.choose(&yard.view(Some(bot.seat())), &listed)
}

/// Whether this choice ends a turn.
fn is_content(choice: Choice) -> bool {
    use Choice::{Flip, Roll, TakeAside, TakeFaceDown, TakeFaceUp};
    !matches!(choice, TakeFaceDown | TakeFaceUp { .. } | TakeAside { .. } | Flip | Roll)
}

fn open(game: &Record<Game>, round: u32) -> Option<&Yard> {
    game.game().yard().filter(|_| game.game().round() == round)
}

/// Applies a choice, and the random event that follows from it.
fn take(
    game: &mut Record<Game>,
    round: u32,
    by: Actor,
    choice: Choice,
    dice: &mut Dice,
    out: &mut dyn Write,
) -> Outcome<()> {
    let Some(yard) = open(game, round) else { return Ok(()) };
    let board = yard.view(None).players.first().map(|player| player.layout.board().clone());
    let events = advance(game, by, choice, out)?;
    let events = events.into_iter().filter_map(|event| if let Event::Yard(event) = event { Some(event) } else { None });
    let events: Vec<_> = events.collect();
    board.map_or(Ok(()), |board| happened::tell(&events, &board, out))?;
    match open(game, round).and_then(|yard| answer(yard, dice)) {
        Some(answer) => take(game, round, Actor::Table, answer, dice, out),
        None => Ok(()),
    }
}

/// The tile that comes up or the die roll, if only the table is awaited.
fn answer(yard: &Yard, dice: &mut Dice) -> Option<Choice> {
    let awaited = yard.awaited();
    if !(awaited.seats.is_empty() && awaited.table) {
        return None;
    }
    let mut answers = Vec::new();
    yard.choices(Actor::Table, &mut answers);
    answers.get(dice.below(u32::try_from(answers.len()).ok()?) as usize).copied()
}
