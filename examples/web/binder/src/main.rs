//! `binder FILE.wasm FOLDER NAME`: writes the JavaScript around a built WebAssembly.

use std::env;
use std::error::Error;

use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [input, folder, name] = arguments.as_slice() else {
        return Err("binder FILE.wasm FOLDER NAME".into());
    };
    let mut bindgen = Bindgen::new();
    bindgen.input_path(input).out_name(name).typescript(true).remove_name_section(true).remove_producers_section(true);
    bindgen.web(true)?;
    Ok(bindgen.generate(folder)?)
}
