//! The committed header is the one that cbindgen makes. `STARWRIGHT_WRITE=1` writes it.

use std::path::Path;
use std::{env, fs};

#[test]
fn the_header_is_that_of_the_code() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let config = cbindgen::Config::from_file(here.join("cbindgen.toml")).expect("a configuration");
    let sources = ["src/border.rs", "src/context.rs"].map(|source| here.join(source));
    let made = sources.iter().fold(cbindgen::Builder::new().with_config(config), |made, source| made.with_src(source));
    let mut header = Vec::new();
    made.generate().expect("a header").write(&mut header);
    let (header, path) = (String::from_utf8(header).expect("a text"), here.join("include/starwright.h"));
    if env::var_os("STARWRIGHT_WRITE").is_some() {
        fs::write(&path, &header).expect("a file");
    }
    assert!(
        fs::read_to_string(&path).is_ok_and(|committed| committed == header),
        "run bash test.sh --accept:\n{header}"
    );
}
