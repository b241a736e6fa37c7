//! The running binary, through its sockets.

mod games;
mod hostile;
mod kill;
mod operation;
mod people;
mod secrets;
mod support;
