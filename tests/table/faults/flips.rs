//! A save with one flipped bit.

use super::{Cost, bounded, inputs, measured, saves, step};
use crate::erased;

/// A save with a wrong bit is refused, or is another save: it was played again, and is written as what reads to the same.
#[test]
fn a_flipped_bit_is_refused_or_gives_another_save() {
    for save in saves() {
        for format in erased::FORMATS {
            let whole = (format.write)(&save.record);
            let (mut tried, mut taken, mut worst) = (0, 0, Cost::default());
            for bit in (0..8 * whole.len()).step_by(step(8 * whole.len(), inputs(&format))) {
                let mut flipped = whole.clone();
                flipped[bit / 8] ^= 1 << (bit % 8);
                tried += 1;
                let (read, cost) = measured(|| (format.read)(&flipped, save.reader));
                worst = worst.or(cost);
                let Ok(read) = read else { continue };
                taken += 1;
                let written = (format.write)(&read);
                let is_another = written != whole || format.name != "JSON"; // CBOR and others have two ways to say one thing
                assert!(is_another, "{}: bit {bit} says nothing", save.of);
                let again = (format.read)(&written, save.reader).map(|again| (format.write)(&again));
                assert_eq!(again, Ok(written), "{} by {}: bit {bit}", save.of, format.name);
            }
            println!("{} by {}: {taken} of {tried} flips are other saves", save.of, format.name);
            bounded(&format!("{} by {}, flipped", save.of, format.name), whole.len(), worst);
            assert!(taken * 4 < tried, "{} by {}: {taken} of {tried}", save.of, format.name);
        }
    }
}
