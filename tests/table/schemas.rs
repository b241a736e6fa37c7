//! The JSON Schemas in `tests/schemas`: all that is written fits them, and what is no such value does not.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use jsonschema::Validator;
use rand_core::SeedableRng;
use rand_pcg::Pcg32;
use serde::Serialize;
use serde_json::{Value, json};
use starwright::battle;
use starwright::grid::{CellSet, Side};
use starwright::table::{Play, Record, Seat};
use starwright::trucker::attack::{Defence, Incoming, KeepError, Lines};
use starwright::trucker::bots::Skill;
use starwright::trucker::yard::{self, Yard};
use starwright::trucker::{Aims, Class, Kind, Rulings, Values, catalogue};

use crate::harness::Dice;
use crate::{erased, formats, forms, words};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

/// The names of all schemas.
pub(crate) fn all() -> BTreeSet<String> {
    let files = fs::read_dir(folder("schemas")).expect("a folder").map(|entry| entry.expect("an entry").file_name());
    let name = |file: &str| file.strip_suffix(".schema.json").expect("a schema").to_owned();
    files.map(|file| name(&file.to_string_lossy())).collect()
}

fn text(name: &str) -> Value {
    let text = fs::read_to_string(folder("schemas").join(format!("{name}.schema.json"))).expect("a committed schema");
    serde_json::from_str(&text).expect("JSON")
}

fn schema(name: &str) -> Validator {
    jsonschema::draft202012::new(&text(name)).expect("a schema")
}

fn errors(schema: &Validator, value: &Value) -> Vec<String> {
    schema.iter_errors(value).map(|error| error.to_string()).collect()
}

/// Why a value does not fit a schema.
pub(crate) fn misfits(name: &str, value: &Value) -> Vec<String> {
    errors(&schema(name), value)
}

fn fits(schema: &Validator, value: &Value) {
    let errors = errors(schema, value);
    assert!(errors.is_empty(), "{value}: {errors:?}");
}

fn all_fit<T: Serialize>(name: &str, values: impl IntoIterator<Item = T>) {
    let schema = schema(name);
    for value in values {
        fits(&schema, &erased::tree(&value));
    }
}

fn lines(file: &Path) -> Vec<Value> {
    let text = fs::read_to_string(file).expect("a committed file");
    text.lines().filter(|line| !line.is_empty()).map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// Every golden file.
#[test]
fn golden_values_fit() {
    for (name, file) in [
        ("component", "components"),
        ("board", "boards"),
        ("layout", "layouts"),
        ("fleet", "fleets"),
        ("report", "reports"),
    ] {
        all_fit(name, lines(&folder("golden").join(format!("{file}.jsonl"))));
    }
}

/// Every printed card.
#[test]
fn cards_fit() {
    all_fit("card", lines(&folder("golden").join("cards.jsonl")));
    all_fit("card", starwright::trucker::cards::Card::ALL.iter());
}

fn below(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            below(&path, files);
        } else if path.extension().is_some_and(|end| end == "jsonl") {
            files.push(path);
        }
    }
}

/// Every case, by its kind.
fn cases() -> BTreeMap<String, Vec<Value>> {
    let (mut files, mut kinds) = (Vec::new(), BTreeMap::<String, Vec<Value>>::new());
    below(&folder("cases"), &mut files);
    for case in files.iter().flat_map(|file| lines(file)) {
        kinds.entry(case["kind"].as_str().expect("a kind").to_owned()).or_default().push(case);
    }
    kinds
}

/// The schema of one kind of case, which says what is wrong better than that of all kinds.
fn schema_of(kind: &str) -> Validator {
    let mut schema = text("case");
    let known = schema["oneOf"].as_array().expect("kinds").clone();
    let one = json!({ "$ref": format!("#/$defs/case_{kind}") });
    assert!(known.contains(&one), "no schema knows the kind {kind}");
    schema["oneOf"] = json!([one]);
    jsonschema::draft202012::new(&schema).expect("a schema")
}

#[test]
fn cases_fit() {
    for (kind, cases) in cases() {
        let schema = schema_of(&kind);
        for case in &cases {
            fits(&schema, case);
        }
    }
}

/// One line of each kind fits the schema of all; without a field it needs, with one that is unknown or of another type, it does
/// not.
#[test]
fn spoilt_cases_do_not_fit() {
    let schema = schema("case");
    for (kind, cases) in cases() {
        let case = &cases[0];
        fits(&schema, case);
        let fields = case.as_object().expect("an object");
        let spoil = |change: &dyn Fn(&mut Value)| {
            let mut spoilt = case.clone();
            change(&mut spoilt);
            assert!(!schema.is_valid(&spoilt), "{kind}: {spoilt}");
        };
        spoil(&|case| case["colour"] = 1.into());
        spoil(&|case| case["kind"] = "chess".into());
        spoil(&|case| case["expect"]["colour"] = 1.into());
        for name in fields.keys() {
            spoil(&|case| case[name] = json!({ "colour": 1 }));
            if ![
                "id",
                "why",
                "from_source",
                "opened",
                "aliens",
                "level",
                "settings",
                "removed",
                "level_four",
                "withdraw",
            ]
            .contains(&name.as_str())
            {
                spoil(&|case| drop(case.as_object_mut().and_then(|case| case.remove(name))));
            }
        }
    }
}

/// The layout of every case that has one.
#[test]
fn layouts_of_cases_fit() {
    let (schema, mut met) = (schema("layout"), 0);
    for case in cases().into_values().flatten() {
        let part = |name: &str| case.get(name).map(|value| (name.to_owned(), value.clone()));
        let layout: Value = ["class", "board", "opened", "tiles"].into_iter().filter_map(part).collect();
        if layout.get("tiles").is_some() && (layout.get("class").is_some() || layout.get("board").is_some()) {
            fits(&schema, &layout);
            met += 1;
        }
    }
    assert!(met >= 500, "{met}");
}

/// Choices, events and saves of everything that is played.
#[test]
fn games_fit() {
    let (yard, events) = formats::yard();
    all_fit("yard_choice", yard.log().iter().map(|entry| entry.choice));
    all_fit("yard_event", &events);
    all_fit("yard_record", [yard]);
    let (flight, events) = formats::flight();
    all_fit("flight_choice", flight.log().iter().map(|entry| entry.choice.clone()));
    all_fit("flight_event", &events);
    all_fit("flight_record", [flight]);
    let (game, events) = formats::game();
    all_fit("game_choice", game.log().iter().map(|entry| entry.choice.clone()));
    all_fit("game_event", &events);
    all_fit("game_record", [game]);
    let (battle, events) = formats::battle();
    all_fit("battle_choice", battle.log().iter().map(|entry| entry.choice.clone()));
    all_fit("battle_event", &events);
    all_fit("battle_position", [battle::Position::from(battle.game())]);
    all_fit("battle_record", [battle]);
}

/// What each seat and a spectator see after each choice.
fn views<G: Play<View: Serialize>>(record: &Record<G>, mut see: impl FnMut(G::View)) {
    for entries in 0..=record.log().len() {
        let branch = record.branch(entries);
        Seat::ALL.into_iter().map(Some).chain([None]).for_each(|viewer| see(branch.game().view(viewer)));
    }
}

#[test]
fn views_fit() {
    fn all<G: Play<View: Serialize>>(name: &str, record: &Record<G>) {
        let schema = schema(name);
        views(record, |view| fits(&schema, &erased::tree(&view)));
    }
    all("battle_view", &formats::battle().0);
    all("yard_view", &formats::yard().0);
    all("flight_view", &formats::flight().0);
    all("game_view", &formats::game().0);
}

/// Every value that has a golden sentence, which are all there are of their types.
#[test]
fn told_values_fit() {
    let mut met = BTreeSet::new();
    for (of, value) in words::values() {
        if let Some(name) = forms::schema_of(&of) {
            let value = serde_json::from_str(&value).expect("JSON");
            let errors = misfits(&name, &value);
            assert!(errors.is_empty(), "{name}: {value}: {errors:?}");
            met.insert(name);
        }
    }
    let tagged = ["battle", "yard", "flight", "game"].map(|game| [format!("{game}_choice"), format!("{game}_event")]);
    assert!(tagged.iter().flatten().all(|name| met.contains(name)), "{met:?}");
}

/// Everything on the way of an attack.
#[test]
fn attacks_fit() {
    let aims = formats::aims();
    let rolled =
        aims.iter().filter_map(|step| serde_json::to_value(step).expect("JSON writes it").get("more").cloned());
    all_fit("aim", rolled);
    let lines: Vec<Lines> = formats::all_lines();
    all_fit("lines", lines.iter().step_by(17));
    let (fleet, incoming) = (formats::fleet(), formats::incoming());
    let guarded = incoming.under(Rulings::DEFAULT).guarded(CellSet::EMPTY);
    all_fit(
        "incoming",
        [incoming, guarded, Incoming::new(starwright::trucker::attack::AttackKind::Intruder, lines[0])],
    );
    all_fit("threat", [fleet.threat(&incoming, &Defence::default()).expect("nothing is refused")]);
    all_fit("defence", [Defence::default(), Defence { tokens: vec![formats::cell(1, 3)], ..Defence::default() }]);
    let outcome = formats::outcome();
    all_fit("line_end", &outcome.lines);
    all_fit("fate", outcome.lines.iter().map(|end| end.fate));
    all_fit("impact", [&outcome.impact, &formats::half_decided()]);
    all_fit("outcome", [outcome]);
    all_fit("losses", [formats::aftermath().losses]);
    all_fit("aftermath", [formats::aftermath()]);
    all_fit("aboard", [fleet.aboard()]);
    all_fit("heat_map", [formats::line_of_struts().heat_map(Side::Front).expect("numbered")]);
}

/// What advice takes and answers.
#[test]
fn advice_fits() {
    let (fleet, incoming) = (formats::fleet(), formats::incoming());
    let best = fleet.best_defence(&incoming, &Values::DEFAULT).expect("its own board");
    all_fit("spared", [fleet.spared(&incoming, &best, &Values::DEFAULT).expect("its own board")]);
    all_fit("best_defence", [best]);
    all_fit("values", [Values::DEFAULT, Values { boost: Some(3), ..Values::DEFAULT }]);
    let (layout, tiles) = (formats::begun(), &catalogue::ALL[30..36]);
    let aims = Aims::of(layout.board());
    all_fit("aims", [aims, aims.with_left(0, 1)]);
    let placings: Vec<_> = tiles.iter().filter_map(|&tile| layout.best_place(tile, &aims, Rulings::DEFAULT)).collect();
    assert!(!placings.is_empty());
    all_fit("placing", placings);
    all_fit("plan", [layout.plan(tiles, &aims, Rulings::DEFAULT)]);
    all_fit("change", formats::wrong().changes(&layout, &aims));
    all_fit("skill", Skill::ALL);
    all_fit("battle_bot", battle::Bot::ALL);
    let mut dice = Dice::new(Pcg32::seed_from_u64(7));
    let record = formats::battle_record();
    let view = record.game().view(record.game().active());
    all_fit("battle_advice", battle::Bot::ALL.map(|bot| bot.advise(&view, &[], &mut dice).expect("it is asked")));
}

/// Refusals of both games, of every sort.
#[test]
fn refusals_fit() {
    let mut dice = Dice::new(Pcg32::seed_from_u64(7));
    let players = battle::Race::ALL.map(|race| (race, battle::Deck::HOUSE));
    let setup = battle::Setup::shuffled(battle::Layout::four_players(), &players, &mut dice);
    let game = battle::Game::new(&setup).expect("a game");
    all_fit("refusal", [game.check(setup.first, &battle::Choice::End).expect_err("fleets are placed first")]);
    let yard = Yard::begin(&yard::Setup::new(Class::IIIC, 2), &mut Vec::new()).expect("a yard");
    all_fit("refusal", [Play::check(&yard, Seat::Zero.into(), &yard::Choice::Return).expect_err("the hand is empty")]);
    all_fit("refusal", formats::misfits());
    let mut layout = formats::line_of_struts();
    let strut = formats::component(Kind::Structural);
    all_fit("refusal", [layout.place(formats::cell(3, 3), strut).expect_err("it is taken")]);
    all_fit("refusal", [KeepError::NoPiece { cell: formats::cell(0, 0) }]);
    let shields = Defence { shields: formats::cells(&[(1, 3)]), ..Defence::default() };
    all_fit("refusal", [formats::fleet().defend(&formats::incoming(), &shields).expect_err("no shield is there")]);
}

/// A schema that lets everything through would be none: each has a mutant, which does not fit.
#[test]
fn mutants_do_not_fit() {
    let mutants = [
        ("aboard", r#"[{"at":[0,0],"humans":1,"batteries":1}]"#),
        ("aftermath", r#"{"fleet":{"class":"I","tiles":[],"boarded":false}}"#),
        ("aim", r#"{"class":"I","from":"front","dice":[7]}"#),
        ("aims", r#"{"component":4}"#),
        ("battle_advice", r#"{"choice":{"do":"end"},"expected":{"games":1},"nodes":1}"#),
        ("battle_bot", r#"{"bot":"greedy","nodes":1}"#),
        ("battle_choice", r#"{"do":"turn","fighter":7,"facing":6}"#),
        ("battle_choice", r#"{"do":"end","propose":"place"}"#),
        ("battle_event", r#"{"event":"over","winner":1}"#),
        ("battle_position", r#"{"v":1,"layout":"four_players"}"#),
        ("battle_record", r#"{"v":1,"setup":{},"log":[]}"#),
        ("battle_view", r#"{"layout":"four_players"}"#),
        ("best_defence", r#"{"defence":{},"lines":[],"keep":[],"lost":[],"loss":-1,"nodes":1,"is_proven":true}"#),
        ("board", r#"{"class":"V"}"#),
        ("board", r##"{"class":"I","board":{"art":["#"],"surface":"plane"}}"##),
        ("board", r#"{"board":{"art":["x"],"surface":"plane"}}"#),
        ("card", r#"{"level":"I","kind":"planets","planets":[""],"days":1}"#),
        ("card", r#"{"level":"I","kind":"stardust","days":1}"#),
        ("case", r#"{"kind":"premium","empty":[[6]],"expect":{}}"#),
        ("change", r#"{"quality":"beauty","by":1,"worth":1}"#),
        ("component", r#"{"kind":"cannon","edges":"0030","points":"front"}"#),
        ("component", r#"{"kind":"cabin","edges":"0034"}"#),
        ("component", r#"{"kind":"cabin","edges":"0030","points":"front"}"#),
        ("component", r#"{"at":[0,0],"kind":"cabin","edges":"0030"}"#),
        ("component", r#"{"kind":"cabin","edges":"0030","colour":1}"#),
        ("defence", r#"{"shots":[{"line":{"diagonal":2},"cannon":[1,1]}]}"#),
        ("fate", r#"{"bounced":[2,3]}"#),
        ("fleet", r#"{"class":"I","tiles":[],"boarded":true,"aboard":[{"at":[0,0],"humans":1,"batteries":1}]}"#),
        ("heat_map", r#"{"struck":[{"at":[2,3],"chance":0}],"miss":36}"#),
        ("impact", r#"{"fleet":{"class":"I","tiles":[]},"destroyed":[],"cut_off":[]}"#),
        ("incoming", r#"{"kind":"rain","lines":{"class":"I","from":"front","starts":[]}}"#),
        ("layout", r#"{"class":"I"}"#),
        ("layout", r#"{"class":"I","tiles":[{"kind":"cabin","edges":"0000"}]}"#),
        ("layout", r#"{"class":"I","tiles":[{"at":[11,0],"kind":"cabin","edges":"0000"}]}"#),
        ("line_end", r#"{"line":{"column":2},"fate":"missed"}"#),
        ("lines", r#"{"from":"front","starts":[]}"#),
        ("losses", r#"{"destroyed":[],"cut_off":[],"components":[]}"#),
        ("outcome", r#"{"lines":[{}],"impact":{}}"#),
        ("placing", r#"{"at":[2,3],"turn":4,"gain":1}"#),
        ("plan", r#"{"steps":[[0,[2,3],1]],"gain":1,"nodes":1,"is_through":true}"#),
        ("refusal", r#"{"refused":"taken"}"#),
        ("report", r#"{"legal":true,"violations":[],"pieces":[[]],"exposed":0,"ships":[]}"#),
        (
            "report",
            r#"{"legal":false,"violations":[{"rule":"LM-LEGAL-10","cells":[]}],"pieces":[],"exposed":0,"ships":[]}"#,
        ),
        ("skill", r#""highest""#),
        (
            "spared",
            r#"{"components":[],"aboard":[],"instead":[[2,3]],"intruders":0,"tokens":0,"loss":0,"left":0,"forgone":null}"#,
        ),
        ("threat", r#"{"lines":[{"line":{"row":1}}],"dodges":[]}"#),
        ("values", r#"{"colour":1}"#),
        ("yard_choice", r#"{"do":"place","at":[2,3]}"#),
        ("yard_choice", r#"{"do":"dance"}"#),
        ("yard_event", r#"{"event":"reached","seat":5}"#),
        ("yard_record", r#"{"v":2,"setup":{},"log":[]}"#),
        ("flight_choice", r#"{"do":"land"}"#),
        ("flight_choice", r#"{"do":"defend","defence":{}}"#),
        ("flight_event", r#"{"event":"paid","seat":0,"credits":-1}"#),
        ("flight_record", r#"{"v":1,"setup":{"board":{"class":"I"},"level":"I","deck":[],"players":[]},"log":[]}"#),
        ("yard_view", r#"{"step":"lunch"}"#),
        (
            "flight_view",
            r#"{"card":null,"shown":[],"cards_left":3,"asked":[{"seat":0},{"ask":"dance"}],"players":[],"peeked":[]}"#,
        ),
        ("flight_setup", r#"{"board":{"class":"I"},"level":"I","deck":[],"players":[{"colour":1}]}"#),
        ("flight_question", r#"{"ask":"crew"}"#),
        ("game_choice", r#"{"yard":{"do":"land","planet":1}}"#),
        ("game_event", r#"{"round_began":{}}"#),
        ("game_record", r#"{"v":1,"setup":{"players":2,"rounds":[{}]},"log":[]}"#),
        ("game_setup", r#"{"players":1,"rounds":[]}"#),
        ("game_view", r#"{"round":0,"rounds":1,"purses":[0,0],"loans":[0,0],"settlements":[],"now":"lunch"}"#),
    ];
    for (name, text) in mutants {
        assert!(!schema(name).is_valid(&serde_json::from_str(text).expect("JSON")), "{name}: {text}");
    }
    let named: BTreeSet<String> = mutants.into_iter().map(|(name, _)| name.to_owned()).collect();
    assert_eq!(named, all());
}
