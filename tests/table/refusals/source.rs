//! The refusals that the sources declare: whoever adds a variant has to add a row.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// The game a refusal is of, its type and its variant; a struct is its own variant.
pub(super) type Key = (String, String, String);

/// The names of the fields that are written; `None` where the variant holds another refusal.
pub(super) type Fields = Option<Vec<String>>;

/// Every variant of every type that is given to `refused!`.
pub(super) fn declared() -> BTreeMap<Key, Fields> {
    let mut declared = BTreeMap::new();
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for game in ["battle", "trucker"] {
        each_file(&src.join(game), &mut |text| {
            for named in text.split("\nrefused!(").skip(1).filter_map(|rest| rest.split_once(')')) {
                for (variant, fields) in variants(text, named.0) {
                    declared.insert((game.to_owned(), named.0.to_owned(), variant), fields);
                }
            }
        });
    }
    declared
}

/// Calls `check` with the text of every source file of a folder.
pub(super) fn each_file(folder: &Path, check: &mut impl FnMut(&str)) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("a file").path();
        if path.is_dir() {
            each_file(&path, check);
        } else {
            check(&fs::read_to_string(&path).expect("a text"));
        }
    }
}

fn variants(text: &str, name: &str) -> Vec<(String, Fields)> {
    let body = |head: String| text.split_once(&head).and_then(|(_, rest)| rest.split_once("\n}")).map(|(body, _)| body);
    if let Some(body) = body(format!("pub enum {name} {{")) {
        return enum_variants(body);
    }
    let fields = body(format!("pub struct {name} {{")).map(|body| fields(body, "    pub "));
    vec![(name.to_owned(), fields)]
}

fn enum_variants(body: &str) -> Vec<(String, Fields)> {
    let mut variants = vec![];
    for (start, _) in body.match_indices("\n    ") {
        let line = &body[start + 5..];
        if !line.starts_with(|letter: char| letter.is_ascii_uppercase()) {
            continue;
        }
        let (name, rest) = line.split_at(line.find(|letter: char| !letter.is_ascii_alphanumeric()).expect("an end"));
        let fields = match rest.trim_start().chars().next() {
            Some('(') => None,
            Some('{') => Some(fields(rest.split_once("\n    }").expect("an end").0, "        ")),
            _ => Some(vec![]),
        };
        variants.push((name.to_owned(), fields));
    }
    variants
}

/// The fields at this depth that are not skipped.
fn fields(body: &str, indent: &str) -> Vec<String> {
    let lines: Vec<&str> = body.lines().collect();
    let names = lines.iter().enumerate().filter_map(|(number, line)| {
        let (name, _) = line.strip_prefix(indent)?.split_once(": ")?;
        let is_name = name.chars().all(|letter| letter.is_ascii_lowercase() || letter == '_');
        let is_skipped = number > 0 && lines[number - 1].contains("serde(skip)");
        (is_name && !is_skipped).then(|| name.to_owned())
    });
    names.collect()
}
