//! The examples as programs. `cargo test` builds them; where only one test target was asked for, they are built here.

use std::env::consts::EXE_SUFFIX;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::time::SystemTime;

/// The program of an example, up to date. Examples are built beside the tests.
pub(crate) fn program(name: &str) -> PathBuf {
    static BUILDING: Mutex<()> = Mutex::new(());
    let tests = std::env::current_exe().expect("a test runs from a file");
    let built = tests.ancestors().nth(2).expect("a folder of a profile");
    let program = built.join("examples").join(format!("{name}{EXE_SUFFIX}"));
    let one_at_a_time = BUILDING.lock();
    if is_stale(&program) {
        build(name, built);
    }
    drop(one_at_a_time);
    program
}

/// Whether the program is missing, or older than a file it was built from; cargo lists these beside it.
fn is_stale(program: &Path) -> bool {
    let Some(built) = changed(program) else { return true };
    let sources = fs::read_to_string(program.with_extension("d")).unwrap_or_default();
    let sources = sources.split_once(": ").map_or("", |(_, sources)| sources);
    sources.replace("\\ ", "\0").split_whitespace().any(|source| {
        let source = source.replace('\0', " ");
        changed(Path::new(&source)).is_none_or(|changed| changed > built)
    })
}

fn changed(file: &Path) -> Option<SystemTime> {
    fs::metadata(file).and_then(|about| about.modified()).ok()
}

fn build(name: &str, folder: &Path) {
    let profile = match folder.file_name().and_then(OsStr::to_str) {
        None | Some("debug") => "test",
        Some(profile) => profile,
    };
    let built = Command::new(env!("CARGO"))
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .args(["build", "--quiet", "--profile", profile, "--example", name, "--target-dir"])
        .arg(folder.parent().expect("a target folder"))
        .status();
    assert!(built.is_ok_and(|status| status.success()), "the example {name} cannot be built");
}
