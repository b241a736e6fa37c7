// A step of a replay in words.
import { catalogue } from '../catalogue';
import { kindWords } from '../ship/name';
import { whoIs } from '../table';
import { lines, tell } from '../told';
import type * as sw from '../../js/index';
import { place, t } from '../words';
import type { Entry, Happened } from './past';

const MOVES = { took: 'replay-took', returned: 'replay-returned', set_aside: 'replay-set-aside', placed: 'replay-placed' } as const;

/** What a step caused; of one that caused nothing, the choice. */
export function caption({ by, happened }: Entry, choice: () => { says: string; told: sw.MessageData }): string {
  if (happened.length > 0) return happened.map(event).join(' · ');
  return t('replay-chose', { who: whoIs(by), choice: tell(choice()) });
}

const sentence = (told: Happened): string => (told.told.parts ? lines(told).join(' ') : tell(told));

/** An event; a component by its kind, for nobody knows its number. */
function event(told: Happened): string {
  const { event: is } = told;
  const yard = typeof is === 'object' && 'yard' in is ? is.yard : null;
  if (!yard || !('tile' in yard) || !(yard.event in MOVES)) return sentence(told);
  const found = catalogue().tiles.find(({ tile }) => tile === yard.tile);
  if (!found) return sentence(told);
  const { seat } = yard as { seat: number };
  return t(MOVES[yard.event as keyof typeof MOVES], { who: whoIs(seat), tile: kindWords(found.component), at: cellIn(told) });
}

/** The printed cell of an event, if it names one. */
function cellIn({ told }: Happened): string {
  const inner = told.variables?.event;
  const at = typeof inner === 'object' && inner && 'variables' in inner ? inner.variables?.at : null;
  return typeof at === 'object' && at && 'place' in at ? place(at.place) : '';
}
