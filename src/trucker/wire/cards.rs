//! `{"id": 17, "level": "I", "kind": "abandoned_ship", "crew": 2, "credits": 3, "days": 1}`: a card, and what stands on one
//! without its `id` and `level`, as in the case format. Goods are `"RYGB"`; meteors and shots `"sF"`, small or light (`s`), large
//! or heavy (`L`), and the side they come from: `F` front, `R` right, `B` rear, `L` left.

use alloc::string::String;
use alloc::vec::Vec;

use serde::de::Error as _;
use serde::ser::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::grid::Side;
use crate::table::List;
use crate::table::wire::{Fields, Node, Wire, WireError, readable, tagged, write};
use crate::trucker::attack::salvo::Salvo;
use crate::trucker::attack::{Attack, AttackKind};
use crate::trucker::cards::{Card, CardId, CardKind, CombatLine, Criterion, Level, Penalty};
use crate::trucker::fleet::aboard::{Good, Goods};

/// What stands on a card; its lists and loads in their short forms.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
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
        write(&KindWire::of(self), serializer)
    }
}

impl Wire for CardKind {
    fn of(node: &Node) -> Result<Self, WireError> {
        <KindWire as Wire>::of(node)?.kind()
    }
}

#[derive(Serialize)]
struct CardWire {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<CardId>,
    level: Level,
    #[serde(flatten)]
    kind: KindWire,
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        write(&CardWire { id: self.id(), level: self.level(), kind: KindWire::of(self.kind()) }, serializer)
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

/// `"RYGB"`
struct Letters(Goods);

const LETTERS: [(char, Good); 4] = [('R', Good::Red), ('Y', Good::Yellow), ('G', Good::Green), ('B', Good::Blue)];

impl Serialize for Letters {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let repeated = |(letter, good)| core::iter::repeat_n(letter, self.0.of(good).into());
        serializer.serialize_str(&LETTERS.into_iter().flat_map(repeated).collect::<String>())
    }
}

impl<'de> Deserialize<'de> for Letters {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let is_good = |letter| LETTERS.iter().any(|&(known, _)| known == letter);
        if let Some(letter) = text.chars().find(|&letter| !is_good(letter)) {
            return Err(D::Error::custom(format_args!("goods are R, Y, G and B, not `{letter}`")));
        }
        let count = |good| {
            let blocks = text.chars().filter(|&letter| LETTERS.contains(&(letter, good))).count();
            u16::try_from(blocks).map_err(D::Error::custom)
        };
        Goods::try_each(count).map(Letters)
    }
}

/// A small or large meteor.
struct Meteor(Attack);

/// Light or heavy cannon fire.
struct Shot(Attack);

const SIDES: [(char, Side); 4] = [('F', Side::Front), ('R', Side::Right), ('B', Side::Rear), ('L', Side::Left)];

fn code<S: Serializer>(attack: Attack, sizes: [AttackKind; 2], serializer: S) -> Result<S::Ok, S::Error> {
    let size = ['s', 'L'].into_iter().zip(sizes).find(|&(_, kind)| kind == attack.kind);
    let side = SIDES.into_iter().find(|&(_, side)| side == attack.from);
    let (Some((size, _)), Some((side, _))) = (size, side) else {
        return Err(S::Error::custom(format_args!("a {attack} is neither a {} nor a {}", sizes[0], sizes[1])));
    };
    serializer.collect_str(&format_args!("{size}{side}"))
}

fn attack<'de, D: Deserializer<'de>>(deserializer: D, [small, large]: [AttackKind; 2]) -> Result<Attack, D::Error> {
    let text = String::deserialize(deserializer)?;
    let mut letters = text.chars();
    let kind = match letters.next() {
        Some('s') => Some(small),
        Some('L') => Some(large),
        _ => None,
    };
    let side = letters.next().and_then(|letter| SIDES.into_iter().find(|&(known, _)| known == letter));
    match (kind, side, letters.next()) {
        (Some(kind), Some((_, from)), None) => Ok(Attack { kind, from }),
        _ => Err(D::Error::custom(format_args!(
            "`{text}` is no attack: s ({small}) or L ({large}), then the side it comes from, F, R, B or L"
        ))),
    }
}

const METEORS: [AttackKind; 2] = [AttackKind::SmallMeteor, AttackKind::LargeMeteor];
const SHOTS: [AttackKind; 2] = [AttackKind::LightFire, AttackKind::HeavyFire];

impl Serialize for Meteor {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        code(self.0, METEORS, serializer)
    }
}

impl<'de> Deserialize<'de> for Meteor {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        attack(deserializer, METEORS).map(Self)
    }
}

impl Serialize for Shot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        code(self.0, SHOTS, serializer)
    }
}

impl<'de> Deserialize<'de> for Shot {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        attack(deserializer, SHOTS).map(Self)
    }
}
