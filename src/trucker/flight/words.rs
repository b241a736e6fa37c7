//! Phrases that sentences of a flight are made of.

use alloc::vec::Vec;

use crate::grid::{Cell, CellSet};
use crate::table::message::{Argued, Argument, Several};
use crate::trucker::attack::{Defence, Line};
use crate::trucker::fleet::aboard::{Aboard, Contents, Goods};
use crate::trucker::fleet::goods_loss::GoodsLoss;

messages! {
    /// One thing in a list.
    #[expect(unreachable_pub, reason = "only its sentences leave this file")]
    pub enum Phrase of "phrase" {
        Tokens { number: u8, cell: Cell } "{number} from {cell}";
        Held { goods: Goods, cell: Cell } "{goods} on {cell}";
        Goods { goods: Goods, cell: Cell } "{goods} from {cell}";
        Batteries { number: u8, cell: Cell } "{number|1:1 battery|# batteries} from {cell}";
        Aboard { contents: Contents, cell: Cell } "{contents} from {cell}";
        Thrusters { cells: CellSet } "use the thrusters on {cells}";
        Struck { struck: Cell, line: Line } "let the attack on {line} hit {struck}";
        Shot { cannon: Cell, line: Line } "fire the cannon on {cannon} at {line}";
        Shields { cells: CellSet } "raise the shields on {cells}";
        Boosts { cells: CellSet } "boost the shields on {cells}";
        Paid { tokens: Vec<Cell> } "spend batteries from {tokens}";
    }
}

/// Types that are lists of phrases.
macro_rules! phrases {
    ($($type:ty: |$value:ident| $phrases:expr;)*) => {
        $(
            impl Argued for $type {
                fn argument(&self) -> Argument<'_> {
                    Argument::Several(self)
                }
            }

            impl Several for $type {
                fn each(&self, visit: &mut dyn FnMut(Argument<'_>)) {
                    let $value = self;
                    for phrase in $phrases {
                        visit(Phrase::argument(&phrase));
                    }
                }
            }
        )*
    };
}

phrases! {
    // a number from a cell
    (Cell, u8): |given| [Phrase::Tokens { number: given.1, cell: given.0 }];
    // goods on a cell
    (Cell, Goods): |held| [Phrase::Held { goods: held.1, cell: held.0 }];
    // lost goods and batteries
    GoodsLoss: |loss| {
        let goods = loss.goods.iter().map(|&(cell, goods)| Phrase::Goods { goods, cell });
        goods.chain(loss.batteries.iter().map(|&(cell, number)| Phrase::Batteries { number, cell }))
    };
    // what lay on cells
    Aboard: |aboard| aboard.contents().map(|(cell, contents)| Phrase::Aboard { contents, cell });
    // a defence
    Defence: |defence| {
        let Self { thrusters, choices, shots, shields, boosted_shields, tokens } = defence;
        let cells = |cells: CellSet, phrase: fn(CellSet) -> Phrase| (!cells.is_empty()).then(|| phrase(cells));
        cells(*thrusters, |cells| Phrase::Thrusters { cells })
            .into_iter()
            .chain(choices.iter().map(|choice| Phrase::Struck { struck: choice.struck, line: choice.line }))
            .chain(shots.iter().map(|shot| Phrase::Shot { cannon: shot.cannon, line: shot.line }))
            .chain(cells(*shields, |cells| Phrase::Shields { cells }))
            .chain(cells(*boosted_shields, |cells| Phrase::Boosts { cells }))
            .chain((!tokens.is_empty()).then(|| Phrase::Paid { tokens: tokens.clone() }))
    };
}
