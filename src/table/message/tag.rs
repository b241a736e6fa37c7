//! The tag of a variant: `NoCell` is `no_cell`.

#[expect(clippy::indexing_slicing, reason = "evaluated while the crate is compiled")]
pub(crate) const fn snake_length(name: &str) -> usize {
    let (bytes, mut at, mut length) = (name.as_bytes(), 0, 0);
    while at < bytes.len() {
        length += if at > 0 && bytes[at].is_ascii_uppercase() { 2 } else { 1 };
        at += 1;
    }
    length
}

#[expect(clippy::indexing_slicing, reason = "evaluated while the crate is compiled")]
pub(crate) const fn snake<const LENGTH: usize>(name: &str) -> [u8; LENGTH] {
    let (bytes, mut at, mut next, mut tag) = (name.as_bytes(), 0, 0, [b'_'; LENGTH]);
    while at < bytes.len() {
        if at > 0 && bytes[at].is_ascii_uppercase() {
            next += 1;
        }
        tag[next] = bytes[at].to_ascii_lowercase();
        (at, next) = (at + 1, next + 1);
    }
    tag
}
