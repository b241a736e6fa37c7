// What a bot would do on the seat that has the device.
import type { Hint } from '../../js/bots';
import type * as sw from '../../js/index';
import { advised } from '../engine/bots';
import { notice } from '../look/notice';
import { t } from '../words';

type Table = { game: sw.Game<'game'>; me: number | null; at: number };

/** Null if the table has moved on meanwhile; null, and a notice, if the bot would do nothing. */
export async function adviceFor(table: Table): Promise<Hint<'game'> | null> {
  const { me, at } = table;
  const advice = me === null ? null : await advised(table.game, me, 'high', at);
  if (me !== table.me || at !== table.at) return null;
  if (!advice) notice(t('no-advice'));
  return advice;
}
