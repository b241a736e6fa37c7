//! Dice: the sampler by hand, the outcomes by counting.

use core::convert::Infallible;

use rand_core::TryRng;
use rand_pcg::Pcg32;
use starwright::dice::{Dice, Die, OutOfDice, Random, RandomSource, Typed, pairs, sums};

/// A generator that gives these words, and then fails the test.
struct Words<'a>(core::slice::Iter<'a, u32>);

impl TryRng for Words<'_> {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok(*self.0.next().expect("another word"))
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        unreachable!("dice take words of 32 bits")
    }

    fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Infallible> {
        unreachable!("dice take words of 32 bits")
    }
}

fn words(words: &[u32]) -> Random<Words<'_>> {
    Random::new(Words(words.iter()))
}

fn faces(dice: &mut impl Dice, count: usize) -> Vec<u8> {
    (0..count).map(|_| dice.roll().expect("a die").face()).collect()
}

/// The rest of the division by six, plus one: 2 147 483 648 = 6 · 357 913 941 + 2 and 4 294 967 291 = 6 · 715 827 881 + 5.
#[test]
fn faces_of_words() {
    let mut dice = words(&[0, 1, 2, 3, 4, 5, 6, 7, 2_147_483_648, 4_294_967_291]);
    assert_eq!(faces(&mut dice, 10), [1, 2, 3, 4, 5, 6, 1, 2, 3, 6]);
}

/// The four words from 4 294 967 292 on would favour the faces 1 to 4, so the next word is taken instead.
#[test]
fn words_that_are_rejected() {
    let mut dice = words(&[4_294_967_292, 4_294_967_293, 4_294_967_294, 4_294_967_295, 4, 4_294_967_292, 3]);
    assert_eq!(faces(&mut dice, 2), [5, 4]);
}

/// The first words of the published PCG32 example (state 42, stream 54) are 2707161783, 2068313097, 3122475824,
/// 2211639955, 3215226955 and 3421331566; divided by six they leave 3, 3, 2, 1, 1 and 4.
#[test]
fn a_portable_generator() {
    let mut dice = Random::new(Pcg32::new(42, 54));
    assert_eq!(faces(&mut dice, 6), [4, 4, 3, 2, 2, 5]);
}

/// Any bound takes the rest of the division, below the last whole multiple of it: for 7 up to 4 294 967 291, for
/// 3 000 000 000 up to 2 999 999 999, for a power of two always.
#[test]
fn numbers_below_a_bound() {
    let below = |bound, list: &[u32]| words(list).below(bound);
    assert_eq!(below(7, &[4_294_967_291]), 6);
    assert_eq!(below(7, &[4_294_967_292, 8]), 1);
    assert_eq!(below(3_000_000_000, &[3_000_000_000, 2_999_999_999]), 2_999_999_999);
    assert_eq!(below(256, &[4_294_967_295]), 255);
    assert_eq!((below(1, &[9]), below(0, &[])), (0, 0));
}

/// From the last place down, each place swaps with one not above it: with 4 items the words stand for places below 4, 3
/// and 2.
#[test]
fn shuffling() {
    let mut items = ['a', 'b', 'c', 'd'];
    words(&[1, 0, 0]).shuffle(&mut items);
    assert_eq!(items, ['d', 'c', 'a', 'b']);
    words(&[]).shuffle(&mut items[..1]);
    words(&[]).shuffle::<u8>(&mut []);
    assert_eq!(items, ['d', 'c', 'a', 'b']);
}

/// The six dice of [`a_portable_generator`] through the trait, whatever stands between: a die, a number below six plus one
/// and a roll are the same.
#[test]
fn chance_by_any_name() {
    fn three(chance: &mut impl RandomSource) -> [u8; 3] {
        [(); 3].map(|()| chance.die().face())
    }
    let fresh = || Random::new(Pcg32::new(42, 54));
    let mut boxed: Box<dyn RandomSource> = Box::new(fresh());
    assert_eq!((three(&mut boxed), three(&mut &mut *boxed)), ([4, 4, 3], [2, 2, 5]));
    let mut lent = fresh();
    let mut object: &mut dyn RandomSource = &mut lent;
    assert_eq!((three(&mut object), [(); 3].map(|()| object.below(6))), ([4, 4, 3], [1, 1, 4]));
    let mut rolled: Box<dyn Dice> = Box::new(fresh());
    assert_eq!((faces(&mut rolled, 3), faces(&mut &mut *rolled, 3)), (vec![4, 4, 3], vec![2, 2, 5]));
}

/// A shuffle through a box is the shuffle itself, and a source that gives more than it was asked for leaves every item.
#[test]
fn shuffles_by_any_name() {
    struct Boundless;
    impl RandomSource for Boundless {
        fn below(&mut self, _: u32) -> u32 {
            u32::MAX
        }
    }
    let shuffled = |mut chance: Box<dyn RandomSource + '_>| {
        let mut items = ['a', 'b', 'c', 'd'];
        chance.shuffle(&mut items);
        items
    };
    assert_eq!(shuffled(Box::new(words(&[1, 0, 0]))), ['d', 'c', 'a', 'b']);
    assert_eq!(shuffled(Box::new(Boundless)), ['a', 'b', 'c', 'd']);
}

#[test]
fn dice_from_the_table() {
    let mut table = Typed::new([Die::Two, Die::Six]);
    assert_eq!((faces(&mut table, 1), table.left()), (vec![2], 1));
    assert_eq!((table.roll(), table.roll(), table.left()), (Ok(Die::Six), Err(OutOfDice), 0));
    let mut boxed: Box<dyn Dice> = Box::new(Typed::new([Die::Five]));
    assert_eq!((boxed.roll(), boxed.roll()), (Ok(Die::Five), Err(OutOfDice)));
}

#[test]
fn numbers_that_are_not_faces() {
    assert!(Die::ALL.into_iter().all(|die| Die::try_from(die.face()) == Ok(die)));
    assert_eq!(Die::ALL.map(Die::face), [1, 2, 3, 4, 5, 6]);
    for face in [0, 7, 255] {
        assert_eq!(Die::try_from(face).expect_err("no face").to_string(), format!("a die shows 1 to 6, not {face}"));
    }
}

/// LM-ATTACK-1: two dice, each throw once, and their sums as often as the throws make them.
#[test]
fn all_outcomes() {
    let throws: Vec<[u8; 2]> = pairs().map(|dice| dice.map(Die::face)).collect();
    let mut expected = Vec::new();
    for first in 1..=6 {
        for second in 1..=6 {
            expected.push([first, second]);
        }
    }
    assert_eq!(throws, expected);
    for (sum, ways) in sums() {
        let count = throws.iter().filter(|[first, second]| first + second == sum).count();
        assert_eq!(usize::try_from(ways), Ok(count), "{sum}");
    }
    assert!(sums().map(|(sum, _)| sum).eq(2..=12));
}

/// A generator that is stuck on a word that is always rejected does not keep anybody waiting.
#[test]
fn a_stuck_generator() {
    let stuck = [u32::MAX; 129];
    assert_eq!(faces(&mut words(&stuck), 1), [4]);
}
