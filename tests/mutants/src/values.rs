//! What a function may answer instead of thinking; the choice is that of cargo-mutants, without iterators.

use quote::ToTokens;
use syn::{GenericArgument, PathArguments, PathSegment, ReturnType, Type};

pub fn instead(answer: &ReturnType) -> Vec<String> {
    match answer {
        ReturnType::Default => vec!["()".to_owned()],
        ReturnType::Type(_, answer) => of(answer),
    }
}

fn of(answer: &Type) -> Vec<String> {
    match answer {
        Type::Path(path) => path.path.segments.last().map_or_else(Vec::new, named),
        Type::Reference(reference) if reference.elem.to_token_stream().to_string() == "str" => {
            texts(&["\"\"", "\"xyzzy\""])
        }
        Type::Tuple(tuple) if tuple.elems.is_empty() => texts(&["()"]),
        Type::Tuple(_) | Type::Array(_) => texts(&["Default::default()"]),
        _ => Vec::new(),
    }
}

fn named(segment: &PathSegment) -> Vec<String> {
    match segment.ident.to_string().as_str() {
        "bool" => texts(&["true", "false"]),
        "u8" | "u16" | "u32" | "u64" | "u128" | "usize" => texts(&["0", "1"]),
        "i8" | "i16" | "i32" | "i64" | "i128" | "isize" => texts(&["0", "1", "-1"]),
        "String" => texts(&["Default::default()", "\"xyzzy\".into()"]),
        "Vec" => texts(&["Default::default()"]),
        "Option" => with("Some", first(segment), "None"),
        "Result" => match first(segment) {
            Some(inner) => of(inner).iter().map(|value| format!("Ok({value})")).collect(),
            None => texts(&["Ok(Default::default())"]),
        },
        _ => texts(&["Default::default()"]),
    }
}

fn with(wrapper: &str, inner: Option<&Type>, nothing: &str) -> Vec<String> {
    let inner = inner.map_or_else(Vec::new, of);
    [nothing.to_owned()].into_iter().chain(inner.iter().map(|value| format!("{wrapper}({value})"))).collect()
}

fn first(segment: &PathSegment) -> Option<&Type> {
    let PathArguments::AngleBracketed(arguments) = &segment.arguments else { return None };
    arguments.args.iter().find_map(|argument| match argument {
        GenericArgument::Type(inner) => Some(inner),
        _ => None,
    })
}

fn texts(values: &[&str]) -> Vec<String> {
    values.iter().map(|&value| value.to_owned()).collect()
}
