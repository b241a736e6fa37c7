//! Walks through a file and plants.

use std::collections::BTreeSet;

use quote::ToTokens;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{
    Arm, Block, Expr, ExprBinary, ExprMatch, ExprUnary, File, ImplItemFn, ItemFn, ItemImpl, Pat, Signature, UnOp,
};

use crate::edits::Edits;
use crate::{operators, values};

pub struct Mutant {
    pub line: usize,
    pub name: String,
}

pub struct Planter<'a> {
    pub edits: Edits,
    pub mutants: Vec<Mutant>,
    first: usize,
    unviable: &'a BTreeSet<usize>,
    within: Vec<String>,
}

impl<'a> Planter<'a> {
    pub fn plant(file: &File, first: usize, unviable: &'a BTreeSet<usize>) -> Self {
        let (edits, mutants, within) = (Edits::default(), Vec::new(), Vec::new());
        let mut planter = Self { edits, mutants, first, unviable, within };
        planter.visit_file(file);
        planter
    }

    /// Names a mutant, and its switch; none, if it is known that it does not compile.
    fn switch(&mut self, place: &impl Spanned, what: &str) -> Option<String> {
        let name = format!("{}: {what}", self.within.join("::"));
        let before = self.mutants.iter().filter(|mutant| mutant.name.starts_with(&name)).count();
        let name = if before == 0 { name } else { format!("{name} ({})", before + 1) };
        let number = self.first + self.mutants.len();
        self.mutants.push(Mutant { line: place.span().start().line, name });
        (!self.unviable.contains(&number)).then(|| format!("crate::mutant::on({number})"))
    }

    /// In place of an expression: each of the others if its switch is on.
    fn alternatives(&mut self, place: &Expr, others: &[(String, String)]) {
        let mut before = String::new();
        let mut ends = String::new();
        for (what, other) in others {
            if let Some(on) = self.switch(place, what) {
                before.push_str(&format!("(if {on} {{ {other} }} else {{\n"));
                ends.push_str("})");
            }
        }
        self.edits.surround(place.span().byte_range(), before, &ends);
    }

    fn function(&mut self, signature: &Signature, body: &Block) {
        self.within.push(signature.ident.to_string());
        let known: Vec<String> = body.stmts.iter().map(|statement| statement.to_token_stream().to_string()).collect();
        for value in values::instead(&signature.output) {
            if known.join("") == value || (known.is_empty() && value == "()") {
                continue;
            }
            if let Some(on) = self.switch(signature, &format!("answer {value}")) {
                let at = body.brace_token.span.open().byte_range().end;
                self.edits.insert(at, format!("\nif {on} {{ return {value}; }}\n"));
            }
        }
        visit::visit_block(self, body);
        self.within.pop();
    }
}

fn text(tokens: &impl ToTokens) -> String {
    tokens.to_token_stream().to_string()
}

fn is_let_chain(operand: &Expr) -> bool {
    match operand {
        Expr::Let(_) => true,
        Expr::Binary(binary) => is_let_chain(&binary.left) || is_let_chain(&binary.right),
        _ => false,
    }
}

fn has_wildcard(choice: &ExprMatch) -> bool {
    choice.arms.iter().any(|arm| matches!(arm.pat, Pat::Wild(_)) && arm.guard.is_none())
}

impl<'ast> Visit<'ast> for Planter<'_> {
    fn visit_item_fn(&mut self, item: &'ast ItemFn) {
        self.function(&item.sig, &item.block);
    }

    fn visit_item_impl(&mut self, item: &'ast ItemImpl) {
        let of =
            item.trait_.as_ref().map_or_else(String::new, |(_, of, _)| format!(" as {}", text(of).replace(' ', "")));
        self.within.push(format!("{}{of}", text(&item.self_ty).replace(' ', "")));
        visit::visit_item_impl(self, item);
        self.within.pop();
    }

    fn visit_impl_item_fn(&mut self, item: &'ast ImplItemFn) {
        self.function(&item.sig, &item.block);
    }

    fn visit_trait_item_fn(&mut self, item: &'ast syn::TraitItemFn) {
        if let Some(body) = &item.default {
            self.function(&item.sig, body);
        }
    }

    fn visit_item_const(&mut self, _: &'ast syn::ItemConst) {}

    fn visit_item_static(&mut self, _: &'ast syn::ItemStatic) {}

    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}

    fn visit_type(&mut self, _: &'ast syn::Type) {}

    fn visit_expr(&mut self, expr: &'ast Expr) {
        match expr {
            Expr::Binary(ExprBinary { left, op, right, .. }) if !is_let_chain(expr) => {
                let (written, others) = operators::mistaken(op);
                let other = |other: &&str| {
                    (format!("{written} → {other}"), format!("({}) {other} ({})", text(left), text(right)))
                };
                self.alternatives(expr, &others.iter().map(other).collect::<Vec<_>>());
            }
            Expr::Unary(ExprUnary { op: UnOp::Not(_) | UnOp::Neg(_), expr: operand, .. })
                if !matches!(**operand, Expr::Lit(_)) =>
            {
                let (Expr::Unary(ExprUnary { op, .. }), operand) = (expr, text(operand)) else { unreachable!() };
                self.alternatives(expr, &[(format!("delete {}", text(op)), operand)]);
            }
            Expr::Match(choice) if has_wildcard(choice) => {
                for arm in choice.arms.iter().filter(|arm| !matches!(arm.pat, Pat::Wild(_))) {
                    let what = format!("delete arm {}", text(&arm.pat));
                    if let Some(on) = self.switch(&arm.pat, &what) {
                        match &arm.guard {
                            None => self.edits.insert(arm.pat.span().byte_range().end, format!("\nif !{on}\n")),
                            Some((_, guard)) if !is_let_chain(guard) => {
                                self.edits.surround(guard.span().byte_range(), format!("\n!{on} && ("), ")");
                            }
                            Some(_) => {}
                        }
                    }
                }
            }
            _ => {}
        }
        visit::visit_expr(self, expr);
    }

    fn visit_arm(&mut self, arm: &'ast Arm) {
        if let Some((_, guard)) = &arm.guard
            && !is_let_chain(guard)
        {
            let others = ["true", "false"].map(|value| (format!("guard {} → {value}", text(guard)), value.to_owned()));
            self.alternatives(guard, &others);
        }
        visit::visit_arm(self, arm);
    }
}
