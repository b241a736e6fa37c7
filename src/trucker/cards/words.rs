//! Sentences of cards that need more than a row.

use core::fmt;

use super::{Card, CardKind, CombatLine};
use crate::table::SharedSlice;
use crate::table::message::{Argued, Argument, Several};
use crate::trucker::attack::Turn;
use crate::trucker::attack::salvo::Salvo;
use crate::trucker::fleet::aboard::Goods;

/// Prints what the card says.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.kind.fmt(f)
    }
}

impl Argued for Card {
    fn argument(&self) -> Argument<'_> {
        Argument::Message(&self.kind)
    }
}

impl Several for Salvo {
    fn each(&self, visit: &mut dyn FnMut(Argument<'_>)) {
        self.attacks().iter().for_each(|attack| visit(attack.argument()));
    }
}

impl Argued for Salvo {
    fn argument(&self) -> Argument<'_> {
        Argument::Several(self)
    }
}

impl Several for SharedSlice<Turn> {
    fn each(&self, visit: &mut dyn FnMut(Argument<'_>)) {
        self.iter().for_each(|turn| visit(turn.argument()));
    }

    fn between(&self) -> &'static str {
        " or "
    }
}

impl Argued for SharedSlice<Turn> {
    fn argument(&self) -> Argument<'_> {
        Argument::Several(self)
    }
}

/// What each planet has: `1 red / 2 blue`.
impl Several for SharedSlice<Goods> {
    fn each(&self, visit: &mut dyn FnMut(Argument<'_>)) {
        self.iter().for_each(|goods| visit(goods.argument()));
    }

    fn between(&self) -> &'static str {
        " / "
    }
}

/// The lines of a combat zone.
impl Several for SharedSlice<CombatLine> {
    fn each(&self, visit: &mut dyn FnMut(Argument<'_>)) {
        self.iter().for_each(|line| visit(Argument::Message(line)));
    }

    fn between(&self) -> &'static str {
        "; "
    }
}

/// The sentences of the parts.
impl Several for SharedSlice<CardKind> {
    fn each(&self, visit: &mut dyn FnMut(Argument<'_>)) {
        self.iter().for_each(|part| visit(Argument::Message(part)));
    }

    fn between(&self) -> &'static str {
        " "
    }
}
