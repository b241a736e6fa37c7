//! Lists the files of each language, but that of the page.

use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let root = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from).expect("cargo says where");
    let list = ["en", "fr", "pl", "de"].map(|language| {
        println!("cargo::rerun-if-changed={language}");
        format!("&[{}]", files(&root.join(language)).join(", "))
    });
    let out = env::var_os("OUT_DIR").map(PathBuf::from).expect("cargo says where");
    fs::write(out.join("files.rs"), format!("[{}]", list.join(", "))).expect("the list is written");
}

fn files(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|end| end == "ftl"));
    paths.sort();
    paths.iter().map(|path| format!("({:?}, include_str!({path:?}))", path.file_stem().unwrap_or_default())).collect()
}
