//! `same cases FILE`, `same playthrough KIND FILE`, `same games KIND FIRST COUNT`: what this machine says.

use std::error::Error;
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let said = match words.as_slice() {
        ["cases", file] => same::cases(&fs::read_to_string(file)?)?,
        ["playthrough", kind, file] => same::playthrough(kind, &fs::read_to_string(file)?)?,
        ["games", kind, first, count] => same::games(kind, first.parse()?, count.parse()?)?,
        _ => return Err("same cases FILE, same playthrough KIND FILE, same games KIND FIRST COUNT".into()),
    };
    print!("{said}");
    Ok(())
}
