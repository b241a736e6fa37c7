//! The `judge` example as a process of its own, asked line by line.

use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Sender, channel};
use std::thread;

use serde::Deserialize;
use serde_json::Value;

use super::example::program;

pub(crate) struct Judge {
    process: Child,
    questions: Sender<String>,
    answers: Lines<BufReader<ChildStdout>>,
}

/// What the judge adds to a case: one of the two.
#[derive(Deserialize)]
struct Answered {
    error: Option<String>,
    expect: Option<Value>,
}

impl Judge {
    pub(crate) fn start() -> Self {
        let mut command = Command::new(program("judge"));
        let mut process =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("a judge");
        let mut input = process.stdin.take().expect("a pipe");
        let answers = BufReader::new(process.stdout.take().expect("a pipe")).lines();
        let (questions, asked) = channel::<String>();
        // a thread of its own, for the pipes are short and the judge answers while it is asked
        thread::spawn(move || asked.into_iter().try_for_each(|line| input.write_all(line.as_bytes())));
        Self { process, questions, answers }
    }

    /// Asks, without waiting for the answer.
    pub(crate) fn ask(&self, case: &str) {
        let asked = self.questions.send(format!("{case}\n"));
        asked.expect("the judge listens");
    }

    /// The answered line of the first question that is still open.
    pub(crate) fn answered(&mut self) -> String {
        self.answers.next().expect("a line for every line").expect("text")
    }

    /// What belongs under `expect` of the first question that is still open, or what is wrong with it.
    pub(crate) fn answer(&mut self) -> Result<Value, String> {
        let line = self.answered();
        match serde_json::from_str(&line) {
            Ok(Answered { error: None, expect: Some(expect) }) => Ok(expect),
            Ok(Answered { error: Some(error), .. }) => Err(error),
            _ => Err(format!("no answer: {line}")),
        }
    }
}

impl Drop for Judge {
    fn drop(&mut self) {
        let ended = self.process.kill().and_then(|()| self.process.wait());
        ended.ok();
    }
}
