// A ship for who has built none.
import { type Layout, must, read } from '../../js/index';

const SAMPLE =
  'IIIC engine2:2003,life_support_purple:0230,cargo_hold2:1232,1,cannon1:3000<,battery3:1200/1,shield:2022>,cargo_hold3:2010,life_support_purple:3200,structural:0323,cannon2:0032>/cannon1:0021,cargo_hold2:3000,battery2:3200,special_cargo_hold1:0303,cargo_hold2:2131,starting_cabin:3333/cargo_hold2:3020,engine1:0300,cabin:0322,life_support_brown:0302,starting_cabin:3333,special_cargo_hold1:1032/special_cargo_hold1:3021,1,cannon1:2220<,special_cargo_hold2:0102,special_cargo_hold1:1311,shield:2302v/starting_cabin:3333,life_support_brown:0003,life_support_purple:3010,cannon1:0300v,starting_cabin:3333,cabin:0212';

export const sampleOf = (): Layout => must(read(SAMPLE));
