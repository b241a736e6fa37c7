//! Battle Beyond Space, rule by rule.

mod beginning;
mod collisions;
mod fire;
mod moving;
mod numbers;
mod random;
mod rounds;
mod sailing;
mod scene;
mod scoring;
mod secrets;
