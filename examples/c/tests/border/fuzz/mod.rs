//! Random messages: every one has an answer of a known kind, and no answer is a failure of the library.
//! `STARWRIGHT_SECONDS=300 cargo test --release --test border fuzz` runs longer, from another seed at each run.

mod values;

use std::collections::BTreeMap;
use std::env;
use std::fmt::Write;
use std::time::{Duration, Instant, SystemTime};

use rand_pcg::Pcg32;
use rand_pcg::rand_core::{Rng, SeedableRng};
use serde_json::value::RawValue;

use crate::context::Opened;
use values::{ASKS, ODD};

/// The most values that are kept of a field, and the longest.
const KEPT: (usize, usize) = (60, 40_000);
/// The longest that an answer may take, on a busy machine.
const LONGEST: Duration = Duration::from_secs(20);

type Object = BTreeMap<String, Box<RawValue>>;

struct Fuzzer {
    random: Pcg32,
    values: BTreeMap<String, Vec<String>>,
}

impl Fuzzer {
    fn below(&mut self, count: usize) -> usize {
        usize::try_from(self.random.next_u32()).expect("a small number") % count.max(1)
    }

    /// An object that asks something, with odd values among the others, and often damaged.
    fn message(&mut self) -> (&'static str, Vec<u8>) {
        let (ask, fields) = ASKS[self.below(ASKS.len())];
        let mut message = format!(r#"{{"ask":"{ask}""#);
        for name in fields.split_whitespace() {
            let known = self.values.get(name).map_or(0, Vec::len);
            let value = match self.below(16) {
                0 => continue,
                1 => ODD[self.below(ODD.len())],
                _ if known == 0 => continue,
                _ => {
                    let at = self.below(known);
                    &self.values[name][at]
                }
            };
            write!(message, r#","{name}":{value}"#).expect("a string can be written to");
        }
        message.push('}');
        let mut bytes = message.into_bytes();
        if self.below(4) == 0 {
            for _ in 0..=self.below(4) {
                self.damage(&mut bytes);
            }
        }
        (ask, bytes)
    }

    fn damage(&mut self, bytes: &mut Vec<u8>) {
        let (at, byte) = (self.below(bytes.len()), self.random.next_u32().to_le_bytes()[0]);
        match self.below(6) {
            0 => bytes.truncate(at),
            1 => bytes.insert(at, byte),
            2 => bytes.extend_from_within(at..),
            3 => bytes.iter_mut().skip(at).take(1).for_each(|changed| *changed = byte),
            _ => bytes.iter_mut().skip(at).filter(|byte| byte.is_ascii_digit()).take(1).for_each(|digit| *digit = b'9'),
        }
    }

    /// Keeps what an answer holds, as values of later messages.
    fn learn(&mut self, ask: &str, ok: &RawValue) {
        let name = match ask {
            "deal" => "setup",
            "begin" | "load" | "branch" => "game",
            "turned" => "component",
            "read" => "layout",
            "chance" => "choice",
            "aim" => "lines",
            other => other,
        };
        self.keep(name, ok.get());
        let fields: Object = serde_json::from_str(ok.get()).unwrap_or_default();
        for (name, value) in &fields {
            self.keep(name, value.get());
        }
        for inner in ["listed", "after", "best", "placing"] {
            let Some(text) = fields.get(inner).map(|value| value.get()) else { continue };
            let one = serde_json::from_str::<Object>(text).into_iter();
            for (name, value) in
                serde_json::from_str::<Vec<Object>>(text).unwrap_or_default().into_iter().chain(one).flatten()
            {
                self.keep(&name, value.get());
            }
        }
    }

    fn keep(&mut self, name: &str, value: &str) {
        if value.len() > KEPT.1 {
            return;
        }
        let at = self.below(KEPT.0);
        let values = self.values.entry(name.into()).or_default();
        if values.len() < KEPT.0 {
            values.push(value.into());
        } else {
            values[at] = value.into();
        }
    }

    /// A context with some games under way.
    fn opened(&mut self) -> Opened {
        let opened = Opened::new();
        self.values.remove("game");
        let seed = self.random.next_u32();
        for (play, deal) in [
            ("battle", r#""players":3,"powers":true"#),
            ("yard", r#""players":2,"class":"IIIC""#),
            ("game", r#""players":2,"classes":["I","IVC"]"#),
        ] {
            let game = opened.begun(play, &format!(r#"{deal},"seed":{seed}"#));
            for _ in 0..self.below(100) {
                opened.turn(&game);
            }
            self.keep("game", &game);
        }
        opened
    }
}

#[test]
#[cfg_attr(miri, ignore = "too slow")]
fn fuzz() {
    let seconds = env::var("STARWRIGHT_SECONDS").ok().and_then(|seconds| seconds.parse().ok());
    let now = SystemTime::UNIX_EPOCH.elapsed().map_or(0, |since| since.as_secs());
    let seed = seconds.map_or(1, |_: u64| now);
    let mut fuzzer = Fuzzer { random: Pcg32::seed_from_u64(seed), values: values::first() };
    let mut opened = fuzzer.opened();
    let (began, time) = (Instant::now(), Duration::from_secs(seconds.unwrap_or(3)));
    let (mut messages, mut answers, mut slowest) = (0_u64, BTreeMap::<String, u64>::new(), Duration::ZERO);
    while began.elapsed() < time {
        if messages % 2000 == 1999 {
            opened = fuzzer.opened();
        }
        let (ask, message) = fuzzer.message();
        let asked = Instant::now();
        let answer = opened.ask_bytes(&message);
        slowest = slowest.max(asked.elapsed());
        let shown = || format!("seed {seed}, message {messages}: {}", String::from_utf8_lossy(&message));
        let answer: Object = serde_json::from_str(&answer).unwrap_or_else(|_| panic!("{}", shown()));
        let (kind, value) = answer.first_key_value().expect("an answer");
        assert!(answer.len() == 1 && ["ok", "refusal", "unreadable"].contains(&kind.as_str()), "{kind}, {}", shown());
        assert!(asked.elapsed() < LONGEST, "{}", shown());
        if kind == "ok" {
            fuzzer.learn(ask, value);
        }
        *answers.entry(kind.clone()).or_default() += 1;
        messages += 1;
    }
    println!("{messages} messages in {} s: {answers:?}; the slowest took {slowest:?}", began.elapsed().as_secs());
}
