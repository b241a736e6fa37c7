//! The test files of the crate.

use std::fs;
use std::path::{Path, PathBuf};

/// The files below a folder of the crate's tests.
pub fn below(folder: &str, ending: &str) -> Vec<PathBuf> {
    let (mut folders, mut files) =
        (vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests").join(folder)], vec![]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|known| known == ending) {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}
