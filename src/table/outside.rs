//! What the table is awaited for.

/// What comes from outside where the [table](crate::table::Actor::Table) is awaited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outside {
    /// A die or a tile: one of the table's listed choices, each equally likely.
    Chance,
    /// The hourglass: the table's only listed choice is taken when the sand has run out.
    Time,
}
