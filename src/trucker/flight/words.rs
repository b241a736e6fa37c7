//! Phrases that sentences of a flight are made of.

use core::fmt;

use crate::grid::{Cell, CellSet};
use crate::table::message::{Argued, Argument, Names, Several};
use crate::trucker::attack::Defence;
use crate::trucker::fleet::aboard::{Aboard, Goods};
use crate::trucker::fleet::goods_loss::GoodsLoss;

/// Types that are phrases.
macro_rules! phrases {
    ($($type:ty: |$counted:pat_param| $count:expr, |$value:ident, $names:ident, $f:ident| $tell:expr;)*) => {
        $(
            impl Argued for $type {
                fn argument(&self) -> Argument<'_> {
                    Argument::Several(self)
                }
            }

            impl Several for $type {
                fn count(&self) -> usize {
                    let $counted = self;
                    $count
                }

                fn tell(&self, $names: &dyn Names, $f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    let $value = self;
                    $tell
                }
            }
        )*
    };
}

phrases! {
    // so many from a cell
    (Cell, u8): |_| 1, |given, names, f| {
        write!(f, "{} from ", given.1)?;
        names.cell(given.0, f)
    };
    // goods on a cell
    (Cell, Goods): |_| 1, |held, names, f| {
        write!(f, "{} on ", held.1)?;
        names.cell(held.0, f)
    };
    // goods and batteries that go
    GoodsLoss: |loss| loss.goods.len() + loss.batteries.len(), |loss, names, f| {
        let mut parts = Parts::of(f);
        for (cell, goods) in &loss.goods {
            parts.put(|f| write!(f, "{goods} from "), |f| names.cell(*cell, f))?;
        }
        for (cell, tokens) in &loss.batteries {
            parts.put(|f| write!(f, "{tokens} of the batteries on "), |f| names.cell(*cell, f))?;
        }
        Ok(())
    };
    // what lay on cells
    Aboard: |aboard| aboard.contents().count(), |aboard, names, f| {
        let mut parts = Parts::of(f);
        let mut contents = aboard.contents();
        contents.try_for_each(|(cell, contents)| parts.put(|f| write!(f, "{contents} from "), |f| names.cell(cell, f)))
    };
    // what is done about an attack
    Defence: |defence| usize::from(*defence != Self::default()), |defence, names, f| {
        let Self { thrusters, choices, shots, shields, boosted_shields, tokens } = defence;
        let mut parts = Parts::of(f);
        parts.put_cells("use the thrusters on ", *thrusters, names)?;
        for choice in choices {
            parts.put(|f| f.write_str("let "), |f| {
                names.cell(choice.struck, f)?;
                write!(f, " be struck on {}", choice.line)
            })?;
        }
        for shot in shots {
            parts.put(|f| f.write_str("shoot from "), |f| {
                names.cell(shot.cannon, f)?;
                write!(f, " at {}", shot.line)
            })?;
        }
        parts.put_cells("raise the shields on ", *shields, names)?;
        parts.put_cells("boost the shields on ", *boosted_shields, names)?;
        if tokens.is_empty() { Ok(()) } else { parts.put(|f| f.write_str("with batteries from "), |f| tokens.tell(names, f)) }
    };
}

/// Parts of a phrase, parted by commas.
struct Parts<'f, 'a> {
    f: &'f mut fmt::Formatter<'a>,
    between: &'static str,
}

impl<'f, 'a> Parts<'f, 'a> {
    const fn of(f: &'f mut fmt::Formatter<'a>) -> Self {
        Self { f, between: "" }
    }

    fn put(
        &mut self,
        what: impl FnOnce(&mut fmt::Formatter<'_>) -> fmt::Result,
        of: impl FnOnce(&mut fmt::Formatter<'_>) -> fmt::Result,
    ) -> fmt::Result {
        self.f.write_str(self.between)?;
        self.between = ", ";
        what(self.f)?;
        of(self.f)
    }

    fn put_cells(&mut self, what: &str, cells: CellSet, names: &dyn Names) -> fmt::Result {
        if cells.is_empty() { Ok(()) } else { self.put(|f| f.write_str(what), |f| names.cells(cells, f)) }
    }
}
