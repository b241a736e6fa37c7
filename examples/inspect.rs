//! Checks and draws ships: the board, the notation, every mistake with its rule, pieces, exposed connectors, strengths, and
//! how often an attack from each side strikes each component; for legal ships also crew, batteries and alien cabins.

#[path = "manners/input.rs"]
mod input;
mod manners;

use std::env::{self, consts::EXE_SUFFIX};
use std::error::Error;
use std::ffi::OsString;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use input::Input;
use manners::arguments::{Argument, Arguments};
use starwright::grid::{CellSet, Side};
use starwright::trucker::attack::HeatMap;
use starwright::trucker::{Colour, Fleet, Layout, Reach, Report};

const HELP: &str = "\
Checks and draws ships: the board, every mistake with its rule, pieces, exposed connectors, strengths and more.

Usage: inspect [--cases] [FILE…]

  FILE       a layout as JSON in the case format, at most a mebibyte; - is standard input. Without files: the ships in
             examples/ships/, some of them wrong on purpose, and a table of them
  --cases    answers cases, as `judge` does

Example: cargo run --release --example inspect -- examples/ships/ivc-fleet.json

Exit code: 0 all ships are legal, or no FILE was given, 1 a ship is not legal, 2 wrong arguments or unreadable input,
3 the output cannot be written.
";

fn main() -> ExitCode {
    manners::run(HELP, inspect)
}

fn inspect(mut arguments: Arguments, out: &mut dyn Write) -> Result<ExitCode, Box<dyn Error>> {
    let (mut files, mut cases) = (Vec::new(), false);
    while let Some(argument) = arguments.next()? {
        match argument {
            Argument::Word(file) => files.push(file),
            Argument::Option(option) if option == "--cases" => cases = true,
            Argument::Option(option) => return Err(lexopt::Error::UnexpectedOption(option).into()),
        }
    }
    match &files[..] {
        _ if cases => hand_over(&files),
        [] => demonstrate(out),
        _ => judge(&files, out),
    }
}

fn judge(files: &[OsString], out: &mut dyn Write) -> Result<ExitCode, Box<dyn Error>> {
    let mut all_legal = true;
    for file in files {
        let (name, layout) = read(Path::new(file))?;
        all_legal &= show(out, &name, &layout)?.is_legal();
    }
    Ok(if all_legal { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

/// Runs the example `judge`, which is built next to this program.
fn hand_over(files: &[OsString]) -> Result<ExitCode, Box<dyn Error>> {
    let judge = env::current_exe()?.with_file_name(format!("judge{EXE_SUFFIX}"));
    let status = Command::new(judge).args(files).status();
    let status = status.map_err(|error| format!("cannot run the example `judge`, build it first: {error}"))?;
    Ok(status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(2).into())
}

/// Shows the example ships, then a table of them.
fn demonstrate(out: &mut dyn Write) -> Result<ExitCode, Box<dyn Error>> {
    let mut rows = Vec::new();
    for file in example_ships()? {
        let (name, layout) = read(&file)?;
        let report = show(out, &name, &layout)?;
        let (verdict, mistakes) = (verdict(report.is_legal()), report.violations.len());
        let premium = layout.weak_spot().map_or("-".to_owned(), |weak_spot| weak_spot.premium.to_string());
        rows.push(format!("{name:28}{verdict:>11}{mistakes:>10}{premium:>9}{:>20}", report.exposed));
    }
    writeln!(out, "\n{:28}{:>11}{:>10}{:>9}{:>20}", "ship", "verdict", "mistakes", "premium", "exposed connectors")?;
    writeln!(out, "{}", rows.join("\n"))?;
    Ok(ExitCode::SUCCESS)
}

fn example_ships() -> io::Result<Vec<PathBuf>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/ships");
    let mut files: Vec<PathBuf> = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    files.sort();
    Ok(files)
}

/// The name of a ship and its layout.
fn read(file: &Path) -> Result<(String, Layout), String> {
    let layout = layout(file).map_err(|error| format!("{}: {error}", file.display()))?;
    Ok((file.file_stem().unwrap_or_default().to_string_lossy().into_owned(), layout))
}

fn layout(file: &Path) -> Result<Layout, Box<dyn Error>> {
    Ok(serde_json::from_slice(&Input::open(file.as_os_str())?.whole()?)?)
}

fn verdict(legal: bool) -> &'static str {
    if legal { "legal" } else { "not legal" }
}

/// Writes everything about a layout.
fn show(out: &mut dyn Write, name: &str, layout: &Layout) -> io::Result<Report> {
    let report = layout.check();
    writeln!(out, "{name}\n\n{}", layout.drawing().with_report(&report).with_weak_spot())?;
    writeln!(out, "in one line: {}", layout.notation())?;
    writeln!(out, "{}", verdict(report.is_legal()))?;
    for (number, ship) in report.ships.iter().enumerate() {
        let verdict = verdict(ship.is_legal());
        writeln!(out, "ship {}: {} components, {verdict}", number + 1, ship.components.len())?;
    }
    for &piece in &report.pieces {
        writeln!(out, "piece of {}: {}", piece.len(), layout.board().names(piece))?;
    }
    writeln!(out, "exposed connectors: {}", report.exposed)?;
    writeln!(out, "strengths: {}", strengths(layout.strengths()))?;
    if let Ok(mut fleet) = layout.clone().into_fleet()
        && fleet.embark(&[]).is_ok()
    {
        load(out, &fleet)?;
    }
    if let Some(maps) = heat_maps(layout) {
        writeln!(out, "\nthrows (of 36) that strike each component:\n{maps}")?;
    }
    Ok(report)
}

/// In how many of the 36 throws of two dice each component is struck, from each side; `None` on boards without numbers.
fn heat_maps(layout: &Layout) -> Option<String> {
    let from = |side| Some((side, layout.heat_map(side).ok()?));
    let maps = Side::ALL.into_iter().map(from).collect::<Option<Vec<_>>>()?;
    let surface = layout.board().surface();
    let width = 3 * usize::from(surface.columns());
    let line =
        |part: &dyn Fn(&(Side, HeatMap)) -> String| maps.iter().map(part).collect::<Vec<_>>().join("    ") + "\n";
    let titles = line(&|(side, _)| format!("{:>width$}", format!("from the {side}")));
    let misses = line(&|(_, map)| format!("{:>width$}", format!("missed {}", map.miss())));
    let rows = (0..surface.rows()).map(|row| line(&|(_, map)| heat_of(layout, map, surface.row(row))));
    Some(titles + &rows.collect::<String>() + &misses)
}

/// A row of a heat map: `.` no component, `-` one that cannot be struck.
fn heat_of(layout: &Layout, map: &HeatMap, row: CellSet) -> String {
    row.iter()
        .map(|cell| match map.at(cell).throws() {
            _ if !layout.occupied().contains(cell) => "  .".to_owned(),
            0 => "  -".to_owned(),
            throws => format!("{throws:3}"),
        })
        .collect()
}

/// Writes what is aboard, ship by ship.
fn load(out: &mut dyn Write, fleet: &Fleet) -> io::Result<()> {
    for ship in fleet.ships() {
        let (crew, batteries) = (fleet.ship_crew(ship).total(), fleet.aboard().batteries(ship.components));
        let strengths = strengths(fleet.ship_strengths(ship));
        writeln!(out, "ship {}: {strengths}, crew {crew}, batteries {batteries}", ship.number + 1)?;
    }
    for colour in Colour::ALL {
        let cabins = fleet.layout().alien_cabins(colour);
        if !cabins.is_empty() {
            writeln!(out, "{colour} alien possible: {}", fleet.board().names(cabins))?;
        }
    }
    Ok(())
}

fn strengths(Reach { unpowered, at_most, .. }: Reach) -> String {
    let (engines, cannons) = (unpowered.engines, unpowered.cannons);
    format!("engines {engines} to {}, cannons {cannons} to {}", at_most.engines, at_most.cannons)
}
