//! The JSON Schema of a form, made from its declaration.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::any::type_name;

use crate::table::wire::{Form, Node};

/// The schemas of named types, each made once.
#[derive(Default)]
pub(crate) struct Definitions(BTreeMap<String, Node<'static>>);

impl Definitions {
    /// A reference to the schema of `T`, which `make` makes at the first call.
    pub(crate) fn named<T>(&mut self, make: fn(&mut Self) -> Node<'static>) -> Node<'static> {
        let name = name_of::<T>();
        if !self.0.contains_key(&name) {
            self.0.insert(name.clone(), Node::Null);
            let schema = make(self);
            self.0.insert(name.clone(), schema);
        }
        reference(&name)
    }

    /// The schema of a field, found by the type that a function from its whole to it has.
    pub(crate) fn of_field<T, F: Form>(&mut self, _: fn(&T) -> Option<&F>) -> Node<'static> {
        F::schema(self)
    }

    /// The schema of a type that declares none.
    pub(crate) fn missing<T>() -> Node<'static> {
        keywords([("missing", Node::Text(type_name::<T>().into()))])
    }

    /// A schema whose `$defs` are all of these.
    pub(crate) fn end(self) -> Node<'static> {
        let definitions = self.0.into_iter().map(|(name, schema)| (name.into(), schema)).collect();
        keywords([
            ("$schema", text("https://json-schema.org/draft/2020-12/schema")),
            ("$defs", Node::Object(definitions)),
        ])
    }
}

/// Parts of the crate whose types have names that other parts use as well.
const PARTS: [&str; 5] = ["battle", "yard", "flight", "game", "campaign"];

/// A type by its part, if it has one of [`PARTS`], and its name: `yard_event`, `cell`.
fn name_of<T>() -> String {
    let path = type_name::<T>().split('<').next().unwrap_or_default();
    let part = path.split("::").find(|segment| PARTS.contains(segment));
    let name = snake(path.rsplit("::").next().unwrap_or_default());
    match part {
        Some(part) if !name.starts_with(part) => format!("{part}_{name}"),
        _ => name,
    }
}

fn snake(name: &str) -> String {
    let mut snake = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !snake.is_empty() {
            snake.push('_');
        }
        snake.push(letter.to_ascii_lowercase());
    }
    snake
}

fn reference(name: &str) -> Node<'static> {
    keywords([("$ref", Node::Text(format!("#/$defs/{name}").into()))])
}

pub(crate) const fn text(text: &'static str) -> Node<'static> {
    Node::Text(alloc::borrow::Cow::Borrowed(text))
}

/// A schema with these keywords.
pub(crate) fn keywords<const N: usize>(keywords: [(&'static str, Node<'static>); N]) -> Node<'static> {
    Node::Object(keywords.into_iter().map(|(name, value)| (name.into(), value)).collect())
}

pub(crate) fn number(least: i64, most: u64) -> Node<'static> {
    keywords([("type", text("integer")), ("minimum", least.write()), ("maximum", most.write())])
}

pub(crate) fn words(words: &[&'static str]) -> Node<'static> {
    keywords([("enum", Node::List(words.iter().map(|&word| text(word)).collect()))])
}

pub(crate) fn list(item: Node<'static>) -> Node<'static> {
    keywords([("type", text("array")), ("items", item)])
}

/// A list in which no item stands twice.
pub(crate) fn set(item: Node<'static>, most: u64) -> Node<'static> {
    keywords([("type", text("array")), ("items", item), ("maxItems", most.write()), ("uniqueItems", Node::Bool(true))])
}

/// A list of just these items.
pub(crate) fn tuple(items: Vec<Node<'static>>) -> Node<'static> {
    let length = u64::try_from(items.len()).unwrap_or_default();
    keywords([
        ("type", text("array")),
        ("prefixItems", Node::List(items)),
        ("minItems", length.write()),
        ("maxItems", length.write()),
    ])
}

pub(crate) fn any_of(schemas: Vec<Node<'static>>) -> Node<'static> {
    keywords([("anyOf", Node::List(schemas))])
}

pub(crate) fn or_null(schema: Node<'static>) -> Node<'static> {
    any_of(alloc::vec![schema, keywords([("type", text("null"))])])
}

/// The variants of an enum under way that goes by their names.
#[derive(Default)]
pub(crate) struct Variants {
    words: Vec<&'static str>,
    others: Vec<Node<'static>>,
}

impl Variants {
    /// One that holds nothing.
    pub(crate) fn word(&mut self, name: &'static str) {
        self.words.push(name);
    }

    /// One that holds something.
    pub(crate) fn holding(&mut self, name: &'static str, schema: Node<'static>) {
        let mut properties = Properties::default();
        properties.add(name, schema);
        self.others.push(properties.end());
    }

    pub(crate) fn end(self) -> Node<'static> {
        let mut all = self.others;
        if !self.words.is_empty() {
            all.insert(0, words(&self.words));
        }
        any_of(all)
    }
}

/// The fields of an object under way.
#[derive(Default)]
pub(crate) struct Properties {
    all: Vec<(&'static str, Node<'static>)>,
    required: Vec<&'static str>,
}

impl Properties {
    /// The fields of a variant, whose tag is its name.
    pub(crate) fn tagged(tag: &'static str, name: &'static str) -> Self {
        let mut properties = Self::default();
        properties.add(tag, keywords([("const", text(name))]));
        properties
    }

    /// One more field.
    pub(crate) fn add(&mut self, name: &'static str, schema: Node<'static>) {
        self.may(name, schema);
        self.required.push(name);
    }

    /// One more field, which may be left out.
    pub(crate) fn may(&mut self, name: &'static str, schema: Node<'static>) {
        self.all.push((name, schema));
    }

    pub(crate) fn end(self) -> Node<'static> {
        let all = self.all.into_iter().map(|(name, schema)| (name.into(), schema)).collect();
        keywords([
            ("type", text("object")),
            ("properties", Node::Object(all)),
            ("required", Node::List(self.required.into_iter().map(text).collect())),
            ("additionalProperties", Node::Bool(false)),
        ])
    }
}
