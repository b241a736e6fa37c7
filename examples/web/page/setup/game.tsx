// Before a whole game: who plays, which classes are flown, whose cards.
import { useEffect, useMemo, useState } from 'preact/hooks';
import * as sw from '../../js/index';
import { notice } from '../look/notice';
import { boards as shelf } from '../boards/shelf';
import { Lesson } from '../learn/lesson';
import { useArrival } from '../look/arrival';
import { Button } from '../look/button';
import { Opener } from '../look/files';
import { type Kept, opened, seed, type Sitting } from '../table';
import { problem } from '../told';
import { spoken, t } from '../words';
import { Aimless } from './aimless';
import { Classes } from './classes';
import { dealtGame } from './dealing';
import { boardChoices, boardNamed, dealtAs, flyable } from './flown';
import { remembered } from './last';
import { christen } from './names';
import { inPileOf, type Own, OwnCards } from './own';
import { replacing } from './replace';
import { EASY, Seats } from './seats';
import './setup.css';

type Props = { onBegin: (kept: Kept<'game'>) => void };

export function GameSetup({ onBegin }: Props) {
  const last = remembered('game', { seats: ['human', EASY] as Sitting[], classes: ['I'], boards: [] as string[], flies: false, inPile: [] as number[] });
  const [seats, sit] = useState(last.value.seats);
  const boards = useMemo(boardChoices, [shelf.changes.value, spoken()]);
  const [classes, choose] = useState(() => flyable(last.value.classes, boards, last.value.boards));
  const [own, fly] = useState<Own>(() => ({ flies: last.value.flies, inPile: inPileOf(last.value.inPile) }));
  // whoever leaves to mend a board finds the setup as it was
  useEffect(() => last.keep({ seats, classes, boards: classes.map(boardNamed), flies: own.flies, inPile: own.inPile ?? [] }), [seats, classes, own]);
  const begin = () => {
    const setup = dealtGame(seats.length, classes, own);
    const made = 'ok' in setup ? sw.Game.begin('game', setup.ok) : setup;
    if (!('ok' in made)) return notice(problem(made));
    made.ok.seed(seed());
    christen(seats.map((sits) => sits !== 'human'));
    onBegin({ game: made.ok, seats });
  };
  const open = (text: string, name: string) => {
    const read = opened('game', text);
    if ('ok' in read) replacing('game', () => onBegin(read.ok));
    else notice(t('bad-file', { name, why: problem(read) }));
  };
  return (
    <section class="setup" id="setup" ref={useArrival()} tabIndex={-1}>
      <h1>{t('setup-game')}</h1>
      <p class="setup-goal">{t('setup-game-goal')}</p>
      <Lesson kind="game" />
      <Seats seats={seats} counts={[2, 3, 4, 5]} shared="setup-own-sand" change={sit} />
      <Classes classes={classes} own={boards} change={choose} />
      <Aimless classes={classes} />
      <OwnCards own={own} classes={classes.map(dealtAs)} change={fly} />
      <div class="setup-begin">
        <Button main id="begin" onClick={() => replacing('game', begin)}>
          {t('setup-begin-game')}
        </Button>
        <Opener text={t('setup-open')} open={open} />
      </div>
    </section>
  );
}
