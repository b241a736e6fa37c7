//! What the border costs, compared in one run.

use std::time::{Duration, Instant};

use engine::battle::Game;
use engine::table::Record;
use starwright_answers::games::Table;
use starwright_answers::{read, said};

use crate::battles::Battle;
use crate::context::Opened;

/// The least time of several runs, for each choice.
fn least(choices: usize, mut run: impl FnMut() -> Duration) -> Duration {
    let runs = (0..20).map(|_| run());
    runs.min().unwrap_or_default() / u32::try_from(choices).unwrap_or(1)
}

/// Choosing through the border takes at most three times what it takes in Rust, from and to the same JSON.
#[test]
fn choosing() {
    let opened = Opened::new();
    let battle = Battle::played(&opened);
    let (setup, values) = &battle.values;
    let typed = least(values.len(), || {
        let (mut record, mut events) = (Record::<Game>::begin(setup.clone()).expect("a battle"), Vec::new());
        let values = values.clone();
        let began = Instant::now();
        for (actor, choice) in values {
            events.clear();
            record.apply(actor, choice, &mut events).expect("a listed choice");
        }
        began.elapsed()
    });
    let native = least(values.len(), || {
        let mut table = Table::begin("battle", &battle.setup).ok().expect("a battle");
        let began = Instant::now();
        for (actor, choice) in &battle.choices {
            std::hint::black_box(said(read(actor).and_then(|actor| table.choose(actor, choice))));
        }
        began.elapsed()
    });
    let border = least(values.len(), || {
        let game = opened.ok(&format!(r#"{{"ask":"begin","play":"battle","setup":{}}}"#, battle.setup));
        let messages: Vec<_> = (battle.choices.iter())
            .map(|(actor, choice)| format!(r#"{{"ask":"choose","game":{game},"actor":{actor},"choice":{choice}}}"#))
            .collect();
        let began = Instant::now();
        for message in &messages {
            std::hint::black_box(opened.ask(message));
        }
        let took = began.elapsed();
        opened.ok(&format!(r#"{{"ask":"free","game":{game}}}"#));
        took
    });
    println!("a choice, of {}: typed {typed:?}, in JSON {native:?}, through the border {border:?}", values.len());
    assert!(border <= 3 * native);
}
