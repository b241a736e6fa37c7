//! A ship under fire: from the dice of a card to the damage.
//!
//! You supply the dice: typed in, or from a random generator. An [`Aim`](crate::trucker::attack::Aim) takes one die at a time
//! until it has the lines of an [`Incoming`](crate::trucker::attack::Incoming) attack. A
//! [`Threat`](crate::trucker::attack::Threat) lists what the player can do; compute it again after each addition to the
//! [`Defence`](crate::trucker::attack::Defence). [`defend`](crate::trucker::Fleet::defend) resolves the attack. The result is a new
//! fleet; the old one does not change.
//!
//! ```
//! use starwright::dice::Die;
//! use starwright::grid::{CellSet, Side};
//! use starwright::table::message::told;
//! use starwright::trucker::Layout;
//! use starwright::trucker::attack::{AttackKind, Defence, Fate, Incoming, Step};
//!
//! // A shield is in front of the cabin, batteries are to its right. `embark` loads crew and battery tokens.
//! let layout: Layout = "I 5/2,t116,2/2,t31,t1,1/5/5".parse()?;
//! let mut fleet = layout.into_fleet()?;
//! fleet.embark(&[])?;
//! let board = fleet.board().clone();
//!
//! // Light cannon fire from the front: two dice select the column.
//! let mut aim = board.aim(Side::Front)?;
//! let mut dice = [Die::Three, Die::Four].into_iter();
//! let lines = loop {
//!     match aim.feed(dice.next().ok_or("the card wants another die")?) {
//!         Step::More(next) => aim = next,
//!         Step::Final(lines) => break lines,
//!     }
//! };
//! let incoming = Incoming::new(AttackKind::LightFire, lines);
//!
//! // What happens if the player does nothing, and what could prevent it.
//! let mut defence = Defence::default();
//! let threat = fleet.threat(&incoming, &defence)?;
//! let line = &threat.lines[0];
//! assert_eq!(told(&line.line, &board).to_string(), "column 7");
//! assert_eq!(line.fate, Some(Fate::Destroyed));
//!
//! // The player uses a shield; `paid` picks a battery to power it.
//! let shield = line.shields.first().ok_or("no shield helps")?;
//! defence.shields.insert(shield);
//! let defence = fleet.paid(&incoming, defence)?;
//! let outcome = fleet.defend(&incoming, &defence)?;
//! assert_eq!(outcome.lines[0].fate, Fate::Shielded(shield));
//!
//! // A ship that loses components may break into pieces, and its owner keeps one: here the largest.
//! let mut impact = outcome.impact;
//! loop {
//!     let Some(broken) = impact.broken().next() else { break };
//!     let pieces = broken.pieces().filter(|&piece| broken.may_keep(piece));
//!     let largest = pieces.max_by_key(|piece| piece.len()).and_then(CellSet::first).ok_or("none may be kept")?;
//!     impact.keep(largest)?;
//! }
//! let after = impact.settle()?;
//! assert!(after.losses.components.is_empty());
//! assert_eq!(after.fleet.aboard().batteries(after.fleet.layout().occupied()), 1);
//!
//! // A defence that breaks a rule is refused. The refusal names the rule, and nothing changes.
//! let refusal = fleet.defend(&incoming, &Defence { boosted_shields: shield.into(), ..defence }).unwrap_err();
//! println!("{}", told(&refusal, &board));
//! assert_eq!(refusal.rule().id(), "LM-R24");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
