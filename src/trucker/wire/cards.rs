//! `{"id": 17, "level": "I", "kind": "abandoned_ship", "crew": 2, "credits": 3, "days": 1}`: a card, and what stands on one
//! without its `id` and `level`, as in the case format.

use serde::de::Error as _;

#[cfg(feature = "schema")]
use crate::table::wire::schema::{Definitions, any_of, list, tuple, words};
use crate::table::wire::{Fields, Form, Node, WireError, serde_by_form, word};
#[cfg(feature = "schema")]
use crate::trucker::cards::Level;
use crate::trucker::cards::{Card, CardId, CardKind, CombatLine, Criterion, Penalty};
use crate::trucker::wire::codes::SHOTS;

/// A printed card must be exactly as printed, a custom one any legal card.
impl Form for Card {
    fn read(node: &Node<'_>) -> Result<Self, WireError> {
        let mut fields = Fields::of(node)?;
        let id: Option<CardId> = fields.read_or("id", None)?;
        let level = fields.read("level")?;
        let text = node.fields()?.iter().filter(|(name, _)| name != "id" && name != "level");
        let kind = CardKind::read(&Node::Object(text.cloned().collect()))?;
        match id.map(CardId::card) {
            None => Self::custom(level, kind).map_err(WireError::new),
            Some(printed) if (printed.level(), printed.kind()) == (level, &kind) => Ok(printed.clone()),
            Some(printed) => {
                Err(WireError::new(format_args!("a card of level {} is printed so: {printed}", printed.level()))
                    .within("id"))
            }
        }
    }

    fn write(&self) -> Node<'static> {
        let mut all: alloc::vec::Vec<_> = self.id().iter().map(|id| ("id".into(), id.write())).collect();
        all.push(("level".into(), self.level().write()));
        if let Node::Object(kind) = self.kind().write() {
            all.extend(kind);
        }
        Node::Object(all)
    }

    #[cfg(feature = "schema")]
    fn schema(definitions: &mut Definitions) -> Node<'static> {
        definitions.named::<Self>(|definitions| {
            any_of(CardKind::schemas(definitions, |properties, definitions| {
                properties.field::<Level>("level", definitions);
                properties.may("id", Option::<CardId>::schema(definitions));
            }))
        })
    }
}

const THREE: &str = "who is worst in the line, what that player loses, and how much of it";

/// `["fewest crew", "days", 3]`
impl Form for CombatLine {
    fn read(node: &Node<'_>) -> Result<Self, WireError> {
        let Node::List(items) = node else { return Err(WireError::invalid_type(node.kind(), &THREE)) };
        let [worst, name, number] = items.as_slice() else {
            return Err(WireError::invalid_length(items.len(), &THREE));
        };
        let worst = Criterion::read(worst).map_err(|error| error.at(0))?;
        let penalty = match word(name).map_err(|error| error.at(1))? {
            "days" => u16::read(number).map(Penalty::Days),
            "crew" => u16::read(number).map(Penalty::Crew),
            "goods" => u16::read(number).map(Penalty::Goods),
            "shots" => SHOTS.read(number).map(Penalty::Shots),
            name => Err(WireError::unknown_variant(name, &["days", "crew", "goods", "shots"])),
        };
        Ok(Self { worst, penalty: penalty? })
    }

    fn write(&self) -> Node<'static> {
        let (name, number) = match &self.penalty {
            Penalty::Days(number) => ("days", number.write()),
            Penalty::Crew(number) => ("crew", number.write()),
            Penalty::Goods(number) => ("goods", number.write()),
            Penalty::Shots(shots) => ("shots", SHOTS.write(shots)),
        };
        Node::List(alloc::vec![self.worst.write(), Node::Text(name.into()), number])
    }

    #[cfg(feature = "schema")]
    fn schema(definitions: &mut Definitions) -> Node<'static> {
        definitions.named::<Self>(|definitions| {
            let worst = Criterion::schema(definitions);
            let line = |names, penalty| tuple(alloc::vec![worst.clone(), words(names), penalty]);
            any_of(alloc::vec![
                line(alloc::vec!["days", "crew", "goods"], u16::schema(definitions)),
                line(alloc::vec!["shots"], list(SHOTS.schema())),
            ])
        })
    }
}

serde_by_form!(Card);
