//! The input of examples: a file or standard input, read in parts.

use std::ffi::OsStr;
use std::fmt;
use std::fs::File;
use std::io::{self, BufRead, BufReader, ErrorKind, Read};

/// The most bytes in a line of cases, without its end, or in a ship: a mebibyte.
pub const MOST: u64 = 1 << 20;

pub struct Input<'a> {
    from: Box<dyn BufRead + 'a>,
    /// The number of the line read last, from 1.
    line: u64,
    bytes: Vec<u8>,
}

#[allow(dead_code, reason = "cases come in lines, a ship does not")]
impl<'a> Input<'a> {
    /// The file of this name; `-` is standard input.
    pub fn open(file: &OsStr) -> io::Result<Self> {
        if file == "-" { Ok(Self::of(io::stdin().lock())) } else { File::open(file).map(BufReader::new).map(Self::of) }
    }

    pub fn of(from: impl BufRead + 'a) -> Self {
        Self { from: Box::new(from), line: 0, bytes: Vec::new() }
    }

    /// The next line, with its end.
    pub fn line(&mut self) -> io::Result<Option<&[u8]>> {
        self.bytes.clear();
        self.line += 1;
        self.from.by_ref().take(MOST + 1).read_until(b'\n', &mut self.bytes)?;
        let length = self.bytes.strip_suffix(b"\n").unwrap_or(&self.bytes).len();
        limited(length, format_args!("line {} has", self.line))?;
        Ok(Some(if self.line == 1 { unmarked(&self.bytes) } else { &self.bytes }).filter(|_| !self.bytes.is_empty()))
    }

    /// All of it.
    pub fn whole(mut self) -> io::Result<Vec<u8>> {
        self.from.by_ref().take(MOST + 1).read_to_end(&mut self.bytes)?;
        limited(self.bytes.len(), format_args!("there are"))?;
        Ok(unmarked(&self.bytes).to_vec())
    }
}

fn limited(length: usize, what: fmt::Arguments) -> io::Result<()> {
    if length as u64 > MOST {
        return Err(io::Error::new(ErrorKind::FileTooLarge, format!("{what} more than {MOST} bytes")));
    }
    Ok(())
}

/// Strips the byte order mark that some editors write.
fn unmarked(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes)
}
