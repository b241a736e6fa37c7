//! Every playthrough, played through the border: the events are those of the file, and every answer is the native one.

use std::fs;

use serde::Deserialize;
use serde_json::value::RawValue;
use starwright_answers::games::Table;
use starwright_answers::{read, said};

use crate::context::Opened;
use crate::files::below;

#[derive(Deserialize)]
struct Told {
    ok: Vec<Happened>,
}

#[derive(Deserialize)]
struct Happened {
    event: Box<RawValue>,
}

#[test]
#[cfg_attr(miri, ignore = "too slow")]
fn every_playthrough_is_answered_as_natively() {
    let opened = Opened::new();
    let files = below("playthroughs", "txt");
    assert!(files.len() >= 13, "{} playthroughs only", files.len());
    for file in files {
        let name = file.file_name().and_then(|name| name.to_str()).expect("a name");
        let (kind, _) = name.split_once('-').expect("a kind");
        let text = fs::read_to_string(&file).expect("a text");
        let (setup, rest) = text.split_once('\n').expect("a setup");
        let game = opened.ok(&format!(r#"{{"ask":"begin","play":"{kind}","setup":{setup}}}"#));
        let mut native = Table::begin(kind, setup).ok().expect("a game");
        let lines: Vec<&str> = rest.lines().collect();
        for (at, line) in lines.iter().enumerate() {
            let Some((by, choice)) = line.split_once(": ").filter(|_| !line.starts_with(['#', ' '])) else { continue };
            let ask = if by.ends_with(" may not") { "check" } else { "choose" };
            let actor = by.trim_start_matches("seat ").trim_end_matches(" may not");
            let answer = opened.ask(&format!(r#"{{"ask":"{ask}","game":{game},"actor":{actor},"choice":{choice}}}"#));
            let by = read(actor).ok().expect("an actor");
            let same = if ask == "check" { native.check(by, choice) } else { native.choose(by, choice) };
            assert_eq!(answer, said(same), "{name}, {line}");
            if ask == "check" {
                assert!(answer.starts_with(r#"{"refusal":"#), "{name}, {line}");
                continue;
            }
            let told: Told = serde_json::from_str(&answer).expect("events");
            let told: Vec<String> = told.ok.iter().map(|happened| format!("    {}", happened.event.get())).collect();
            assert_eq!(
                lines.get(at + 1..at + 1 + told.len()),
                Some(&*told.iter().map(String::as_str).collect::<Vec<_>>())
            );
        }
        same_at_the_end(&opened, &game, &mut native);
    }
}

fn same_at_the_end(opened: &Opened, game: &str, native: &mut Table) {
    let asked = |ask: &str| opened.ask(&format!(r#"{{"ask":{ask},"game":{game}}}"#));
    assert_eq!(asked(r#""awaited""#), said(Ok(native.awaited())));
    assert_eq!(asked(r#""log""#), said(Ok(native.log())));
    assert_eq!(asked(r#""save""#), said(Ok(native.save())));
    assert_eq!(asked(r#""since","entries":0"#), said(native.since(0)));
    assert_eq!(asked(r#""view","viewer":0"#), said(Ok(native.view(read("0").ok().expect("a seat")))));
    assert_eq!(asked(r#""undo""#), said(Ok(native.undo())));
    assert_eq!(asked(r#""free""#), r#"{"ok":null}"#);
}
