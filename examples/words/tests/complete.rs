//! Every language says everything, with the variables that there are, and nothing else.

mod ftl;

use std::collections::{BTreeMap, BTreeSet};

use ftl::{Sentence, sentences};
use starwright::table::message::Row;
use starwright::{battle, trucker};
use starwright_words::{Language, files};

/// Variables of English sentences that a language leaves out, and why.
const LEFT_OUT: &[(&str, &str, &str, &str)] = &[];

const TRANSLATED: [Language; 3] = [Language::French, Language::Polish, Language::German];

fn rows() -> Vec<Row> {
    [trucker::sentences(), battle::sentences()].concat()
}

/// Whether a sentence is no more than what it holds.
fn is_wrapper(row: &Row) -> bool {
    row.template.starts_with('{')
        && row.template.find('}') == Some(row.template.len() - 1)
        && !row.template.contains('|')
}

fn rules() -> impl Iterator<Item = String> {
    let id = |id: &str| format!("rule-{}", id.to_lowercase().replace('.', "-"));
    trucker::Rule::ALL
        .iter()
        .map(move |rule| id(rule.id()))
        .chain(battle::Rule::ALL.iter().map(move |rule| id(rule.id())))
}

/// The files of a language by their names, but that of the page.
fn read(language: Language) -> BTreeMap<&'static str, BTreeMap<String, Sentence>> {
    files(language).iter().map(|(file, text)| (*file, sentences(file, text))).collect()
}

#[test]
fn every_message_and_every_rule_is_said_and_nothing_else() {
    let rows = rows();
    for language in TRANSLATED {
        let read = read(language);
        let there: BTreeSet<&str> = read.values().flatten().map(|(id, _)| id.as_str()).collect();
        let wanted = rows.iter().filter(|row| !is_wrapper(row)).map(Row::id).chain(rules());
        let missing: Vec<_> = wanted.filter(|id| !there.contains(id.as_str())).collect();
        assert!(missing.is_empty(), "{language} lacks {missing:#?}");
        let known: BTreeSet<String> = rows.iter().map(Row::id).chain(rules()).collect();
        let is_used = |file: &str, id: &str| {
            file == "words"
                || file == "story"
                || id.starts_with("word-")
                || (id.starts_with(&format!("{file}-")) && read[file].values().any(|other| other.refers.contains(id)))
        };
        let left: Vec<_> = read
            .iter()
            .flat_map(|(file, sentences)| sentences.keys().map(move |id| (*file, id)))
            .filter(|(file, id)| !known.contains(*id) && !is_used(file, id))
            .collect();
        assert!(left.is_empty(), "{language} has more than there is: {left:?}");
        println!(
            "{language}: {} of {} messages and rules",
            known.iter().filter(|id| there.contains(id.as_str())).count(),
            known.len()
        );
    }
}

/// A variable is a field, its key or count, or a field of the message that it is.
#[test]
fn variables_are_fields_and_all_are_told() {
    let rows = rows();
    let fields: BTreeSet<&str> = rows.iter().flat_map(|row| row.fields).copied().collect();
    for language in TRANSLATED {
        for (file, sentences) in read(language) {
            for row in &rows {
                let id = row.id();
                let Some(sentence) = sentences.get(&id) else { continue };
                let used = sentence.variables(&sentences);
                for variable in &used {
                    let is_known = row.fields.iter().any(|field| {
                        variable.strip_prefix(field).is_some_and(|rest| {
                            rest.is_empty()
                                || rest.strip_prefix('-').is_some_and(|inner| {
                                    let last = inner.rsplit('-').next().unwrap_or_default();
                                    matches!(last, "key" | "count") || fields.contains(last)
                                })
                        })
                    });
                    assert!(is_known, "{language}/{file}: {id} has no ${variable}");
                }
                for hole in holes(row.template) {
                    let is_told =
                        used.iter().any(|variable| variable == hole || variable.starts_with(&format!("{hole}-")));
                    let is_left_out = LEFT_OUT
                        .iter()
                        .any(|(of, left, field, _)| *of == language.code() && *left == id && *field == hole);
                    assert!(is_told || is_left_out, "{language}/{file}: {id} does not tell ${hole}");
                }
            }
        }
    }
}

fn holes(template: &str) -> impl Iterator<Item = &str> {
    template.split('{').skip(1).filter_map(|hole| hole.split(['|', '}']).next())
}

/// A choice by the plural of a number knows all plurals of the language.
#[test]
fn plurals_are_complete() {
    for language in Language::ALL {
        let plurals: &[&str] =
            if language == Language::Polish { &["one", "few", "many", "other"] } else { &["one", "other"] };
        for (file, sentences) in read(language) {
            for (id, sentence) in &sentences {
                for choice in &sentence.choices {
                    let is_plural = choice.iter().any(|key| ["one", "few", "many"].contains(&key.as_str()));
                    let complete = plurals.iter().all(|plural| choice.iter().any(|key| key == plural));
                    assert!(!is_plural || complete, "{language}/{file}: {id} knows only {choice:?}");
                }
            }
        }
    }
}
