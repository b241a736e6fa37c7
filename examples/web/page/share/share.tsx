// Buttons that share what is played: a link to watch it again, a picture.
import { useState } from 'preact/hooks';
import { notice } from '../look/notice';
import { entered } from '../setup/names';
import { spoken, t } from '../words';
import { linkTo } from './link';
import { png } from './png';

/** Shares a text or file by the device, else copies or saves it. */
async function send(data: ShareData, otherwise: () => Promise<void> | void): Promise<void> {
  if (!navigator.canShare?.(data)) return otherwise();
  try {
    await navigator.share(data);
  } catch (error) {
    if ((error as Error).name !== 'AbortError') await otherwise();
  }
}

/** Shares a link to a replay of a game. */
export function ShareReplay({ kind, save, names = entered() }: { kind: 'battle' | 'game'; save: () => string; names?: string[] }) {
  const [said, say] = useState('');
  const share = async () => {
    const url = await linkTo(kind, save(), names);
    await send({ url }, async () => {
      await navigator.clipboard.writeText(url);
      say(t('shared'));
    });
  };
  return (
    <span class="share">
      <button type="button" id="share-replay" onClick={() => void share().catch(() => notice(t('not-shared')))}>
        {t('share-replay')}
      </button>
      <span role="status">{said}</span>
    </span>
  );
}

type Pictured = {
  of: () => SVGSVGElement | null;
  /** The name of its file. */
  name: string;
  /** What stands below it: its title, the score. */
  lines: () => string[];
};

/** Shares a picture of what `of` finds, with the day and the address of the page. */
export function SharePicture({ of, name, lines }: Pictured) {
  const [said, say] = useState('');
  const share = async () => {
    const svg = of();
    if (!svg) return;
    const day = new Date().toLocaleDateString(spoken(), { dateStyle: 'long' });
    const page = `${location.host}${location.pathname}`;
    const file = new File([await png(svg, [...lines(), `${day} · ${page}`])], `${name}.png`, { type: 'image/png' });
    await send({ files: [file] }, () => {
      save(file);
      say(t('picture-saved', { name: file.name }));
    });
  };
  return (
    <span class="share">
      <button type="button" id="share-picture" onClick={() => void share().catch(() => notice(t('not-shared')))}>
        {t('share-picture')}
      </button>
      <span role="status">{said}</span>
    </span>
  );
}

function save(file: File): void {
  const link = document.createElement('a');
  [link.href, link.download] = [URL.createObjectURL(file), file.name];
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
