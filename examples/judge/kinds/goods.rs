//! Goods as letters.

use starwright::trucker::{Good, Goods};

const LETTERS: [(char, Good); 4] = [('R', Good::Red), ('Y', Good::Yellow), ('G', Good::Green), ('B', Good::Blue)];

pub fn read(letters: &str) -> Result<Goods, String> {
    if let Some(letter) = letters.chars().find(|&letter| !"RYGB".contains(letter)) {
        return Err(format!("`{letter}` is no block of goods"));
    }
    let blocks = |letter| u16::try_from(letters.matches(letter).count()).map_err(|error| error.to_string());
    Ok(Goods { red: blocks('R')?, yellow: blocks('Y')?, green: blocks('G')?, blue: blocks('B')? })
}

pub fn letters(goods: Goods) -> String {
    LETTERS.into_iter().flat_map(|(letter, good)| std::iter::repeat_n(letter, goods.of(good).into())).collect()
}
