//! A save that a full disk cut short.

use super::{Cost, bounded, inputs, measured, saves, step};
use crate::erased;

/// No part of a save is a save, in any format, and JSON says where it ends.
#[test]
fn partial_saves_are_refused() {
    for save in saves() {
        for format in erased::FORMATS {
            let whole = (format.write)(&save.record);
            assert!((format.read)(&whole, save.reader).is_ok(), "{} by {}", save.of, format.name);
            // JSON at every byte
            let step = if format.name == "JSON" { 1 } else { step(whole.len(), inputs(&format)) };
            let mut worst = Cost::default();
            for length in (0..whole.len()).rev().step_by(step) {
                let (read, cost) = measured(|| (format.read)(&whole[..length], save.reader));
                let Err(error) = read else {
                    panic!("{} by {}: {length} bytes of {} are read", save.of, format.name, whole.len());
                };
                worst = worst.or(cost);
                let is_clear = format.name != "JSON" || error == format!("EOF while parsing {}", end(&error));
                assert!(is_clear && !error.is_empty(), "{} by {} of {length} bytes: {error}", save.of, format.name);
            }
            bounded(&format!("{} by {}, cut", save.of, format.name), whole.len(), worst);
        }
    }
}

fn end(error: &str) -> &str {
    error.strip_prefix("EOF while parsing ").filter(|end| end.contains(" at line 1 column ")).unwrap_or_default()
}
