//! `{"id": 17, "level": "I", "kind": "abandoned_ship", "crew": 2, "credits": 3, "days": 1}`: a card, and what stands on one
//! without its `id` and `level`, as in the case format. Goods are `"RYGB"`; meteors and shots `"sF"`, small or light (`s`), large
//! or heavy (`L`), and the side they come from: `F` front, `R` right, `B` rear, `L` left.

use alloc::string::String;
use alloc::vec::Vec;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::table::List;
use crate::table::wire::{Fields, Named, Node, Wire, WireError, readable, tagged, write};
use crate::trucker::attack::Attack;
use crate::trucker::attack::salvo::Salvo;
use crate::trucker::cards::{Card, CardId, CardKind, CombatLine, Criterion, Level, Penalty};
use crate::trucker::wire::codes::{Letters, Meteor, Shot};

/// What stands on a card; its lists and loads in their short forms.
enum KindWire {
    OpenSpace,
    Stardust,
    Epidemic,
    Sabotage,
    MeteorSwarm { meteors: Vec<Meteor> },
    Planets { planets: Vec<Letters>, days: u16 },
    AbandonedShip { crew: u16, credits: u16, days: u16 },
    AbandonedStation { crew: u16, goods: Letters, days: u16 },
    Slavers { strength: u16, lose_crew: u16, credits: u16, days: u16 },
    Smugglers { strength: u16, lose_goods: u16, goods: Letters, days: u16 },
    Pirates { strength: u16, shots: Vec<Shot>, credits: u16, days: u16 },
    CombatZone { lines: Vec<LineWire> },
}

tagged!(KindWire by "kind" {
    "open_space" => OpenSpace,
    "stardust" => Stardust,
    "epidemic" => Epidemic,
    "sabotage" => Sabotage,
    "meteor_swarm" => MeteorSwarm { meteors },
    "planets" => Planets { planets, days },
    "abandoned_ship" => AbandonedShip { crew, credits, days },
    "abandoned_station" => AbandonedStation { crew, goods, days },
    "slavers" => Slavers { strength, lose_crew, credits, days },
    "smugglers" => Smugglers { strength, lose_goods, goods, days },
    "pirates" => Pirates { strength, shots, credits, days },
    "combat_zone" => CombatZone { lines },
});

impl KindWire {
    fn of(kind: &CardKind) -> Self {
        match kind {
            CardKind::OpenSpace => Self::OpenSpace,
            CardKind::Stardust => Self::Stardust,
            CardKind::Epidemic => Self::Epidemic,
            CardKind::Sabotage => Self::Sabotage,
            CardKind::MeteorSwarm { meteors } => Self::MeteorSwarm { meteors: each(meteors, Meteor) },
            CardKind::Planets { planets, days } => {
                Self::Planets { planets: planets.iter().copied().map(Letters).collect(), days: *days }
            }
            &CardKind::AbandonedShip { crew, credits, days } => Self::AbandonedShip { crew, credits, days },
            &CardKind::AbandonedStation { crew, goods, days } => {
                Self::AbandonedStation { crew, goods: Letters(goods), days }
            }
            &CardKind::Slavers { strength, lose_crew, credits, days } => {
                Self::Slavers { strength, lose_crew, credits, days }
            }
            &CardKind::Smugglers { strength, lose_goods, goods, days } => {
                Self::Smugglers { strength, lose_goods, goods: Letters(goods), days }
            }
            CardKind::Pirates { strength, shots, credits, days } => {
                Self::Pirates { strength: *strength, shots: each(shots, Shot), credits: *credits, days: *days }
            }
            CardKind::CombatZone { lines } => Self::CombatZone { lines: lines.iter().cloned().map(LineWire).collect() },
        }
    }

    fn kind(self) -> Result<CardKind, WireError> {
        Ok(match self {
            Self::OpenSpace => CardKind::OpenSpace,
            Self::Stardust => CardKind::Stardust,
            Self::Epidemic => CardKind::Epidemic,
            Self::Sabotage => CardKind::Sabotage,
            Self::MeteorSwarm { meteors } => {
                CardKind::MeteorSwarm { meteors: meteors.into_iter().map(|Meteor(meteor)| meteor).collect() }
            }
            Self::Planets { planets, days } => {
                CardKind::Planets { planets: planets.into_iter().map(|Letters(goods)| goods).collect(), days }
            }
            Self::AbandonedShip { crew, credits, days } => CardKind::AbandonedShip { crew, credits, days },
            Self::AbandonedStation { crew, goods: Letters(goods), days } => {
                CardKind::AbandonedStation { crew, goods, days }
            }
            Self::Slavers { strength, lose_crew, credits, days } => {
                CardKind::Slavers { strength, lose_crew, credits, days }
            }
            Self::Smugglers { strength, lose_goods, goods: Letters(goods), days } => {
                CardKind::Smugglers { strength, lose_goods, goods, days }
            }
            Self::Pirates { strength, shots, credits, days } => {
                CardKind::Pirates { strength, shots: shots.into_iter().map(|Shot(shot)| shot).collect(), credits, days }
            }
            Self::CombatZone { lines } => CardKind::CombatZone { lines: three(lines)? },
        })
    }
}

fn each<T>(salvo: &Salvo, form: fn(Attack) -> T) -> Vec<T> {
    salvo.attacks().iter().copied().map(form).collect()
}

fn three(lines: Vec<LineWire>) -> Result<[CombatLine; 3], WireError> {
    let lines: Vec<CombatLine> = lines.into_iter().map(|LineWire(line)| line).collect();
    let wrong = |lines: Vec<_>| WireError::new(format_args!("a combat zone has three lines, not {}", lines.len()));
    lines.try_into().map_err(|lines| wrong(lines).within("lines"))
}

impl Serialize for CardKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        KindWire::of(self).serialize(serializer)
    }
}

impl Wire for CardKind {
    fn of(node: &Node) -> Result<Self, WireError> {
        <KindWire as Wire>::of(node)?.kind()
    }
}

#[derive(Serialize)]
struct CardWire<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<CardId>,
    level: Level,
    #[serde(flatten)]
    kind: Named<'a, KindWire>,
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let kind = KindWire::of(self.kind());
        write(&CardWire { id: self.id(), level: self.level(), kind: Named(&kind) }, serializer)
    }
}

/// A printed card is just as printed, one of the caller's own as it may be.
impl Wire for Card {
    fn of(node: &Node) -> Result<Self, WireError> {
        let mut fields = Fields::of(node)?;
        let id: Option<CardId> = fields.take_or("id", None)?;
        let level = fields.take("level")?;
        let text = node.fields()?.iter().filter(|(name, _)| name != "id" && name != "level");
        let kind = <CardKind as Wire>::of(&Node::Object(text.cloned().collect()))?;
        match id.map(CardId::card) {
            None => Self::custom(level, kind).map_err(WireError::new),
            Some(printed) if (printed.level(), printed.kind()) == (level, &kind) => Ok(printed.clone()),
            Some(printed) => {
                Err(WireError::new(format_args!("a card of level {} is printed so: {printed}", printed.level()))
                    .within("id"))
            }
        }
    }
}

readable!(CardKind, Card);

/// `["fewest crew", "days", 3]`
struct LineWire(CombatLine);

impl Serialize for LineWire {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let worst = self.0.worst;
        match &self.0.penalty {
            Penalty::Days(number) => (worst, "days", number).serialize(serializer),
            Penalty::Crew(number) => (worst, "crew", number).serialize(serializer),
            Penalty::Goods(number) => (worst, "goods", number).serialize(serializer),
            Penalty::Shots(shots) => (worst, "shots", each(shots, Shot)).serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for LineWire {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (worst, name, number) = <(Criterion, String, Node)>::deserialize(deserializer)?;
        let penalty = match name.as_str() {
            "days" => u16::deserialize(&number).map(Penalty::Days),
            "crew" => u16::deserialize(&number).map(Penalty::Crew),
            "goods" => u16::deserialize(&number).map(Penalty::Goods),
            "shots" => List::<Shot>::deserialize(&number)
                .map(|shots| Penalty::Shots(shots.iter().map(|shot| shot.0).collect())),
            _ => Err(WireError::unknown_variant(&name, &["days", "crew", "goods", "shots"])),
        };
        Ok(Self(CombatLine { worst, penalty: penalty.map_err(D::Error::custom)? }))
    }
}
