//! Threads share a context: each with games of its own, and all with the same game.

use std::thread;

use crate::context::Opened;

/// How many choices each thread makes.
const EACH: usize = if cfg!(miri) { 2 } else { 40 };

#[test]
fn each_thread_plays_its_own_game() {
    let opened = Opened::new();
    let play = |()| {
        let game = opened.begun("yard", r#""players":2,"class":"I","seed":1"#);
        let told: Vec<Option<String>> = (0..EACH).map(|_| turn(&opened, &game)).collect();
        opened.ok(&format!(r#"{{"ask":"free","game":{game}}}"#));
        told
    };
    let alone = play(());
    let together = thread::scope(|scope| {
        let threads: Vec<_> = (0..4).map(|_| scope.spawn(|| play(()))).collect();
        threads.into_iter().map(|thread| thread.join().expect("no panic")).collect::<Vec<_>>()
    });
    assert!(together.iter().all(|told| *told == alone));
}

#[test]
fn calls_about_one_game_wait_for_each_other() {
    let opened = Opened::new();
    let game = opened.begun("yard", r#""players":4,"class":"I","seed":1"#);
    let taken: usize = thread::scope(|scope| {
        let threads: Vec<_> = (0..4)
            .map(|_| {
                scope.spawn(|| (0..EACH).filter(|_| turn(&opened, &game).is_some_and(|told| is_ok(&told))).count())
            })
            .collect();
        threads.into_iter().map(|thread| thread.join().expect("no panic")).sum()
    });
    let log = opened.ok(&format!(r#"{{"ask":"log","game":{game}}}"#));
    assert_eq!(log.matches(r#""by":"#).count(), taken);
    assert!(taken > 0);
}

#[test]
fn a_game_may_be_freed_while_others_ask_it() {
    let opened = Opened::new();
    let game = opened.begun("yard", r#""players":2,"class":"I","seed":1"#);
    thread::scope(|scope| {
        let asking = scope.spawn(|| {
            while is_ok(&opened.ask(&format!(r#"{{"ask":"awaited","game":{game}}}"#))) {
                thread::yield_now();
            }
        });
        assert_eq!(opened.ok(&format!(r#"{{"ask":"free","game":{game}}}"#)), "null");
        asking.join().expect("no panic");
    });
}

/// The next choice; in Miri, where bots take minutes, the first of a yard or a refused one.
fn turn(opened: &Opened, game: &str) -> Option<String> {
    if !cfg!(miri) {
        return opened.turn(game);
    }
    let choice = r#"{"do":"take_face_down"}"#;
    Some(opened.ask(&format!(r#"{{"ask":"choose","game":{game},"actor":0,"choice":{choice}}}"#)))
}

fn is_ok(answer: &str) -> bool {
    answer.starts_with(r#"{"ok":"#)
}
