// The form of a battlefield: its name, its size, its hexes.
import { useState } from 'preact/hooks';
import { LONGEST } from '../boards/board';
import { Choice, Text } from '../box/inputs';
import { Button } from '../look/button';
import { t } from '../words';
import { Brushes } from './brushes';
import { type Draft, drawn, type Mark, RADII } from './draft';
import { builtIn, type Count } from './field';
import { Grid } from './grid';

type Props = { draft: Draft; put: (draft: Draft) => void };

export function FieldForm({ draft, put }: Props) {
  const [brush, take] = useState<Mark | ''>('asteroid');
  const [least, most] = RADII;
  const radii = Array.from({ length: most - least + 1 }, (_, more) => [`${least + more}`, `${least + more}`] as const);
  const copied = (players: Count) => put(drawn(draft.name, builtIn(players)));
  return (
    <>
      <div class="fields">
        <Text id="field-name" label={t('board-name')} most={LONGEST} value={draft.name} put={(name) => put({ ...draft, name })} />
        <Choice
          id="field-players"
          label={t('players')}
          options={[
            ['3', '3'],
            ['4', '4'],
          ]}
          value={`${draft.players}`}
          put={(players) => put({ ...draft, players: Number(players) as Count })}
        />
        <Choice
          id="field-radius"
          label={t('battlefield-radius')}
          rule="BBS-3"
          options={radii}
          value={`${draft.radius}`}
          put={(radius) => put({ ...draft, radius: Number(radius) })}
        />
      </div>
      <div class="bar fields-copy">
        {([3, 4] as Count[]).map((players) => (
          <Button key={players} id={`field-copy-${players}`} onClick={() => copied(players)}>
            {t('battlefield-copy', { players })}
          </Button>
        ))}
      </div>
      <Brushes draft={draft} brush={brush} take={take} />
      <Grid draft={draft} brush={brush} put={put} />
    </>
  );
}
