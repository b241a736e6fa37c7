//! What a table may decide where the rulebooks are silent: every setting with its default.
//!
//! The numbered rulings, `LM-R…` and `BBS-R…`, say how this crate answers each question that the rulebooks leave open. A table
//! that plays otherwise changes the answers below; all other rulings are fixed. A rule names the rulings that settle part of it:
//! [`trucker::Rule::settled_by`](crate::trucker::Rule::settled_by), [`battle::Rule::settled_by`](crate::battle::Rule::settled_by).
//!
//! ```
//! use starwright::trucker::{GoodsFrom, Rule, Rulings};
//!
//! let ours = Rulings::DEFAULT.with_goods_from(GoodsFrom::Ship).with_any_piece(true);
//! assert!(Rule::LmFleet9.settled_by().contains(&Rule::LmR51));
//! // A setup carries them: see `yard::Setup`, `flight::Setup` and `game::Setup`. In JSON, what is left out has its default.
//! assert_eq!(serde_json::from_str::<Rulings>(r#"{"goods_from": "ship", "any_piece": true}"#)?, ours);
//! # Ok::<(), serde_json::Error>(())
//! ```
//!
//! # Galaxy Trucker
//!
//! Fields of [`trucker::Rulings`](crate::trucker::Rulings).
//!
//! | setting | ruling | values, the default first | the question |
//! |---|---|---|---|
//! | `side_cannons_wrap` | LM-R3 | yes; no | are rows 1 and 6 of IIIC adjacent for cannons that point to a side? |
//! | `rear_meteors` | LM-R4 | `same_or_adjacent`; `same` | from which columns is a large meteor from the rear shot? |
//! | `boosted_shield_cost` | LM-R5 | 2; any number | what does a boosted shield cost in batteries, in all? |
//! | `thruster_cost` | LM-R7 | 1; any number | what does one use of a ship's thrusters cost in batteries? |
//! | `torus_thrusters` | LM-R10 | `across_travel`; `any` | which thrusters shift an attack on IIIC? |
//! | `strict_joints` | LM-R18 | no; yes | is a component refused at once that touches its ship without joining it? |
//! | `any_free_tile` | LM-R28 | no; yes | may a player who finishes early take any free order tile, not just the lowest? |
//! | `finished_may_look` | LM-R29 | yes; no | may a finished player look at cards? |
//! | `free_repair` | LM-R30 | no; yes | may components be removed at the check that are in no mistake? |
//! | `loans` | LM-R35 | no; yes | is an unpaid part of the premium a loan, not a debt that may be forgiven? |
//! | `extra_crew` | LM-R50 | `leaves`; `aboard` | does the additional crew member of LM-IV3-3 leave with an abandoned ship, or need they only be aboard? |
//! | `goods_from` | LM-R51 | `fleet`; `ship` | do the most valuable goods go first over the whole fleet, or ship by ship in an order of the owner's choice? |
//! | `any_piece` | LM-R52 | no; yes | may a piece without a human be kept though another piece has one? |
//! | `boosts_and_stasis` | LM-R5, LM-FLEET-8, LM-FLEET-13 | no; yes | may shields be boosted, boosters send ships into hyperspace, and sleepers wake [in a flight](crate::trucker::flight#boosts-hyperspace-and-stasis)? |
//!
//! Two other choices belong to a setup, not to the rulings: [level III cards in a class IV flight](crate::trucker::flight::Setup)
//! (LM-IV3) and whether players hold the powers of the battle (BBS-6).
//!
//! # Battle Beyond Space
//!
//! Fields of [`battle::Rulings`](crate::battle::Rulings).
//!
//! | setting | ruling | values, the default first | the question |
//! |---|---|---|---|
//! | `late_asteroids` | BBS-R22 | no; yes | may V1 move an asteroid only before or after the move of a capital ship? |
//! | `straight_displacement` | BBS-R24 | no; yes | must V3 displace a squadron along one of the six straight lines? |
//! | `far_super_shot` | BBS-R26 | no; yes | do the outer lines of K3 start one hex ahead of the hexes beside the bow? |
//! | `blocked_super_shot` | BBS-R26 | no; yes | does each line of K3 end at the first asteroid or ship? |
//! | `rammed_asteroid_points` | BBS-R27 | 0; any number | how many points is an asteroid worth that a shielded ship has rammed? |
//! | `returning` | BBS-R28 | `own_squadron`; `fallen`; `last_turn` | which fighters does D2 return: the lost fighters of one own squadron, all fighters captured by squadrons since the player's previous turn, or those captured by the enemy squadron that moved in the turn before? |
//! | `capital_points` | BBS-R36 | `either`; `both` | does an action point buy a step or a pivot, or one of each? |
//!
//! Layouts, decks and start zones are data, see [`battle::Layout`](crate::battle::Layout) and [`battle::Deck`](crate::battle::Deck).
