//! Tests the running binary through its sockets.

mod games;
mod hostile;
mod kill;
mod logs;
mod operation;
mod people;
mod postgres;
mod preview;
mod schemas;
mod secrets;
mod support;
