// Before a battle: who plays, with or without powers.
import { useState } from 'preact/hooks';
import * as sw from '../../js/index';
import { notice } from '../look/notice';
import { Lesson } from '../learn/lesson';
import { useArrival } from '../look/arrival';
import { Button } from '../look/button';
import { Opener } from '../look/files';
import { type Kept, opened, seed, type Sitting } from '../table';
import { problem } from '../told';
import { t } from '../words';
import { Battlefields, dealtBattle } from './battlefields';
import { remembered } from './last';
import { christen } from './names';
import { replacing } from './replace';
import { EASY, Seats } from './seats';
import './setup.css';

type Props = {
  onBegin: (kept: Kept<'battle'>) => void;
  /** Back to the battle that is under way. */
  back?: () => void;
};

export function BattleSetup({ onBegin, back }: Props) {
  const last = remembered('battle', { seats: ['human', EASY, EASY] as Sitting[], powers: false, field: '' });
  const [seats, sit] = useState(last.value.seats);
  const [powers, empower] = useState(last.value.powers);
  const [field, lay] = useState(last.value.field);
  const begin = () => {
    last.keep({ seats, powers, field });
    const game = sw.must(sw.Game.begin('battle', dealtBattle(seats.length, powers, field)));
    game.seed(seed());
    christen(seats.map((sits) => sits !== 'human'));
    onBegin({ game, seats });
  };
  const open = (text: string, name: string) => {
    const read = opened('battle', text);
    if ('ok' in read) replacing('battle', () => onBegin(read.ok));
    else notice(t('bad-file', { name, why: problem(read) }));
  };
  return (
    <section class="setup" id="setup" ref={useArrival()} tabIndex={-1}>
      <h1>{t('setup-battle')}</h1>
      <p class="setup-goal">{t('setup-battle-goal')}</p>
      <Lesson kind="battle" />
      <Seats seats={seats} counts={[3, 4]} change={sit} />
      <label class="field setup-check">
        <input type="checkbox" id="powers" checked={powers} onChange={() => empower(!powers)} />
        {t('setup-powers')}
      </label>
      <div class="setup-own">
        <Battlefields players={seats.length} field={field} change={lay} />
      </div>
      <div class="setup-begin">
        <Button main id="begin" onClick={() => replacing('battle', begin)}>
          {t('setup-begin-battle')}
        </Button>
        <Opener text={t('setup-open')} open={open} />
        {back && (
          <Button id="back" onClick={back}>
            {t('to-end')}
          </Button>
        )}
      </div>
    </section>
  );
}
