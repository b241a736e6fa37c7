//! A context, asked through the C functions.

use std::{ptr, slice, str};

use serde_json::{Value, json};
use starwright::{Context, starwright_ask, starwright_close, starwright_free, starwright_open};

/// An open context.
pub struct Opened(*mut Context);

// SAFETY: the header allows any thread to use a context
unsafe impl Send for Opened {}
// SAFETY: as above, also at the same time
unsafe impl Sync for Opened {}

impl Opened {
    pub fn new() -> Self {
        Self(starwright_open())
    }

    pub fn ask(&self, message: &str) -> String {
        self.ask_bytes(message.as_bytes())
    }

    pub fn ask_bytes(&self, message: &[u8]) -> String {
        let mut length = 0;
        // SAFETY: the context is open, the message has this length, and the length of the answer has a place
        let answer = unsafe { starwright_ask(self.0, message.as_ptr().cast(), message.len(), &raw mut length) };
        taken(answer, length)
    }

    /// The answer, without `{"ok":` around it.
    pub fn ok(&self, message: &str) -> String {
        let answer = self.ask(message);
        let ok = answer.strip_prefix(r#"{"ok":"#).and_then(|answer| answer.strip_suffix('}'));
        ok.unwrap_or_else(|| panic!("{message}\n{answer}")).into()
    }

    /// Begins a game that is dealt: `"play":"battle","players":3`.
    pub fn begun(&self, play: &str, deal: &str) -> String {
        let setup = self.ok(&format!(r#"{{"ask":"deal","play":"{play}",{deal}}}"#));
        self.ok(&format!(r#"{{"ask":"begin","play":"{play}","setup":{setup}}}"#))
    }

    /// The next choice of a game, by a weak bot, chance or the hourglass, and its answer; `None` at the end.
    pub fn turn(&self, game: &str) -> Option<String> {
        let asked = |ask: &str| -> Value {
            serde_json::from_str(&self.ok(&format!(r#"{{"ask":{ask},"game":{game}}}"#))).expect("JSON")
        };
        let awaited = asked(r#""awaited""#);
        let advised = |seat: &Value| {
            let advice = asked(&format!(r#""advise","seat":{seat},"skill":"low""#));
            Some((seat.clone(), advice.get("choice")?.clone()))
        };
        let by_table = || {
            let chance = Some(asked(r#""chance""#)).filter(|chance| !chance.is_null());
            (awaited["table"] == true).then(|| ("table".into(), chance.unwrap_or_else(|| json!({"do": "ran_out"}))))
        };
        let (actor, choice) = awaited["seats"].as_array()?.iter().find_map(advised).or_else(by_table)?;
        Some(self.ask(&format!(r#"{{"ask":"choose","game":{game},"actor":{actor},"choice":{choice}}}"#)))
    }
}

impl Drop for Opened {
    fn drop(&mut self) {
        // SAFETY: it is open, and nobody else has it
        unsafe { starwright_close(self.0) };
    }
}

/// The answer without a context.
pub fn without_context(message: &str) -> String {
    let mut length = 0;
    // SAFETY: no context is allowed, and the message has this length
    let answer = unsafe { starwright_ask(ptr::null(), message.as_ptr().cast(), message.len(), &raw mut length) };
    taken(answer, length)
}

/// The answer to a message that is NULL.
pub fn without_message(opened: &Opened, length: usize) -> String {
    // SAFETY: no message is allowed, and no place for the length of the answer
    let answer = unsafe { starwright_ask(opened.0, ptr::null(), length, ptr::null_mut()) };
    // SAFETY: an answer ends in a zero
    let length = unsafe { std::ffi::CStr::from_ptr(answer) }.count_bytes();
    taken(answer, length)
}

/// The answer to a message that is said to be longer than memory.
pub fn without_end(opened: &Opened) -> String {
    let mut length = 0;
    // SAFETY: so long a message is refused before it is read
    let answer = unsafe { starwright_ask(opened.0, c"{}".as_ptr(), usize::MAX, &raw mut length) };
    taken(answer, length)
}

/// The text of an answer, which is freed.
fn taken(answer: *const std::ffi::c_char, length: usize) -> String {
    // SAFETY: the answer has this length, is followed by a zero, and is freed after this
    let bytes = unsafe { slice::from_raw_parts(answer.cast::<u8>(), length + 1) };
    let (end, text) = bytes.split_last().expect("a zero at the end");
    assert!(*end == 0 && !text.contains(&0));
    let text = str::from_utf8(text).expect("UTF-8").to_owned();
    // SAFETY: it is an answer, freed once
    unsafe { starwright_free(answer) };
    text
}
