//! Battle Beyond Space, rule by rule.

#[path = "../golden/mod.rs"]
mod golden;
#[path = "../oracles/xml.rs"]
#[allow(dead_code, reason = "pictures of ships are asked for more")]
mod xml;

mod any_choice;
mod beginning;
mod bots;
mod causes;
mod collisions;
mod crossing;
mod dreckach;
mod earthers;
mod fire;
mod forms;
mod gate;
mod invariants;
mod moves_under_way;
mod moving;
mod mutants;
mod mutate;
mod numbers;
mod parts;
mod placement_builder;
mod playthroughs;
mod random;
mod rounds;
mod sailing;
mod scene;
mod scoring;
mod secrets;
mod svg;
mod symmetry;
mod valkyries;
mod vonyan;
mod words;
