//! How strong the bots of the battle are: many games of one bot against three others, in every seat equally often.

mod manners;

use std::error::Error;
use std::fmt;
use std::io::Write;
use std::num::NonZero;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use manners::arguments::Arguments;
use rand_pcg::Pcg32;
use starwright::battle::{Bot, Choice, Deck, Game, Layout, Race, Setup, Step, random_placement};
use starwright::dice::{Random, RandomSource};
use starwright::rand_core::SeedableRng;
use starwright::table::Seat;

type Dice = Random<Pcg32>;

const SEATS: u64 = 4;

const HELP: &str = "\
How strong the bots of Battle Beyond Space are: one bot against three others. Each deal of races, powers and cards is
played four times, with the one in every seat. The same arguments always give the same figures.

Usage: battle_bots [--one BOT] [--others BOT] [--games N] [--seed N] [--threads N]

  --one BOT       random, greedy, turn:NODES or monte-carlo:NODES; default monte-carlo:4000
  --others BOT    default greedy
  --games N       default 400
  --seed N        default 1
  --threads N     default 2, at most one per core

Intervals are 95 % Wilson intervals; they assume that games, and the rivals in a game, are independent.

Example: cargo run --release --example battle_bots -- --one turn:2000 --others greedy --games 40

Exit code: 0 the games are over, 2 wrong arguments, 3 the output cannot be written.
";

fn main() -> ExitCode {
    manners::run(HELP, play)
}

/// A player: a bot, or a random mover.
#[derive(Clone, Copy)]
enum Player {
    Random,
    Bot(Bot),
}

impl Player {
    fn named(word: &str) -> Option<Self> {
        let (name, nodes) = word.split_once(':').map_or((word, None), |(name, nodes)| (name, Some(nodes)));
        let budget = || nodes.unwrap_or("4000").parse().ok();
        match (name, nodes) {
            ("random", None) => Some(Self::Random),
            ("greedy", None) => Some(Self::Bot(Bot::Greedy)),
            ("turn", _) => Some(Self::Bot(Bot::Turn { nodes: budget()? })),
            ("monte-carlo", _) => Some(Self::Bot(Bot::MonteCarlo { nodes: budget()? })),
            _ => None,
        }
    }

    fn choose(self, game: &Game, seat: Seat, dice: &mut Dice, few: &mut Vec<Choice>) -> Option<Choice> {
        match self {
            Self::Bot(bot) => bot.advise(&game.view(seat), &[Deck::HOUSE; 4], dice).map(|advice| advice.choice),
            Self::Random if game.step() == Step::Place => {
                random_placement(game.field().layout().zone(seat)?, dice).map(Choice::place)
            }
            Self::Random => game.any_choice(seat, dice, few),
        }
    }
}

/// A player by the name that was given.
struct Named {
    name: String,
    player: Player,
}

impl Named {
    fn read(name: &str) -> Result<Self, &'static str> {
        let player = Player::named(name).ok_or("expected random, greedy, turn:NODES, monte-carlo:NODES")?;
        Ok(Self { name: name.to_owned(), player })
    }
}

struct Options {
    one: Named,
    others: Named,
    games: u64,
    seed: u64,
    threads: u64,
}

impl Options {
    fn read(mut arguments: Arguments) -> Result<Self, lexopt::Error> {
        let (one, others) = (Named::read("monte-carlo:4000")?, Named::read("greedy")?);
        let mut options = Self { one, others, games: 400, seed: 1, threads: 2 };
        while let Some(option) = arguments.option()? {
            match option.as_str() {
                "--one" => options.one = arguments.value(Named::read)?,
                "--others" => options.others = arguments.value(Named::read)?,
                "--games" => options.games = arguments.number(1..=u64::MAX)?,
                "--seed" => options.seed = arguments.number(0..=u64::MAX)?,
                "--threads" => options.threads = arguments.number(1..=u64::MAX)?,
                _ => return Err(lexopt::Error::UnexpectedOption(option)),
            }
        }
        Ok(options)
    }
}

fn cores() -> u64 {
    thread::available_parallelism().map_or(1, NonZero::get) as u64
}

fn play(arguments: Arguments, out: &mut dyn Write) -> Result<ExitCode, Box<dyn Error>> {
    let options = Options::read(arguments)?;
    let (one, others) = (options.one.player, options.others.player);
    let next = AtomicU64::new(0);
    let work = || {
        let mut tally = Tally::default();
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= options.games {
                return Some(tally);
            }
            let scores = battle(options.seed.wrapping_add(game / SEATS), game % SEATS, one, others)?;
            tally.count(usize::try_from(game % SEATS).ok()?, &scores);
        }
    };
    let tallies: Vec<Option<Tally>> = thread::scope(|scope| {
        let workers: Vec<_> = (0..options.threads.min(cores())).map(|_| scope.spawn(work)).collect();
        workers.into_iter().map(|worker| worker.join().ok().flatten()).collect()
    });
    let mut sum = Tally::default();
    for tally in tallies {
        sum.add(&tally.ok_or("a bot found no choice")?);
    }
    writeln!(out, "{} against three of {}, {sum}", options.one.name, options.others.name)?;
    Ok(ExitCode::SUCCESS)
}

/// A whole game; the points by seat.
fn battle(seed: u64, place: u64, one: Player, others: Player) -> Option<Vec<u16>> {
    let mut dice = Random::new(Pcg32::seed_from_u64(seed));
    let mut races = Race::ALL;
    dice.shuffle(&mut races);
    let players = races.map(|race| (race, Deck::HOUSE));
    let setup = Setup::shuffled(Layout::four_players(), &players, &mut dice).with_powers(&mut dice);
    let mut game = Game::new(&setup).ok()?;
    let (mut few, mut events) = (vec![], vec![]);
    while let Some(seat) = game.awaited_seat() {
        let player = if u64::from(seat.number()) == place { one } else { others };
        let choice = player.choose(&game, seat, &mut dice, &mut few)?;
        events.clear();
        game.apply(seat, &choice, &mut events).ok()?;
    }
    Some(game.field().scores())
}

/// The results of the one.
#[derive(Default)]
struct Tally {
    games: u64,
    /// Games won alone, and games tied for first.
    first: u64,
    shared: u64,
    /// Rivals with fewer points, and with as many.
    behind: u64,
    level: u64,
    points: u64,
    rivals: u64,
}

impl Tally {
    fn count(&mut self, place: usize, scores: &[u16]) {
        let own = scores[place];
        let rivals = || scores.iter().enumerate().filter(|&(other, _)| other != place).map(|(_, &score)| score);
        let best = rivals().max().unwrap_or(0);
        self.games += 1;
        self.first += u64::from(own > best);
        self.shared += u64::from(own == best);
        self.behind += rivals().map(|score| u64::from(score < own)).sum::<u64>();
        self.level += rivals().map(|score| u64::from(score == own)).sum::<u64>();
        self.points += u64::from(own);
        self.rivals += rivals().map(u64::from).sum::<u64>();
    }

    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.first += other.first;
        self.shared += other.shared;
        self.behind += other.behind;
        self.level += other.level;
        self.points += other.points;
        self.rivals += other.rivals;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pairs = self.games * (SEATS - 1);
        writeln!(f, "{} games:", self.games)?;
        writeln!(f, "first alone         {}", Share(self.first, self.games))?;
        writeln!(f, "first, perhaps tied {}", Share(self.first + self.shared, self.games))?;
        writeln!(f, "ahead of a rival    {}", Share(self.behind, pairs))?;
        writeln!(f, "level with a rival  {}", Share(self.level, pairs))?;
        let mean = |sum: u64, of: u64| tenths(sum, of.max(1));
        let (points, rivals) = (mean(self.points, self.games), mean(self.rivals, pairs));
        write!(f, "points              {points} in the mean, a rival {rivals}")
    }
}

/// A share, with its Wilson interval.
struct Share(u64, u64);

impl fmt::Display for Share {
    #[allow(clippy::cast_precision_loss, reason = "counts of games")]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (part, all) = (self.0 as f64, self.1.max(1) as f64);
        let (share, z) = (part / all, 1.96);
        let scale = 1.0 + z * z / all;
        let centre = (share + z * z / (2.0 * all)) / scale;
        let half = z / scale * (share * (1.0 - share) / all + z * z / (4.0 * all * all)).sqrt();
        let [share, low, high] = [share, centre - half, centre + half].map(|each| 100.0 * each);
        write!(f, "{:5} of {:5}: {share:5.1} % ({low:.1} to {high:.1})", self.0, self.1)
    }
}

fn tenths(sum: u64, of: u64) -> String {
    let tenths = (20 * sum + of) / (2 * of);
    format!("{}.{}", tenths / 10, tenths % 10)
}
