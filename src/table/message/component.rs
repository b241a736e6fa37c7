//! A component in a sentence: by its kind where it is known, else by its cell alone.

use crate::grid::Cell;
use crate::table::message::{Argument, Arguments, Message, Names, Row};

const KNOWN: Row = Row { key: ("component", "known"), template: "the {kind} on {cell}", fields: &["kind", "cell"] };
const UNKNOWN: Row = Row { key: ("component", "unknown"), template: "the component on {cell}", fields: &["cell"] };

pub(crate) struct OnCell {
    cell: Cell,
    kind: Option<&'static str>,
}

impl Message for OnCell {
    fn row(&self) -> Row {
        if self.kind.is_some() { KNOWN } else { UNKNOWN }
    }

    fn rows() -> &'static [Row] {
        &[KNOWN, UNKNOWN]
    }

    fn arguments<'a>(&'a self, arguments: &mut Arguments<'a>) {
        if let Some(kind) = &self.kind {
            arguments.put("kind", Argument::Word(kind));
        }
        arguments.put("cell", Argument::Cell(self.cell));
    }
}

impl OnCell {
    /// The component on a cell, as the table knows it.
    pub(super) fn of(cell: Cell, names: &dyn Names) -> Self {
        Self { cell, kind: names.component(cell) }
    }
}
