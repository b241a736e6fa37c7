//! A tree as one flat list, for formats that do not name fields.

use alloc::string::String;
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use crate::table::wire::{Node, WireError};

/// How deep a tree may be, as in most readers of JSON.
const DEPTH: u32 = 128;

/// A token of a tree in depth-first order: a list gives the number of items that follow, an object the number of fields.
#[derive(Serialize, Deserialize)]
pub(super) enum Token {
    Null,
    Bool(bool),
    Unsigned(u64),
    Signed(i64),
    Text(String),
    List(u32),
    Object(u32),
}

impl Node<'_> {
    pub(super) fn packed(&self) -> Vec<Token> {
        let mut tokens = Vec::new();
        self.pack(&mut tokens);
        tokens
    }

    fn pack(&self, tokens: &mut Vec<Token>) {
        let count = |length| u32::try_from(length).unwrap_or(u32::MAX);
        match self {
            Self::Null => tokens.push(Token::Null),
            Self::Bool(answer) => tokens.push(Token::Bool(*answer)),
            Self::Unsigned(number) => tokens.push(Token::Unsigned(*number)),
            Self::Signed(number) => tokens.push(Token::Signed(*number)),
            Self::Text(text) => tokens.push(Token::Text(text.as_ref().into())),
            Self::List(items) => {
                tokens.push(Token::List(count(items.len())));
                for item in items {
                    item.pack(tokens);
                }
            }
            Self::Object(fields) => {
                tokens.push(Token::Object(count(fields.len())));
                for (name, value) in fields {
                    tokens.push(Token::Text(name.as_ref().into()));
                    value.pack(tokens);
                }
            }
        }
    }

    pub(super) fn unpacked(tokens: Vec<Token>) -> Result<Node<'static>, WireError> {
        let mut tokens = tokens.into_iter();
        let node = unpack(&mut tokens, DEPTH)?;
        match tokens.next() {
            None => Ok(node),
            Some(_) => Err(WireError::new("there is more data behind the value")),
        }
    }
}

fn unpack(tokens: &mut impl Iterator<Item = Token>, depth: u32) -> Result<Node<'static>, WireError> {
    let cut_short = || WireError::new("the packed value ends too early");
    let deeper = || depth.checked_sub(1).ok_or_else(|| WireError::new("the packed value is nested too deeply"));
    Ok(match tokens.next().ok_or_else(cut_short)? {
        Token::Null => Node::Null,
        Token::Bool(answer) => Node::Bool(answer),
        Token::Unsigned(number) => Node::Unsigned(number),
        Token::Signed(number) => u64::try_from(number).map_or(Node::Signed(number), Node::Unsigned),
        Token::Text(text) => Node::Text(text.into()),
        Token::List(count) => {
            let depth = deeper()?;
            Node::List((0..count).map(|_| unpack(tokens, depth)).collect::<Result<_, _>>()?)
        }
        Token::Object(count) => {
            let depth = deeper()?;
            let mut field = || match tokens.next() {
                Some(Token::Text(name)) => Ok((name.into(), unpack(tokens, depth)?)),
                _ => Err(cut_short()),
            };
            Node::Object((0..count).map(|_| field()).collect::<Result<_, _>>()?)
        }
    })
}
