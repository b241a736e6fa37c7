//! Every numbered rule of the game: its id, a summary and its source.
//!
//! Every refusal and report names the broken [`Rule`], so a front end can map rules to its own words.
//!
//! ```
//! use starwright::battle::Rule;
//! use starwright::table::Origin;
//!
//! let rule: Rule = "BBS-46".parse()?;
//! assert_eq!(rule, Rule::Bbs46);
//! assert_eq!(rule.sentence(), "A capital ship does not move backward.");
//! assert_eq!(rule.origin(), Origin::Ruling);
//! # Ok::<(), starwright::battle::UnknownRule>(())
//! ```

#[macro_use]
mod rows;
pub(crate) mod rulings;

macro_rules! rules {
    ($($rows:tt)*) => {
        numbered_rules! {
            /// One numbered rule.
            ///
            /// `BBS-15` is a rule of the game, `BBS-E1.2` of a race's power, `BBS-R8` a ruling on what the rulebook leaves open.
            /// Rules are ordered as in [`Rule::ALL`], and serialised as their ids.
            like "BBS-15, BBS-E1.2 or BBS-R8";
            $($rows)*
        }
    };
}

rows! { rules! }
