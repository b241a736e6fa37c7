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

/// The exit code, standard output and standard error.
fn ran(name: &str, words: &[&str]) -> (Option<i32>, String, String) {
    let ended = Command::new(program(name)).args(words).stdin(Stdio::null()).output().expect("it runs");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (ended.status.code(), text(ended.stdout), text(ended.stderr))
}

#[test]
fn every_example_explains_itself() {
    for name in examples() {
        for words in [&["--help"][..], &["-h"], &["--bogus", "--help"]] {
            let (code, text, error) = ran(&name, words);
            assert_eq!((code, error.as_str()), (Some(0), ""), "{name}");
            let example = format!("\nExample: cargo run --release --example {name}");
            for part in [&format!("\nUsage: {name}"), &example, "\nExit code: 0 "] {
                assert!(text.contains(part), "{name}: {part}: {text}");
            }
            let (_, example) = text.split_once(&example).expect("an example");
            let (example, _) = example.split_once('\n').expect("a line");
            for option in example.split(' ').filter(|word| word.starts_with("--") && word.len() > 2) {
                assert!(usage(&name).contains(&format!("[{option}")), "{name}: {option}");
            }
        }
    }
}

fn usage(name: &str) -> String {
    let (_, help, _) = ran(name, &["--help"]);
    help.lines().find(|line| line.starts_with("Usage: ")).expect("a usage").to_owned()
}

/// The options of an example, each with a value that it takes, or none, as its usage says.
fn options(usage: &str) -> Vec<(&str, Option<&str>)> {
    let brackets = usage.split('[').skip(1).filter_map(|rest| rest.split(']').next());
    // no name of a file is wrong
    let options = brackets.filter(|option| option.starts_with("--") && !option.ends_with(" ANSWERS"));
    options
        .map(|option| match option.split_once(' ') {
            None => (option, None),
            Some((option, "N")) => (option, Some("3")),
            Some((option, "BOT")) => (option, Some("greedy")),
            Some((option, "CLASS,CLASS,…")) => (option, Some("II")),
            Some((option, names)) => (option, names.split('|').next()),
        })
        .collect()
}

/// All examples report wrong arguments in the same words, with the usage, and print nothing else.
#[test]
fn every_example_refuses_arguments_that_it_does_not_know() {
    let mut numbers = 0;
    for name in examples() {
        let usage = usage(&name);
        let refused = |words: &[&str], says: &str| {
            let (code, answer, error) = ran(&name, words);
            assert_eq!((code, answer.as_str()), (Some(2), ""), "{name} {words:?}: {error}");
            let says = if says.ends_with(": ") { says } else { &format!("{says}\n") };
            assert!(error.starts_with(says), "{name} {words:?}: {error}");
            assert_eq!(error.lines().skip(1).collect::<Vec<_>>(), [&usage], "{name} {words:?}");
        };
        for bogus in ["--bogus", "--seeds", "-x", "-1"] {
            refused(&[bogus], &format!("invalid option '{bogus}'"));
        }
        refused(&["--bogus=3"], "invalid option '--bogus'");
        if !usage.contains("FILE") {
            refused(&["word"], r#"unexpected argument "word""#);
            refused(&["--", "--seed"], r#"unexpected argument "--seed""#);
        }
        for (option, value) in options(&usage) {
            let Some(value) = value else {
                refused(&[option, option], &format!("option '{option}' is given twice"));
                refused(&[&format!("{option}=yes")], &format!(r#"unexpected argument for option '{option}': "yes""#));
                continue;
            };
            refused(&[option, value, option, value], &format!("option '{option}' is given twice"));
            let missing = format!("missing argument for option '{option}'");
            refused(&[option], &missing);
            refused(&[option, "--bogus"], &missing);
            for wrong in ["some", "-1", "1.5", "", "1e3", "99999999999999999999999", "0x10", "II,", "turn:", "turn:-1"]
            {
                let says = format!("invalid value '{wrong}' for option '{option}': ");
                refused(&[option, wrong], &says);
                refused(&[&format!("{option}={wrong}")], &says);
                numbers += 1;
            }
        }
    }
    assert!(numbers > 100, "only {numbers} values were wrong");
}

#[test]
fn every_example_ends_quietly_on_a_closed_pipe() {
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
fn every_example_reports_a_write_error() {
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

/// A program that refuses also says so by its exit code, even if it cannot write the error, and still answers the rest.
#[cfg(unix)]
#[test]
fn every_example_refuses_where_complaints_cannot_be_written() {
    let full = if Path::new("/dev/full").exists() { "2>/dev/full" } else { "2>&-" };
    for name in &examples() {
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

/// A closed standard input counts as empty; one that cannot be read is an error.
#[cfg(unix)]
#[test]
fn every_example_copes_with_a_closed_input() {
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

/// All that can be given is played with.
#[test]
fn contests_accept_valid_numbers() {
    let last = u64::MAX.to_string();
    for (name, words) in [
        ("battle_bots", &["--games", "0"]),
        ("battle_bots", &["--threads", "0"]),
        ("contest", &["--deals", "0"]),
        ("possible", &["--steps", "0"]),
        ("flight", &["--players", "6"]),
        ("battle", &["--players", "5"]),
    ] {
        let (code, _, error) = ran(name, words);
        assert!(code == Some(2) && error.contains(": expected a whole number from "), "{name} {words:?}: {error}");
    }
    let random = ["--one", "random", "--others", "random", "--games", "8", "--threads", &last, "--seed", &last];
    assert_eq!(ran("battle_bots", &random).0, Some(0));
    let (_, single, _) = ran("contest", &["--deals", "1", "--seed", &last]);
    assert!(single.contains("Captains, 1 deals") && !single.contains("NaN"), "{single}");
}
