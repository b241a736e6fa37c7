//! What an operator is mistaken for; the choice is that of cargo-mutants.

use syn::BinOp;

pub fn mistaken(operator: &BinOp) -> (&'static str, &'static [&'static str]) {
    match operator {
        BinOp::Eq(_) => ("==", &["!="]),
        BinOp::Ne(_) => ("!=", &["=="]),
        BinOp::And(_) => ("&&", &["||"]),
        BinOp::Or(_) => ("||", &["&&"]),
        BinOp::Lt(_) => ("<", &["==", ">", "<="]),
        BinOp::Gt(_) => (">", &["==", "<", ">="]),
        BinOp::Le(_) => ("<=", &[">"]),
        BinOp::Ge(_) => (">=", &["<"]),
        BinOp::Add(_) => ("+", &["-", "*"]),
        BinOp::Sub(_) => ("-", &["+", "/"]),
        BinOp::Mul(_) => ("*", &["+", "/"]),
        BinOp::Div(_) => ("/", &["%", "*"]),
        BinOp::Rem(_) => ("%", &["/", "+"]),
        BinOp::Shl(_) => ("<<", &[">>"]),
        BinOp::Shr(_) => (">>", &["<<"]),
        BinOp::BitAnd(_) => ("&", &["|", "^"]),
        BinOp::BitOr(_) => ("|", &["&", "^"]),
        BinOp::BitXor(_) => ("^", &["|", "&"]),
        BinOp::AddAssign(_) => ("+=", &["-=", "*="]),
        BinOp::SubAssign(_) => ("-=", &["+=", "/="]),
        BinOp::MulAssign(_) => ("*=", &["+=", "/="]),
        BinOp::DivAssign(_) => ("/=", &["%=", "*="]),
        BinOp::RemAssign(_) => ("%=", &["/=", "+="]),
        BinOp::ShlAssign(_) => ("<<=", &[">>="]),
        BinOp::ShrAssign(_) => (">>=", &["<<="]),
        BinOp::BitAndAssign(_) => ("&=", &["|=", "^="]),
        BinOp::BitOrAssign(_) => ("|=", &["&=", "^="]),
        BinOp::BitXorAssign(_) => ("^=", &["|=", "&="]),
        _ => ("", &[]),
    }
}
