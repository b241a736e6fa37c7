//! The `meteor_swarm` example as a person runs it.

use std::process::Command;

use super::example::program;

fn told(arguments: &[&str]) -> (Option<i32>, String, String) {
    let output = Command::new(program("meteor_swarm")).args(arguments).output().expect("the example runs");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

#[test]
fn the_same_seed_prints_the_same_story() {
    let (code, first, error) = told(&[]);
    assert_eq!((code, error.as_str()), (Some(0), ""));
    assert_eq!(told(&[]).1, first);
    assert_eq!(told(&["--seed", "8"]).1, first);
    assert_ne!(told(&["--seed", "9"]).1, first);
}

/// LM-IV3-6: three swarms of its level for each class, and on IVC the first meteor of each twice.
#[test]
fn every_swarm_is_flown() {
    let (_, story, _) = told(&[]);
    let classes: Vec<&str> = story.split("Class ").skip(1).collect();
    assert_eq!(classes.len(), 3);
    let meteors = |class: &str| class.matches(", dice ").count();
    assert_eq!(classes.iter().map(|class| meteors(class)).collect::<Vec<_>>(), [16, 17, 20]);
    assert!(classes.iter().all(|class| class.matches("A swarm of").count() == 3));
    for ending in ["misses", "dodged", "bounces off", "shot down", "stopped by the shield", "destroys", "falls apart"] {
        assert!(story.contains(ending), "{ending}");
    }
}

#[test]
fn a_seed_is_a_number() {
    let (code, story, error) = told(&["--seed", "lucky"]);
    assert_eq!((code, story.as_str()), (Some(2), ""));
    assert!(!error.is_empty());
}
