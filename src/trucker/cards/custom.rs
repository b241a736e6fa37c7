//! Cards of the caller's own.

use super::error::CardError;
use super::kind::{CardKind, CombatLine, Family, Penalty};
use super::{Card, Level};
use crate::table::refused::count;
use crate::trucker::attack::AttackKind;
use crate::trucker::attack::salvo::Salvo;
use crate::trucker::fleet::aboard::Goods;

/// LM-R53: any number from 0; none is higher than this.
const MOST: u16 = 99;
/// No list on a card is longer, and no load has more blocks.
const LONGEST: u32 = 20;

impl Card {
    /// A card of the caller's own: of one of the families, every number 0 to 99 (LM-R53), lists and loads of 1 to 20.
    ///
    /// # Errors
    /// [`CardError`] for the first thing that cannot be.
    ///
    /// ```
    /// use starwright::trucker::cards::{Card, CardKind, Level};
    ///
    /// let wreck = |days| CardKind::AbandonedShip { crew: 2, credits: 5, days };
    /// assert!(Card::custom(Level::II, wreck(1)).is_ok());
    /// let error = Card::custom(Level::II, wreck(300)).unwrap_err();
    /// assert_eq!(error.to_string(), "abandoned ship: `days` is 0 to 99, not 300 (LM-R53)");
    /// ```
    pub fn custom(level: Level, kind: CardKind) -> Result<Self, CardError> {
        kind.check()?;
        Ok(Self { id: None, level, kind })
    }
}

impl CardKind {
    fn check(&self) -> Result<(), CardError> {
        let card = self.family();
        let numbers = |numbers: &[(&'static str, u16)]| {
            numbers.iter().try_for_each(|&(field, number)| check_number(card, field, number))
        };
        match self {
            Self::OpenSpace | Self::Stardust | Self::Epidemic | Self::Sabotage => Ok(()),
            Self::MeteorSwarm { meteors } => check_meteors(meteors),
            Self::Planets { planets, days } => {
                check_count(card, "planets", count(planets.len()))?;
                (0..).zip(planets).try_for_each(|(planet, &goods)| check_planet(planet, goods))?;
                check_number(card, "days", *days)
            }
            &Self::AbandonedShip { crew, credits, days } => {
                numbers(&[("crew", crew), ("credits", credits), ("days", days)])
            }
            &Self::AbandonedStation { crew, goods, days } => {
                check_count(card, "goods", goods.blocks())?;
                numbers(&[("crew", crew), ("days", days)])
            }
            &Self::Slavers { strength, lose_crew, credits, days } => {
                numbers(&[("strength", strength), ("lose_crew", lose_crew), ("credits", credits), ("days", days)])
            }
            &Self::Smugglers { strength, lose_goods, goods, days } => {
                check_count(card, "goods", goods.blocks())?;
                numbers(&[("strength", strength), ("lose_goods", lose_goods), ("days", days)])
            }
            Self::Pirates { strength, shots, credits, days } => {
                check_shots(card, shots)?;
                numbers(&[("strength", *strength), ("credits", *credits), ("days", *days)])
            }
            Self::CombatZone { lines } => lines.iter().try_for_each(CombatLine::check),
        }
    }
}

impl CombatLine {
    fn check(&self) -> Result<(), CardError> {
        let card = Family::CombatZone;
        match &self.penalty {
            Penalty::Days(days) => check_number(card, "days", *days),
            Penalty::Crew(crew) => check_number(card, "crew", *crew),
            Penalty::Goods(blocks) => check_number(card, "goods", *blocks),
            Penalty::Shots(shots) => check_shots(card, shots),
        }
    }
}

fn check_number(card: Family, field: &'static str, number: u16) -> Result<(), CardError> {
    if (0..=MOST).contains(&number) { Ok(()) } else { Err(CardError::Number { card, field, number, most: MOST }) }
}

fn check_count(card: Family, field: &'static str, count: u32) -> Result<(), CardError> {
    if (1..=LONGEST).contains(&count) { Ok(()) } else { Err(CardError::Count { card, field, count, most: LONGEST }) }
}

fn check_planet(planet: u8, goods: Goods) -> Result<(), CardError> {
    let blocks = goods.blocks();
    if (1..=LONGEST).contains(&blocks) { Ok(()) } else { Err(CardError::Planet { planet, blocks, most: LONGEST }) }
}

fn check_meteors(meteors: &Salvo) -> Result<(), CardError> {
    check_count(Family::MeteorSwarm, "meteors", count(meteors.attacks().len()))?;
    let is_meteor = |kind| matches!(kind, AttackKind::SmallMeteor | AttackKind::LargeMeteor);
    match (0..).zip(meteors.attacks()).find(|(_, attack)| !is_meteor(attack.kind)) {
        Some((place, &attack)) => Err(CardError::NoMeteor { place, attack }),
        None => Ok(()),
    }
}

fn check_shots(card: Family, shots: &Salvo) -> Result<(), CardError> {
    check_count(card, "shots", count(shots.attacks().len()))?;
    let is_fire = |kind| matches!(kind, AttackKind::LightFire | AttackKind::HeavyFire);
    match (0..).zip(shots.attacks()).find(|(_, attack)| !is_fire(attack.kind)) {
        Some((place, &attack)) => Err(CardError::NoShot { card, place, attack }),
        None => Ok(()),
    }
}
