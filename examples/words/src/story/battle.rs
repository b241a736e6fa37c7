//! A game of Battle Beyond Space.

use std::error::Error;
use std::io::Write;

use rand_pcg::Pcg32;
use starwright::battle::{Bot, Deck, Event, Game, Layout, Race, Setup};
use starwright::dice::{Random, RandomSource};
use starwright::rand_core::SeedableRng;
use starwright::table::message::Plain;

use super::teller::{PEOPLE, Teller};

pub fn play(teller: Teller, seed: u64, out: &mut dyn Write) -> Result<(), Box<dyn Error>> {
    let mut dice = Random::new(Pcg32::seed_from_u64(seed));
    let mut races = Race::ALL;
    dice.shuffle(&mut races);
    let players: Vec<_> = races.into_iter().take(3).map(|race| (race, Deck::HOUSE)).collect();
    let setup = Setup::shuffled(Layout::three_players(), &players, &mut dice).with_powers(&mut dice);
    let mut game = Game::new(&setup)?;
    let (mut round, mut events) = (None, Vec::new());
    while let Some(seat) = game.awaited_seat() {
        if round != Some(game.round()) {
            round = Some(game.round());
            writeln!(out)?;
            teller.heading("story-round", [("round", game.round().into())], out)?;
        }
        events.clear();
        let advice = Bot::Greedy.advise(&game.view(seat), &[Deck::HOUSE; 4], &mut dice).ok_or("no choice is left")?;
        game.apply(seat, &advice.choice, &mut events)?;
        for event in events.iter().filter(|event| teller.verbose || !is_small(**event)) {
            teller.line(event, &Plain, out)?;
        }
    }
    writeln!(out)?;
    teller.heading("story-standings", [], out)?;
    for (rank, group) in (1_u8..).zip(game.field().ranking()) {
        for seat in group {
            let race = game.race(seat).ok_or("everybody has a race")?;
            let player = PEOPLE[usize::from(seat.number())];
            let variables = [
                ("rank", rank.into()),
                ("player", player.into()),
                ("race", teller.word(&race)?),
                ("points", game.field().score(seat).into()),
            ];
            teller.heading("story-score", variables, out)?;
        }
    }
    Ok(())
}

/// Events too frequent to tell.
const fn is_small(event: Event) -> bool {
    use Event::{Drew, Ended, Fired, Flew, Placed, Revealed, Sailed, Shot, Turned};
    matches!(
        event,
        Drew { .. }
            | Ended { .. }
            | Fired { hit: None, .. }
            | Flew { .. }
            | Placed { .. }
            | Revealed { .. }
            | Sailed { .. }
            | Shot { .. }
            | Turned { .. }
    )
}
