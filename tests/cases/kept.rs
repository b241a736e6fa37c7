//! The cases of released versions.

use std::fs;

fn committed(name: &str) -> String {
    let path = format!("{}/tests/{name}", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// FNV-1a, of 64 bits.
fn digest(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// The cases of a version are the first of each file still, to the letter; that they are answered right is another test.
#[test]
fn cases_of_released_versions() {
    let lists = ["0.1", "0.2"].map(|version| committed(&format!("compat/{version}/cases.txt")));
    for line in lists.iter().flat_map(|list| list.lines()) {
        let [count, expected, name] = line.split(' ').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let count = count.parse().expect("a number");
        let text = committed(&format!("cases/{name}"));
        let cases: Vec<&str> = text.lines().take(count).collect();
        assert_eq!((cases.len(), format!("{:016x}", digest(&cases.join("\n"))).as_str()), (count, expected), "{name}");
    }
}
