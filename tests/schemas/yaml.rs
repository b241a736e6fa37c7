//! YAML, which marks the variants of derived enums.

use crate::erased::{self, Reader};
use crate::formats::{self, Look};
use crate::forms;

struct ComesBack;

impl Look for ComesBack {
    fn see(&mut self, of: &str, value: &dyn erased_serde::Serialize, reader: Reader) {
        let text = serde_yaml_ng::to_string(value).expect("YAML writes it");
        let back = erased::by(reader, || serde_yaml_ng::from_str(&text));
        let back = back.unwrap_or_else(|error| panic!("{of}: {error}"));
        assert_eq!(erased::tree(&back), erased::tree(value), "{of}: {text}");
    }
}

/// Writes every value and every form that is shown, and reads it back.
///
/// # Panics
/// If one does not come back.
pub fn all_come_back() {
    formats::every_value(&mut ComesBack);
    forms::every_form(|path, value, reader| ComesBack.see(path, &value, reader));
}
