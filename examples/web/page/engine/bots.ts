// Bots and hints, from a worker that is started when it is first asked.
import type { BestDefence, BestPlace, CardOdds, Hint, Skill } from '../../js/bots';
import type { Attack, CardMessage, Component, Fleet, FlightViewMessage, Games, Layout, Shown } from '../../js/index';
import { notice } from '../look/notice';
import { t } from '../words';
import type { Answer, Asked } from './asked';

/** Milliseconds before the bots are loaded again after a failure. */
const PATIENCE = 3_000;

let worker: Worker | null = null;
let asks = 0;
const waiting = new Map<number, (answer: Answer) => void>();

function started(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', lost);
  return worker;
}

/** The worker could not be loaded: another one is tried. */
function lost(): void {
  worker?.terminate();
  worker = null;
  for (const [id, answer] of waiting) answer({ id, failed: 'load' });
  waiting.clear();
}

function once(asked: Asked): Promise<Answer> {
  asks += 1;
  const id = asks;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    thinks();
    started().postMessage({ id, asked });
  });
}

/** Marks the page while a bot thinks, until what it has chosen is shown. */
function thinks(): void {
  document.documentElement.toggleAttribute('data-thinks', waiting.size > 0);
}

async function answer<T>(asked: Asked): Promise<T> {
  try {
    return await answered(asked);
  } finally {
    requestAnimationFrame(() => requestAnimationFrame(thinks));
  }
}

async function answered<T>(asked: Asked): Promise<T> {
  for (;;) {
    const said = await once(asked);
    if ('is' in said) return said.is as T;
    if (said.failed !== 'load') throw new Error(said.failed);
    notice(t('no-bots'));
    await new Promise((again) => setTimeout(again, PATIENCE));
  }
}

/** The choice of a bot on a seat, and why; null if it makes none. The game may have moved on meanwhile. */
export function advised<K extends keyof Games>(game: Shown<K>, seat: number, skill: Skill, seed = 0): Promise<Hint<K> | null> {
  // a bot of a battle finds its choices itself
  const listed = game.kind === 'battle' ? [] : game.choices(seat).listed.map(({ choice }) => choice);
  return answer({ ask: 'choice', kind: game.kind, view: game.view(seat), listed, seat, skill, seed });
}

/** The defence that loses least. */
export const bestDefence = (fleet: Fleet, attack: Attack): Promise<BestDefence> => answer({ ask: 'defence', fleet, attack });

/** What a card may cost a seat. */
export const cardOdds = (view: FlightViewMessage, seat: number, card: CardMessage): Promise<CardOdds> =>
  answer({ ask: 'odds', view, seat, card });

/** The best cell for a component; null if it fits nowhere. */
export const bestPlace = (layout: Layout, component: Component): Promise<BestPlace | null> => answer({ ask: 'place', layout, component });
