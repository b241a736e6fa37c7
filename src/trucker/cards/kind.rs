//! The families of cards, one row each.

use super::figure::{
    Boards, Credits, Crew, Days, Deeds, Figure, From, Lines, Load, Loads, Losses, Meteors, Parts, Party, Shots,
    Strength, Turns,
};
use super::intruders::{Boarded, Deed};
use super::rows::cards;
use crate::grid::Side;
use crate::table::SharedSlice;
use crate::trucker::attack::Turn;
use crate::trucker::attack::salvo::Salvo;
use crate::trucker::fleet::aboard::Goods;
use crate::trucker::rules::Rule;

cards! {
    /// The families of cards, in the order of the case format. It prints `meteor swarm`.
    ///
    /// JSON: `"open_space"`
    pub enum Family;

    /// The kind of a card and its numbers. Not validated; [`Card::custom`](super::Card::custom) checks it.
    ///
    /// `strength` is a cannon strength in whole points, `days` are days lost, `crew`, `lose_crew` and `lose_goods` numbers of
    /// crew and blocks, `credits` are gained. Prints one sentence.
    ///
    /// JSON: `{"kind": "abandoned_ship", "crew": 2, "credits": 3, "days": 1}`
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub enum CardKind by "kind" of "card" {
        /// Open space (BG-OPEN).
        OpenSpace "open_space" "open space" => Rule::BgOpen,
            "Open space: everybody moves forward by their engine strength; ships without any leave the flight.";
        /// Stardust (BG-STARDUST).
        Stardust "stardust" "stardust" => Rule::BgStardust,
            "Stardust: everybody loses 1 day for each exposed connector.";
        /// An epidemic (BG-EPIDEMIC).
        Epidemic "epidemic" "epidemic" => Rule::BgEpidemic,
            "Epidemic: each occupied cabin joined to another occupied cabin loses 1 crew member.";
        /// Sabotage (BG-SABOTAGE).
        Sabotage "sabotage" "sabotage" => Rule::BgSabotage,
            "Sabotage: whoever has the fewest crew loses a component, found by dice.";
        /// A meteor swarm (BG-METEOR).
        MeteorSwarm "meteor_swarm" "meteor swarm" {
            /// Its meteors, small and large, in order.
            meteors: Salvo as Meteors,
        } => Rule::BgMeteor, "Meteor swarm: {meteors}.";
        /// Planets (BG-PLANETS).
        Planets "planets" "planets" {
            /// The goods of each planet, in order.
            planets: SharedSlice<Goods> as Loads,
            /// The days that landing costs.
            days: u16 as Days,
        } => Rule::BgPlanets, "Planets, {days|1:1 day|# days} to land: {planets}.";
        /// An abandoned ship (BG-SHIP).
        AbandonedShip "abandoned_ship" "abandoned ship" {
            /// The crew that leaves with it.
            crew: u16 as Crew,
            /// The credits gained.
            credits: u16 as Credits,
            /// What it costs.
            days: u16 as Days,
        } => Rule::BgShip,
            "Abandoned ship: give up {crew|1:1 crew member|# crew members} for {credits|1:1 credit|# credits}; this costs {days|1:1 day|# days}.";
        /// An abandoned station (BG-STATION).
        AbandonedStation "abandoned_station" "abandoned station" {
            /// The crew that must be aboard; none leaves.
            crew: u16 as Crew,
            /// The goods found there.
            goods: Goods as Load,
            /// What it costs.
            days: u16 as Days,
        } => Rule::BgStation,
            "Abandoned station: with {crew|1:1 crew member|# crew members} or more, take {goods}; this costs {days|1:1 day|# days}.";
        /// Slavers (BG-ENEMY-1, BG-ENEMY-2).
        Slavers "slavers" "slavers" {
            /// To be beaten.
            strength: u16 as Strength,
            /// The crew that a loser loses.
            lose_crew: u16 as Losses,
            /// The reward.
            credits: u16 as Credits,
            /// What taking the reward costs.
            days: u16 as Days,
        } => Rule::BgEnemy2,
            "Slavers of strength {strength}: losers give up {lose_crew|1:1 crew member|# crew members}; the winner may take {credits|1:1 credit|# credits} for {days|1:1 day|# days}.";
        /// Smugglers (BG-ENEMY-1, BG-ENEMY-2).
        Smugglers "smugglers" "smugglers" {
            /// To be beaten.
            strength: u16 as Strength,
            /// The goods that a loser loses.
            lose_goods: u16 as Losses,
            /// The reward.
            goods: Goods as Load,
            /// What taking the reward costs.
            days: u16 as Days,
        } => Rule::BgEnemy2,
            "Smugglers of strength {strength}: losers give up {lose_goods|1:1 block of goods|# blocks of goods}; the winner may take {goods} for {days|1:1 day|# days}.";
        /// Pirates (BG-ENEMY-1, BG-ENEMY-2).
        Pirates "pirates" "pirates" {
            /// To be beaten.
            strength: u16 as Strength,
            /// Their cannon fire, light and heavy, in order.
            shots: Salvo as Shots,
            /// The reward.
            credits: u16 as Credits,
            /// What taking the reward costs.
            days: u16 as Days,
        } => Rule::BgEnemy2,
            "Pirates of strength {strength}: losers face {shots}; the winner may take {credits|1:1 credit|# credits} for {days|1:1 day|# days}.";
        /// A combat zone (BG-COMBAT).
        CombatZone "combat_zone" "combat zone" {
            /// Its lines, in order: three on printed cards.
            lines: SharedSlice<CombatLine> as Lines,
        } => Rule::BgCombat, "Combat zone: {lines}.";
        /// Intruders, which come together (LM-ATTACK-10, LM-SPLICE-11, LM-R53).
        Intruders "intruders" "intruders" {
            /// The side they come from.
            from: Side as From,
            /// How many come, 1 to 20; twice as many, if the dice duplicate them.
            number: u16 as Party,
            /// Whom they board.
            boards: Boarded as Boards,
            /// The order in which they try turns (LM-R9).
            turns: SharedSlice<Turn> as Turns,
            /// What each does on its way.
            deed: Deed as Deeds,
            /// The reward for each that is defeated.
            credits: u16 as Credits,
            /// What it costs a player not to defeat all that board.
            days: u16 as Days,
        } => Rule::LmAttack10,
            "{number|1:An intruder|# intruders} from the {from}, turning {turns}: {number|1:it boards|they board} {boards}; each {deed}; each that is defeated pays {credits|1:1 credit|# credits}; not to defeat all costs {days|1:1 day|# days}.";
        /// A sequence of parts, resolved in order as one card (LM-R53).
        Sequence "sequence" "sequence" {
            /// Its parts; none is a sequence.
            parts: SharedSlice<CardKind> as Parts,
        } => Rule::LmR53, "In this order, as one card: {parts}";
    }
}

/// A line of a combat zone: the worst player suffers a penalty (BG-COMBAT). It prints `whoever has the fewest crew loses 3 days`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CombatLine {
    /// The criterion.
    pub worst: Criterion,
    /// The penalty.
    pub penalty: Penalty,
}

messages!(CombatLine of "combat-line" { worst, penalty } "whoever has {worst} {penalty}");

terms! {
    /// A criterion of a combat zone (BG-COMBAT). It prints `the weakest engines`.
    ///
    /// JSON: `"fewest crew"`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Criterion of "criterion" {
        /// The fewest crew (LM-FLEET-5).
        FewestCrew "fewest crew" "the fewest crew";
        /// The weakest engines (LM-FLEET-2).
        WeakestEngines "weakest engines" "the weakest engines";
        /// The weakest cannons (LM-FLEET-4).
        WeakestCannons "weakest cannons" "the weakest cannons";
    }
}

impl Criterion {
    /// All three.
    pub const ALL: [Self; 3] = [Self::FewestCrew, Self::WeakestEngines, Self::WeakestCannons];
}

messages! {
    /// The penalty for the worst player in a line of a combat zone (BG-COMBAT). It prints `loses 3 days`.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Penalty of "penalty" {
        Days(number: u16) "loses {number|1:1 day|# days}";
        Crew(number: u16) "loses {number|1:1 crew member|# crew members}";
        /// The most valuable blocks first, then batteries.
        Goods(number: u16) "loses {number|1:1 block of goods|# blocks of goods}";
        /// Light and heavy shots, in order.
        Shots(shots: Salvo) "faces {shots}";
    }
}

impl CardKind {
    /// The parts of a sequence, in order; of any other card itself alone.
    #[must_use]
    pub fn parts(&self) -> &[Self] {
        match self {
            Self::Sequence { parts } => parts,
            _ => core::slice::from_ref(self),
        }
    }

    /// The attacks of it, none of its parts; a combat zone may have some in each line.
    pub(in crate::trucker) fn salvos(&self) -> impl Iterator<Item = &Salvo> {
        let (own, lines): (Option<&Salvo>, &[CombatLine]) = match self {
            Self::MeteorSwarm { meteors: salvo } | Self::Pirates { shots: salvo, .. } => (Some(salvo), &[]),
            Self::CombatZone { lines } => (None, lines),
            _ => (None, &[]),
        };
        own.into_iter().chain(lines.iter().filter_map(|line| match &line.penalty {
            Penalty::Shots(shots) => Some(shots),
            Penalty::Days(_) | Penalty::Crew(_) | Penalty::Goods(_) => None,
        }))
    }
}
