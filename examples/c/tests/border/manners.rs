//! What is wrong is an error. These tests also run in Miri.

use std::ffi::CStr;
use std::ptr;

use starwright::{starwright_close, starwright_free, starwright_version};

use crate::context::{Opened, without_context, without_end, without_message};

#[test]
fn the_version_is_that_of_the_crate() {
    // SAFETY: the version ends in a zero and is never freed
    let version = unsafe { CStr::from_ptr(starwright_version()) };
    let manifest = include_str!("../../../../Cargo.toml");
    assert!(manifest.contains(&format!("\nversion = \"{}\"\n", version.to_str().expect("a text"))));
}

#[test]
fn null_is_an_error() {
    assert_eq!(without_context(r#"{"ask":"style"}"#), r#"{"unreadable":"`context` is NULL"}"#);
    let opened = Opened::new();
    for length in [0, 7] {
        assert_eq!(without_message(&opened, length), r#"{"unreadable":"`message` is NULL"}"#);
    }
    // SAFETY: both do nothing with NULL
    unsafe {
        starwright_close(ptr::null_mut());
        starwright_free(ptr::null());
    }
}

#[test]
fn a_message_is_text_of_a_possible_length() {
    let opened = Opened::new();
    let refused = |message: &[u8], why: &str| {
        let answer = opened.ask_bytes(message);
        assert!(answer.starts_with(r#"{"unreadable":"#) && answer.contains(why), "{answer}");
    };
    refused(b"", "EOF");
    refused(b"\0", "expected value");
    refused(b"{\"ask\":\"st\xffyle\"}", "`message` is not UTF-8: invalid utf-8 sequence of 1 bytes from index 10");
    refused(b"[]", "expected a map");
    refused(b"{}", "`ask`: ");
    refused(br#"{"ask":"dance"}"#, "unknown question `dance`");
    refused("[".repeat(100_000).as_bytes(), "");
    assert!(without_end(&opened).contains("longer than any text"));
}

#[test]
fn a_game_is_one_of_its_context() {
    let (opened, other) = (Opened::new(), Opened::new());
    let game = opened.begun("yard", r#""players":2,"class":"I","seed":1"#);
    let awaited = |game: &str| format!(r#"{{"ask":"awaited","game":{game}}}"#);
    assert_eq!(opened.ok(&awaited(&game)), r#"{"seats":[0,1],"table":true}"#);

    let none = format!(r#"{{"unreadable":"`game`: no game of this context has the number {game}"}}"#);
    assert_eq!(other.ask(&awaited(&game)), none);
    assert_eq!(opened.ok(&format!(r#"{{"ask":"free","game":{game}}}"#)), "null");
    assert_eq!(opened.ask(&awaited(&game)), none);
    assert_eq!(opened.ask(&format!(r#"{{"ask":"free","game":{game}}}"#)), none);
    for wrong in ["-1", "1.5", "\"1\"", "18446744073709551616", "[]"] {
        assert!(opened.ask(&awaited(wrong)).starts_with(r#"{"unreadable":"`game`: "#), "{wrong}");
    }
}

#[test]
fn a_malformed_field_is_named() {
    let opened = Opened::new();
    let game = opened.begun("yard", r#""players":2,"class":"I","seed":1"#);
    for (message, field) in [
        (format!(r#"{{"ask":"choose","game":{game},"choice":{{"do":"turn"}}}}"#), "actor"),
        (format!(r#"{{"ask":"choose","game":{game},"actor":0}}"#), "choice"),
        (format!(r#"{{"ask":"choose","game":{game},"actor":0,"choice":{{"do":"dance"}}}}"#), "choice"),
        (format!(r#"{{"ask":"view","game":{game},"viewer":"me"}}"#), "viewer"),
        (format!(r#"{{"ask":"branch","game":{game},"entries":1}}"#), "entries"),
        (format!(r#"{{"ask":"since","game":{game},"entries":-1}}"#), "entries"),
        (format!(r#"{{"ask":"advise","game":{game},"seat":0,"skill":"best"}}"#), "skill"),
        (r#"{"ask":"begin","play":"yard","setup":{}}"#.into(), "setup"),
        (r#"{"ask":"begin","play":"chess","setup":{}}"#.into(), "play"),
        (r#"{"ask":"load","play":"yard"}"#.into(), "save"),
        (r#"{"ask":"inspect"}"#.into(), "layout"),
        (r#"{"ask":"board","class":"IIIC","opened":7}"#.into(), "opened"),
        (r#"{"ask":"board","class":"V"}"#.into(), "class"),
        (r#"{"ask":"tile"}"#.into(), "component"),
        (r#"{"ask":"piece_name","piece":999}"#.into(), "piece"),
    ] {
        let answer = opened.ask(&message);
        assert!(
            answer.starts_with(r#"{"unreadable":""#) && answer.contains(&format!("`{field}`")),
            "{message}\n{answer}"
        );
    }
}

#[test]
fn a_refusal_names_its_rule_and_changes_nothing() {
    let opened = Opened::new();
    let game = opened.begun("yard", r#""players":2,"class":"I","seed":1"#);
    let said = |ask: &str| opened.ask(&format!(r#"{{"ask":{ask},"game":{game}}}"#));
    let before = said(r#""save""#);
    let place = r#""actor":0,"choice":{"do":"place","at":[2,2],"turn":0}"#;
    let refusal = said(&format!(r#""choose",{place}"#));
    assert!(
        refusal.starts_with(r#"{"refusal":{"#) && refusal.contains(r#""rule":""#) && refusal.contains(r#""says":""#),
        "{refusal}"
    );
    assert_eq!(said(&format!(r#""check",{place}"#)), refusal);
    assert_eq!(said(r#""save""#), before);
}
