//! Battle Beyond Space, rule by rule.

mod beginning;
mod collisions;
mod crossing;
mod draft;
mod dreckach;
mod earthers;
mod fire;
mod forms;
mod invariants;
mod moves_under_way;
mod moving;
mod mutants;
mod mutate;
mod numbers;
mod parts;
mod playthroughs;
mod random;
mod rounds;
mod sailing;
mod scene;
mod scoring;
mod secrets;
mod symmetry;
mod valkyries;
mod vonyan;
mod words;
