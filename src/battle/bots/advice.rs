//! A bot's advice, and why.

use core::fmt;

use crate::battle::game::Game;
use crate::battle::game::choice::Choice;
use crate::battle::pieces::piece::PieceId;
use crate::battle::pieces::ship::Fate;
use crate::table::message::{Argument, Arguments, Message, Row};
use crate::table::seat::Seat;

/// A choice, and what the bot expects of it.
///
/// JSON:
/// ```json
/// {"choice": {"do": "turn", "fighter": 7, "facing": 5},
///  "expected": {"games": 12, "points": 18, "rivals": -6, "lost": 3, "taken": 4}, "nodes": 1000}
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Advice {
    /// The choice.
    pub choice: Choice,
    /// The expected result, as far as the bot searched.
    pub expected: Expectation,
    /// The number of nodes searched: choices applied to simulated games.
    pub nodes: u32,
}

/// The results of a choice in a bot's simulated games: sums over all of them. As a message they are means, in tenths.
///
/// How far the simulation goes depends on the [bot](crate::battle::Bot): one choice, to the end of the turn, or to the viewer's
/// next turn.
///
/// ```
/// # use starwright::battle::{Bot, Deck, Game, Layout, Race, Setup};
/// # use starwright::dice::Random;
/// # use starwright::rand_core::SeedableRng;
/// # let mut dice = Random::new(rand_pcg::Pcg32::seed_from_u64(1));
/// # let players = Race::ALL.map(|race| (race, Deck::HOUSE));
/// # let mut game = Game::new(&Setup::shuffled(Layout::four_players(), &players, &mut dice))?;
/// # for _ in 0..6 {
/// #     let advice = Bot::Greedy.advise(&game.view(game.active()), &[], &mut dice).ok_or("nobody is asked")?;
/// #     game.apply(game.active(), &advice.choice, &mut vec![])?;
/// # }
/// let advice = Bot::MonteCarlo { nodes: 1_000 }.advise(&game.view(game.active()), &[], &mut dice).ok_or("nobody is asked")?;
/// assert!(advice.expected.games > 0);
/// assert!(advice.to_string().contains("for the others"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// JSON: `{"games": 12, "points": 18, "rivals": -6, "lost": 3, "taken": 4}`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Expectation {
    /// The number of simulated games; 0 if there was only one choice, or no budget.
    pub games: u32,
    /// The viewer's points gained, with the probe ring as held at the end of the simulation.
    pub points: i32,
    /// The points gained by all others.
    pub rivals: i32,
    /// The viewer's ships lost.
    pub lost: u32,
    /// The ships that the viewer captured.
    pub taken: u32,
}

impl Expectation {
    /// The result of one game.
    pub(super) fn of(seat: Seat, before: &Game, after: &Game) -> Self {
        let gained = |each: Seat| i32::from(after.field().score(each)) - i32::from(before.field().score(each));
        let rivals = Seat::of(before.field().players()).filter(|&each| each != seat);
        let gone = |game: &Game| {
            let is_gone = |piece: &PieceId| matches!(game.field().fate(*piece), Fate::Captured(_) | Fate::Lost);
            PieceId::fleet(seat).filter(is_gone).count()
        };
        let trophies = |game: &Game| game.field().trophies(seat).len();
        let more =
            |of: &dyn Fn(&Game) -> usize| u32::try_from(of(after).saturating_sub(of(before))).unwrap_or(u32::MAX);
        Self {
            games: 1,
            points: gained(seat),
            rivals: rivals.map(gained).sum(),
            lost: more(&gone),
            taken: more(&trophies),
        }
    }

    pub(super) const fn add(&mut self, other: Self) {
        self.games = self.games.saturating_add(other.games);
        self.points = self.points.saturating_add(other.points);
        self.rivals = self.rivals.saturating_add(other.rivals);
        self.lost = self.lost.saturating_add(other.lost);
        self.taken = self.taken.saturating_add(other.taken);
    }

    /// A sum as a mean, in tenths, rounded.
    fn mean(&self, sum: i64) -> Argument<'static> {
        let games = i64::from(self.games.max(1));
        Argument::Tenths((20 * sum + games).div_euclid(2 * games))
    }
}

const MEAN: Row = Row {
    key: ("expectation", "mean"),
    template: "on average over {games|1:1 simulated game|# simulated games}: {points|1:1 point|# points}, \
        {rivals} for the others, {taken|1:1 ship|# ships} captured, {lost} lost",
    fields: &["games", "points", "rivals", "taken", "lost"],
};
const NONE: Row = Row { key: ("expectation", "none"), template: "no game was simulated", fields: &[] };

impl Message for Expectation {
    fn row(&self) -> Row {
        if self.games == 0 { NONE } else { MEAN }
    }

    fn rows() -> &'static [Row] {
        &[MEAN, NONE]
    }

    fn arguments<'a>(&'a self, arguments: &mut Arguments<'a>) {
        if self.games == 0 {
            return;
        }
        arguments.put("games", self.games.into());
        arguments.put("points", self.mean(self.points.into()));
        arguments.put("rivals", self.mean(self.rivals.into()));
        arguments.put("taken", self.mean(self.taken.into()));
        arguments.put("lost", self.mean(self.lost.into()));
    }
}

messages!(@told Expectation);

impl fmt::Display for Advice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.choice, self.expected)
    }
}
