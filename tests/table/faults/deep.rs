//! 100,000 nested lists and objects.

use std::iter::repeat_n;

use super::{Cost, measured};
use crate::erased::{self, Reader};
use crate::formats::Look;
use crate::mutator::{node, size};

const DEEP: usize = 100_000;
/// No reader may need more memory to refuse it.
const MEMORY: u64 = 1 << 20;
/// At how many places of a value it is put.
const PLACES: usize = 3;

/// Feeds the readers of values deeply nested input, alone and inside a value.
pub(crate) struct Deep;

impl Look for Deep {
    fn see(&mut self, of: &str, value: &dyn erased_serde::Serialize, reader: Reader) {
        let (tree, mut worst) = (erased::tree(value), Cost::default());
        let nodes = size(&tree);
        for at in (0..nodes).step_by(nodes.div_ceil(PLACES)) {
            let mut marked = tree.clone();
            *node(&mut marked, &mut { at }).expect("a node") = "@".into();
            let marked = marked.to_string();
            for (open, close) in [("[", "]"), (r#"{"board":"#, "}"), (r#"[{"at":"#, "}]"), (r#"{"landing":"#, "")] {
                let deep = [&open.repeat(DEEP), "0", &close.repeat(DEEP)].concat();
                let (read, cost) =
                    measured(|| erased::read_json(marked.replacen(r#""@""#, &deep, 1).as_bytes(), reader));
                let error = read.err().unwrap_or_else(|| panic!("{of}: {open} is read at {at}"));
                assert!(error.len() < 1000, "{of}: {error}");
                assert!(cost.bytes < MEMORY + 20 * deep.len() as u64, "{of} at {at}: {cost:?}");
                worst = worst.or(cost);
            }
        }
        for format in erased::FORMATS {
            let golden = (format.write)(value);
            for (length, list) in
                [0, 1, 2, 3, golden.len() / 2].into_iter().flat_map(|at| [(at, 0x81), (at, 0x91), (at, 1)])
            {
                let start = golden.iter().copied().take(length);
                let bytes: Vec<u8> = start.chain(repeat_n(list, DEEP)).collect();
                // a format that does not look at what follows may find a small value here
                let (_, cost) = measured(|| (format.read)(&bytes, reader).is_ok());
                assert!(cost.bytes < MEMORY + 20 * DEEP as u64, "{of} by {}: {cost:?}", format.name);
                worst = worst.or(cost);
            }
        }
        println!("{of}: {worst:?}");
    }
}
