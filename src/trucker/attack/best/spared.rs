//! Explanations of best defences.

use alloc::vec::Vec;

use super::BestDefence;
use super::toll::Scales;
use crate::grid::{Cell, CellSet};
use crate::table::message::{Argued, Argument, Arguments, Message, Row, Several};
use crate::trucker::attack::defence::{Course, Defence, DefenceError};
use crate::trucker::attack::fate::{Fate, destroyed};
use crate::trucker::attack::incoming::Incoming;
use crate::trucker::fleet::Fleet;
use crate::trucker::fleet::aboard::{Aboard, Contents};
use crate::trucker::fleet::loss_weights::LossWeights;
use crate::trucker::parts::component::Component;

/// What a defence saves, compared with doing nothing, and at what price. It prints every component, and losses in credits (the
/// weights are tenths of a credit).
///
/// JSON:
/// ```json
/// {"components": [{"at": [2, 3], "kind": "cabin", "capacity": 2, "edges": "3333"}], "aboard": [{"at": [2, 3], "humans": 2}],
///  "instead": [], "intruders": 0, "tokens": 1, "loss": 30, "left": 6, "forgone": null}
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Spared {
    /// The components saved, in reading order of their cells.
    pub components: Vec<(Cell, Component)>,
    /// What is aboard these components.
    pub aboard: Aboard,
    /// The components lost only because of the defence.
    pub instead: Vec<(Cell, Component)>,
    /// The intruders kept from boarding (LM-ATTACK-10).
    pub intruders: u32,
    /// The battery tokens that the defence spends.
    pub tokens: u32,
    /// The reduction of the loss by the given weights, net of the price of the defence.
    pub loss: u64,
    /// The remaining loss by the given weights, including the price of the defence.
    pub left: u64,
    /// What could also be saved, at a price above its worth.
    pub forgone: Option<Forgone>,
}

/// What the best defence gives up because it costs more to save than it is worth: what the best defence would save if tokens and
/// boosts were free.
///
/// JSON:
/// ```json
/// {"components": [{"at": [2, 3], "kind": "structural", "edges": "3333"}], "aboard": [], "instead": [], "intruders": 0,
///  "tokens": 2, "loss": 12}
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Forgone {
    /// The components that only the free defence would save, in reading order of their cells.
    pub components: Vec<(Cell, Component)>,
    /// What is aboard these components.
    pub aboard: Aboard,
    /// The components that only the free defence would lose.
    pub instead: Vec<(Cell, Component)>,
    /// The intruders kept from boarding.
    pub intruders: u32,
    /// The battery tokens that it would spend.
    pub tokens: u32,
    /// The loss by the given weights, including its price: no less than that of the best defence.
    pub loss: u64,
}

/// How a defence ends, and what that costs.
struct End {
    lost: CellSet,
    boarders: u32,
    tokens: u32,
    loss: u64,
}

/// # Advice
impl Fleet {
    /// Compares a [best defence](Fleet::best_defence) with doing nothing; the best pieces are kept in both cases.
    ///
    /// # Errors
    /// [`DefenceError::OtherBoard`] if the lines are for another board.
    ///
    /// ```
    /// # use starwright::dice::Die;
    /// # use starwright::grid::{Cell, Side};
    /// # use starwright::trucker::{Board, Capacity, Class, Component, Kind, Layout, LossWeights};
    /// # use starwright::trucker::attack::{AttackKind, Incoming};
    /// # let mut layout = Layout::new(Board::new(Class::IIIC));
    /// # layout.place(Cell::new(2, 2)?, Component::new(Kind::Shield, "3333".parse()?, Side::Front)?)?;
    /// # layout.place(Cell::new(3, 2)?, Component::new(Kind::Battery(Capacity::Two), "3333".parse()?, Side::Front)?)?;
    /// # let mut fleet = layout.into_fleet()?;
    /// # fleet.embark(&[])?;
    /// # let lines = fleet.board().aim(Side::Front)?.read([Die::Three, Die::One])?;
    /// # let fire = Incoming::new(AttackKind::LightFire, lines);
    /// let best = fleet.best_defence(&fire, &LossWeights::DEFAULT)?;
    /// let spared = fleet.spared(&fire, &best, &LossWeights::DEFAULT)?;
    /// assert_eq!(spared.to_string(), "keeps the shield on (2, 2) for 1 battery token: a loss of 0.6 credits, not 2.5");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn spared(
        &self,
        incoming: &Incoming,
        best: &BestDefence,
        values: &LossWeights,
    ) -> Result<Spared, DefenceError> {
        let nothing = self.end(incoming, &Defence::default(), values)?;
        let chosen = self.end(incoming, &best.defence, values)?;
        let kept = nothing.lost - chosen.lost;
        Ok(Spared {
            components: self.components_on(kept),
            aboard: self.aboard().within(kept),
            instead: self.components_on(chosen.lost - nothing.lost),
            intruders: nothing.boarders.saturating_sub(chosen.boarders),
            tokens: chosen.tokens,
            loss: nothing.loss.saturating_sub(chosen.loss),
            left: chosen.loss,
            forgone: self.forgone(incoming, &chosen, values)?,
        })
    }

    fn forgone(
        &self,
        incoming: &Incoming,
        chosen: &End,
        values: &LossWeights,
    ) -> Result<Option<Forgone>, DefenceError> {
        let free = LossWeights { token: 0, boost: values.boost.and(Some(0)), ..*values };
        let other = self.end(incoming, &self.best_defence(incoming, &free)?.defence, values)?;
        let (kept, intruders) = (chosen.lost - other.lost, chosen.boarders.saturating_sub(other.boarders));
        Ok((intruders > 0 || !kept.is_empty()).then(|| Forgone {
            components: self.components_on(kept),
            aboard: self.aboard().within(kept),
            instead: self.components_on(other.lost - chosen.lost),
            intruders,
            tokens: other.tokens,
            loss: other.loss,
        }))
    }

    /// The best pieces are kept (LM-LEGAL-12).
    fn end(&self, incoming: &Incoming, defence: &Defence, values: &LossWeights) -> Result<End, DefenceError> {
        let course = Course::complete(self, incoming, defence)?;
        let (lines, rulings) = (course.ends(), course.incoming.rulings());
        let (hit, scales) = (destroyed(&lines), Scales::new(self, values, rulings.any_piece));
        let boarders = lines.iter().map(|end| u32::from(end.fate == Fate::Boarded)).sum();
        let boosts = u64::from(values.boost.unwrap_or(0)) * u64::from(defence.boosted_shields.len());
        let loss = u64::from(values.intruder) * u64::from(boarders) + boosts;
        let mut end = End { lost: CellSet::EMPTY, boarders, tokens: 0, loss };
        for ship in self.ships() {
            let paid = defence.cost(self, ship, rulings);
            let toll = scales.toll(ship.components, hit & ship.components, paid);
            end.tokens += paid;
            end.loss += toll.loss;
            end.lost |= toll.lost;
        }
        Ok(end)
    }

    fn components_on(&self, cells: CellSet) -> Vec<(Cell, Component)> {
        cells.iter().filter_map(|cell| Some((cell, self.get(cell)?))).collect()
    }
}

/// A component and what lies on it.
pub(in crate::trucker) struct Kept {
    component: Component,
    cell: Cell,
    contents: Contents,
}

messages!(Kept of "spared-component" { component, cell, contents } "the {component} on {cell}{contents|nothing:| with #}");

impl Argued for (Cell, Component) {
    fn argument(&self) -> Argument<'_> {
        Argument::Several(self)
    }
}

impl Several for (Cell, Component) {
    fn each(&self, visit: &mut dyn FnMut(Argument<'_>)) {
        visit(Kept { component: self.1, cell: self.0, contents: Contents::Nothing }.argument());
    }
}

const SPARED: Row = Row {
    key: ("spared", ""),
    template: "{kinds|0:saves nothing|}{kept|none:|keeps #}{kinds|2: and |}\
        {intruders|0:|1:stops 1 intruder from boarding|stops # intruders from boarding}\
        {tokens|0:|1: for 1 battery token| for # battery tokens}{instead|none:|, but loses #}: \
        a loss of {left|1:1 credit|# credits}{otherwise|none:|, not #}{forgone|none:|; #}",
    fields: &["kinds", "kept", "intruders", "tokens", "instead", "left", "otherwise", "forgone"],
};
const FORGONE: Row = Row {
    key: ("spared", "forgone"),
    template: "{kept|none:|keeping #}{kinds|2: and |}\
        {intruders|0:|1:stopping 1 intruder from boarding|stopping # intruders from boarding}\
        {tokens|0:|1: for 1 battery token| for # battery tokens}{instead|none:|, but losing #,} \
        would be a loss of {loss|1:1 credit|# credits}",
    fields: &["kinds", "kept", "intruders", "tokens", "instead", "loss"],
};

/// What both sentences say: what is kept, and for what.
macro_rules! keeping {
    ($type:ident, $row:ident, $value:ident, $arguments:ident, $rest:expr) => {
        impl Several for $type {
            fn each(&self, visit: &mut dyn FnMut(Argument<'_>)) {
                self.components.iter().for_each(|&(cell, component)| {
                    visit(Kept { component, cell, contents: self.aboard.on(cell) }.argument());
                });
            }
        }

        impl Message for $type {
            fn row(&self) -> Row {
                $row
            }

            fn rows() -> &'static [Row] {
                &[$row]
            }

            fn arguments<'a>(&'a self, $arguments: &mut Arguments<'a>) {
                let kinds = u8::from(!self.components.is_empty()) + u8::from(self.intruders > 0);
                $arguments.put("kinds", kinds.into());
                $arguments.put("kept", Argument::Several(self));
                $arguments.put("intruders", self.intruders.argument());
                $arguments.put("tokens", self.tokens.argument());
                $arguments.put("instead", self.instead.argument());
                let $value = self;
                $rest
            }
        }

        messages!(@told $type);
    };
}

keeping!(Spared, SPARED, spared, arguments, {
    let otherwise = spared.left.saturating_add(spared.loss);
    arguments.put("left", credits(spared.left));
    arguments.put("otherwise", if spared.loss > 0 { credits(otherwise) } else { Argument::None });
    arguments.put("forgone", spared.forgone.argument());
});
keeping!(Forgone, FORGONE, forgone, arguments, arguments.put("loss", credits(forgone.loss)));

/// A loss in tenths of a credit.
fn credits(tenths: u64) -> Argument<'static> {
    Argument::Tenths(i64::try_from(tenths).unwrap_or(i64::MAX))
}
