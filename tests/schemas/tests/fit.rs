//! Everything that is written fits the JSON Schemas of this folder, and invalid values do not.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use jsonschema::Validator;
use serde_json::{Value, json};
use starwright_schemas::text;
use starwright_schemas::written::{self, See};

#[path = "../../golden/mod.rs"]
mod golden;

/// A folder of the tests of the crate.
fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name(name)
}

/// The schemas that the crate makes.
fn made() -> Value {
    file("starwright")
}

/// Everything that clients read or write, by the name of its schema.
fn all() -> BTreeSet<String> {
    let made = made();
    let messages = made["anyOf"].as_array().expect("messages").iter().map(|message| {
        message["$ref"].as_str().and_then(|path| path.strip_prefix("#/$defs/")).expect("a name").to_owned()
    });
    messages.collect()
}

fn file(name: &str) -> Value {
    let text = fs::read_to_string(folder("schemas").join(format!("{name}.schema.json"))).expect("a committed schema");
    serde_json::from_str(&text).expect("JSON")
}

fn schema(name: &str) -> Validator {
    if name == "case" {
        return jsonschema::draft202012::new(&file(name)).expect("a schema");
    }
    let mut schema = made();
    assert!(schema["$defs"].get(name).is_some(), "no schema is called {name}");
    schema.as_object_mut().and_then(|fields| fields.remove("anyOf"));
    schema["$ref"] = format!("#/$defs/{name}").into();
    jsonschema::draft202012::new(&schema).expect("a schema")
}

/// The file holds what the crate makes.
#[test]
fn golden_schemas_are_as_made() {
    let schemas = serde_json::to_value(starwright::formats::schemas()).expect("JSON writes them");
    golden::holds("schemas/starwright.schema.json", &text::of(&schemas));
}

/// No two types have one name, or one of them would go by its path.
#[test]
fn names_are_unique() {
    let made = made();
    let names = made["$defs"].as_object().expect("schemas").keys();
    let paths: Vec<_> = names.filter(|name| name.contains("::")).collect();
    assert!(paths.is_empty(), "{paths:?}");
}

fn errors(schema: &Validator, value: &Value) -> Vec<String> {
    schema.iter_errors(value).map(|error| error.to_string()).collect()
}

fn fits(schema: &Validator, value: &Value) {
    let errors = errors(schema, value);
    assert!(errors.is_empty(), "{value}: {errors:?}");
}

fn all_fit(name: &str, values: &[Value]) {
    let schema = schema(name);
    values.iter().for_each(|value| fits(&schema, value));
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
        all_fit(name, &lines(&folder("golden").join(format!("{file}.jsonl"))));
    }
}

/// Every printed card.
#[test]
fn cards_fit() {
    all_fit("card", &lines(&folder("golden").join("cards.jsonl")));
    written_fits(written::cards);
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

/// The schema of one kind of case, whose errors are clearer than those of the schema of all kinds.
fn schema_of(kind: &str) -> Validator {
    let mut schema = file("case");
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
fn broken_cases_do_not_fit() {
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

/// What the tests of the crate write.
fn written_fits(write: fn(&mut See<'_>)) {
    let mut schemas = BTreeMap::new();
    write(&mut |name, value| fits(schemas.entry(name.to_owned()).or_insert_with(|| schema(name)), &value));
    assert!(!schemas.is_empty());
}

/// Choices, events and saves of everything that is played.
#[test]
fn games_fit() {
    written_fits(written::games);
}

#[test]
fn views_fit() {
    written_fits(written::views);
}

/// Everything on the way of an attack.
#[test]
fn attacks_fit() {
    written_fits(written::attacks);
}

/// What advice takes and answers.
#[test]
fn advice_fits() {
    written_fits(written::advice);
}

/// Refusals of both games, of every sort.
#[test]
fn refusals_fit() {
    written_fits(written::refusals);
}

/// A name in small letters.
fn snake(name: &str) -> String {
    let mut snake = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !snake.is_empty() {
            snake.push('_');
        }
        snake.extend(letter.to_lowercase());
    }
    snake
}

/// Parts whose name leads that of a schema.
const PARTS: [&str; 6] = ["battle", "yard", "flight", "game", "campaign", "settlement"];

/// The schema of the type of this path, if it has one.
fn schema_for(path: &str) -> Option<String> {
    let snake = snake(path.rsplit("::").next()?.trim());
    let part = path.split("::").map(str::trim).find(|part| PARTS.contains(part));
    let name = part.filter(|part| !snake.starts_with(part)).map_or(snake.clone(), |part| format!("{part}_{snake}"));
    made()["$defs"].get(&name).is_some().then_some(name)
}

/// The values of types that have a schema; which were met.
fn typed(values: impl IntoIterator<Item = (String, Value)>) -> BTreeSet<String> {
    let mut schemas = BTreeMap::new();
    for (path, value) in values {
        if let Some(name) = schema_for(&path) {
            fits(schemas.entry(name.clone()).or_insert_with(|| schema(&name)), &value);
        }
    }
    schemas.into_keys().collect()
}

/// What the documentation shows.
#[test]
fn shown_forms_fit() {
    let mut shown = Vec::new();
    written::shown(&mut |path, value| shown.push((path.to_owned(), value)));
    let met = typed(shown);
    assert!(met.len() >= 100, "{met:?}");
}

/// Every value that has a golden sentence, which are all there are of their types.
#[test]
fn told_values_fit() {
    let text = fs::read_to_string(folder("golden").join("words.txt")).expect("a committed file");
    let told = text.lines().filter(|line| !line.starts_with(' ')).filter_map(|line| line.split_once(' '));
    let met = typed(told.map(|(of, value)| (of.to_owned(), serde_json::from_str(value).expect("JSON"))));
    let tagged = ["battle", "yard", "flight", "game"].map(|game| [format!("{game}_choice"), format!("{game}_event")]);
    assert!(tagged.iter().flatten().all(|name| met.contains(name)), "{met:?}");
}

/// Mutated JSON that the crate still reads fits the schema, too.
#[test]
fn everything_that_is_read_fits() {
    let (mut schemas, mut names, mut faults, mut read) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new(), 0);
    written::read(&mut |path, value| {
        let name = names.entry(path.to_owned()).or_insert_with(|| schema_for(path));
        if let Some(name) = name {
            read += 1;
            let schema = schemas.entry(name.clone()).or_insert_with(|| schema(name));
            if !schema.is_valid(&value) {
                faults.entry(name.clone()).or_insert_with(|| format!("{value}: {:?}", errors(schema, &value)));
            }
        }
    });
    assert!(faults.is_empty(), "{faults:#?}");
    assert!(schemas.len() >= 100 && read >= 10_000, "{} schemas, {read} values", schemas.len());
}

#[test]
fn yaml_round_trips() {
    starwright_schemas::yaml::all_come_back();
}

/// A schema that accepts everything would be useless: near misses do not fit, and no value fits all schemas.
#[test]
fn mutants_do_not_fit() {
    let mutants = [
        ("aboard", r#"[{"at":[0,0],"humans":1,"batteries":1}]"#),
        ("aftermath", r#"{"fleet":{"class":"I","tiles":[],"boarded":false}}"#),
        ("aim", r#"{"class":"I","from":"front","dice":[7]}"#),
        ("build_weights", r#"{"component":4}"#),
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
        ("board", r#"{"board":{"art":[1],"surface":"plane"}}"#),
        ("card", r#"{"level":"I","kind":"planets","planets":["X"],"days":1}"#),
        ("card", r#"{"level":"I","kind":"stardust","days":1}"#),
        ("card", r#"{"level":"I","kind":"sequence","parts":[{"kind":"sequence","parts":[{"kind":"stardust"}]}]}"#),
        ("card_kind", r#"{"kind":"sequence","parts":[{"kind":"sequence","parts":[{"kind":"stardust"}]}]}"#),
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
        ("heat_map", r#"{"struck":[{"at":[2,3],"chance":37}],"miss":36}"#),
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
        ("report", r#"{"legal":true,"violations":[],"pieces":[[[11,0]]],"exposed":0,"ships":[]}"#),
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
        ("loss_weights", r#"{"colour":1}"#),
        ("yard_choice", r#"{"do":"place","at":[2,3]}"#),
        ("yard_choice", r#"{"do":"dance"}"#),
        ("yard_event", r#"{"event":"reached","seat":5}"#),
        ("yard_record", r#"{"v":2,"setup":{},"log":[]}"#),
        ("flight_choice", r#"{"do":"land"}"#),
        ("flight_choice", r#"{"do":"defend","defence":{"shot":[]}}"#),
        ("flight_event", r#"{"event":"paid","seat":0,"credits":-1}"#),
        (
            "flight_record",
            r#"{"v":1,"setup":{"board":{"class":"I"},"level":"I","deck":[],"players":[{"fleet":1}]},"log":[]}"#,
        ),
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
        ("game_setup", r#"{"players":1,"rounds":[{"board":1}]}"#),
        ("game_view", r#"{"round":0,"rounds":1,"purses":[0,0],"loans":[0,0],"settlements":[],"now":"lunch"}"#),
    ];
    let fit = |(name, text): &(&str, &str)| schema(name).is_valid(&serde_json::from_str(text).expect("JSON"));
    let fitting: Vec<_> = mutants.into_iter().filter(fit).collect();
    assert!(fitting.is_empty(), "{fitting:#?}");
    for name in all() {
        let schema = schema(&name);
        for value in [json!({ "colour": 1 }), json!("colour"), json!([[[]]]), json!(0.5)] {
            assert!(!schema.is_valid(&value), "{name}: {value}");
        }
    }
}
