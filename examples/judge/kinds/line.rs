//! One line of a case file: its fields as they were written, and the answer put among them.

use std::collections::BTreeSet;
use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::value::RawValue;
use serde_json::{Map, Value};

/// Fields that are for people; they are written back as they are and never read.
const UNREAD: [&str; 3] = ["id", "why", "from_source"];

/// The fields of a case in their order, each as it was written.
#[derive(Default)]
pub struct Line(Vec<(String, Box<RawValue>)>);

/// The line with its `expect` filled in, or with what is wrong with it under `error`; and whether it was understood.
pub fn answered(line: &[u8], answer: impl FnOnce(&Line) -> Result<Value, String>) -> (String, bool) {
    let mut fields = Line::default();
    let answer = Line::read(line).and_then(|read| {
        fields = read;
        answer(&fields)
    });
    let (name, value) = match &answer {
        Ok(expect) => ("expect", expect.clone()),
        Err(error) => ("error", error.as_str().into()),
    };
    fields.0.retain(|(field, _)| field != name);
    let answered = Answered { fields: &fields, name, value: &value };
    (serde_json::to_string(&answered).unwrap_or_else(|error| error.to_string()), answer.is_ok())
}

impl Line {
    fn read(line: &[u8]) -> Result<Self, String> {
        let text = std::str::from_utf8(line).map_err(|error| format!("no text: {error}"))?;
        let mut parser = serde_json::Deserializer::from_str(text);
        let fields = parser.deserialize_map(Fields).map_err(|error| error.to_string())?;
        parser.end().map_err(|error| error.to_string())?;
        Ok(fields)
    }

    /// The fields that are to be read.
    pub fn case(&self) -> Result<Value, String> {
        let mut names = BTreeSet::new();
        if let Some((twice, _)) = self.0.iter().find(|(name, _)| !names.insert(name)) {
            return Err(doubled(twice));
        }
        let read = self.0.iter().filter(|(name, _)| !UNREAD.contains(&name.as_str()));
        let read = read.map(|(name, raw)| Ok((name.clone(), once(raw).map_err(|error| format!("`{name}`: {error}"))?)));
        read.collect::<Result<Map<_, _>, String>>().map(Value::Object)
    }
}

fn doubled(field: &str) -> String {
    format!("the field `{field}` stands twice")
}

/// A value in which no object has a field twice.
fn once(raw: &RawValue) -> serde_json::Result<Value> {
    Once.deserialize(&mut serde_json::Deserializer::from_str(raw.get()))
}

struct Fields;

impl<'de> Visitor<'de> for Fields {
    type Value = Line;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a case, which is an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Line, A::Error> {
        let mut line = Line::default();
        while let Some(field) = map.next_entry()? {
            line.0.push(field);
        }
        Ok(line)
    }
}

struct Once;

impl<'de> DeserializeSeed<'de> for Once {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, value: D) -> Result<Value, D::Error> {
        value.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Once {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a value")
    }

    fn visit_unit<E: Error>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Value, E> {
        Err(E::custom(format_args!("{value} is no number that a case can have")))
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Value, A::Error> {
        let mut items = Vec::new();
        while let Some(item) = seq.next_element_seed(Self)? {
            items.push(item);
        }
        Ok(items.into())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Value, A::Error> {
        let mut fields = Map::new();
        while let Some(name) = map.next_key::<String>()? {
            let value = map.next_value_seed(Self)?;
            if fields.insert(name.clone(), value).is_some() {
                return Err(A::Error::custom(doubled(&name)));
            }
        }
        Ok(fields.into())
    }
}

/// A line with an added field.
struct Answered<'a> {
    fields: &'a Line,
    name: &'a str,
    value: &'a Value,
}

impl Serialize for Answered<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (name, raw) in &self.fields.0 {
            map.serialize_entry(name, raw)?;
        }
        map.serialize_entry(self.name, self.value)?;
        map.end()
    }
}
