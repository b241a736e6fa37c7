//! Nothing is left of a game that is freed.

use crate::context::Opened;

/// Plays the beginning of a game, looks at it, and frees it.
fn game(opened: &Opened, number: u32) {
    let (play, deal) = match number % 3 {
        0 => ("battle", r#""players":3"#),
        1 => ("yard", r#""players":2,"class":"IIIC""#),
        _ => ("game", r#""players":2,"classes":["II"]"#),
    };
    let game = opened.begun(play, &format!(r#"{deal},"seed":{number}"#));
    for _ in 0..6 {
        opened.turn(&game);
    }
    let asked = |ask: &str| opened.ok(&format!(r#"{{"ask":{ask},"game":{game}}}"#));
    let save = asked(r#""save""#);
    asked(r#""undo""#);
    asked(r#""view","viewer":0"#);
    opened.ask(&format!(r#"{{"ask":"choose","game":{game},"actor":0,"choice":{{"do":"end"}}}}"#));
    let branch = asked(r#""branch","entries":2"#);
    let loaded = opened.ok(&format!(r#"{{"ask":"load","play":"{play}","save":{save}}}"#));
    for game in [branch, loaded, game] {
        opened.ok(&format!(r#"{{"ask":"free","game":{game}}}"#));
    }
}

#[test]
fn ten_thousand_games_leave_nothing() {
    let opened = Opened::new();
    (0..3).for_each(|number| game(&opened, number));
    let counted = allocation_counter::measure(|| (0..10_000).for_each(|number| game(&opened, number)));
    assert!(counted.count_total > 1_000_000);
    assert_eq!((counted.count_current, counted.bytes_current), (0, 0));
}

#[test]
fn a_closed_context_leaves_nothing_of_its_games() {
    let counted = allocation_counter::measure(|| {
        let opened = Opened::new();
        for seed in 0..20 {
            opened.begun("battle", &format!(r#""players":3,"seed":{seed}"#));
        }
    });
    assert_eq!((counted.count_current, counted.bytes_current), (0, 0));
}
