// Which attack comes, from where, by which dice.
import type * as sw from '../../js/index';
import { Button } from '../look/button';
import { Select } from '../look/select';
import { t } from '../words';
import { ATTACKS, type Kind, SIDES } from './kinds';
import type { Siege } from './siege';

export function Attacks({ siege }: { siege: Siege }) {
  const { kind, side, faces } = siege.chosen.value;
  const choose = (change: Partial<typeof siege.chosen.value>) => {
    siege.chosen.value = { ...siege.chosen.value, ...change };
  };
  const dice = [['', t('rolled')] as const, ...[1, 2, 3, 4, 5, 6].map((face) => [`${face}`, `${face}`] as const)];
  return (
    <>
      <h1>{t('fire-title')}</h1>
      <div class="fire-choice">
        <Select
          id="fire-kind"
          label={t('attack')}
          options={ATTACKS.map((each) => [each, t(`attack-${each.replaceAll('_', '-')}` as 'attack-small-meteor')] as const)}
          value={kind}
          onChange={(each) => choose({ kind: each as Kind })}
        />
        <Select
          id="fire-side"
          label={t('from')}
          options={SIDES.map((each) => [each, t(`side-${each}`)] as const)}
          value={side}
          onChange={(each) => choose({ side: each as sw.Side })}
        />
        {[0, 1].map((place) => (
          <Select
            key={place}
            id={`fire-die-${place}`}
            label={t('die', { number: place + 1 })}
            options={dice}
            value={`${faces[place] ?? ''}`}
            onChange={(face) => choose({ faces: faces.with(place, face ? Number(face) : null) })}
          />
        ))}
      </div>
      <div class="bar">
        <Button main id="attack" why={siege.flies ? '' : t('destroyed')} onClick={() => siege.attack()}>
          {t('fire-roll')}
        </Button>
        <Button id="swarm" why={siege.flies ? '' : t('destroyed')} onClick={() => siege.startSwarm()}>
          {t('swarm')}
        </Button>
        <Button id="reset" onClick={() => siege.restore()}>
          {t('reset')}
        </Button>
      </div>
    </>
  );
}
