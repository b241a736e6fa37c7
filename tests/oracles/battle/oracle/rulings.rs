//! Settings where the rulebook is silent.

use serde_json::{Map, Value, json};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a question of its own with yes or no for an answer")]
pub(crate) struct Rulings {
    /// BBS-R36: an action point buys a step and a pivot.
    pub(crate) both: bool,
    /// BBS-R22: asteroids move only around the move of a capital ship.
    pub(crate) late_asteroids: bool,
    /// BBS-R26: the outer lines of the super shot start a hex ahead of the bow's neighbours.
    pub(crate) far_super_shot: bool,
    /// BBS-R26: what is in its way blocks a line of the super shot.
    pub(crate) blocked_super_shot: bool,
}

impl Rulings {
    pub(crate) fn of(state: &Value) -> Self {
        let Some(given) = state.get("rulings") else { return Self::default() };
        let mut left: Map<String, Value> = given.as_object().expect("rulings").clone();
        let mut is = |name: &str, other: Value| left.remove(name).is_some_and(|value| value == other);
        let rulings = Self {
            both: is("capital_points", json!("both")),
            late_asteroids: is("late_asteroids", json!(true)),
            far_super_shot: is("far_super_shot", json!(true)),
            blocked_super_shot: is("blocked_super_shot", json!(true)),
        };
        assert!(left.is_empty(), "unknown rulings: {left:?}");
        rulings
    }

    /// As a case writes them: those that are not at their default.
    pub(crate) fn to_json(self) -> Option<Value> {
        let mut given = Map::new();
        let mut put = |is: bool, name: &str, value: Value| {
            if is {
                given.insert(name.to_owned(), value);
            }
        };
        put(self.both, "capital_points", json!("both"));
        put(self.late_asteroids, "late_asteroids", json!(true));
        put(self.far_super_shot, "far_super_shot", json!(true));
        put(self.blocked_super_shot, "blocked_super_shot", json!(true));
        (!given.is_empty()).then_some(Value::Object(given))
    }
}
