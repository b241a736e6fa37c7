//! What C calls. Pointers are followed and given out here and nowhere else.

#![allow(unsafe_code)]

use std::ffi::{CStr, CString, c_char};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::{ptr, slice, str};

use starwright_answers::{Problem, said, unreadable};

use crate::context::Context;

const VERSION: &CStr = match CStr::from_bytes_with_nul(concat!(env!("CARGO_PKG_VERSION"), "\0").as_bytes()) {
    Ok(version) => version,
    Err(_) => c"",
};

/// The version of starwright, such as "0.2.0". It is not to be freed.
#[unsafe(no_mangle)]
pub extern "C" fn starwright_version() -> *const c_char {
    VERSION.as_ptr()
}

/// A new context without games, for `starwright_close`. NULL only if the system has no random numbers to start from.
#[unsafe(no_mangle)]
pub extern "C" fn starwright_open() -> *mut Context {
    catch_unwind(|| Box::into_raw(Box::new(Context::new()))).unwrap_or(ptr::null_mut())
}

/// Frees a context and its games. No other call may use it meanwhile or later. Does nothing with NULL.
///
/// # Safety
/// The context is NULL, or one of `starwright_open` that is not closed and that no call uses.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn starwright_close(context: *mut Context) {
    if !context.is_null() {
        // SAFETY: it is from `Box::into_raw` in `starwright_open`, and the caller closes it once and does not use it again
        let context = unsafe { Box::from_raw(context) };
        // a panic must not reach C, and there is nobody to tell
        let _ = catch_unwind(AssertUnwindSafe(|| drop(context)));
    }
}

/// The answer to a message. Both are JSON in UTF-8. The message has `length` bytes and needs no zero at its end. The answer is for
/// `starwright_free`; it has `*answer_length` bytes (`answer_length` may be NULL), none of them zero, and a zero after them. It is
/// never NULL. Any thread may call this at any time, also with the same context; calls about the same game wait for each other.
///
/// # Safety
/// The context is NULL or not closed, the message is NULL or has `length` bytes, and `answer_length` is NULL or can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn starwright_ask(
    context: *const Context,
    message: *const c_char,
    length: usize,
    answer_length: *mut usize,
) -> *const c_char {
    let said = guarded(|| {
        // SAFETY: the caller passes NULL or an open context, which lives until it is closed, after this call; all of `Context` may
        // be shared between threads
        let context = unsafe { context.as_ref() }.ok_or_else(|| unreadable("`context` is NULL"))?;
        // SAFETY: the caller passes NULL or a message of this length, and leaves it alone during this call
        let message = unsafe { text(message, length) }?;
        Ok(context.answer(message))
    });
    let answer = CString::new(said).unwrap_or_default(); // JSON has no zeros
    if !answer_length.is_null() {
        // SAFETY: the caller passes NULL or the place of a `size_t`
        unsafe { answer_length.write(answer.as_bytes().len()) };
    }
    answer.into_raw()
}

/// Frees an answer. Does nothing with NULL.
///
/// # Safety
/// The answer is NULL, or one of `starwright_ask` that is neither freed nor changed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn starwright_free(answer: *const c_char) {
    if !answer.is_null() {
        // SAFETY: it is from `CString::into_raw` in `starwright_ask`, and the caller frees it once and does not change it
        drop(unsafe { CString::from_raw(answer.cast_mut()) });
    }
}

/// The text of so many bytes, or why it is none.
///
/// # Safety
/// `bytes` is NULL, or points at `length` bytes that nobody changes as long as the text is used.
unsafe fn text<'a>(bytes: *const c_char, length: usize) -> Result<&'a str, Problem> {
    if bytes.is_null() {
        return Err(unreadable("`message` is NULL"));
    }
    if isize::try_from(length).is_err() {
        return Err(unreadable(format_args!("`length` is {length}, longer than any text")));
    }
    // SAFETY: it is not NULL, bytes need no alignment, there are `length` of them, no more than `isize::MAX`
    let bytes = unsafe { slice::from_raw_parts(bytes.cast::<u8>(), length) };
    str::from_utf8(bytes).map_err(|error| unreadable(format_args!("`message` is not UTF-8: {error}")))
}

/// What is said, or that the library failed. A panic must not reach C.
fn guarded(answer: impl FnOnce() -> Result<String, Problem>) -> String {
    const FAILED: &str = r#"{"failed":"starwright failed; this is a bug. A game that was asked about is lost."}"#;
    // only locks are left behind, and a game whose lock is poisoned is used no more
    let answer = catch_unwind(AssertUnwindSafe(answer)).unwrap_or_else(|_| Ok(FAILED.into()));
    answer.unwrap_or_else(|problem| said(Err(problem)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_an_answer() {
        assert!(guarded(|| panic!("a bug")).starts_with(r#"{"failed":"#));
    }

    #[test]
    fn the_version_is_that_of_the_manifest() {
        assert_eq!(VERSION.to_str(), Ok(env!("CARGO_PKG_VERSION")));
    }
}
