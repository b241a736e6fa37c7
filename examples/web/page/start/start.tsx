// The first page: what this is, what one can do, what can be continued.
import type { ComponentChildren } from 'preact';
import { learn, stop } from '../learn/tip';
import { ask } from '../look/question';
import { forget } from '../store';
import type { Word } from '../words';
import { t } from '../words';
import { Continue } from './continue';
import { continued } from './kept';
import { BattleSign, GameSign, ShipSign, TableSign } from './signs';
import { Sky } from './sky';
import './start.css';

type Way = { part: string; title: Word; what: Word; Sign: () => ComponentChildren };

const WAYS: Way[] = [
  { part: 'game', title: 'game', what: 'start-game-what', Sign: GameSign },
  { part: 'battle', title: 'battle', what: 'start-battle-what', Sign: BattleSign },
  { part: 'ship', title: 'shipyard', what: 'start-ship-what', Sign: ShipSign },
  { part: 'together', title: 'together', what: 'start-together-what', Sign: TableSign },
];
const ALSO: { part: string; title: Word; what: Word; begin?: (event: Event) => void }[] = [
  { part: 'game', title: 'learn-game', what: 'learn-what', begin: (event) => lesson(event, 'game') },
  { part: 'battle', title: 'learn-battle', what: 'learn-what', begin: (event) => lesson(event, 'battle') },
  { part: 'daily', title: 'daily', what: 'daily-today' },
  { part: 'fire', title: 'fire', what: 'start-fire-what' },
  { part: 'cards', title: 'box', what: 'start-cards-what' },
];

/** A lesson begins with a new game, unless the one that is kept shall go on. */
function lesson(event: Event, kind: 'battle' | 'game'): void {
  const kept = continued().find(({ part }) => part === kind);
  if (kept && 'over' in kept && kept.over) forget(kind);
  else if (kept) return asked(event, kind);
  return learn(kind);
}

/** The way to a game leads to no lesson, unless one is under way. */
function plainly(part: string): void {
  if ((part === 'battle' || part === 'game') && !continued().some((kept) => kept.part === part)) stop(part);
}

function asked(event: Event, kind: 'battle' | 'game'): void {
  event.preventDefault();
  const go = () => {
    learn(kind);
    location.hash = `#${kind}`;
  };
  const anew = () => {
    forget(kind);
    go();
  };
  ask(t('learn-kept'), [
    [t('learn-go-on'), go],
    [t('learn-anew'), anew],
  ]);
}

export function Start() {
  return (
    <div class="start">
      <section class="hero space">
        <Sky />
        <div class="hero-words">
          <h1>{t('start-title')}</h1>
          <p>{t('start-what')}</p>
          <p>{t('start-easy')}</p>
        </div>
      </section>
      <ul class="ways">
        {WAYS.map(({ part, title, what, Sign }) => (
          <li key={part}>
            <a href={`#${part}`} class="way" onClick={() => plainly(part)}>
              <Sign />
              <strong>{t(title)}</strong>
              <span>{t(what)}</span>
              <span class="way-go">{t(part === 'ship' ? 'start-build' : 'start-play')}</span>
            </a>
          </li>
        ))}
      </ul>
      <Continue />
      <section class="also">
        <h2>{t('also')}</h2>
        <ul>
          {ALSO.map(({ part, title, what, begin }) => (
            <li key={title}>
              <a href={`#${part}`} onClick={begin}>
                {t(title)}
              </a>{' '}
              {t(what)}
            </li>
          ))}
        </ul>
        <p class="soft">{t('unofficial')}</p>
      </section>
    </div>
  );
}
