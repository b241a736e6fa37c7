//! Records as they are saved: version, setup, log.

use serde::de::{Deserialize, DeserializeOwned, Deserializer};
use serde::ser::{Serialize, Serializer};

use crate::table::record::Entry;
use crate::table::wire::{Fields, Node, Wire, WireError, read, write};
use crate::table::{Play, Record, VERSION};

#[derive(serde::Serialize)]
struct Saved<'a, S, C> {
    v: u8,
    setup: &'a S,
    log: &'a [Entry<C>],
}

impl<G: Play<Setup: Serialize, Choice: Serialize>> Serialize for Record<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        write(&Saved { v: VERSION, setup: self.setup(), log: self.log() }, serializer)
    }
}

impl<G: Play<Setup: DeserializeOwned, Choice: DeserializeOwned>> Wire for Record<G> {
    /// The version is read before anything else: what another version holds is not ours to judge.
    fn of(node: &Node) -> Result<Self, WireError> {
        let mut fields = Fields::of(node)?;
        let given: u64 = fields.take("v")?;
        if given != u64::from(VERSION) {
            let reason = format_args!("this record has version {given}, and version {VERSION} was expected");
            return Err(WireError::new(reason));
        }
        fields.only(&["v", "setup", "log"])?;
        Self::replay(fields.take("setup")?, fields.take("log")?).map_err(WireError::new)
    }
}

impl<'de, G: Play<Setup: DeserializeOwned, Choice: DeserializeOwned>> Deserialize<'de> for Record<G> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read(deserializer)
    }
}
