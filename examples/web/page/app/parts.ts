// The parts of the page, by the name that stands in the address. Their code is loaded when they are first shown.
import type { ComponentType } from 'preact';
import type { Word } from '../words';

type Part = {
  title: Word;
  /** Whether it is reached by links only. */
  hidden?: boolean;
  /** Whether it needs no rules in WebAssembly. */
  light?: boolean;
  load: () => Promise<ComponentType>;
};

export const PARTS: Record<string, Part> = {
  start: { title: 'start', light: true, load: async () => (await import('../start/start')).Start },
  battle: { title: 'battle', load: async () => (await import('../battle/index')).Battle },
  game: { title: 'game', load: async () => (await import('../game/index')).Game },
  ship: { title: 'shipyard', load: async () => (await import('../shipyard/index')).Shipyard },
  fire: { title: 'fire', load: async () => (await import('../fire/index')).Fire },
  together: { title: 'together', load: async () => (await import('../together/index')).Together },
  daily: { title: 'daily', load: async () => (await import('../daily/index')).Daily },
  replay: { title: 'replay', hidden: true, load: async () => (await import('../share/watch')).Watch },
  cards: { title: 'box', load: async () => (await import('../box/index')).Box },
};

const known = new Map<string, ComponentType>();

/** A part whose code is here already. */
export const here = (name: string): ComponentType | undefined => known.get(name);

/** A part, once its code is here. */
export async function fetched(name: string): Promise<ComponentType> {
  const Part = known.get(name) ?? (await PARTS[name].load());
  known.set(name, Part);
  return Part;
}

/** The part that an address names; the start page if it names none. */
export const partOf = (hash: string): string => {
  const name = hash.slice(1).split('=')[0];
  return Object.hasOwn(PARTS, name) ? name : 'start';
};
