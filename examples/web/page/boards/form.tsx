// The form of a board: all that can be printed on one.
import { useState } from 'preact/hooks';
import { Choice, Numbers, Text, Tick } from '../box/inputs';
import { Group } from '../box/mistakes';
import { t } from '../words';
import { LONGEST } from './board';
import { type Brush, Brushes } from './brushes';
import { type Axis, type Draft, MOST } from './draft';
import { Grid } from './grid';
import { idOf } from './judged';

type Props = { draft: Draft; put: (draft: Draft) => void };

export function BoardForm({ draft, put }: Props) {
  const [brush, take] = useState<Brush>('#');
  const set = (fields: Partial<Draft>) => put({ ...draft, ...fields });
  const surfaces = (['plane', 'cylinder', 'torus'] as const).map((each) => [each, t(`surface-${each}`)] as const);
  const counts = Array.from({ length: MOST }, (_, count) => [`${count + 1}`, `${count + 1}`] as const);
  return (
    <>
      <div class="fields">
        <Text id="board-name" label={t('board-name')} most={LONGEST} value={draft.name} put={(name) => set({ name })} />
        <Choice
          id="board-surface"
          label={t('board-surface')}
          options={surfaces}
          value={draft.surface}
          put={(surface) => set({ surface: surface as Draft['surface'] })}
        />
        {(['columns', 'rows'] as const).map((axis) => (
          <Choice
            key={axis}
            id={`board-${axis}`}
            label={t(`board-${axis}`)}
            options={counts}
            value={`${draft.size[axis]}`}
            put={(count) => set({ size: { ...draft.size, [axis]: Number(count) } })}
          />
        ))}
      </div>
      <Brushes brush={brush} take={take} />
      <Grid draft={draft} brush={brush} put={put} />
      <NumbersOf axis="columns" draft={draft} set={set} />
      <NumbersOf axis="rows" draft={draft} set={set} />
      <p class="soft">{t('board-numbers-how')}</p>
      <Special draft={draft} set={set} />
      <Money draft={draft} set={set} />
    </>
  );
}

type Part = { draft: Draft; set: (fields: Partial<Draft>) => void };

function NumbersOf({ axis, draft: { numbers, size }, set }: Part & { axis: Axis }) {
  const [shown, hidden] = [numbers[axis].slice(0, size[axis]), numbers[axis].slice(size[axis])];
  return (
    <Group id={`board-numbers-${axis}`} legend={t(`board-numbers-${axis}`)} class="boards-lines">
      <Numbers
        texts={shown}
        idOf={(line) => idOf(axis, line)}
        labelOf={(line) => `${line + 1}`}
        put={(next) => set({ numbers: { ...numbers, [axis]: [...next, ...hidden] } })}
      />
    </Group>
  );
}

function Special({ draft: { size, splice, level, orangeOpen, overtime }, set }: Part) {
  // one more than there are, if the board has shrunk: the crate says what is wrong with it
  const most = Math.max(size.columns - 1, (splice ?? -1) + 1);
  const gaps = Array.from({ length: most }, (_, left) => [`${left}`, t('board-splice-at', { left: left + 1, right: left + 2 })] as const);
  const levels = (['I', 'II', 'III', 'IV'] as const).map((each) => [each, each] as const);
  return (
    <Group id="board-special" legend={t('board-special')}>
      <div class="fields">
        <Choice
          id="board-splice"
          label={t('board-splice')}
          rule="LM-SPLICE-2"
          options={[['', t('board-no-splice')], ...gaps]}
          value={splice === null ? '' : `${splice}`}
          put={(left) => set({ splice: left === '' ? null : Number(left) })}
        />
        <Choice
          id="board-level"
          label={t('field-level')}
          rule="LM-BOARD-2"
          options={[['', t('board-any-level')], ...levels]}
          value={level ?? ''}
          put={(next) => set({ level: (next || null) as Draft['level'] })}
        />
      </div>
      <div class="boards-ticks">
        <Tick
          id="board-orange"
          label={t('board-orange-open')}
          rule="LM-SPLICE-1"
          value={orangeOpen}
          put={(open) => set({ orangeOpen: open })}
        />
        <Tick id="board-overtime" label={t('board-overtime')} rule="LM-TORUS-3" value={overtime} put={(next) => set({ overtime: next })} />
      </div>
    </Group>
  );
}

function Money({ draft: { penalty, cap, hasPremium, premium }, set }: Part) {
  const penalties = (['uncapped', 'capped_at', 'by_insurance'] as const).map(
    (each) => [each, t(`penalty-${each.replaceAll('_', '-') as 'uncapped'}`)] as const,
  );
  return (
    <Group id="board-money" legend={t('board-money')}>
      <div class="fields">
        <Choice
          id="board-penalty"
          label={t('board-penalty')}
          rule="LM-END-6"
          options={penalties}
          value={penalty}
          put={(next) => set({ penalty: next as Draft['penalty'] })}
        />
        {penalty === 'capped_at' && <Text id="board-cap" number most={9} label={t('field-credits')} value={cap} put={(next) => set({ cap: next })} />}
      </div>
      <Tick id="board-premium" label={t('board-premium')} rule="LM-TORUS-4" value={hasPremium} put={(next) => set({ hasPremium: next })} />
      {hasPremium && (
        <Numbers
          texts={premium}
          idOf={(group) => `board-premium-${group}`}
          labelOf={(count) => t(count === premium.length - 1 ? 'board-group-most' : 'board-group', { count })}
          put={(next) => set({ premium: next })}
        />
      )}
    </Group>
  );
}
