//! `plant FOLDER [UNVIABLE]`: plants every mutant into the sources below the folder, each behind a switch, and lists them on
//! standard output, one JSON object a line, in the order of their numbers. UNVIABLE holds numbers to leave out, one a line.

mod edits;
mod operators;
mod planter;
mod values;

use std::collections::BTreeSet;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};

use planter::Planter;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let folder = PathBuf::from(arguments.next().ok_or("which folder?")?);
    let unviable = arguments.next().map_or(Ok(String::new()), fs::read_to_string)?;
    let unviable: BTreeSet<usize> = unviable.lines().map(str::parse).collect::<Result<_, _>>()?;
    let mut number = 0;
    for file in sources(&folder)? {
        let text = fs::read_to_string(&file)?;
        let name = file.strip_prefix(&folder)?.display().to_string();
        let planter = Planter::plant(&syn::parse_file(&text)?, number, &unviable);
        fs::write(&file, planter.edits.applied(&text))?;
        for mutant in planter.mutants {
            println!(
                "{}",
                serde_json::json!({ "number": number, "file": name, "line": mutant.line, "name": mutant.name })
            );
            number += 1;
        }
    }
    Ok(())
}

/// All files of Rust below a folder, in alphabetical order.
fn sources(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(sources(&path)?);
        } else if path.extension().is_some_and(|ending| ending == "rs") && !path.ends_with("tests.rs") {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}
