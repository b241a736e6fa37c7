// A reaction to an attack: a click on a cannon, a shield or a thruster is the reaction.
import * as sw from '../../../js/index';
import { kindWords } from '../../ship/name';
import { tell } from '../../told';
import { capital, t } from '../../words';
import { type Action, type Answer, type Asking, type Choice, isSame, keyOf, only, tokens } from './answer';

type Defence = sw.DefenceMessage;
type Way = { cell: sw.Cell; defence: Defence };

const used = ({ thrusters = [], shots = [], shields = [], boosted_shields: boosted = [] }: Defence): sw.Cell[] => [
  ...thrusters,
  ...shots.map(({ cannon }) => cannon),
  ...shields,
  ...boosted,
];

/** What can stop it, one component each. */
function ways({ lines }: sw.ThreatMessage): Way[] {
  return lines.flatMap(({ line, shooters, shields, boosted_shields: boosted }) => [
    ...shooters.map((cannon): Way => ({ cell: cannon, defence: { shots: [{ line, cannon }] } })),
    ...shields.map((cell): Way => ({ cell, defence: { shields: [cell] } })),
    ...boosted.map((cell): Way => ({ cell, defence: { boosted_shields: [cell] } })),
  ]);
}

/** The defence with the fewest tokens that pay for it; null if none do. */
function paid({ fleet, why, knows }: Asking, defence: Defence): Choice | null {
  for (let count = 0; knows && count <= 4; count += 1) {
    const choice: Choice = { do: 'defend', defence: { ...defence, tokens: tokens(fleet, count) } };
    if (why(choice) === null) return choice;
  }
  return null;
}

/** The cells that can be clicked, each with its defence: as listed, else as the threat offers and batteries pay. */
function reactions(asking: Asking, threat: sw.ThreatMessage | null): Map<string, Choice> {
  const found = new Map<string, Choice>();
  for (const { choice } of only(asking.listed, 'defend')) {
    const cells = used(choice.defence);
    if (cells.length === 1) found.set(keyOf(cells[0]), choice);
  }
  for (const { cell, defence } of threat ? ways(threat) : []) {
    const choice = found.has(keyOf(cell)) ? null : paid(asking, defence);
    if (choice) found.set(keyOf(cell), choice);
  }
  return found;
}

function kindOf({ fleet }: Asking, cell: sw.Cell): string {
  const tile = fleet.tiles.find(({ at }) => isSame(at, cell));
  return tile ? capital(kindWords(tile as unknown as sw.Component)) : '';
}

export function defend(asking: Asking, incoming: sw.IncomingMessage): Answer {
  const { listed, choose, name, fleet } = asking;
  const threatened = sw.threat(fleet, { incoming });
  const threat = 'ok' in threatened ? threatened.ok : null;
  const spots = [...reactions(asking, threat?.threat ?? null)].map(([key, choice]) => {
    const cell = key.split(',').map(Number) as sw.Cell;
    const cost = (choice as Extract<Choice, { do: 'defend' }>).defence.tokens?.length ?? 0;
    const label = t('react-with', { cell: name(cell), how: kindOf(asking, cell), batteries: cost });
    return { cell, label, badge: cost ? `−${cost}` : '', act: () => choose(choice) };
  });
  const actions = only(listed, 'defend').map((each): Action => {
    const none = used(each.choice.defence).length === 0;
    return { words: none ? t('do-nothing') : tell(each), act: () => choose(each.choice) };
  });
  const kind = t(`attack-${incoming.kind.replaceAll('_', '-') as 'small-meteor'}`);
  return {
    says: t('asks-defend', {
      attack: capital(kind),
      side: t(`side-${incoming.lines.from}`),
      struck: (threat?.struck ?? []).map(name).join(', ') || 'none',
    }),
    more: t('asks-defend-how'),
    spots,
    actions,
    incoming,
    struck: threat?.struck,
  };
}
