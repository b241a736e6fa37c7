// Bots, in a thread of their own: however long they think, the page answers.
import * as bots from '../../js/bots';
import type { Shown, Games } from '../../js/index';
import type { Answer, Asked } from './asked';

const answers = (answer: Answer) => self.postMessage(answer);

addEventListener('message', async ({ data }: MessageEvent<{ id: number; asked: Asked }>) => {
  const { id, asked } = data;
  try {
    await bots.load();
  } catch {
    return answers({ id, failed: 'load' });
  }
  try {
    answers({ id, is: answered(asked) });
  } catch (error) {
    answers({ id, failed: String(error) });
  }
});

function answered(asked: Asked): unknown {
  if (asked.ask === 'defence') return bots.must(bots.bestDefence(asked.fleet, asked.attack, { boost: 0 }));
  if (asked.ask === 'place') return bots.must(bots.bestPlace(asked.layout, asked.component));
  if (asked.ask === 'odds') return bots.must(bots.odds(asked.view, asked.seat, asked.card));
  const { kind, view, listed, seat, skill, seed } = asked;
  const choices = { listed: listed.map((choice) => ({ choice })), open: false };
  const seen = { kind, view: () => view, choices: () => choices } as unknown as Shown<keyof Games>;
  return bots.advise(seen, seat, skill, seed);
}
