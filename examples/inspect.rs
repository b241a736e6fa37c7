//! Judges ships: the board, its notation, every mistake with its rule, the pieces, the exposed connectors, the strengths,
//! how likely an attack from each side is to strike each component; of legal ships also the crew, the batteries and where
//! aliens may live.
//!
//! ```text
//! inspect               judges the ships in examples/ships/
//! inspect FILE…         judges layouts in the JSON of the case format
//! inspect -             judges the layout on standard input
//! inspect --cases       answers the cases on standard input, one a line: writes each back with its `expect` filled in,
//!                       or with an `error` if it is not understood; see tests/cases/README.md
//! ```
//!
//! Exit code: 0 all legal or answered, 1 at least one illegal, 2 something cannot be read.

mod judge;

use std::error::Error;
use std::fs;
use std::io::{self, BufRead, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use starwright::grid::{CellSet, Side};
use starwright::trucker::attack::HeatMap;
use starwright::trucker::{Colour, Fleet, Layout, Reach};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match inspect(&arguments) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}

/// Whether everything asked for is legal.
fn inspect(arguments: &[String]) -> Result<bool, Box<dyn Error>> {
    let files: Vec<PathBuf> = match arguments {
        [flag] if flag == "--cases" => return answer_cases().map(|()| true),
        [] => example_ships()?,
        named => named.iter().map(PathBuf::from).collect(),
    };
    let mut all_legal = true;
    for file in files {
        let layout = read(&file).map_err(|error| format!("{}: {error}", file.display()))?;
        println!("{}\n", file.file_stem().unwrap_or_default().display());
        all_legal &= show(&layout);
    }
    Ok(all_legal)
}

/// Answers the cases on standard input; fails after the last if one was not understood.
fn answer_cases() -> Result<(), Box<dyn Error>> {
    let mut failed = 0;
    for line in io::stdin().lock().lines() {
        let line = line?;
        if line.trim().is_empty() {
            continue;
        }
        let answered = judge::answer_line(&line);
        failed += u32::from(answered.get("error").is_some());
        writeln!(io::stdout(), "{answered}")?;
    }
    if failed == 0 { Ok(()) } else { Err(format!("{failed} cases were not understood").into()) }
}

fn example_ships() -> io::Result<Vec<PathBuf>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/ships");
    let mut files: Vec<PathBuf> = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    files.sort();
    Ok(files)
}

fn read(file: &Path) -> Result<Layout, Box<dyn Error>> {
    let mut text = String::new();
    if file == Path::new("-") {
        io::stdin().read_to_string(&mut text)?;
    } else {
        text = fs::read_to_string(file)?;
    }
    Ok(serde_json::from_str(&text)?)
}

/// Prints everything about a layout, and says whether it is legal.
fn show(layout: &Layout) -> bool {
    let report = layout.check();
    println!("{}", layout.drawing().with_report(&report).with_weak_spot());
    println!("in one line: {}", layout.notation());
    println!("{}", if report.is_legal() { "legal" } else { "not legal" });
    for (number, ship) in report.ships.iter().enumerate() {
        let verdict = if ship.is_legal() { "legal" } else { "not legal" };
        println!("ship {}: {} components, {verdict}", number + 1, ship.components.len());
    }
    for &piece in &report.pieces {
        println!("piece of {}: {}", piece.len(), list(piece));
    }
    println!("exposed connectors: {}", report.exposed);
    println!("strengths: {}", strengths(layout.strengths()));
    if let Ok(mut fleet) = layout.clone().into_fleet()
        && fleet.embark(&[]).is_ok()
    {
        load(&fleet);
    }
    if let Some(maps) = heat_maps(layout) {
        println!("\nstruck in so many of 36 throws of two dice:\n{maps}");
    }
    report.is_legal()
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

/// Prints what comes aboard, ship by ship.
fn load(fleet: &Fleet) {
    for ship in fleet.ships() {
        let (crew, batteries) = (fleet.ship_crew(ship).total(), fleet.aboard().batteries(ship.components));
        let strengths = strengths(fleet.ship_strengths(ship));
        println!("ship {}: {strengths}, crew {crew}, batteries {batteries}", ship.number + 1);
    }
    for colour in Colour::ALL {
        let cabins = fleet.layout().alien_cabins(colour);
        if !cabins.is_empty() {
            println!("{colour:?} alien possible: {}", list(cabins));
        }
    }
}

fn strengths(Reach { unpowered, at_most, .. }: Reach) -> String {
    let (engines, cannons) = (unpowered.engines, unpowered.cannons);
    format!("engines {engines} to {}, cannons {cannons} to {}", at_most.engines, at_most.cannons)
}

fn list(cells: CellSet) -> String {
    cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ")
}
