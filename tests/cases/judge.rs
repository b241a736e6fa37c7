//! The `judge` example as a separate process, asked line by line.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use serde::Deserialize;
use serde_json::Value;

use super::example::program;

pub(crate) struct Judge {
    process: Child,
    questions: Sender<String>,
    answers: Receiver<String>,
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
        let output = BufReader::new(process.stdout.take().expect("a pipe"));
        let (questions, asked) = channel::<String>();
        let (answered, answers) = channel();
        // separate threads, because the pipes are short and the judge answers while it reads
        thread::spawn(move || asked.into_iter().try_for_each(|line| input.write_all(line.as_bytes())));
        thread::spawn(move || output.lines().map_while(Result::ok).try_for_each(|line| answered.send(line)));
        Self { process, questions, answers }
    }

    /// Asks, without waiting for the answer.
    pub(crate) fn ask(&self, case: &str) {
        let asked = self.questions.send(format!("{case}\n"));
        asked.expect("the judge listens");
    }

    /// The answered line of the first question that is still open.
    pub(crate) fn answered(&mut self) -> String {
        self.answered_within(Duration::from_secs(60)).expect("a line for every line")
    }

    /// The same, or `None` if it takes longer or the judge has died.
    pub(crate) fn answered_within(&mut self, time: Duration) -> Option<String> {
        self.answers.recv_timeout(time).ok()
    }

    /// The most bytes of memory that the process has asked for at a time, where the system tells.
    #[allow(dead_code, reason = "the oracles, which share this, do not ask")]
    pub(crate) fn most_memory(&self) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmPeak:"))?;
        line.trim().strip_suffix(" kB")?.parse::<u64>().ok().map(|kibibytes| kibibytes << 10)
    }

    /// The `expect` of the first open question, or its error.
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
