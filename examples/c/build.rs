//! Gives the shared library its name for the dynamic linker, so that programs find it wherever it is installed.

use std::env;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    match env::var("CARGO_CFG_TARGET_OS").as_deref() {
        Ok("linux" | "android" | "freebsd") => println!("cargo::rustc-cdylib-link-arg=-Wl,-soname,libstarwright.so"),
        Ok("macos" | "ios") => println!("cargo::rustc-cdylib-link-arg=-Wl,-install_name,@rpath/libstarwright.dylib"),
        _ => {}
    }
}
