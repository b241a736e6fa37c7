// Before a battle: who plays, with or without powers.
import { useMemo, useState } from 'preact/hooks';
import * as sw from '../../js/index';
import { notice } from '../app/notices';
import { useArrival } from '../look/arrival';
import type { Own } from '../fields/field';
import { fields } from '../fields/shelf';
import { Button } from '../look/button';
import { Opener } from '../look/files';
import { Select } from '../look/select';
import { type Kept, opened, seed, type Sitting } from '../table';
import { problem } from '../told';
import { t } from '../words';
import { remembered } from './last';
import { christen } from './names';
import { replacing } from './replace';
import { Seats } from './seats';
import './setup.css';

/** The battlefields of one's own for so many players. */
const ownFields = (players: number): Own[] => fields.kept().filter(({ layout }) => layout.zones.length === players);

/** The same battle on a battlefield of one's own, if one is chosen. */
function laidOn(dealt: sw.Games['battle']['setup'], own: Own[], field: string): sw.Games['battle']['setup'] {
  const found = own.find(({ name }) => name === field);
  return found ? ({ ...dealt, layout: found.layout } as typeof dealt) : dealt;
}

type Props = {
  onBegin: (kept: Kept<'battle'>) => void;
  /** Back to the battle that is under way. */
  back?: () => void;
};

export function BattleSetup({ onBegin, back }: Props) {
  const last = remembered('battle', { seats: ['human', 'low', 'low'] as Sitting[], powers: false, field: '' });
  const [seats, sit] = useState(last.value.seats);
  const [powers, empower] = useState(last.value.powers);
  const [field, lay] = useState(last.value.field);
  const own = useMemo(() => ownFields(seats.length), [fields.changes.value, seats.length]);
  const begin = () => {
    last.keep({ seats, powers, field });
    const dealt = sw.must(sw.deal({ play: 'battle', players: seats.length, powers, seed: seed() }));
    const game = sw.must(sw.Game.begin('battle', laidOn(dealt, own, field)));
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
      <Seats seats={seats} counts={[3, 4]} change={sit} />
      <label class="field setup-check">
        <input type="checkbox" id="powers" checked={powers} onChange={() => empower(!powers)} />
        {t('setup-powers')}
      </label>
      {own.length > 0 && (
        <div class="setup-own">
          <Select
            id="battlefield"
            label={t('battlefield-form')}
            options={[['', t('battlefield-built-in')], ...own.map(({ name }) => [name, name] as const)]}
            value={own.some(({ name }) => name === field) ? field : ''}
            onChange={lay}
          />
        </div>
      )}
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
