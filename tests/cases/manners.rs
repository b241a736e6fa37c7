//! How every example behaves at the command line.

use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use super::example::program;

/// The examples, which are the folders with a `main.rs` and the files of `examples/`.
fn examples() -> Vec<String> {
    let folder = fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/examples")).expect("a folder");
    let paths = folder.map(|entry| entry.expect("readable").path());
    let examples = paths.filter(|path| path.is_file() || path.join("main.rs").exists());
    let mut names: Vec<String> =
        examples.map(|path| path.file_stem().expect("a name").to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

/// The example, with something to say, at great length unless it plays for every line.
fn talking(name: &str) -> Command {
    let mut command = Command::new(program(name));
    command.stdin(Stdio::null()).stderr(Stdio::piped());
    match name {
        "judge" => command.args([concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cases/generated/check.jsonl"); 4]),
        "battle_bots" => command.args(["--one", "greedy", "--others", "random", "--games", "4"]),
        "contest" => command.args(["--deals", "1"]),
        "possible" => command.args(["--steps", "300"]),
        _ => &mut command,
    };
    command
}

#[test]
fn every_example_explains_itself() {
    for name in examples() {
        for flag in ["--help", "-h"] {
            let told = Command::new(program(&name)).arg(flag).output().expect("it runs");
            let (text, code) = (String::from_utf8(told.stdout).expect("text"), told.status.code());
            assert_eq!((code, told.stderr.len()), (Some(0), 0), "{name}");
            assert!(text.contains(&format!("\n{name} ")) && text.contains("\nExit code: 0 "), "{name}: {text}");
        }
    }
}

#[test]
fn every_example_ends_quietly_when_nobody_reads_on() {
    for name in examples() {
        let mut process = talking(&name).stdout(Stdio::piped()).spawn().expect("it runs");
        let mut reader = BufReader::with_capacity(1, process.stdout.take().expect("a pipe"));
        assert!(reader.read_line(&mut String::new()).expect("a line") > 0, "{name}");
        drop(reader);
        let ended = process.wait_with_output().expect("it ends");
        assert_eq!((ended.status.code(), String::from_utf8_lossy(&ended.stderr).as_ref()), (Some(0), ""), "{name}");
    }
}

#[test]
fn every_example_says_that_it_cannot_write() {
    let full = Path::new("/dev/full");
    if !full.exists() {
        return;
    }
    for name in examples() {
        let output = File::options().write(true).open(full).expect("a full disk");
        let ended = talking(&name).stdout(output).output().expect("it runs");
        let error = String::from_utf8(ended.stderr).expect("text");
        assert_eq!(ended.status.code(), Some(3), "{name}: {error}");
        assert!(error.starts_with("the output cannot be written: ") && error.lines().count() == 1, "{name}: {error}");
    }
}

/// The program by a shell, which redirects what it is told to.
#[cfg(unix)]
fn redirected(name: &str, words: &[&str], redirections: &str) -> std::process::Output {
    let mut shell = Command::new("sh");
    shell.args(["-c", &format!(r#"exec "$0" "$@" {redirections}"#)]).arg(program(name)).args(words);
    shell.output().expect("a shell")
}

/// Whoever refuses says so by the exit code too, whether the complaint can be written or not, and answers what he would.
#[cfg(unix)]
#[test]
fn every_example_refuses_where_complaints_cannot_be_written() {
    let full = if Path::new("/dev/full").exists() { "2>/dev/full" } else { "2>&-" };
    for name in examples().iter().filter(|name| !["client", "german"].contains(&name.as_str())) {
        let (words, questions) = (["--no-such-thing"], "<&-");
        let loud = redirected(name, &words, questions);
        assert_eq!((loud.status.code(), loud.stderr.is_empty()), (Some(2), false), "{name}");
        for quiet in [full, "2>&-"] {
            let ended = redirected(name, &words, &format!("{questions} {quiet}"));
            assert_eq!((ended.status.code(), ended.stdout), (Some(2), loud.stdout.clone()), "{name} {quiet}");
        }
    }
    let wrong = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cases/mutants.rs");
    let loud = redirected("judge", &[wrong], "");
    assert!(!loud.stdout.is_empty() && loud.status.code() == Some(2));
    for quiet in [full, "2>&-"] {
        let ended = redirected("judge", &[wrong], quiet);
        assert_eq!((ended.status.code(), &ended.stdout), (Some(2), &loud.stdout), "{quiet}");
    }
}

/// A standard input that is closed is an empty one, to those who read it and to the others; one that cannot be read is an
/// error that says so.
#[cfg(unix)]
#[test]
fn every_example_bears_a_closed_input() {
    for name in examples() {
        let ended = redirected(&name, &["--help"], "<&-");
        assert_eq!((ended.status.code(), ended.stdout.is_empty(), ended.stderr.len()), (Some(0), false, 0), "{name}");
    }
    let told = |name, words: &[&str], input: &str| {
        let ended = redirected(name, words, input);
        (ended.status.code(), ended.stdout.len(), String::from_utf8(ended.stderr).expect("text"))
    };
    assert_eq!(told("judge", &[], "<&-"), (Some(0), 0, String::new()));
    let nothing = "-: EOF while parsing a value at line 1 column 0\n";
    assert_eq!(told("inspect", &["-"], "<&-"), (Some(2), 0, nothing.to_owned()));
    for (name, words) in [("judge", &[][..]), ("inspect", &["-"])] {
        let (code, written, error) = told(name, words, "</");
        assert_eq!((code, written), (Some(2), 0), "{name}: {error}");
        assert!(
            error.starts_with("-: ") && error.contains("irectory") && error.lines().count() == 1,
            "{name}: {error}"
        );
    }
}

/// What cannot be done is refused in one line that repeats it; all that can be given is played with.
#[test]
fn contests_take_any_number_that_means_something() {
    let ask = |name: &str, words: &[&str]| Command::new(program(name)).args(words).output().expect("it runs");
    let wrong: [(&str, &[&str]); 6] = [
        ("battle_bots", &["--games", "0"]),
        ("battle_bots", &["--games", "-1"]),
        ("battle_bots", &["--one", "nobody"]),
        ("contest", &["--deals", "0"]),
        ("contest", &["--deals", "some"]),
        ("contest", &["--seed"]),
    ];
    for (name, words) in wrong {
        let refused = ask(name, words);
        let error = String::from_utf8(refused.stderr).expect("text");
        assert_eq!((refused.status.code(), error.lines().count()), (Some(2), 1), "{name} {words:?}: {error}");
        assert!(error.contains(words[words.len() - 1]), "{name} {words:?}: {error}");
    }
    let last = u64::MAX.to_string();
    let random = ["--one", "random", "--others", "random", "--games", "8", "--seed", &last];
    assert_eq!(ask("battle_bots", &random).status.code(), Some(0));
    let single = String::from_utf8(ask("contest", &["--deals", "1", "--seed", &last]).stdout).expect("text");
    assert!(single.contains("Captains, 1 deals") && !single.contains("NaN"), "{single}");
}
