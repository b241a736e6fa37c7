//! The `build_off` example as a person runs it.

use std::process::Command;

use super::example::program;

fn told(arguments: &[&str]) -> (Option<i32>, String) {
    let output = Command::new(program("build_off")).args(arguments).output().expect("the example runs");
    (output.status.code(), String::from_utf8(output.stdout).expect("text"))
}

#[test]
fn the_same_seed_builds_the_same_ships() {
    let (code, first) = told(&[]);
    assert_eq!(code, Some(0));
    assert_eq!(told(&["--seed", "5"]).1, first);
    assert_ne!(told(&["--seed", "6"]).1, first);
    assert_eq!(told(&["--seed", "lucky"]), (Some(2), String::new()));
}

/// Two yards from the first tile to launch, with mistakes, repairs, premiums, insurances and three starts each.
#[test]
fn both_yards_come_to_launch() {
    let (_, story) = told(&[]);
    let classes: Vec<&str> = story.split("Class ").skip(1).collect();
    assert_eq!(classes.len(), 2);
    for class in &classes {
        assert_eq!(class.matches("passes the check").count(), 3);
        assert_eq!(class.matches("takes order tile").count(), 3);
        assert!(
            class.contains("LM-LEGAL-") && class.contains("loses the components on ") && class.contains("the launch")
        );
    }
    assert_eq!(classes[0].matches("of a premium of").count(), 3);
    assert_eq!(classes[1].matches(" chooses ").count(), 3);
    assert_eq!(classes[1].matches("a die shows").count(), 2);
}
