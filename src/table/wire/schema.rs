//! The JSON Schema of a form, made from its declaration.

use alloc::borrow::Cow;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::any::type_name;

use crate::table::wire::{Form, Node};

/// The schemas of named types, each made once, with the path of its type.
#[derive(Default)]
pub(crate) struct Definitions(BTreeMap<String, (&'static str, Node<'static>)>);

impl Definitions {
    /// A reference to the schema of `T`, which `make` makes at the first call.
    pub(crate) fn named<T>(&mut self, make: fn(&mut Self) -> Node<'static>) -> Node<'static> {
        self.named_as::<T>(&name_of::<T>(), make)
    }

    /// A reference under another name. If two types have one name, the later uses its path, and a test fails.
    pub(crate) fn named_as<T>(&mut self, name: &str, make: fn(&mut Self) -> Node<'static>) -> Node<'static> {
        let path = type_name::<T>();
        let is_taken = self.0.get(name).is_some_and(|(other, _)| *other != path);
        let name = if is_taken { path } else { name };
        if !self.0.contains_key(name) {
            self.0.insert(name.into(), (path, Node::Null));
            let schema = make(self);
            self.0.insert(name.into(), (path, schema));
        }
        keywords([("$ref", Node::Text(format!("#/$defs/{name}").into()))])
    }

    /// The schema of a field, from the type of a function that returns it.
    pub(crate) fn of_field<T, F: Form>(&mut self, _: fn(&T) -> Option<&F>) -> Node<'static> {
        F::schema(self)
    }

    /// The schema of an object with a tag beside its fields.
    pub(crate) fn beside<T: Form>(&mut self, tag: &'static str, name: &'static str) -> Node<'static> {
        let mut schema = T::schema(self);
        if let Node::Object(reference) = &schema
            && let Some((_, Node::Text(path))) = reference.first()
            && let Some((_, whole)) = self.0.get(path.trim_start_matches("#/$defs/"))
        {
            schema = whole.clone();
        }
        let Node::Object(whole) = &mut schema else { return schema };
        for (keyword, value) in whole {
            match (keyword.as_ref(), value) {
                ("properties", Node::Object(all)) => all.insert(0, (tag.into(), keywords([("const", text(name))]))),
                ("required", Node::List(all)) => all.insert(0, text(tag)),
                _ => {}
            }
        }
        schema
    }

    /// The schema of any of these messages, whose `$defs` are all schemas.
    pub(crate) fn end(self, messages: Vec<Node<'static>>) -> Node<'static> {
        let definitions = self.0.into_iter().map(|(name, (_, schema))| (name.into(), schema)).collect();
        keywords([
            ("$schema", text("https://json-schema.org/draft/2020-12/schema")),
            ("anyOf", Node::List(messages)),
            ("$defs", Node::Object(definitions)),
        ])
    }
}

/// A refusal, which is never read.
pub(crate) trait Said {
    /// The JSON Schema of all its variants.
    fn said(definitions: &mut Definitions) -> Node<'static>;
}

/// Parts of the crate whose types have names that other parts use as well.
const PARTS: [&str; 6] = ["battle", "yard", "flight", "game", "campaign", "settlement"];

/// The names of schemas of types whose own name is ambiguous or too general, by the end of the path.
const CALLED: [(&str, &str); 4] = [
    ("blueprint::parts::Parts", "own_board"),
    ("lines::OwnBoard", "known_board"),
    ("wire::advice::Step", "plan_step"),
    ("identity::Identity", "board_digest"),
];

/// A type by its part, if it has one of [`PARTS`], and its name: `yard_event`, `cell`.
fn name_of<T>() -> String {
    let path = type_name::<T>().split('<').next().unwrap_or_default();
    if let Some((_, called)) = CALLED.iter().find(|(end, _)| path.ends_with(end)) {
        return (*called).into();
    }
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

/// An integer with these bounds, clamped to the integers that every JSON reader represents exactly.
pub(crate) fn integer(least: i128, most: i128) -> Node<'static> {
    let is_exact = |bound: &i128| bound.unsigned_abs() <= 1 << 53;
    let mut number = alloc::vec![("type".into(), text("integer"))];
    let bounds = [("minimum", Some(least).filter(is_exact)), ("maximum", Some(most).filter(is_exact))];
    let bounds =
        bounds.into_iter().filter_map(|(name, bound)| Some((name.into(), i64::try_from(bound?).ok()?.write())));
    number.extend(bounds);
    Node::Object(number)
}

/// A string that matches a pattern.
pub(crate) fn like(pattern: impl Into<Cow<'static, str>>) -> Node<'static> {
    keywords([("type", text("string")), ("pattern", Node::Text(pattern.into()))])
}

/// One of these values.
pub(crate) fn one_of<T: Form>(values: impl IntoIterator<Item = T>) -> Node<'static> {
    keywords([("enum", Node::List(values.into_iter().map(|value| value.write()).collect()))])
}

pub(crate) fn words<W: Into<Cow<'static, str>>>(words: impl IntoIterator<Item = W>) -> Node<'static> {
    keywords([("enum", Node::List(words.into_iter().map(|word| Node::Text(word.into())).collect()))])
}

pub(crate) fn list(item: Node<'static>) -> Node<'static> {
    keywords([("type", text("array")), ("items", item)])
}

/// A list that is not empty.
pub(crate) fn some(item: Node<'static>) -> Node<'static> {
    keywords([("type", text("array")), ("items", item), ("minItems", 1_u8.write())])
}

/// A list without duplicates.
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

pub(crate) fn null() -> Node<'static> {
    keywords([("type", text("null"))])
}

/// Any of these schemas, of which there may be fewer than two.
pub(crate) fn any_of(mut schemas: Vec<Node<'static>>) -> Node<'static> {
    match schemas.len() {
        0 => Node::Bool(false),
        1 => schemas.swap_remove(0),
        _ => keywords([("anyOf", Node::List(schemas))]),
    }
}

pub(crate) fn or_null(schema: Node<'static>) -> Node<'static> {
    any_of(alloc::vec![schema, null()])
}

/// The variants of an enum, by name.
#[derive(Default)]
pub(crate) struct Variants {
    words: Vec<&'static str>,
    others: Vec<Node<'static>>,
}

impl Variants {
    /// Adds a variant without a value.
    pub(crate) fn word(&mut self, name: &'static str) {
        self.words.push(name);
    }

    /// Adds a variant with a value.
    pub(crate) fn holding(&mut self, name: &'static str, schema: Node<'static>) {
        let mut properties = Properties::default();
        properties.add(name, schema);
        self.others.push(properties.end());
    }

    pub(crate) fn end(self) -> Node<'static> {
        let mut all = self.others;
        if !self.words.is_empty() {
            all.insert(0, words(self.words));
        }
        any_of(all)
    }
}

/// The fields of an object.
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

    /// Adds a required field of this type.
    pub(crate) fn field<T: Form>(&mut self, name: &'static str, definitions: &mut Definitions) {
        self.add(name, T::schema(definitions));
    }

    /// Adds a required field.
    pub(crate) fn add(&mut self, name: &'static str, schema: Node<'static>) {
        self.may(name, schema);
        self.required.push(name);
    }

    /// Adds an optional field.
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

/// The schema of an object: its fields by their types, first those that must be there, then those that need not.
macro_rules! properties {
    ($definitions:ident { $($field:ident: $type:ty),* $(,)? $(; $($may:ident: $left_out:ty),* $(,)?)? }) => {{
        let mut properties = $crate::table::wire::schema::Properties::default();
        $(properties.add(stringify!($field), <$type as $crate::table::wire::Form>::schema($definitions));)*
        $($(properties.may(stringify!($may), <$left_out as $crate::table::wire::Form>::schema($definitions));)*)?
        properties
    }};
}

pub(crate) use properties;
