//! Random messages: every one has an answer of a known kind, and no answer is a failure of the library.
//! `STARWRIGHT_SECONDS=300 cargo test --release fuzz` runs longer, from another seed at each run.

use std::collections::BTreeMap;
use std::env;
use std::time::{Duration, Instant, SystemTime};

use rand_pcg::Pcg32;
use rand_pcg::rand_core::{Rng, SeedableRng};
use serde_json::value::RawValue;

use crate::context::Opened;

/// What a message may ask.
const ASKS: &str = "inspect fits misfits repair notation read heat svg turned fleet aim threat defend keep board catalogue tile style \
    deal card begin load branch free tell piece_name judge picture battle yard flight game defence place odds seed call awaited \
    choices check choose choose choose view since undo log save chance advise dance";
/// Its fields.
const FIELDS: &str = "game game game actor seat choice choice viewer entries play setup save layout layout component cell from dice \
    fleet kind lines incoming defence impact class opened seed players powers classes cards in_pile fleets people view listed skill \
    notation turn line piece theme told id styled mistakes weak_spot held heat struck lost chosen pieces aims values card choices \
    events level";
/// Values of some of them; answers join these.
const VALUES: &[&str] = &[
    "0",
    "1",
    "2",
    "3",
    "-1",
    "255",
    "9007199254740993",
    "1e999",
    "null",
    "true",
    "[]",
    "{}",
    "\"\"",
    "\"table\"",
    "\"battle\"",
    "\"yard\"",
    "\"flight\"",
    "\"game\"",
    "\"low\"",
    "\"II\"",
    "\"IIIC\"",
    "\"IVC\"",
    "\"front\"",
    "\"dark\"",
    "[1,2,3]",
    "[2,3]",
    "[\"I\",\"IIC\"]",
    "[\"Zo\u{eb}\",\"\\u0000\\ud83d\\ude80\"]",
    r#"{"class":"IIIC","tiles":[{"at":[2,3],"tile":31},{"at":[2,4],"tile":89}]}"#,
    r#"{"class":"II","tiles":[{"at":[3,3],"kind":"starting_cabin","capacity":2,"edges":"3333"}]}"#,
    r#"{"do":"take_face_down"}"#,
    r#"{"do":"end"}"#,
    r#"{"do":"die","face":6}"#,
    r#"{"kind":"stardust"}"#,
    r#"{"kind":"small_meteor","from":"front"}"#,
];
/// The most values that are kept, and the longest.
const KEPT: (usize, usize) = (400, 20_000);

struct Fuzzer {
    random: Pcg32,
    values: Vec<String>,
    games: Vec<String>,
}

impl Fuzzer {
    fn below(&mut self, count: usize) -> usize {
        usize::try_from(self.random.next_u32()).expect("a small number") % count
    }

    fn one_of<'a>(&mut self, words: &'a str) -> &'a str {
        let words: Vec<&str> = words.split_whitespace().collect();
        words[self.below(words.len())]
    }

    /// An object of random fields, often damaged.
    fn message(&mut self) -> Vec<u8> {
        let mut message = format!(r#"{{"ask":"{}""#, self.one_of(ASKS));
        for _ in 0..=self.below(6) {
            let name = self.one_of(FIELDS);
            let values = if name == "game" { &self.games } else { &self.values };
            let value = values[usize::try_from(self.random.next_u32()).expect("a small number") % values.len()].clone();
            message.push_str(&format!(r#","{name}":{value}"#));
        }
        message.push('}');
        let mut bytes = message.into_bytes();
        if self.below(3) == 0 {
            for _ in 0..=self.below(4) {
                self.damage(&mut bytes);
            }
        }
        bytes
    }

    fn damage(&mut self, bytes: &mut Vec<u8>) {
        let (at, byte) = (self.below(bytes.len().max(1)), self.random.next_u32().to_le_bytes()[0]);
        match self.below(5) {
            0 => bytes.truncate(at),
            1 => bytes.insert(at.min(bytes.len()), byte),
            2 => bytes.extend_from_within(at.min(bytes.len())..),
            3 => bytes.iter_mut().skip(at).take(1).for_each(|changed| *changed = byte),
            _ => bytes.iter_mut().skip(at).filter(|byte| byte.is_ascii_digit()).take(1).for_each(|digit| *digit = b'9'),
        }
    }

    /// Keeps what an answer holds, as a value of later messages.
    fn learn(&mut self, ok: &RawValue) {
        let text = ok.get();
        if text.len() <= KEPT.1 {
            self.keep(text);
        }
        let inner: BTreeMap<String, Box<RawValue>> = serde_json::from_str(text).unwrap_or_default();
        for value in inner.values().filter(|value| value.get().len() <= KEPT.1) {
            self.keep(value.get());
        }
        let listed: Vec<BTreeMap<String, Box<RawValue>>> =
            inner.get("listed").and_then(|listed| serde_json::from_str(listed.get()).ok()).unwrap_or_default();
        for choice in listed.iter().take(20).filter_map(|listed| listed.get("choice")) {
            self.keep(choice.get());
        }
    }

    fn keep(&mut self, value: &str) {
        if self.values.len() < KEPT.0 {
            return self.values.push(value.into());
        }
        let at = VALUES.len() + self.below(KEPT.0 - VALUES.len());
        self.values[at] = value.into();
    }

    /// Some games of every kind.
    fn begin(&mut self, opened: &Opened) {
        for game in self.games.drain(..) {
            opened.ask(&format!(r#"{{"ask":"free","game":{game}}}"#));
        }
        let seed = self.random.next_u32();
        for (play, deal) in [
            ("battle", r#""players":3,"powers":true"#),
            ("yard", r#""players":2,"class":"IIIC""#),
            ("game", r#""players":2,"classes":["I","IVC"]"#),
        ] {
            let game = opened.begun(play, &format!(r#"{deal},"seed":{seed}"#));
            for _ in 0..self.below(60) {
                opened.turn(&game);
            }
            self.games.push(game);
        }
    }
}

#[test]
#[cfg_attr(miri, ignore = "too slow")]
fn fuzz() {
    let seconds = env::var("STARWRIGHT_SECONDS").ok().and_then(|seconds| seconds.parse().ok());
    let long = seconds.is_some();
    let now = SystemTime::UNIX_EPOCH.elapsed().map_or(0, |since| since.as_secs());
    let seed = if long { now } else { 1 };
    println!("seed {seed}");
    let values = VALUES.iter().map(ToString::to_string).collect();
    let mut fuzzer = Fuzzer { random: Pcg32::seed_from_u64(seed), values, games: Vec::new() };
    let opened = Opened::new();
    let (began, time) = (Instant::now(), Duration::from_secs(seconds.unwrap_or(3)));
    let (mut messages, mut answers, mut slowest) = (0_u64, BTreeMap::<String, u64>::new(), Duration::ZERO);
    while began.elapsed() < time {
        if messages.is_multiple_of(2000) {
            fuzzer.begin(&opened);
        }
        let message = fuzzer.message();
        let asked = Instant::now();
        let answer = opened.ask_bytes(&message);
        slowest = slowest.max(asked.elapsed());
        let shown = || String::from_utf8_lossy(&message).into_owned();
        let answer: BTreeMap<String, Box<RawValue>> = serde_json::from_str(&answer).expect("JSON");
        let (kind, value) = answer.first_key_value().expect("an answer");
        assert!(answer.len() == 1 && ["ok", "refusal", "unreadable"].contains(&kind.as_str()), "{kind}: {}", shown());
        assert!(asked.elapsed() < Duration::from_secs(20), "{}", shown());
        if kind == "ok" {
            fuzzer.learn(value);
        }
        *answers.entry(kind.clone()).or_default() += 1;
        messages += 1;
    }
    println!("{messages} messages in {} s: {answers:?}; the slowest took {slowest:?}", began.elapsed().as_secs());
}
