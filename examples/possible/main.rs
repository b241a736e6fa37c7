//! The best ships that the real tiles allow: what a search finds, and upper bounds. Where the two meet, the result is proven.

#[path = "../manners/mod.rs"]
mod manners;

mod bounds;
mod search;

use std::error::Error;
use std::io::Write;
use std::process::ExitCode;

use manners::arguments::Arguments;
use starwright::grid::CellSet;
use starwright::trucker::{Board, Class, Component, Kind, Layout, Strength, catalogue};

use bounds::Power;
use search::Search;

type Outcome<T> = Result<T, Box<dyn Error>>;

const HELP: &str = "\
The best ships that the real tiles allow, with a starting cabin, full batteries and no aliens: the best that a search finds,
and a bound. Where the two meet the result is proven; otherwise the best may lie in between. The same arguments always print
the same table.

Usage: possible [--steps N] [--seed N]

  --steps N    changes that each search tries, default 200,000
  --seed N     default 1

Example: cargo run --release --example possible -- --steps 20000 --seed 3

Exit code: 0 done, 2 wrong arguments, 3 the output cannot be written.
";

const CLASSES: [Class; 7] = [Class::I, Class::II, Class::III, Class::IIIA, Class::IC, Class::IIC, Class::IIIC];

fn main() -> ExitCode {
    manners::run(HELP, run)
}

fn run(arguments: Arguments, out: &mut dyn Write) -> Outcome<ExitCode> {
    let (steps, seed) = options(arguments)?;
    let tiles = catalogue::ALL;
    let asked = Asked { tiles: &tiles, steps, seed };
    for class in CLASSES {
        let board = Board::new(class);
        writeln!(out, "class {class}, {} open cells", board.open().len())?;
        asked.components(&board, out)?;
        asked.strength(&board, Power::Engines, out)?;
        asked.strength(&board, Power::Cannons, out)?;
    }
    asked.premiums(&Board::new(Class::IIIC), out)?;
    Ok(ExitCode::SUCCESS)
}

fn options(mut arguments: Arguments) -> Result<(u32, u64), lexopt::Error> {
    let (mut steps, mut seed) = (200_000, 1);
    while let Some(option) = arguments.option()? {
        match option.as_str() {
            "--steps" => steps = arguments.number(1..=u32::MAX)?,
            "--seed" => seed = arguments.number(0..=u64::MAX)?,
            _ => return Err(lexopt::Error::UnexpectedOption(option)),
        }
    }
    Ok((steps, seed))
}

/// The settings of every search.
struct Asked<'a> {
    tiles: &'a [Component],
    steps: u32,
    seed: u64,
}

impl Asked<'_> {
    fn best(&self, board: &Board, cells: CellSet, worth: impl Fn(&Layout) -> i64) -> Outcome<Layout> {
        let search = Search { tiles: self.tiles, cells, steps: self.steps, seed: self.seed };
        search.best(board, worth).ok_or_else(|| "a starting cabin and a cell are there".into())
    }

    /// The ship with the most components in these cells.
    fn filled(&self, board: &Board, cells: CellSet) -> Outcome<Layout> {
        self.best(board, cells, |layout| 20 * i64::from(layout.occupied().len()))
    }

    fn components(&self, board: &Board, out: &mut dyn Write) -> Outcome<()> {
        let found = self.filled(board, board.open())?.occupied().len();
        tell(out, "most components", &found, &board.open().len())
    }

    fn strength(&self, board: &Board, power: Power, out: &mut dyn Write) -> Outcome<()> {
        let found = self.best(board, board.open(), |layout| worth(layout, power))?;
        let (found, most) = (halves(&found, power), bounds::most_halves(board, self.tiles, power));
        let what = match power {
            Power::Engines => "greatest engine strength",
            Power::Cannons => "greatest cannon strength",
        };
        tell(out, what, &Strength::from_halves(found), &Strength::from_halves(most))
    }

    /// LM-TORUS-4.
    fn premiums(&self, board: &Board, out: &mut dyn Write) -> Outcome<()> {
        let (all, table) = (board.open(), board.blueprint().premium().ok_or("IIIC asks for a premium")?);
        writeln!(out, "premium of class {}", board.class().map_or(String::new(), |class| class.to_string()))?;
        let premium = |layout: &Layout| layout.weak_spot().map_or(0, |spot| spot.premium);
        let alone = self.filled(board, all - bounds::alone(board))?;
        match premium(&alone) {
            0 => {
                let (found, bound) = (alone.occupied().len(), bounds::fewest_components(board));
                tell(out, "fewest components without premium", &found, &bound)?;
            }
            some => writeln!(out, "  without premium: no ship found, only one for {some}")?,
        }
        let three = |holes: CellSet| holes.iter().take(3).collect::<CellSet>();
        let (least, greatest) = bounds::premiums(table, 3);
        for (what, holes, bound) in [
            ("least premium with 33 components", three(bounds::alone(board)), least),
            ("greatest premium with 33 components", three(all), greatest),
        ] {
            let found = self.filled(board, all - holes)?;
            match found.occupied().len() {
                33 => tell(out, what, &premium(&found), &bound)?,
                other => writeln!(out, "  {what}: no ship found, only one with {other}")?,
            }
        }
        Ok(())
    }
}

/// The strength, tokens for its doubles, and a little for each component.
fn worth(layout: &Layout, power: Power) -> i64 {
    let (mut tokens, mut doubles) = (0, 0);
    for (_, component) in layout.components() {
        match component.kind() {
            Kind::Battery(room) => tokens += i64::from(room.get()),
            kind => doubles += i64::from(power.is_double(kind)),
        }
    }
    20 * i64::from(halves(layout, power)) + 4 * tokens.min(doubles) + i64::from(layout.occupied().len())
}

fn halves(layout: &Layout, power: Power) -> u32 {
    let most = layout.strengths().at_most;
    match power {
        Power::Engines => 2 * most.engines,
        Power::Cannons => most.cannons.halves(),
    }
}

fn tell<T: PartialEq + ToString>(out: &mut dyn Write, what: &str, found: &T, bound: &T) -> Outcome<()> {
    let (number, limit) = (found.to_string(), bound.to_string());
    if found == bound {
        writeln!(out, "  {what}: {number}, proven")?;
    } else {
        writeln!(out, "  {what}: {number} found, the bound is {limit}")?;
    }
    Ok(())
}
