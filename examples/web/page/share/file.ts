// The file of a game, from this site or from one that lets pages of others read it.
import { t } from '../words';
import { bounded } from './pack';

/** How long a site may take, in milliseconds. */
const PATIENCE = 30_000;

export type Read = { text: string } | { bad: string };

/** The text at an address, which may be relative to the page; or why there is none. */
export async function fileAt(address: string): Promise<Read> {
  const url = urlOf(address);
  if (!url) return { bad: t('replay-address', { address: address.slice(0, 200) }) };
  try {
    const answer = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer', signal: AbortSignal.timeout(PATIENCE) });
    if (!answer.ok || !answer.body) return { bad: t('replay-status', { address: url.href, status: `${answer.status}` }) };
    const text = await bounded(answer.body);
    return text === null ? { bad: t('replay-large', { address: url.href }) } : { text };
  } catch {
    return { bad: t('replay-unreached', { address: url.href }) };
  }
}

/** The URL of an address, which may be encoded as a part of another. */
function urlOf(address: string): URL | null {
  try {
    const url = new URL(/^https?%3a/i.test(address) ? decodeURIComponent(address) : address, location.href);
    return ['http:', 'https:'].includes(url.protocol) ? url : null;
  } catch {
    return null;
  }
}
