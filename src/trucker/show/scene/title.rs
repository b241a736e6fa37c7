//! The title of a board, and how sure it is.

use alloc::vec::Vec;

use crate::table::Confidence;
use crate::table::message::{Argued, Argument, Arguments, Message, Row, Several};
use crate::trucker::parts::blueprint::{Class, Mark, Provenance};
use crate::trucker::parts::board::Board;

/// `class IVC, opened 3 =`.
pub(in crate::trucker) struct Title {
    class: Option<&'static str>,
    opened: Vec<Mark>,
}

impl Title {
    pub(in crate::trucker::show) fn of(board: &Board) -> Self {
        Self { class: board.class().map(Class::name), opened: board.opened().iter().collect() }
    }
}

const TITLE: Row = Row {
    key: ("picture", "title"),
    template: "{class|none:custom board|class #}{opened|none:|, opened #}",
    fields: &["class", "opened"],
};

impl Message for Title {
    fn row(&self) -> Row {
        TITLE
    }

    fn rows() -> &'static [Row] {
        &[TITLE]
    }

    fn arguments<'a>(&'a self, arguments: &mut Arguments<'a>) {
        arguments.put("class", self.class.map_or(Argument::None, Argument::Text));
        arguments.put("opened", Argument::Several(self));
    }
}

messages!(@told Title);

/// The marks whose cells are open.
impl Several for Title {
    fn each(&self, visit: &mut dyn FnMut(Argument<'_>)) {
        self.opened.iter().for_each(|mark| visit(mark.argument()));
    }

    fn between(&self) -> &'static str {
        " "
    }
}

messages! {
    /// A part of a board that is not surely as printed.
    #[expect(unreachable_pub, reason = "a part of a caption only")]
    pub enum Part of "reconstructed" {
        Cells { confidence: Confidence } "cells {confidence}";
        SpecialCells { confidence: Confidence } "special cells {confidence}";
        Numbers { confidence: Confidence } "numbers {confidence}";
        Money { confidence: Confidence } "money {confidence}";
    }
}

/// LM-R13: the parts of the board that may differ from the printed one.
pub(in crate::trucker) struct Unsure(Vec<Part>);

impl Unsure {
    pub(in crate::trucker::show) fn of(provenance: Provenance) -> Option<Self> {
        if !provenance.is_reconstructed() {
            return None;
        }
        let Provenance { cells, special_cells, numbers, money, .. } = provenance;
        let parts = [
            (cells, Part::Cells { confidence: cells }),
            (special_cells, Part::SpecialCells { confidence: special_cells }),
            (numbers, Part::Numbers { confidence: numbers }),
            (money, Part::Money { confidence: money }),
        ];
        let is_unsure =
            |confidence| matches!(confidence, Confidence::Likely | Confidence::Recalled | Confidence::Invented);
        Some(Self(parts.into_iter().filter(|&(confidence, _)| is_unsure(confidence)).map(|(_, part)| part).collect()))
    }
}

const UNSURE: Row = Row { key: ("picture", "reconstructed"), template: "reconstructed: {parts}", fields: &["parts"] };

impl Message for Unsure {
    fn row(&self) -> Row {
        UNSURE
    }

    fn rows() -> &'static [Row] {
        &[UNSURE]
    }

    fn arguments<'a>(&'a self, arguments: &mut Arguments<'a>) {
        arguments.put("parts", Argument::Several(self));
    }
}

messages!(@told Unsure);

impl Several for Unsure {
    fn each(&self, visit: &mut dyn FnMut(Argument<'_>)) {
        self.0.iter().for_each(|part| visit(part.argument()));
    }
}
