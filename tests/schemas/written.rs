//! JSON of values of every type, each with the name of its schema.

use rand_core::SeedableRng;
use rand_pcg::Pcg32;
use serde::Serialize;
use serde_json::Value;
use starwright::battle;
use starwright::grid::{CellSet, Side};
use starwright::table::{Play, Record, Seat};
use starwright::trucker::attack::{Defence, ImpactError, Incoming, Lines};
use starwright::trucker::bots::Skill;
use starwright::trucker::cards::Card;
use starwright::trucker::yard::{self, Yard};
use starwright::trucker::{BuildWeights, Class, Kind, LossWeights, Rulings, catalogue};

use crate::erased::{self, Reader};
use crate::formats::{self, Look};
use crate::forms;
use crate::harness::Dice;
use crate::mutator::Mutator;

/// Sees the name of a schema and a value that is to fit it.
pub type See<'a> = dyn FnMut(&str, Value) + 'a;

fn each<T: Serialize>(see: &mut See<'_>, name: &str, values: impl IntoIterator<Item = T>) {
    for value in values {
        see(name, erased::tree(&value));
    }
}

/// Every printed card.
pub fn cards(see: &mut See<'_>) {
    each(see, "card", Card::ALL.iter());
}

/// The forms that the documentation shows, each with the path of its type instead.
pub fn shown(see: &mut See<'_>) {
    forms::every_form(|path, value, _| see(path, erased::tree(&value)));
}

/// What is changed in values, and read as their type all the same; each with the path of the type instead.
pub fn read(see: &mut See<'_>) {
    let mut changed = Changed { mutator: Mutator::new(), see };
    formats::every_value(&mut changed);
    forms::every_form(|path, value, reader| changed.see(path, &value, reader));
}

struct Changed<'a, 's> {
    mutator: Mutator,
    see: &'a mut See<'s>,
}

impl Look for Changed<'_, '_> {
    fn see(&mut self, of: &str, value: &dyn erased_serde::Serialize, reader: Reader) {
        let tree = erased::tree(value);
        for _ in 0..200_000 / erased::write_json(value).len().clamp(200, 20_000) {
            let changed = self.mutator.changed(&tree);
            if erased::read_json(&erased::write_json(&changed), reader).is_ok() {
                (self.see)(of, changed);
            }
        }
    }
}

/// Choices, events and saves of everything that is played.
pub fn games(see: &mut See<'_>) {
    let (yard, events) = formats::yard();
    each(see, "yard_choice", yard.log().iter().map(|entry| entry.choice));
    each(see, "yard_event", &events);
    each(see, "yard_record", [yard]);
    let (flight, events) = formats::flight();
    each(see, "flight_choice", flight.log().iter().map(|entry| entry.choice.clone()));
    each(see, "flight_event", &events);
    each(see, "flight_record", [flight]);
    let (game, events) = formats::game();
    each(see, "game_choice", game.log().iter().map(|entry| entry.choice.clone()));
    each(see, "game_event", &events);
    each(see, "game_record", [game]);
    let (battle, events) = formats::battle();
    each(see, "battle_choice", battle.log().iter().map(|entry| entry.choice.clone()));
    each(see, "battle_event", &events);
    each(see, "battle_position", [battle::Position::from(battle.game())]);
    each(see, "battle_record", [battle]);
}

fn views_of<G: Play<View: Serialize>>(see: &mut See<'_>, name: &str, record: &Record<G>) {
    for entries in 0..=record.log().len() {
        let branch = record.branch(entries);
        each(see, name, Seat::ALL.into_iter().map(Some).chain([None]).map(|viewer| branch.game().view(viewer)));
    }
}

/// What each seat and a spectator see after each choice.
pub fn views(see: &mut See<'_>) {
    views_of(see, "battle_view", &formats::battle().0);
    views_of(see, "yard_view", &formats::yard().0);
    views_of(see, "flight_view", &formats::flight().0);
    views_of(see, "game_view", &formats::game().0);
}

/// Everything on the way of an attack.
pub fn attacks(see: &mut See<'_>) {
    let aims = formats::aims();
    let rolled =
        aims.iter().filter_map(|step| serde_json::to_value(step).expect("JSON writes it").get("more").cloned());
    each(see, "aim", rolled);
    let lines: Vec<Lines> = formats::all_lines();
    each(see, "lines", lines.iter().step_by(17));
    let (fleet, incoming) = (formats::fleet(), formats::incoming());
    let guarded = incoming.with_rulings(Rulings::DEFAULT).guarded(CellSet::EMPTY);
    each(
        see,
        "incoming",
        [incoming, guarded, Incoming::new(starwright::trucker::attack::AttackKind::Intruder, lines[0])],
    );
    each(see, "threat", [fleet.threat(&incoming, &Defence::default()).expect("nothing is refused")]);
    each(see, "defence", [Defence::default(), Defence { tokens: vec![formats::cell(1, 3)], ..Defence::default() }]);
    let outcome = formats::outcome();
    each(see, "line_end", &outcome.lines);
    each(see, "fate", outcome.lines.iter().map(|end| end.fate));
    each(see, "impact", [&outcome.impact, &formats::half_decided()]);
    each(see, "outcome", [outcome]);
    each(see, "losses", [formats::aftermath().losses]);
    each(see, "aftermath", [formats::aftermath()]);
    each(see, "aboard", [fleet.aboard()]);
    each(see, "heat_map", [formats::line_of_struts().heat_map(Side::Front).expect("numbered")]);
}

/// What advice takes and answers.
pub fn advice(see: &mut See<'_>) {
    let (fleet, incoming) = (formats::fleet(), formats::incoming());
    let best = fleet.best_defence(&incoming, &LossWeights::DEFAULT).expect("its own board");
    each(see, "spared", [fleet.spared(&incoming, &best, &LossWeights::DEFAULT).expect("its own board")]);
    each(see, "best_defence", [best]);
    each(see, "loss_weights", [LossWeights::DEFAULT, LossWeights { boost: Some(3), ..LossWeights::DEFAULT }]);
    let (layout, tiles) = (formats::begun(), &catalogue::ALL[30..36]);
    let aims = BuildWeights::of(layout.board());
    each(see, "build_weights", [aims, aims.with_left(0, 1)]);
    let placings: Vec<_> = tiles.iter().filter_map(|&tile| layout.best_place(tile, &aims, Rulings::DEFAULT)).collect();
    assert!(!placings.is_empty());
    each(see, "placing", placings);
    each(see, "plan", [layout.plan(tiles, &aims, Rulings::DEFAULT)]);
    each(see, "change", formats::wrong().changes(&layout, &aims));
    each(see, "skill", Skill::ALL);
    each(see, "battle_bot", battle::Bot::ALL);
    let mut dice = Dice::new(Pcg32::seed_from_u64(7));
    let record = formats::battle_record();
    let view = record.game().view(record.game().active());
    each(see, "battle_advice", battle::Bot::ALL.map(|bot| bot.advise(&view, &[], &mut dice).expect("it is asked")));
}

/// Refusals of both games, of every sort.
pub fn refusals(see: &mut See<'_>) {
    let mut dice = Dice::new(Pcg32::seed_from_u64(7));
    let players = battle::Race::ALL.map(|race| (race, battle::Deck::HOUSE));
    let setup = battle::Setup::shuffled(battle::Layout::four_players(), &players, &mut dice);
    let game = battle::Game::new(&setup).expect("a game");
    each(see, "refusal", [game.check(setup.first, &battle::Choice::End).expect_err("fleets are placed first")]);
    let yard = Yard::begin(&yard::Setup::new(Class::IIIC, 2), &mut Vec::new()).expect("a yard");
    each(
        see,
        "refusal",
        [Play::check(&yard, Seat::Zero.into(), &yard::Choice::Return).expect_err("the hand is empty")],
    );
    each(see, "refusal", formats::misfits());
    let mut layout = formats::line_of_struts();
    let strut = formats::component(Kind::Structural);
    each(see, "refusal", [layout.place(formats::cell(3, 3), strut).expect_err("it is taken")]);
    each(see, "refusal", [ImpactError::NoPiece { cell: formats::cell(0, 0) }]);
    let shields = Defence { shields: formats::cells(&[(1, 3)]), ..Defence::default() };
    each(see, "refusal", [formats::fleet().defend(&formats::incoming(), &shields).expect_err("no shield is there")]);
}
