// The game of a table of the server that this page comes from, once it is over.
import { Client } from '../../js/client';
import { type Place, socketOf } from '../together/places';
import { t } from '../words';
import type { Read } from './file';

const PATIENCE = 30_000;

/** The record of a table, with the names of its players; or why there is none. */
export function recordOf(place: Place): Promise<Read> {
  return new Promise((resolve) => {
    const done = (read: Read) => {
      clearTimeout(timer);
      client.close();
      resolve(read);
    };
    const client = new Client(socketOf(), place, (heard) => {
      if ('line' in heard) return heard.line === 'ended' && done({ bad: t('unknown-table') });
      if (heard.heard === 'record') return done({ text: JSON.stringify({ names: namesAt(client), save: JSON.stringify(heard.record) }) });
      if (heard.heard === 'sorry') return done({ bad: t('sorry') });
      if (!client.now) return undefined;
      return client.now.over ? client.record() : done({ bad: t('replay-not-over') });
    });
    const timer = setTimeout(() => done({ bad: t('replay-unreached', { address: location.host }) }), PATIENCE);
    client.connect();
  });
}

const namesAt = ({ now }: Client) => now?.players.map(({ name }) => name) ?? [];
