//! Prints the C header of the functions in `src/border.rs`.

use std::error::Error;
use std::io;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    let package = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let config = cbindgen::Config::from_file(package.join("cbindgen.toml"))?;
    let sources = ["src/border.rs", "src/context.rs"].map(|source| package.join(source));
    let builder = sources.iter().fold(cbindgen::Builder::new().with_config(config), cbindgen::Builder::with_src);
    builder.generate()?.write(io::stdout());
    Ok(())
}
