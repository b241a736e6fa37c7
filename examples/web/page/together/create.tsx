// A new table: which game, for whom.
import { useMemo, useState } from 'preact/hooks';
import type { Made } from '../../js/client';
import { notice } from '../look/notice';
import { boards as shelf } from '../boards/shelf';
import { Button } from '../look/button';
import { Face } from '../look/face';
import { Select } from '../look/select';
import { Battlefields } from '../setup/battlefields';
import { Rounds } from '../setup/classes';
import { boardChoices, dealtAs } from '../setup/flown';
import { type Own, OwnCards } from '../setup/own';
import '../setup/setup.css';
import { problem } from '../told';
import { spoken, t } from '../words';
import { go } from './lobby';
import { ownName, rename } from './own';
import { remember } from './places';
import { type Play, wanted } from './wanted';

const PLAYERS: Record<Play, number[]> = { battle: [3, 4], game: [2, 3, 4, 5] };

export function Create() {
  const [play, choose] = useState<Play>('battle');
  const [bots, sit] = useState([false, false, false]);
  const [powers, empower] = useState(false);
  const [field, lay] = useState('');
  const boards = useMemo(boardChoices, [shelf.changes.value, spoken()]);
  const [classes, fly] = useState(['I']);
  const [cards, mix] = useState<Own>({ flies: false, inPile: null });
  const [name, enter] = useState(ownName());
  const own = bots.indexOf(false);
  const resize = (count: number) => sit(Array.from({ length: count }, (_, seat) => bots[seat] ?? false));
  const turn = (next: Play) => {
    choose(next);
    if (!PLAYERS[next].includes(bots.length)) resize(PLAYERS[next][0]);
  };

  async function create(): Promise<void> {
    const game = wanted({ play, players: bots.length, powers, field, classes, own: cards });
    if (!('ok' in game)) return notice(problem(game));
    const made = await posted({ ...game.ok, bots: bots.flatMap((bot, seat) => (bot ? [seat] : [])) });
    if (typeof made === 'string') return notice(made);
    const place = { table: made.table, secret: own < 0 ? made.watch : made.seats[own] };
    remember({ ...place, play, at: Date.now(), made });
    go(place);
  }

  return (
    <section class="pane form" id="create">
      <h2>{t('create-table')}</h2>
      <label class="field">
        <span>{t('own-name')}</span>
        <input
          class="name"
          id="own-name"
          maxLength={40}
          autocomplete="nickname"
          value={name}
          onInput={({ currentTarget }) => {
            enter(currentTarget.value);
            rename(currentTarget.value);
          }}
        />
      </label>
      <div class="bar">
        <Select
          label={t('together-game')}
          options={[
            ['battle', t('battle')],
            ['game', t('game')],
          ]}
          value={play}
          onChange={(next) => turn(next as Play)}
        />
        <Select
          label={t('players')}
          options={PLAYERS[play].map((count) => [`${count}`, `${count}`] as const)}
          value={`${bots.length}`}
          onChange={(count) => resize(Number(count))}
        />
        {play === 'battle' ? (
          <>
            <label class="field setup-check">
              <input type="checkbox" checked={powers} onChange={() => empower(!powers)} />
              {t('powers')}
            </label>
            <Battlefields players={bots.length} field={field} change={lay} />
          </>
        ) : (
          <Rounds classes={classes} own={boards} change={fly} />
        )}
      </div>
      {play === 'game' && <OwnCards own={cards} classes={classes.map(dealtAs)} change={mix} />}
      <ul class="setup-seats bar">
        {bots.map((bot, seat) => (
          <li key={seat} class="setup-seat">
            <Face name={seat === own ? name || 'me' : `${seat}`} seat={seat} bot={bot} />
            <Select
              label={t('player', { number: seat + 1 })}
              options={[
                ['person', t(seat === own ? 'seat-own' : 'seat-person')],
                ['bot', t('bot-middle')],
              ]}
              value={bot ? 'bot' : 'person'}
              onChange={(chosen) => sit(bots.with(seat, chosen === 'bot'))}
            />
          </li>
        ))}
      </ul>
      <Button main id="make" onClick={() => void create()}>
        {t('create')}
      </Button>
    </section>
  );
}

/** A new table, or why there is none. */
async function posted(wanted: object): Promise<Made | string> {
  try {
    const answer = await fetch('tables', { method: 'POST', body: JSON.stringify(wanted) });
    if (answer.ok) return (await answer.json()) as Made;
    return t(answer.status === 429 ? 'too-many-tables' : 'not-created');
  } catch {
    return t('not-created');
  }
}
