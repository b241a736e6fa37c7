// A whole game of building and flying, for people at one device and bots.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { stop } from '../learn/tip';
import { notice } from '../look/notice';
import { Button } from '../look/button';
import { dropping } from '../look/files';
import { GameSetup } from '../setup/game';
import { replacing } from '../setup/replace';
import { again, type Kept, opened } from '../table';
import { problem } from '../told';
import { t } from '../words';
import './game.css';
import { Host } from './host';
import { Play } from './play';

export function Game() {
  const [kept, keep] = useState<Kept<'game'> | null>(() => again('game', notice));
  const [isSetUp, setUp] = useState(false);
  const begin = (next: Kept<'game'>) => {
    setUp(false);
    keep(next);
  };
  const open = (text: string, name: string) => {
    const read = opened('game', text);
    if ('ok' in read) replacing('game', () => begin(read.ok));
    else notice(t('bad-file', { name, why: problem(read) }));
  };
  // the next game is no lesson, unless the setup says so
  const anew = () => {
    stop('game');
    setUp(true);
  };
  if (kept && !isSetUp) return <Hosted key={keyOf(kept)} kept={kept} open={open} anew={anew} begin={begin} />;
  return (
    <div class="game" {...dropping(open)}>
      {kept && (
        <Button id="back" onClick={() => setUp(false)}>
          {t('to-end')}
        </Button>
      )}
      <GameSetup onBegin={begin} />
    </div>
  );
}

const keys = new WeakMap<Kept<'game'>, number>();
let count = 0;

/** A game's own number: another game is another table. */
function keyOf(kept: Kept<'game'>): number {
  const key = keys.get(kept) ?? (count += 1);
  keys.set(kept, key);
  return key;
}

type Props = { kept: Kept<'game'>; open: (text: string, name: string) => void; anew: () => void; begin: (kept: Kept<'game'>) => void };

function Hosted({ kept, open, ...props }: Props) {
  const host = useMemo(() => new Host(kept), [kept]);
  useEffect(() => () => host.leave(), [host]);
  return (
    <div class="game" {...dropping(open)}>
      <h1 class="hidden">{t('game')}</h1>
      <Play host={host} open={open} {...props} />
    </div>
  );
}
