// The controls of a replay: a slider, single steps, and going on from there.
import { useArrival } from '../look/arrival';
import { Button } from '../look/button';
import { Ruled } from '../look/ruled';
import { Select } from '../look/select';
import { t } from '../words';
import { type Part, partAt } from './parts';

type Props = {
  at: number;
  all: number;
  parts: Part[];
  /** The step in words. */
  says: string;
  go: (at: number) => void;
  isPlaying: boolean;
  play: (isOn: boolean) => void;
  goOn: () => void;
  leave: () => void;
};

export function Slider({ at, all, parts, says, go, isPlaying, play, goOn, leave }: Props) {
  const jump = (part: Part | undefined) => {
    if (!part) return;
    play(false);
    go(part.at);
  };
  const before = parts.findLast((part) => part.at < at);
  const after = parts.find((part) => part.at > at);
  // a slider's own keys for large steps
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'PageUp' && event.key !== 'PageDown') return;
    event.preventDefault();
    jump(event.key === 'PageUp' ? after : before);
  };
  return (
    <section class="game-replay" ref={useArrival()} tabIndex={-1} aria-label={t('replay')}>
      <div class="bar">
        <Button id="step-back" aria-label={t('step-back')} why={at > 0 ? '' : t('replay-first')} onClick={() => go(at - 1)}>
          ‹
        </Button>
        <input
          type="range"
          min="0"
          max={all}
          value={at}
          aria-label={t('replay')}
          aria-valuetext={t('replay-at', { at, all })}
          onKeyDown={onKeyDown}
          onInput={({ currentTarget }) => {
            play(false);
            go(Number(currentTarget.value));
          }}
        />
        <Button id="step-on" aria-label={t('step-on')} why={at < all ? '' : t('replay-last')} onClick={() => go(at + 1)}>
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
      <div class="game-told">
        <div class="bar">
          <Button id="part-back" aria-label={t('replay-part-back')} why={before ? '' : t('replay-first')} onClick={() => jump(before)}>
            «
          </Button>
          <Select
            quiet
            id="part"
            label={t('replay-to')}
            options={parts.map(({ name }, place) => [`${place}`, name] as const)}
            value={`${partAt(parts, at)}`}
            onChange={(place) => jump(parts[Number(place)])}
          />
          <Button id="part-on" aria-label={t('replay-part-on')} why={after ? '' : t('replay-last')} onClick={() => jump(after)}>
            »
          </Button>
        </div>
        <p>
          {t('replay-at', { at, all })}. <Ruled text={says} />
        </p>
      </div>
    </section>
  );
}
