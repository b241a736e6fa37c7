//! The documentation of a type that has a JSON form shows a short one, in the line that begins `JSON:`. That example is read
//! and written back unchanged.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;
use starwright::{battle, dice, grid, hex, table, trucker};

use crate::erased::{self, Reader};
use crate::formats::{ComesBack, Look};
use crate::refusals::source;

/// What reads the values of a type.
type Form = fn() -> Reader;

/// Types by their public paths.
macro_rules! forms {
    ($($($part:ident)::+),* $(,)?) => { &[$((stringify!($($part)::+), erased::reader::<$($part)::+>)),*] };
}

/// Types that hold something of a game, here of the yard, and one whose file lies above the names of its users.
const HOLDING: &[(&str, Form)] = &[
    ("table::Entry", erased::reader::<table::Entry<trucker::yard::Choice>>),
    ("table::SharedSlice", erased::reader::<table::SharedSlice<u8>>),
    ("table::Record", erased::reader::<table::Record<trucker::yard::Yard>>),
    ("trucker::track::Track", erased::reader::<trucker::flight::Track>),
];

/// Every other type that is read and written.
const FORMS: &[(&str, Form)] = forms![
    battle::Advice,
    battle::Airborne,
    battle::Berth,
    battle::Bot,
    battle::CapitalPoints,
    battle::Card,
    battle::Cards,
    battle::Choice,
    battle::Crash,
    battle::Deck,
    battle::Event,
    battle::Expectation,
    battle::Game,
    battle::Hidden,
    battle::Holding,
    battle::Landing,
    battle::Layout,
    battle::PieceId,
    battle::Pieces,
    battle::Placement,
    battle::Player,
    battle::PlayerView,
    battle::Pose,
    battle::Position,
    battle::Power,
    battle::Race,
    battle::Returning,
    battle::Rulings,
    battle::Setup,
    battle::Sortie,
    battle::Squadron,
    battle::Standing,
    battle::Step,
    battle::Taken,
    battle::View,
    battle::Waiting,
    battle::Wing,
    dice::Die,
    grid::Cell,
    grid::CellSet,
    grid::Rotation,
    grid::Side,
    grid::SideSet,
    grid::Surface,
    grid::Topology,
    hex::Direction,
    hex::Hex,
    hex::HexSet,
    table::Actor,
    table::Awaited,
    table::Confidence,
    table::Seat,
    table::SeatSet,
    trucker::Aboard,
    trucker::BuildWeights,
    trucker::Alien,
    trucker::BatteryPlan,
    trucker::Board,
    trucker::Capacity,
    trucker::Change,
    trucker::Class,
    trucker::Colour,
    trucker::Component,
    trucker::Connector,
    trucker::Contents,
    trucker::Crew,
    trucker::Departure,
    trucker::Edges,
    trucker::ExtraCrew,
    trucker::Fits,
    trucker::Fleet,
    trucker::Gain,
    trucker::Goal,
    trucker::Good,
    trucker::Goods,
    trucker::GoodsDue,
    trucker::GoodsFrom,
    trucker::GoodsLoss,
    trucker::Insurance,
    trucker::Kind,
    trucker::Layout,
    trucker::LossCap,
    trucker::LossPenalty,
    trucker::Lost,
    trucker::Mark,
    trucker::Marks,
    trucker::Misfit,
    trucker::Outlet,
    trucker::Output,
    trucker::Placing,
    trucker::Plan,
    trucker::PremiumTable,
    trucker::Quality,
    trucker::Reach,
    trucker::RearMeteors,
    trucker::Removal,
    trucker::Repair,
    trucker::Report,
    trucker::Room,
    trucker::Rulings,
    trucker::Ship,
    trucker::ShipRepair,
    trucker::ShipReport,
    trucker::Specialisation,
    trucker::Strength,
    trucker::Strengths,
    trucker::TileId,
    trucker::TorusThrusters,
    trucker::LossWeights,
    trucker::Violation,
    trucker::Weight,
    trucker::WeakSpot,
    trucker::attack::Aftermath,
    trucker::attack::Aim,
    trucker::attack::Attack,
    trucker::attack::AttackKind,
    trucker::attack::BestDefence,
    trucker::attack::Probability,
    trucker::attack::Choice,
    trucker::attack::Defence,
    trucker::attack::Dodge,
    trucker::attack::Fate,
    trucker::attack::Forgone,
    trucker::attack::HeatMap,
    trucker::attack::Impact,
    trucker::attack::Incoming,
    trucker::attack::Line,
    trucker::attack::LineEnd,
    trucker::attack::LineThreat,
    trucker::attack::Lines,
    trucker::attack::Losses,
    trucker::attack::Met,
    trucker::attack::Outcome,
    trucker::attack::Salvo,
    trucker::attack::Shot,
    trucker::attack::Spared,
    trucker::attack::Step,
    trucker::attack::Strike,
    trucker::attack::Threat,
    trucker::attack::Turn,
    trucker::attack::Walk,
    trucker::attack::WalkEnd,
    trucker::attack::Wanted,
    trucker::attack::Wave,
    trucker::bots::Skill,
    trucker::campaign::Advice,
    trucker::campaign::Plan,
    trucker::campaign::SecondExpansion,
    trucker::campaign::Standing,
    trucker::cards::Boarded,
    trucker::cards::Card,
    trucker::cards::CardId,
    trucker::cards::CardKind,
    trucker::cards::CardSet,
    trucker::cards::Criterion,
    trucker::cards::Deck,
    trucker::cards::Deed,
    trucker::cards::Family,
    trucker::cards::Level,
    trucker::cards::Mix,
    trucker::cards::Piles,
    trucker::cards::Rewards,
    trucker::cards::RoundCard,
    trucker::flight::Ask,
    trucker::flight::Choice,
    trucker::flight::Event,
    trucker::flight::Fight,
    trucker::flight::Odds,
    trucker::flight::Pilot,
    trucker::flight::PlayerView,
    trucker::flight::Progress,
    trucker::flight::Question,
    trucker::flight::Reason,
    trucker::flight::Setup,
    trucker::flight::Toll,
    trucker::flight::View,
    trucker::flight::Weighed,
    trucker::game::Choice,
    trucker::game::Event,
    trucker::game::Now,
    trucker::game::Part,
    trucker::game::Round,
    trucker::game::Setup,
    trucker::game::View,
    trucker::settlement::Homecoming,
    trucker::settlement::Item,
    trucker::settlement::Line,
    trucker::settlement::Owed,
    trucker::settlement::PremiumPayment,
    trucker::settlement::Returned,
    trucker::settlement::Settlement,
    trucker::settlement::Specialist,
    trucker::settlement::SpecialistKind,
    trucker::settlement::Statement,
    trucker::yard::Built,
    trucker::yard::Choice,
    trucker::yard::Event,
    trucker::yard::TileSource,
    trucker::yard::Hourglass,
    trucker::yard::PlayerView,
    trucker::yard::Premium,
    trucker::yard::Setup,
    trucker::yard::Start,
    trucker::yard::Step,
    trucker::yard::Tile,
    trucker::yard::TileSet,
    trucker::yard::TimerPlace,
    trucker::yard::View,
];

/// A public type as it stands in the source.
struct Item {
    /// `trucker/attack/fate/Fate`.
    place: String,
    shown: Option<String>,
    /// Whether it is read and written, derived by serde or by its own form.
    has_form: bool,
}

fn sources(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() { sources(&path, files) } else { files.push(path) }
    }
}

/// The part of the crate that a file is of.
fn game_of(place: &str) -> String {
    place.split('/').next().expect("a folder").to_owned()
}

/// The types of a file that have a form which serde does not derive, each with the part of the crate that it is of.
fn forms_of_their_own(root: &Path, file: &Path) -> Vec<(String, String)> {
    let text = fs::read_to_string(file).expect("a source file");
    let game = game_of(&file.strip_prefix(root).expect("below the root").display().to_string());
    let starts = ["\nobject!(", "\ntagged!(", "\nreadable!(", "Deserialize<'de> for ", "form!("];
    let lists =
        starts.iter().flat_map(|start| text.split(start).skip(1)).filter_map(|rest| rest.split(['{', ';']).next());
    let names = lists.flat_map(|list| list.split(')').next().unwrap_or(list).split(','));
    let first = |name: &str| name.trim().split([' ', '<']).next().unwrap_or_default().to_owned();
    names.map(|name| (game.clone(), first(name))).collect()
}

/// The public types of a file.
fn items(root: &Path, file: &Path, written: &BTreeSet<(String, String)>) -> Vec<Item> {
    let text = source::undressed(&fs::read_to_string(file).expect("a source file"));
    let place = file.strip_prefix(root).expect("below the root").with_extension("").display().to_string();
    let (mut items, mut block) = (Vec::new(), Vec::new());
    for line in text.lines() {
        let declared = ["pub struct ", "pub enum "].iter().find_map(|start| line.strip_prefix(start));
        if let Some(name) = declared.and_then(|rest| rest.split(|letter: char| !letter.is_alphanumeric()).next()) {
            let is_derived = block.iter().any(|line: &&str| line.contains("serde::Serialize, serde::Deserialize"));
            // what is drawn has the names of what it draws, and no form
            let is_drawn = place.contains("/show/");
            let is_row = line.contains(" by \"");
            let has_form = is_derived || is_row || !is_drawn && written.contains(&(game_of(&place), name.to_owned()));
            items.push(Item { place: format!("{place}/{name}"), shown: shown(&block), has_form });
        }
        let goes_on = line.starts_with("///") || line.starts_with('#') || line.starts_with(' ') && !block.is_empty();
        if goes_on { block.push(line) } else { block.clear() }
    }
    items
}

/// What the documentation shows: in one line, or in a fence.
fn shown(block: &[&str]) -> Option<String> {
    let at = block.iter().position(|line| line.starts_with("/// JSON:"))?;
    let inline = block[at].strip_prefix("/// JSON: `").and_then(|rest| rest.strip_suffix('`'));
    Some(inline.map_or_else(
        || {
            let fence = block[at + 1..].iter().map(|line| line.trim_start_matches("///"));
            fence.skip(1).take_while(|line| !line.contains("```")).collect::<Vec<_>>().join("\n")
        },
        str::to_owned,
    ))
}

/// Types named by one folder that lie in another, as paths there.
const MOVED: [(&str, &str); 2] = [
    ("trucker::cards::Rewards", "trucker::parts::Rewards"),
    ("trucker::cards::RoundCard", "trucker::parts::RoundCard"),
];

/// The type of this path: its file lies where the path says, and has its name.
fn is_of(place: &str, path: &str) -> bool {
    let path = path.replace(' ', "");
    let lies = MOVED.iter().find(|(named, _)| *named == path).map_or(path.as_str(), |(_, lies)| lies);
    let parts: Vec<&str> = lies.split("::").map(str::trim).collect();
    let (name, folders) = parts.split_last().expect("a path");
    place.starts_with(&format!("{}/", folders.join("/"))) && place.ends_with(&format!("/{name}"))
}

fn root() -> PathBuf {
    let folders = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().map(|folder| folder.join("src"));
    folders.into_iter().find(|folder| folder.is_dir()).expect("the sources, here or above")
}

/// The public types of the crate.
fn all_items() -> Vec<Item> {
    let (root, mut files) = (root(), Vec::new());
    sources(&root, &mut files);
    let written = files.iter().flat_map(|file| forms_of_their_own(&root, file)).collect();
    files.iter().flat_map(|file| items(&root, file, &written)).collect()
}

/// The form of the type that stands at a place.
fn form_of(place: &str) -> Option<&'static (&'static str, Form)> {
    FORMS.iter().chain(HOLDING).filter(|(path, _)| is_of(place, path)).max_by_key(|(path, _)| path.len())
}

/// Why a form is not what its type shows.
fn wrong(path: &str, form: Form, text: &str) -> Vec<String> {
    let back = erased::read_json(text.as_bytes(), form()).map(|value| erased::tree(&value));
    match (back, serde_json::from_str::<Value>(text)) {
        (Ok(back), Ok(given)) if back == given => vec![],
        (Ok(back), _) => vec![format!("{path}: {text} is written {back}")],
        (Err(error), _) => vec![format!("{path}: {text}: {error}")],
    }
}

#[test]
fn what_the_documentation_shows_is_read() {
    let (mut faults, mut shown) = (Vec::new(), Vec::new());
    for item in all_items() {
        match (&item.shown, form_of(&item.place)) {
            (Some(text), Some((path, form))) => {
                shown.push(*path);
                faults.extend(wrong(path, *form, text));
            }
            (None, _) if item.has_form => faults.push(format!("{} shows no JSON", item.place)),
            (Some(_), None) => faults.push(format!("{} is not read by this test", item.place)),
            (None, _) => {}
        }
    }
    faults.extend(
        FORMS
            .iter()
            .chain(HOLDING)
            .filter(|(path, _)| !shown.contains(path))
            .map(|(path, _)| format!("{path} shows none")),
    );
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Every form that the documentation shows, with the path of its type.
pub(crate) fn every_form(mut look: impl FnMut(&str, erased::Value, Reader)) {
    for item in all_items() {
        if let (Some(text), Some((path, form))) = (&item.shown, form_of(&item.place)) {
            let value = erased::read_json(text.as_bytes(), form()).unwrap_or_else(|error| panic!("{text}: {error}"));
            look(path, value, form());
        }
    }
}

#[test]
fn every_form_comes_back_in_every_format() {
    every_form(|path, value, reader| ComesBack.see(path, &value, reader));
}

#[test]
fn mutants_of_every_form_are_refused_or_come_back() {
    every_form(|path, value, reader| {
        let mut mutants = crate::mutants::Mutants::new();
        mutants.see(path, &value, reader);
        mutants.tell(path);
    });
}
