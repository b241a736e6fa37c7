// Who sits where: faces, names, people and bots.
import { type Dispatch, useEffect, useState } from 'preact/hooks';
import { SKILLS } from '../../js/bots';
import { Face } from '../look/face';
import { Select } from '../look/select';
import type { Sitting } from '../table';
import { spoken, t, type Word } from '../words';
import { call, suggested } from './names';

/** Who sits on a new seat. */
export const EASY: Sitting = 'low';

/** `shared` says more to several people at one device. */
type Props = { seats: Sitting[]; counts: number[]; shared?: Word; change: Dispatch<Sitting[]> };

/** How many play, and who. */
export function Seats({ seats, counts, shared, change }: Props) {
  const several = seats.filter((sits) => sits === 'human').length > 1;
  const resize = (count: number) => change(Array.from({ length: count }, (_, seat) => seats[seat] ?? EASY));
  return (
    <>
      <fieldset class="setup-part">
        <legend>{t('setup-how-many')}</legend>
        <div class="setup-counts" id="players">
          {counts.map((count) => (
            <label key={count} class="setup-count">
              <input type="radio" name="players" value={count} checked={count === seats.length} onChange={() => resize(count)} />
              <span>{count}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset class="setup-part">
        <legend>{t('setup-who')}</legend>
        <ul class="setup-seats">
          {seats.map((sits, seat) => (
            <Seat key={seat} seat={seat} sits={sits} change={(next) => change(seats.with(seat, next))} />
          ))}
        </ul>
        {several && (
          <p class="soft" id="one-device">
            {t('setup-one-device')} {shared && t(shared)}
          </p>
        )}
      </fieldset>
    </>
  );
}

function Seat({ seat, sits, change }: { seat: number; sits: Sitting; change: (next: Sitting) => void }) {
  const isBot = sits !== 'human';
  const [name, entered] = useState(suggested(seat, isBot));
  useEffect(() => entered(suggested(seat, isBot)), [seat, isBot, spoken()]);
  const enter = (next: string) => {
    entered(next);
    call(seat, next);
  };
  const options = [['human', t('setup-person')] as const, ...SKILLS.map((skill) => [skill, t(`bot-${skill}`)] as const)];
  return (
    <li class="setup-seat">
      <Face name={name} seat={seat} bot={isBot} />
      <input
        class="name"
        maxLength={24}
        value={name}
        autocomplete="off"
        spellcheck={false}
        aria-label={t('name', { number: seat + 1 })}
        onInput={({ currentTarget }) => enter(currentTarget.value)}
        onBlur={() => entered(suggested(seat, isBot))}
      />
      <Select quiet label={t('setup-plays', { name })} options={options} value={sits} onChange={(next) => change(next as Sitting)} />
    </li>
  );
}
