//! Which board a board is.

use core::hash::{Hash, Hasher};

use crate::trucker::parts::blueprint::{Blueprint, Class};

/// The identity of a board: equal only for boards with equal drawing, numbers, money and all else (LM-BOARD-3). One word, because
/// it is stored with every attack: the built-in classes are the greatest numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::trucker) struct Identity(u128);

#[derive(Hash)]
enum Either {
    Class(Class),
    /// A digest of everything printed on a custom board.
    Custom(u128),
}

impl Identity {
    pub(in crate::trucker) const fn of_class(class: Class) -> Self {
        Self(u128::MAX - class as u128)
    }

    /// The class, if it is a built-in one.
    pub(in crate::trucker) const fn class(self) -> Option<Class> {
        let place = u128::MAX - self.0;
        #[expect(clippy::indexing_slicing, reason = "below the number of classes")]
        if place < Class::ALL.len() as u128 { Some(Class::ALL[place as usize]) } else { None }
    }

    /// The digest as 32 hexadecimal digits, for a custom board.
    #[cfg(feature = "serde")]
    pub(in crate::trucker) fn digest(self) -> Option<alloc::string::String> {
        self.class().is_none().then(|| alloc::format!("{:032x}", self.0))
    }

    /// The inverse of [`digest`](Self::digest).
    #[cfg(feature = "serde")]
    pub(in crate::trucker) fn from_digest(text: &str) -> Option<Self> {
        let digest = u128::from_str_radix(text, 16).ok().map(Self)?;
        (digest.digest().as_deref() == Some(text)).then_some(digest)
    }

    /// Before anything is printed.
    pub(super) const BLANK: Self = Self(0);

    /// The identity of a board that is complete except for its identity.
    pub(super) fn of(blueprint: &Blueprint) -> Self {
        let mut digest = Digest(0x6c62_272e_07bb_0142_62b8_2175_6295_c58d);
        blueprint.hash(&mut digest);
        Self(digest.0)
    }
}

/// As two kinds of boards.
impl Hash for Identity {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.class().map_or(Either::Custom(self.0), Either::Class).hash(state);
    }
}

/// FNV-1a with 128 bits.
struct Digest(u128);

impl Hasher for Digest {
    fn write(&mut self, bytes: &[u8]) {
        const PRIME: u128 = 0x0000_0000_0100_0000_0000_0000_0000_013b;
        self.0 = bytes.iter().fold(self.0, |digest, &byte| (digest ^ u128::from(byte)).wrapping_mul(PRIME));
    }

    /// Hashed with a fixed width, so that identities are the same on every platform.
    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    /// Likewise: the variants of enums are hashed so.
    fn write_isize(&mut self, number: isize) {
        self.write_i64(number as i64);
    }

    fn finish(&self) -> u64 {
        u64::try_from(self.0 >> 64).unwrap_or_default()
    }
}
