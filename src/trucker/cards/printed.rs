//! The 60 cards of the base game, one row each, as printed in the real game.

use super::kind::{CardKind, CombatLine, Criterion, Penalty};
use super::{Card, CardId, Level};
use crate::grid::Side;
use crate::table::SharedSlice;
use crate::trucker::attack::salvo::Salvo;
use crate::trucker::attack::{Attack, AttackKind};
use crate::trucker::fleet::aboard::Goods;

use CardKind::{
    AbandonedShip, AbandonedStation, CombatZone, Epidemic, OpenSpace, Sabotage, Slavers, Smugglers, Stardust,
};
use Criterion::{FewestCrew, WeakestCannons, WeakestEngines};

/// Those with the mark of the learning flight.
pub(super) const FOR_LEARNING: [u8; 8] = [1, 3, 4, 8, 12, 15, 16, 18];

/// What comes in an attack, small or light (`S`) or large or heavy (`L`), and the side it comes from: `F` front, `R` right,
/// `B` rear, `L` left.
macro_rules! attacks {
    ($module:ident: $($code:ident $kind:ident $side:ident),*) => {
        mod $module {
            use super::{Attack, AttackKind, Side};

            $(pub(super) const $code: Attack = Attack { kind: AttackKind::$kind, from: Side::$side };)*
        }
    };
}

macro_rules! salvo {
    ($module:ident $($code:ident)*) => { Salvo::of(const { &[$($module::$code),*] }) };
}

macro_rules! swarm {
    ($($code:ident)*) => { CardKind::MeteorSwarm { meteors: salvo!(meteor $($code)*) } };
}

macro_rules! pirates {
    ($strength:literal, $($code:ident)*, $credits:literal, $days:literal) => {
        CardKind::Pirates { strength: $strength, shots: salvo!(fire $($code)*), credits: $credits, days: $days }
    };
}

macro_rules! shots {
    ($($code:ident)*) => { Penalty::Shots(salvo!(fire $($code)*)) };
}

macro_rules! lines {
    ($($line:expr),* $(,)?) => { SharedSlice::of(const { &[$($line),*] }) };
}

macro_rules! planets {
    ($days:literal: $($goods:literal)*) => {
        CardKind::Planets { planets: SharedSlice::of(const { &[$(goods($goods)),*] }), days: $days }
    };
}

pub(super) static PRINTED: [Card; CardId::COUNT as usize] = [
    printed(0, Level::I, Slavers { strength: 6, lose_crew: 3, credits: 5, days: 1 }),
    printed(1, Level::I, Smugglers { strength: 4, lose_goods: 2, goods: goods("YGB"), days: 1 }),
    printed(2, Level::I, pirates![5, SF LF SF, 4, 1]),
    printed(3, Level::I, Stardust),
    printed(4, Level::I, OpenSpace),
    printed(5, Level::I, OpenSpace),
    printed(6, Level::I, OpenSpace),
    printed(7, Level::I, OpenSpace),
    printed(8, Level::I, swarm![LF SL SR]),
    printed(9, Level::I, swarm![SF SB SL SR]),
    printed(10, Level::I, swarm![LF SF LF]),
    printed(11, Level::I, planets![3: "RGBBB" "RYB" "RBBB" "RG"]),
    printed(12, Level::I, planets![2: "RR" "RBB" "Y"]),
    printed(13, Level::I, planets![3: "YGBB" "YY"]),
    printed(14, Level::I, planets![2: "GG" "Y" "BBB"]),
    printed(
        15,
        Level::I,
        CombatZone {
            lines: lines![
                line(FewestCrew, Penalty::Days(3)),
                line(WeakestEngines, Penalty::Crew(2)),
                line(WeakestCannons, shots![SB LB]),
            ],
        },
    ),
    printed(16, Level::I, AbandonedShip { crew: 3, credits: 4, days: 1 }),
    printed(17, Level::I, AbandonedShip { crew: 2, credits: 3, days: 1 }),
    printed(18, Level::I, AbandonedStation { crew: 5, goods: goods("YG"), days: 1 }),
    printed(19, Level::I, AbandonedStation { crew: 6, goods: goods("RR"), days: 1 }),
    printed(20, Level::II, Slavers { strength: 7, lose_crew: 4, credits: 8, days: 2 }),
    printed(21, Level::II, Smugglers { strength: 8, lose_goods: 3, goods: goods("RYY"), days: 1 }),
    printed(22, Level::II, pirates![6, LF SF LF, 7, 2]),
    printed(23, Level::II, Stardust),
    printed(24, Level::II, Epidemic),
    printed(25, Level::II, OpenSpace),
    printed(26, Level::II, OpenSpace),
    printed(27, Level::II, OpenSpace),
    printed(28, Level::II, swarm![SF LF SL LL SL]),
    printed(29, Level::II, swarm![SF SF SB SB SL SR]),
    printed(30, Level::II, swarm![SF LF SR LR SR]),
    printed(31, Level::II, planets![4: "RRRY" "RRGG" "RBBBB"]),
    printed(32, Level::II, planets![3: "RR" "GGGG"]),
    printed(33, Level::II, planets![2: "RY" "YGB" "GG" "Y"]),
    printed(34, Level::II, planets![3: "GGGG" "YY" "BBB"]),
    printed(
        35,
        Level::II,
        CombatZone {
            lines: lines![
                line(WeakestCannons, Penalty::Days(4)),
                line(WeakestEngines, Penalty::Goods(3)),
                line(FewestCrew, shots![SR SL SF LB]),
            ],
        },
    ),
    printed(36, Level::II, AbandonedShip { crew: 5, credits: 8, days: 2 }),
    printed(37, Level::II, AbandonedShip { crew: 4, credits: 6, days: 1 }),
    printed(38, Level::II, AbandonedStation { crew: 8, goods: goods("YYG"), days: 2 }),
    printed(39, Level::II, AbandonedStation { crew: 7, goods: goods("RY"), days: 1 }),
    printed(40, Level::III, Slavers { strength: 8, lose_crew: 5, credits: 10, days: 2 }),
    printed(41, Level::III, Smugglers { strength: 9, lose_goods: 4, goods: goods("RRYYG"), days: 2 }),
    printed(42, Level::III, pirates![10, SL LF SF LF SR, 12, 2]),
    printed(43, Level::III, Sabotage),
    printed(44, Level::III, Epidemic),
    printed(45, Level::III, OpenSpace),
    printed(46, Level::III, OpenSpace),
    printed(47, Level::III, OpenSpace),
    printed(48, Level::III, swarm![LR SR LR SF SB]),
    printed(49, Level::III, swarm![LF SB SB SL SL SR SR]),
    printed(50, Level::III, swarm![LL SL LL SF SB]),
    printed(51, Level::III, planets![5: "YYYYY" "RYY" "RR"]),
    printed(52, Level::III, planets![1: "GBBBB" "YB"]),
    printed(53, Level::III, planets![2: "RYB" "RGBB" "RBBBB"]),
    printed(54, Level::III, planets![3: "RRR" "YYY" "GGG" "BBB"]),
    printed(
        55,
        Level::III,
        CombatZone {
            lines: lines![
                line(FewestCrew, Penalty::Goods(4)),
                line(WeakestCannons, Penalty::Crew(4)),
                line(WeakestEngines, shots![SR SL SF SF LB LB]),
            ],
        },
    ),
    printed(56, Level::III, AbandonedShip { crew: 7, credits: 11, days: 2 }),
    printed(57, Level::III, AbandonedShip { crew: 6, credits: 10, days: 2 }),
    printed(58, Level::III, AbandonedStation { crew: 9, goods: goods("RYGB"), days: 2 }),
    printed(59, Level::III, AbandonedStation { crew: 10, goods: goods("YYGG"), days: 2 }),
];

attacks! { meteor: SF SmallMeteor Front, SR SmallMeteor Right, SB SmallMeteor Rear, SL SmallMeteor Left, LF LargeMeteor Front, LR LargeMeteor Right, LL LargeMeteor Left }
attacks! { fire: SF LightFire Front, SR LightFire Right, SB LightFire Rear, SL LightFire Left, LF HeavyFire Front, LB HeavyFire Rear }

const fn printed(number: u8, level: Level, kind: CardKind) -> Card {
    Card { id: CardId::new(number), level, kind }
}

const fn line(worst: Criterion, penalty: Penalty) -> CombatLine {
    CombatLine { worst, penalty }
}

/// A block for each letter: red, yellow, green, blue.
const fn goods(letters: &str) -> Goods {
    let mut letters = letters.as_bytes();
    let mut goods = Goods::NONE;
    while let [letter, rest @ ..] = letters {
        match letter {
            b'R' => goods.red += 1,
            b'Y' => goods.yellow += 1,
            b'G' => goods.green += 1,
            _ => goods.blue += 1,
        }
        letters = rest;
    }
    goods
}
