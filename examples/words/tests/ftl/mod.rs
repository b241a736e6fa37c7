//! What stands in a file of Fluent.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser::parse;

/// A sentence, by what it uses.
#[derive(Default)]
pub struct Sentence {
    variables: BTreeSet<String>,
    /// The messages that it refers to.
    pub refers: BTreeSet<String>,
    /// The keys of each choice.
    pub choices: Vec<Vec<String>>,
}

/// The sentences of a file, by their ids.
pub fn sentences(file: &str, text: &str) -> BTreeMap<String, Sentence> {
    let resource = parse(text).unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
    let mut sentences = BTreeMap::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            let mut sentence = Sentence::default();
            sentence
                .pattern(message.value.as_ref().unwrap_or_else(|| panic!("{file}: {} says nothing", message.id.name)));
            let twice = sentences.insert(message.id.name.to_owned(), sentence);
            assert!(twice.is_none(), "{file}: {} is there twice", message.id.name);
        }
    }
    sentences
}

impl Sentence {
    /// The variables of it and of what it refers to.
    pub fn variables(&self, all: &BTreeMap<String, Self>) -> BTreeSet<String> {
        let inner = self.refers.iter().filter_map(|id| all.get(id)).flat_map(|sentence| sentence.variables(all));
        self.variables.iter().cloned().chain(inner).collect()
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                let key = |key: &VariantKey<&str>| match key {
                    VariantKey::Identifier { name } => (*name).to_owned(),
                    VariantKey::NumberLiteral { value } => (*value).to_owned(),
                };
                self.choices.push(variants.iter().map(|variant| key(&variant.key)).collect());
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.refers.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            _ => {}
        }
    }
}
