//! The command line of every example: prints help, refuses unknown arguments, ends quietly when the output pipe closes, and
//! reports other write errors.

pub mod arguments;

use std::env;
use std::error::Error;
use std::fmt;
use std::io::{self, ErrorKind, StdoutLock, Write};
use std::process::ExitCode;

use arguments::Arguments;

/// Exit code: wrong arguments, or an error.
const REFUSED: u8 = 2;
/// Exit code: the output cannot be written.
const UNWRITTEN: u8 = 3;

/// Prints `help` if requested, otherwise runs `tell` with the arguments. After an error in the arguments the `Usage: ` line of
/// `help` is printed.
pub fn run(help: &str, tell: impl FnOnce(Arguments, &mut dyn Write) -> Result<ExitCode, Box<dyn Error>>) -> ExitCode {
    let mut out = Output { to: io::stdout().lock(), failure: None };
    let told = if env::args_os().any(|word| word == "--help" || word == "-h") {
        out.write_all(help.as_bytes()).map(|()| ExitCode::SUCCESS).map_err(Into::into)
    } else {
        tell(Arguments::new(env::args_os()), &mut out)
    };
    let flushed = out.flush();
    match (out.failure, told.and_then(|code| flushed.map(|()| code).map_err(Into::into))) {
        (Some(ErrorKind::BrokenPipe), _) => ExitCode::SUCCESS,
        (Some(failure), _) => complain(UNWRITTEN, format_args!("the output cannot be written: {failure}")),
        (None, Ok(code)) => code,
        (None, Err(error)) if error.is::<lexopt::Error>() => {
            complain(REFUSED, format_args!("{error}\n{}", usage(help)))
        }
        (None, Err(error)) => complain(REFUSED, format_args!("{error}")),
    }
}

fn usage(help: &str) -> &str {
    help.lines().find(|line| line.starts_with("Usage: ")).unwrap_or_default()
}

fn complain(code: u8, about: fmt::Arguments) -> ExitCode {
    // if this fails, the exit code still tells
    let _ = writeln!(io::stderr(), "{about}");
    ExitCode::from(code)
}

/// Standard output, and the first write error.
struct Output<'a> {
    to: StdoutLock<'a>,
    failure: Option<ErrorKind>,
}

impl Output<'_> {
    fn noted<T>(&mut self, result: io::Result<T>) -> io::Result<T> {
        if let Err(error) = &result
            && error.kind() != ErrorKind::Interrupted
        {
            self.failure.get_or_insert(error.kind());
        }
        result
    }
}

impl Write for Output<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.to.write(bytes);
        self.noted(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        let flushed = self.to.flush();
        self.noted(flushed)
    }
}
