//! The answer to a case.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::capital::{Order, Weapon, can_act};
use super::cards::{Card, Plan, hands};
use super::elite::ends;
use super::fire::{FIGHTER, LONG};
use super::play::{Legal, Play, Rules};
use super::poses::poses;
use super::resurrect::Return;
use super::rulings::Rulings;
use super::score::{applied, ranking, scores};
use super::script::Script;
use super::sortie::{EliteMove, Sortie, Teleport};
use super::state::{State, hex, list, number, numbers, owner, small, squadron, squadron_of};
use super::targets::{contested, targets};
use super::timing::allowed;

/// What is expected, and which rules made it so: those that came into play, or all that are broken.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) expect: Value,
    pub(crate) rules: Rules,
}

/// The powers in force in a case, as far as they change what ships do.
struct Force<'a> {
    power: Option<&'a str>,
    player: usize,
    used: bool,
}

impl<'a> Force<'a> {
    fn of(case: &'a Value) -> Self {
        let revealed = case.get("revealed").is_none_or(|revealed| revealed == true);
        let power = case.get("power").and_then(Value::as_str).filter(|_| revealed);
        let player = case.get("player").map_or(0, number);
        Self { power, player, used: case.get("used").is_some_and(|used| used == true) }
    }

    fn has(&self, power: &str, seat: usize) -> bool {
        self.power == Some(power) && self.player == seat
    }
}

pub(crate) fn answer(case: &Value) -> Answer {
    match answered(case) {
        Ok((expect, rules)) => Answer { expect, rules },
        Err(rules) => Answer { expect: json!({ "illegal": rules }), rules },
    }
}

fn answered(case: &Value) -> Legal<(Value, Rules)> {
    let kind = case["kind"].as_str().expect("a kind");
    let what = if kind == "battle_power" {
        case["do"].as_str().expect("what to do")
    } else {
        kind.strip_prefix("battle_").expect("a kind of this game")
    };
    if what == "cards" {
        return cards(case);
    }
    let force = Force::of(case);
    let mut play = Play::new(State::from_json(&case["state"]));
    play.reaction = case.get("react").map(|ship| {
        let ship = number(ship);
        play.reaction_of(ship, force.has("D1", owner(ship)) && force.used)
    });
    let expect = match what {
        "poses" => json!({ "poses": poses_of(&mut play, case, &force) }),
        "targets" => json!({ "targets": targets_of(&mut play, number(&case["ship"])) }),
        "laser" => json!({ "target": play.laser_target(number(&case["ship"])) }),
        "elite_ends" => json!({ "ends": ends_of(&mut play, case) }),
        "score" => {
            play.applied = applied(&play.state);
            let scores = scores(&play.state);
            json!({ "scores": scores, "ranking": ranking(&scores) })
        }
        _ => {
            change(&mut play, case, what, &force)?;
            play.settle_reaction()?;
            play.state.to_expect()
        }
    };
    Ok((expect, play.applied))
}

/// Everything that is answered with the state afterwards.
fn change(play: &mut Play, case: &Value, what: &str, force: &Force) -> Legal<()> {
    let ship = || number(&case["ship"]);
    match what {
        "squadron" => fly(play, case, force),
        "capital" => play.command(&order(play, case, force)),
        "end_turn" => {
            play.end_turn(force.player, number(&case["turn_of"]));
            Ok(())
        }
        _ => {
            once(case, force)?;
            match what {
                "choose_elite" => play.choose_elite(force.player, ship()),
                "blast" => play.blow_up(force.player, ship()),
                "asteroid" => play.move_asteroid(force.player, hex(&case["from"]), hex(&case["to"])),
                "activate_shield" => play.raise_shield(force.player, ship()),
                "resurrect" => play.resurrect(force.player, squadron_of(&case["squadron"]), &returns(case)),
                other => panic!("an unknown thing to do: {other}"),
            }
        }
    }
}

/// At the right time, and not used up.
fn once(case: &Value, force: &Force) -> Legal<()> {
    let power = case["power"].as_str().expect("a power");
    let timing = case.get("timing").map(|timing| timing.as_str().expect("a timing"));
    let mut rules = allowed(power, timing, Rulings::of(&case["state"])).err().unwrap_or_default();
    if force.used {
        rules.extend(match power {
            "E1" => vec!["BBS-E1.1"],
            "E3" => vec!["BBS-E3.1"],
            "V1" => vec!["BBS-V1.1"],
            "D1" => vec!["BBS-D1.1", "BBS-D1.2", "BBS-R27"],
            _ => vec!["BBS-D2.1", "BBS-R28"],
        });
    }
    if rules.is_empty() { Ok(()) } else { Err(rules) }
}

fn points(case: &Value, force: &Force) -> (i32, bool) {
    let faster = force.has("K1", owner(number(&case["ship"])));
    (small(&case["points"]) + if faster { 2 } else { 0 }, faster)
}

fn poses_of(play: &mut Play, case: &Value, force: &Force) -> BTreeSet<super::poses::Pose> {
    let ship = number(&case["ship"]);
    assert!(can_act(play, ship), "a capital ship that is there");
    let (points, faster) = points(case, force);
    let (poses, rules) = poses(&play.state, ship, points);
    play.applied.extend(rules);
    if faster {
        play.note("BBS-K1.1");
    }
    poses
}

fn targets_of(play: &mut Play, ship: usize) -> BTreeSet<usize> {
    assert!(can_act(play, ship), "a capital ship that is there");
    play.applied.extend(contested(&play.state, ship));
    targets(&play.state, ship)
}

fn ends_of(play: &mut Play, case: &Value) -> BTreeSet<super::hex::Hex> {
    let id = number(&case["ship"]);
    let elite = play.state.pieces[&id].clone();
    assert!(elite.elite, "the elite");
    for mate in play.state.fighters(squadron(id)) {
        play.state.pieces.remove(&mate);
    }
    play.note("BBS-E1.2");
    let steps = small(&case["move"]);
    let ends = ends(&play.state, id, &elite, steps);
    if super::hex::within(elite.at[0], steps).len() > ends.len() + 1 {
        play.note("BBS-E1.6");
    }
    if steps == 1 && ends.contains(&elite.at[0]) {
        play.note("BBS-R20");
    }
    ends
}

fn fly(play: &mut Play, case: &Value, force: &Force) -> Legal<()> {
    let squadron = squadron_of(&case["squadron"]);
    let elite = case.get("elite").map(|elite| EliteMove {
        id: number(&elite["id"]),
        to: hex(&elite["to"]),
        facing: number(&elite["facing"]),
    });
    let vector = case.get("teleport").map(hex);
    let sortie = Sortie {
        squadron,
        steps: small(&case["move"]),
        turn: number(&case["turn"]),
        landing: numbers(&case["landing"]),
        doubled: case.get("doubled").map(numbers).unwrap_or_default().into_iter().collect(),
        teleport: vector.map(|vector| Teleport { vector, round: number(&case["round"]) }),
        elite,
        shot: if force.has("E2", squadron.0) { LONG } else { FIGHTER },
        used: force.used,
    };
    let mut script = Script::of(case);
    play.fly(&sortie, &mut script)?;
    play.settle_reaction()?;
    script.assert_used_up();
    Ok(())
}

fn order(play: &Play, case: &Value, force: &Force) -> Order {
    let ship = number(&case["ship"]);
    assert!(can_act(play, ship), "a capital ship that is there");
    let (points, faster) = points(case, force);
    let given = |field: &str| case.get(field).is_some_and(|given| given == true);
    let target = Some(&case["target"]).filter(|target| !target.is_null()).map(number);
    let weapon = match (given("laser"), given("super_shot")) {
        (true, _) => Weapon::Laser,
        (_, true) => Weapon::SuperShot,
        _ => Weapon::Turret(target),
    };
    let pose = (hex(&case["pose"][0]), hex(&case["pose"][1]));
    let acts = case.get("activated").is_none_or(|acting| number(acting) == ship);
    Order { ship, points, pose, weapon, acts, used: force.used, faster }
}

fn returns(case: &Value) -> Vec<Return> {
    let one = |ship: &Value| Return { id: number(&ship["id"]), at: hex(&ship["at"]), facing: number(&ship["facing"]) };
    list(&case["ships"]).iter().map(one).collect()
}

fn cards(case: &Value) -> Legal<(Value, Rules)> {
    let card = |card: &Value| -> Card { [small(&card[0]), small(&card[1]), small(&card[2])] };
    let cards = |field: &str| list(&case[field]).iter().map(card).collect();
    let plan = Plan {
        hand: cards("hand"),
        deck: cards("deck"),
        plays: cards("plays"),
        reveal_at: Some(&case["reveal_at"]).filter(|at| !at.is_null()).map(number),
    };
    allowed("D3", case.get("timing").map(|timing| timing.as_str().expect("a timing")), Rulings::default())?;
    let (hands, applied) = hands(&plan)?;
    Ok((json!({ "hands": hands }), applied))
}
