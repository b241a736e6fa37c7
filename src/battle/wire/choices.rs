//! Choices and steps, events: enums by their tag.

use crate::battle::event::Event;
use crate::battle::game::choice::{Choice, Landing};
use crate::battle::game::placement::Placement;
use crate::battle::game::step::Step;
use crate::table::wire::{Fields, Node, Tagged, Wire, WireError, part, readable, tagged};

part!(Listed of Choice by "do" {
    "reveal" => Reveal { card },
    "squadron" => Squadron { squadron },
    "land" => Land { fighter },
    "destroy" => Destroy { fighter },
    "fire" => Fire { fighter },
    "turn" => Turn { fighter, facing },
    "capital" => Capital { ship, to },
    "shoot" => Shoot { target },
    "hold_fire" => HoldFire,
    "end" => End,
    "pass" => Pass,
    "unveil" => Unveil,
    "elite" => Elite { fighter },
    "elite_end" => EliteEnd { to },
    "elite_face" => EliteFace { facing },
    "blast" => Blast { fighter },
    "asteroid" => Asteroid { from, to },
    "double" => Double { squadron, fighters },
    "displace" => Displace { squadron, by },
    "laser" => Laser { ship },
    "super_shot" => SuperShot { ship },
    "shield" => Shield { ship },
    "answer" => Answer { raise },
    "resurrect" => Resurrect { squadron },
    "resurrect_fallen" => ResurrectFallen,
    "return" => Return { fighter, at, facing },
    "leave" => Leave { fighter },
} others { Place => Proposal::Place, Landing => Proposal::Landing });

tagged!(Step by "step" {
    "place" => Place,
    "reveal" => Reveal,
    "squadron" => Squadron,
    "land" => Land,
    "collide" => Collide { mover, other },
    "elite_end" => EliteEnd { elite },
    "elite_face" => EliteFace { elite },
    "fire" => Fire,
    "turn" => Turn { fighter },
    "capital" => Capital,
    "shoot" => Shoot { ship },
    "answer" => Answer { ship, volley },
    "end" => End,
    "return" => Return { fighter },
    "over" => Over,
});

tagged!(Event by "event" {
    "placed" => Placed { seat },
    "revealed" => Revealed { seat, card },
    "flew" => Flew { piece, from, to },
    "fired" => Fired { by, hit },
    "turned" => Turned { piece, facing },
    "sailed" => Sailed { piece, from, to },
    "shot" => Shot { by, at },
    "damaged" => Damaged { piece },
    "captured" => Captured { piece, by },
    "lost" => Lost { piece },
    "probe" => Probe { at, by },
    "absorbed" => Absorbed { piece },
    "unveiled" => Unveiled { seat, power },
    "elite" => Elite { fighter },
    "blast" => Blast { fighter, at },
    "asteroid" => Asteroid { from, to },
    "asteroid_lost" => AsteroidLost { at },
    "probe_lost" => ProbeLost { at },
    "laser" => Laser { by, at },
    "super_shot" => SuperShot { by },
    "shield" => Shield { ship, tokens },
    "returned" => Returned { piece, at },
    "drew" => Drew { seat },
    "ended" => Ended { seat },
    "over" => Over,
});

/// What is proposed.
struct Proposed(Choice);

/// The fields of a fleet stand beside the tag.
impl Tagged for Proposed {
    const TAG: &'static str = "propose";
    const NAMES: &'static [&'static str] = &["place", "landing"];

    fn variant(name: &str, fields: &mut Fields<'_>) -> Option<Result<Self, WireError>> {
        match name {
            "place" => Some(Wire::of(&fields.rest()).map(Choice::place).map(Self)),
            "landing" => Some(
                fields
                    .only(&["with", "order"])
                    .and_then(|()| Ok(Self(Choice::landing(fields.take("with")?, fields.take("order")?)))),
            ),
            _ => None,
        }
    }
}

/// One or the other, by the tag that it has.
impl Wire for Choice {
    fn of(node: &Node) -> Result<Self, WireError> {
        let fields = Fields::of(node)?;
        match (fields.get(Listed::TAG), fields.get(Proposed::TAG)) {
            (Some(_), None) => Listed::of(node).map(|listed| listed.0),
            (None, Some(_)) => Proposed::of(node).map(|proposed| proposed.0),
            (None, None) => {
                Err(WireError::new("a choice has the field `do` or the field `propose`, and this has neither"))
            }
            (Some(_), Some(_)) => {
                Err(WireError::new("a choice has the field `do` or the field `propose`, and this has both"))
            }
        }
    }
}

readable!(Choice);

/// How a proposed choice is written.
#[derive(serde::Serialize)]
#[serde(tag = "propose", rename_all = "snake_case")]
enum Proposal<'a> {
    Place(&'a Placement),
    Landing(&'a Landing),
}
