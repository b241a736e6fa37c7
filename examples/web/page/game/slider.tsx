// The controls of a replay: a slider, single steps, and going on from there.
import { useArrival } from '../look/arrival';
import { catalogue } from '../catalogue';
import { Button } from '../look/button';
import { Ruled } from '../look/ruled';
import { tell } from '../told';
import { t } from '../words';
import { kindWords } from '../ship/name';
import type { Entry, Happened } from './past';

type Props = {
  at: number;
  entries: Entry[];
  go: (at: number) => void;
  isPlaying: boolean;
  play: (isOn: boolean) => void;
  goOn: () => void;
  leave: () => void;
};

export function Slider({ at, entries, go, isPlaying, play, goOn, leave }: Props) {
  const last = entries[at - 1]?.happened.at(-1);
  return (
    <section class="game-replay" ref={useArrival()} tabIndex={-1} aria-label={t('replay')}>
      <div class="bar">
        <Button id="step-back" aria-label={t('step-back')} why={at > 0 ? '' : t('replay-first')} onClick={() => go(at - 1)}>
          ‹
        </Button>
        <input
          type="range"
          min="0"
          max={entries.length}
          value={at}
          aria-label={t('replay')}
          aria-valuetext={t('replay-at', { at, all: entries.length })}
          onInput={({ currentTarget }) => {
            play(false);
            go(Number(currentTarget.value));
          }}
        />
        <Button id="step-on" aria-label={t('step-on')} why={at < entries.length ? '' : t('replay-last')} onClick={() => go(at + 1)}>
          ›
        </Button>
        <Button main id="replay-play" onClick={() => play(!isPlaying)}>
          {t(isPlaying ? 'battle-replay-pause' : 'battle-replay-play')}
        </Button>
        <Button id="to-end" onClick={leave}>
          {t('to-end')}
        </Button>
        <Button id="branch" onClick={goOn}>
          {t('go-on')}
        </Button>
      </div>
      <p>
        {t('replay-at', { at, all: entries.length })} {last && <Ruled text={tell(last)} />} {last && kindOf(last)}
      </p>
    </section>
  );
}

/** The kind of the component that an event of the yard names by its number, in parentheses. */
function kindOf({ event }: Happened): string {
  if (typeof event !== 'object' || !('yard' in event) || !('tile' in event.yard)) return '';
  const { tile: number } = event.yard;
  const found = catalogue().tiles.find(({ tile }) => tile === number);
  return found ? `(${kindWords(found.component)})` : '';
}
