//! Records as they are saved: version, setup, log; and why one is not read.

use alloc::vec::Vec;

use serde::de::{Deserialize, DeserializeOwned, Deserializer, Error as _};
use serde::ser::{Serialize, Serializer};

#[cfg(feature = "schema")]
use crate::table::Actor;
use crate::table::record::Entry;
#[cfg(feature = "schema")]
use crate::table::wire::Form;
#[cfg(feature = "schema")]
use crate::table::wire::schema::{Definitions, Properties, keywords, list, properties};
use crate::table::wire::{Fields, Node, Object, WireError, serialized, written_by_serde};
use crate::table::{Play, ReadError, Record, Refused, VERSION};

impl<C: Serialize> Entry<C> {
    fn node(&self) -> Node<'static> {
        let mut object = Object::new();
        object.put("by", &self.by);
        object.push("choice", written_by_serde(&self.choice));
        object.end()
    }
}

impl<C: Serialize> Serialize for Entry<C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serialized(&self.node(), serializer)
    }
}

impl<C: DeserializeOwned> Entry<C> {
    fn of(node: &Node) -> Result<Self, WireError> {
        let mut fields = Fields::of(node)?;
        fields.only(&["by", "choice"])?;
        Ok(Self { by: fields.read("by")?, choice: fields.take("choice")? })
    }
}

impl<'de, C: DeserializeOwned> Deserialize<'de> for Entry<C> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::of(&Node::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

impl<G: Play<Setup: Serialize, Choice: Serialize>> Serialize for Record<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = Object::new();
        object.put("v", &VERSION);
        object.push("setup", written_by_serde(self.setup()));
        object.push("log", Node::List(self.log().iter().map(Entry::node).collect()));
        serialized(&object.end(), serializer)
    }
}

impl<G: Play<Setup: DeserializeOwned, Choice: DeserializeOwned>> Record<G> {
    /// Checks the version first: the rest of another version is unknown here.
    fn of(node: &Node) -> Result<Self, WireError> {
        let mut fields = Fields::of(node)?;
        let given: u64 = fields.read("v")?;
        if given != u64::from(VERSION) {
            return Err(WireError::new(format_args!(
                "this record has version {given}, and version {VERSION} was expected"
            )));
        }
        fields.only(&["v", "setup", "log"])?;
        Self::replay(fields.take("setup")?, log(&fields)?).map_err(WireError::new)
    }
}

fn log<C: DeserializeOwned>(fields: &Fields<'_>) -> Result<Vec<Entry<C>>, WireError> {
    let entries = match fields.get("log") {
        Some(Node::List(entries)) => entries,
        Some(other) => return Err(WireError::invalid_type(other.kind(), &"a sequence").within("log")),
        None => return Err(WireError::missing_field("log")),
    };
    let read = |(place, entry)| Entry::of(entry).map_err(|error| error.at(place).within("log"));
    entries.iter().enumerate().map(read).collect()
}

impl<'de, G: Play<Setup: DeserializeOwned, Choice: DeserializeOwned>> Deserialize<'de> for Record<G> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::of(&Node::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

/// The JSON Schema of the record of a game, by a name.
#[cfg(feature = "schema")]
pub(crate) fn schema<G: Play<Setup: Form, Choice: Form>>(definitions: &mut Definitions, name: &str) -> Node<'static> {
    definitions.named_as::<Record<G>>(name, |definitions| {
        let mut record = Properties::default();
        record.add("v", keywords([("const", VERSION.write())]));
        record.field::<G::Setup>("setup", definitions);
        record.add("log", list(properties!(definitions { by: Actor, choice: G::Choice }).end()));
        record.end()
    })
}

/// The JSON Schema of a choice in a record that is refused, by any `refusal` and `rule`.
#[cfg(feature = "schema")]
pub(crate) fn refused_entry(
    definitions: &mut Definitions,
    refusal: Node<'static>,
    rule: Node<'static>,
) -> Node<'static> {
    let mut entry = Properties::tagged("refused", "entry");
    entry.field::<u32>("entry", definitions);
    entry.field::<Actor>("by", definitions);
    entry.add("refusal", refusal);
    entry.add("rule", rule);
    entry.end()
}

/// A refused setup in its own form; a refused choice with its entry, its actor and the refusal.
impl<S, R> Serialize for ReadError<S, R>
where
    S: Refused + Serialize,
    R: Refused<Rule: Serialize> + Serialize,
{
    fn serialize<T: Serializer>(&self, serializer: T) -> Result<T::Ok, T::Error> {
        match self {
            Self::Setup(error) => error.serialize(serializer),
            Self::Entry { entry, by, refusal } => {
                let mut object = Object::tagged("refused", "entry");
                object.put("entry", entry);
                object.put("by", by);
                object.push("refusal", written_by_serde(refusal));
                object.push("rule", written_by_serde(&refusal.rule()));
                serialized(&object.end(), serializer)
            }
        }
    }
}
