// All choices as a list, grouped by what they are about, for keys and screen readers.
import { useState } from 'preact/hooks';
import { t } from '../words';
import { revealed } from './actions';
import { isPower } from './cards';
import { nameOf, squadronName } from './names';
import type { Choice, Listed } from './paths';

/** What a choice is about: a ship, a squadron, a power; an empty text for the turn itself. */
function about(choice: Choice): string {
  if (!('do' in choice)) return '';
  if ('squadron' in choice) return squadronName(choice.squadron);
  if (isPower(choice)) return t('battle-power-own');
  if ('fighter' in choice) return nameOf(choice.fighter);
  if ('ship' in choice) return nameOf(choice.ship);
  return 'target' in choice ? nameOf(choice.target) : '';
}

/** The list goes away while others choose, and comes back as it was left. */
let wasOpen = false;

export function AllChoices({ listed, act }: { listed: Listed[]; act: (choice: Choice) => void }) {
  const [isOpen, open] = useState(wasOpen);
  const toggled = (now: boolean) => {
    wasOpen = now;
    open(now);
  };
  const groups = new Map<string, Listed[]>();
  for (const each of isOpen ? listed : []) {
    const group = about(each.choice);
    groups.set(group, [...(groups.get(group) ?? []), each]);
  }
  return (
    <details class="fold" id="choices" open={isOpen} onToggle={({ currentTarget }) => toggled(currentTarget.open)}>
      <summary>{t('battle-all-choices-count', { count: listed.length })}</summary>
      <div class="bb-all">
        {[...groups].map(([group, choices]) => (
          <div key={group} role="group" aria-label={group || t('battle-this-turn')}>
            {groups.size > 1 && <h3>{group || t('battle-this-turn')}</h3>}
            {choices.map((each) => (
              <button key={JSON.stringify(each.choice)} type="button" class="choice" onClick={() => act(each.choice)}>
                {revealed(each)}
              </button>
            ))}
          </div>
        ))}
      </div>
    </details>
  );
}
