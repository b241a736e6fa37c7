//! The crate's bots, and chance.

use starwright::battle;
use starwright::dice::RandomSource;
use starwright::table::{Actor, Play, Seat};
use starwright::trucker::Game;
use starwright::trucker::bots::{FlightBot, Skill, YardBot};
use starwright::trucker::flight::Flight;
use starwright::trucker::game::Choice;
use starwright::trucker::yard::{self, Yard};
use starwright_answers::Chance;

use crate::deal::Dice;

/// The skill of the yard and flight bots.
const SKILL: Skill = Skill::Middle;

/// A game that bots can play.
pub trait Played: Play {
    /// The choice of a bot on that seat, or of chance for the table; `None` if it makes no choice.
    fn advise(&self, actor: Actor, dice: &mut Dice) -> Option<Self::Choice>;

    /// What the table does when nobody makes a choice.
    fn lapse(&self) -> Option<Self::Choice> {
        None
    }
}

impl Played for battle::Game {
    fn advise(&self, actor: Actor, dice: &mut Dice) -> Option<Self::Choice> {
        greedy(self, actor.seat()?, dice)
    }
}

impl Played for Yard {
    fn advise(&self, actor: Actor, dice: &mut Dice) -> Option<Self::Choice> {
        if let Actor::Seat(seat) = actor {
            let mut listed = Vec::new();
            self.choices(actor, &mut listed);
            return YardBot::new(seat, SKILL).choose(&self.view(Some(seat)), &listed);
        }
        self.chance(dice)
    }

    fn lapse(&self) -> Option<Self::Choice> {
        Some(yard::Choice::RanOut).filter(|choice| self.check(Actor::Table, choice).is_ok())
    }
}

impl Played for Flight {
    fn advise(&self, actor: Actor, dice: &mut Dice) -> Option<Self::Choice> {
        match actor {
            Actor::Table => self.chance(dice),
            Actor::Seat(seat) => {
                let mut listed = Vec::new();
                self.choices(actor, &mut listed);
                FlightBot::new(seat, SKILL).choose(&self.view(Some(seat)), &listed)
            }
        }
    }
}

impl Played for Game {
    fn advise(&self, actor: Actor, dice: &mut Dice) -> Option<Self::Choice> {
        let in_yard = self.yard().and_then(|yard| yard.advise(actor, dice)).map(Choice::Yard);
        in_yard.or_else(|| self.flight()?.advise(actor, dice).map(Choice::Flight))
    }

    fn lapse(&self) -> Option<Self::Choice> {
        self.yard()?.lapse().map(Choice::Yard)
    }
}

/// A random choice in a battle: a random placement, then any listed choice, uniformly.
pub fn any(game: &battle::Game, seat: Seat, dice: &mut Dice, few: &mut Vec<battle::Choice>) -> Option<battle::Choice> {
    if game.step() == battle::Step::Place {
        let zone = game.field().layout().zone(seat)?;
        return battle::random_placement(zone, dice).map(battle::Choice::place);
    }
    game.any_choice(seat, dice, few)
}

/// The choice of the crate's greedy bot, which sees only what its seat sees.
fn greedy(game: &battle::Game, seat: Seat, dice: &mut Dice) -> Option<battle::Choice> {
    battle::Bot::Greedy.advise(&game.view(seat), &[], dice).map(|advice| advice.choice)
}

/// A bot for battles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bot {
    /// Chooses at random.
    Random,
    /// The crate's greedy bot.
    Greedy,
    /// Greedy for half of its choices, random for the rest.
    Wavering,
}

impl Bot {
    pub const ALL: [(&'static str, Self); 3] =
        [("random", Self::Random), ("greedy", Self::Greedy), ("wavering", Self::Wavering)];

    pub fn choose(
        self,
        game: &battle::Game,
        seat: Seat,
        dice: &mut Dice,
        few: &mut Vec<battle::Choice>,
    ) -> Option<battle::Choice> {
        match self {
            Self::Greedy => greedy(game, seat, dice),
            Self::Wavering if dice.below(2) == 0 => greedy(game, seat, dice),
            Self::Random | Self::Wavering => any(game, seat, dice, few),
        }
    }
}

/// Plays a game with these advisers, until it ends or `told`, which gets the game and the events of each choice, says no. Returns
/// the number of choices made.
pub fn play_with<G: Played>(
    game: &mut G,
    dice: &mut Dice,
    advise: impl Fn(&G, Actor, &mut Dice) -> Option<G::Choice>,
    mut told: impl FnMut(&G, &[G::Event]) -> bool,
) -> u32 {
    let (mut choices, mut turn, mut events) = (0, 0, Vec::new());
    loop {
        let actors: Vec<Actor> = game.awaited().iter().collect();
        let wish = |place: usize| {
            let actor = *actors.get((turn + place) % actors.len())?;
            Some((actor, place))
        };
        let wanted = (0..actors.len())
            .filter_map(wish)
            .find_map(|(actor, place)| Some((actor, place, advise(game, actor, dice)?)));
        let lapsed = || game.lapse().map(|choice| (Actor::Table, 0, choice));
        let Some((actor, place, choice)) = wanted.or_else(lapsed) else { return choices };
        events.clear();
        if game.apply(actor, &choice, &mut events).is_err() || !told(game, &events) {
            return choices;
        }
        turn = turn + place + 1;
        choices += 1;
    }
}

/// Plays a game with its own advisers until it ends.
pub fn play_out<G: Played>(game: &mut G, dice: &mut Dice) {
    play_with(game, dice, G::advise, |_, _| true);
}
