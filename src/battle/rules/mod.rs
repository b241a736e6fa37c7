//! Every numbered rule of the game, once: its id, its sentence in our words and where it comes from.
//!
//! A [`Rule`] is the only identifier of a refusal. Whatever the crate refuses or reports names the rule that is broken,
//! and a front end that wants other words or another language maps `Rule` to them.
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
            /// `BBS-…` with a number are the rules of the game, with a race's letter those of its powers, `BBS-R…` the rulings
            /// on what the rulebook leaves open. Rules are ordered as in [`Rule::ALL`]. With the feature `serde` a rule is the
            /// string of its id.
            like "BBS-15, BBS-E1.2 or BBS-R8";
            $($rows)*
        }
    };
}

rows! { rules! }
