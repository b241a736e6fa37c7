//! Reads the declarations in the source, above all refusals, so that a new variant needs a row.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::fs;
use std::path::Path;

/// The game and the part of it that a refusal is of, its type and its variant; a struct is its own variant.
pub(super) type Key = (String, String, String);

/// The names of the fields that are written; `None` where another refusal speaks, or a form of its own.
pub(super) type Fields = Option<Vec<String>>;

/// Every variant of every type that refuses: by its rows, or, where a type is written by hand, by its name.
pub(super) fn declared() -> BTreeMap<Key, Fields> {
    let mut declared = BTreeMap::new();
    for game in ["battle", "trucker"] {
        each_file(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(game), &mut |path, text| {
            let part = path.iter().skip_while(|name| *name != "src").nth(2).and_then(|name| name.to_str());
            let part = format!("{game}::{}", part.expect("a part"));
            for name in text.split("::Refused for ").skip(1).map(|rest| rest.split_once(" {").expect("an end").0) {
                for variant in of_enum(name, text).unwrap_or_else(|| vec![name]) {
                    declared.insert((part.clone(), name.to_owned(), variant.to_owned()), None);
                }
            }
            for rows in text.split("\nmessages! {").skip(1).map(|rest| rest.split_once("\n}").expect("an end").0) {
                for (name, variant, fields) in refused_rows(rows) {
                    declared.insert((part.clone(), name, variant), fields);
                }
            }
        });
    }
    declared
}

/// The rows of a type that is declared with `messages!` and refuses: `Variant { field: Type; left_out } => …`, and behind `or` the
/// errors that speak for themselves.
fn refused_rows(rows: &str) -> Vec<(String, String, Fields)> {
    let Some((head, rows)) = rows.split_once(" refused Rule of ") else { return vec![] };
    let name = head.rsplit(' ').next().expect("a name");
    let rows =
        rows.lines().skip(1).map(str::trim).filter(|line| line.starts_with(|letter: char| letter.is_ascii_uppercase()));
    let row = |row: &str| {
        let (variant, rest) = row.split_at(row.find([' ', '(']).expect("an end of the name"));
        let fields = match rest.trim_start().strip_prefix('{').and_then(|rest| rest.split_once('}')) {
            Some((fields, _)) => {
                Some(names(fields).iter().map(|field| field.split(':').next().expect("a name").to_owned()).collect())
            }
            None if rest.starts_with('(') => None,
            None => Some(vec![]),
        };
        (name.to_owned(), variant.to_owned(), fields)
    };
    rows.map(row).collect()
}

/// The variants of a type, from the file that its path leads to; a struct is its own variant.
pub(crate) fn variants_of<T>() -> Vec<String> {
    let path: Vec<&str> = std::any::type_name::<T>().split("::").collect();
    let [_, folders @ .., name] = &path[..] else { panic!("{path:?}") };
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(folders.join("/"));
    let text =
        [file.with_extension("rs"), file.join("mod.rs")].into_iter().find_map(|file| fs::read_to_string(file).ok());
    let text = text.unwrap_or_else(|| panic!("{path:?} has a file"));
    of_enum(name, &undressed(&text)).unwrap_or_else(|| vec![name]).into_iter().map(str::to_owned).collect()
}

/// Every error that refuses by no rule, in its variants.
pub(super) fn other_errors() -> BTreeSet<(String, String)> {
    let mut others = BTreeSet::new();
    each_file(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut |_, text| {
        for rest in text.split("thiserror::Error)]\n").skip(1) {
            let line = rest.lines().find(|line| line.trim_start().starts_with("pub")).expect("a type");
            let words: Vec<&str> = line.split([' ', '<', '(', ';']).filter(|word| !word.is_empty()).collect();
            let ["pub", "enum" | "struct", name, ..] = words[..] else { continue };
            let variants = of_enum(name, text).unwrap_or_else(|| vec![name]);
            if !text.contains(&format!("::Refused for {name} ")) {
                others.extend(variants.into_iter().map(|variant| (name.to_owned(), variant.to_owned())));
            }
        }
        for rest in text.split("\nimpl core::error::Error for ").skip(1) {
            let name = rest.split_once(" {}").expect("an end").0;
            if text.contains(&format!("pub struct {name}")) && !text.contains(&format!("::Refused for {name} ")) {
                others.insert((name.to_owned(), name.to_owned()));
            }
        }
    });
    others
}

/// The name of the variant of a value, as the debugger writes it.
pub(crate) fn variant(value: &impl Debug) -> String {
    let debug = format!("{value:?}");
    debug.split(|letter: char| !letter.is_ascii_alphanumeric()).next().expect("a name").to_owned()
}

/// Calls `check` with the path and text of every source file of a folder.
pub(super) fn each_file(folder: &Path, check: &mut impl FnMut(&Path, &str)) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("a file").path();
        if path.is_dir() {
            each_file(&path, check);
        } else {
            check(&path, &fs::read_to_string(&path).expect("a text"));
        }
    }
}

/// The variants of an enum of this name, if the text has one.
fn of_enum<'t>(name: &str, text: &'t str) -> Option<Vec<&'t str>> {
    let starts = [format!("pub enum {name} "), format!("pub enum {name}<")];
    let body = starts.iter().find_map(|start| text.split_once(start)).map(|(_, rest)| rest.split("\n}").next());
    let names = body??.lines().skip(1).filter_map(|line| line.strip_prefix("    "));
    let names = names.filter(|name| name.starts_with(|letter: char| letter.is_ascii_uppercase()));
    Some(names.map(|name| name.split([' ', '(', '[', ',', ';']).next().expect("a name")).collect())
}

/// A text in which what `messages!`, `terms!` and `cards!` declare stands as if it were declared without them.
pub(crate) fn undressed(text: &str) -> String {
    let mut is_row = false;
    let lines = text.lines().filter_map(|line| match line {
        "messages! {" | "terms! {" | "cards! {" => {
            is_row = true;
            None
        }
        "}" if is_row => {
            is_row = false;
            None
        }
        _ if is_row && line.starts_with("    } or ") => None,
        _ if is_row => Some(line.strip_prefix("    ").unwrap_or(line)),
        _ => Some(line),
    });
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// The fields of a list, without those after a `;`.
fn names(list: &str) -> Vec<String> {
    let written = list.split(';').next().expect("a list").trim_matches([' ', '{', '\n']);
    written.split(',').map(str::trim).filter(|name| !name.is_empty()).map(str::to_owned).collect()
}
