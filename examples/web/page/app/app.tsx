// The page: its parts, the header above them, notices, saves that cannot be read.
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { battle } from '../battle/index';
import { cards } from '../cards/index';
import { fire } from '../fire';
import { game } from '../game/index';
import { shipyard } from '../shipyard/index';
import { together } from '../together/index';
import type { Word } from '../words';
import { Damaged } from './damaged';
import { Header } from './header';
import { Legacy } from './legacy';
import { Notices } from './notices';

/** The parts, by the name that stands in the address. */
export const PARTS: Record<string, { title: Word; Part: ComponentType }> = {
  ship: { title: 'shipyard', Part: () => <Legacy part={shipyard} /> },
  fire: { title: 'fire', Part: () => <Legacy part={fire} /> },
  battle: { title: 'battle', Part: () => <Legacy part={battle} /> },
  game: { title: 'game', Part: () => <Legacy part={game} /> },
  together: { title: 'together', Part: () => <Legacy part={together} /> },
  cards: { title: 'cards', Part: () => <Legacy part={cards} /> },
};

const hash = signal(location.hash);
addEventListener('hashchange', () => {
  hash.value = location.hash;
});

export function App() {
  const name = hash.value.slice(1).split('=')[0];
  const part = name in PARTS ? name : 'ship';
  const { Part } = PARTS[part];
  return (
    <>
      <Header part={part} />
      <div class="notices">
        <Notices />
        <Damaged />
      </div>
      <main id="main">
        <Part key={hash.value} />
      </main>
    </>
  );
}
