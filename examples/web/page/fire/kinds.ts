// What may come, and from where; and a ship for who has built none.
export const ATTACKS = ['small_meteor', 'large_meteor', 'light_cannon_fire', 'heavy_cannon_fire'] as const;
export const SIDES = ['front', 'right', 'rear', 'left'] as const;
export type Kind = (typeof ATTACKS)[number];
