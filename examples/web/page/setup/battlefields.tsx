// Where a battle is fought: on the built-in battlefield, or on one of one's own.
import { useMemo } from 'preact/hooks';
import * as sw from '../../js/index';
import type { Own } from '../fields/field';
import { fields } from '../fields/shelf';
import { Select } from '../look/select';
import { seed } from '../table';
import { t } from '../words';

/** The battlefields of one's own for so many players. */
const ownFields = (players: number): Own[] => fields.kept().filter(({ layout }) => layout.zones.length === players);

/** The battlefield of a name, if there is one for so many players. */
const named = (players: number, field: string): Own | undefined => ownFields(players).find(({ name }) => name === field);

type Props = { players: number; field: string; change: (field: string) => void };

/** The choice, if there are own ones. */
export function Battlefields({ players, field, change }: Props) {
  const own = useMemo(() => ownFields(players), [fields.changes.value, players]);
  if (own.length === 0) return null;
  return (
    <Select
      id="battlefield"
      label={t('battlefield-form')}
      options={[['', t('battlefield-built-in')], ...own.map(({ name }) => [name, name] as const)]}
      value={named(players, field) ? field : ''}
      onChange={change}
    />
  );
}

export const isOwnField = (players: number, field: string): boolean => named(players, field) !== undefined;

/** The setup of a battle. */
export function dealtBattle(players: number, powers: boolean, field: string): sw.Games['battle']['setup'] {
  const dealt = sw.must(sw.deal({ play: 'battle', players, powers, seed: seed() }));
  const own = named(players, field);
  return own ? ({ ...dealt, layout: own.layout } as typeof dealt) : dealt;
}
