//! Battle Beyond Space, rule by rule.

mod beginning;
mod collisions;
mod crossing;
mod dreckach;
mod earthers;
mod fire;
mod harness;
mod moving;
mod numbers;
mod parts;
mod playthroughs;
mod random;
mod rounds;
mod sailing;
mod scene;
mod scoring;
mod secrets;
mod valkyries;
mod vonyan;
