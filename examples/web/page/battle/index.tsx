// A battle at one device or against bots, with a replay.
import { useMemo, useState } from 'preact/hooks';
import type * as sw from '../../js/index';
import { notice } from '../look/notice';
import { Coach } from '../learn/coach';
import { stop } from '../learn/tip';
import { Button } from '../look/button';
import { download, dropping, Opener } from '../look/files';
import { Select } from '../look/select';
import type { Looks } from '../looks';
import { Skip, Speed } from '../motion/pace';
import { BattleSetup } from '../setup/battle';
import { replacing } from '../setup/replace';
import { SharePicture, ShareReplay } from '../share/share';
import { everybody, type Kept, opened, skill, whoIs } from '../table';
import { problem } from '../told';
import { t } from '../words';
import { Elsewhere } from './elsewhere';
import { type Playing, useBattle } from './play';
import { choiceAt, jumped, Replay } from './replay';
import { BattleTable } from './table';

/** Through whose eyes it is seen: those of who is asked, nobody's, or those of a seat. */
type Viewer = 'asked' | 'spectator' | number;

export function Battle() {
  const play = useBattle();
  const [isNew, begin] = useState(false);
  const { kept } = play;
  const start = (next: Kept<'battle'>) => {
    play.show(next);
    begin(false);
  };
  if (!kept || isNew) {
    return <BattleSetup onBegin={start} back={kept ? () => begin(false) : undefined} />;
  }
  const anew = () => {
    stop('battle');
    begin(true);
  };
  return <Table play={play} kept={kept} anew={anew} />;
}

type Props = { play: Playing; kept: Kept<'battle'>; anew: () => void };

function Table({ play, kept, anew }: Props) {
  const { game, seats } = kept;
  const { replay, decider, plays } = play;
  const [viewer, look] = useState<Viewer>('asked');
  const [ready, confirm] = useState<number | null>(null);
  // with several people at one device, each confirms before their hidden information is shown
  const several = seats.filter((sits) => sits === 'human').length > 1;
  const human = decider !== undefined && plays === null && !replay;
  const covered = human && several && ready !== decider;
  const asked = human && !covered ? decider : null;
  const open = replay !== null || !several || decider === undefined;
  const alone = several ? null : seats.indexOf('human');
  const watched = replay || decider === undefined ? null : (asked ?? (alone === null || alone < 0 ? null : alone));
  const seat = viewer === 'asked' ? watched : viewer !== 'spectator' && open ? viewer : asked;
  const shown = replay?.game ?? game;
  // a record of the crate does not say who sits where
  const players = useMemo(() => game.view(null).players.length, [game]);
  const log = useMemo(() => game.log(), [game, play.at]);
  shown.call(everybody(players));
  const read = (text: string, name: string) => {
    const outcome = opened('battle', text);
    if ('ok' in outcome) replacing('battle', () => play.show(outcome.ok));
    else notice(t('bad-file', { name, why: problem(outcome) }));
  };
  const why = (choice: Parameters<typeof game.check>[1]) => {
    const outcome = decider === undefined ? { ok: null } : game.check(decider, choice);
    return 'ok' in outcome ? null : problem(outcome);
  };
  const looks: Looks<'battle'> = {
    game: shown,
    at: replay?.at ?? play.at,
    happened: replay?.happened ?? play.happened,
    seat,
    who: whoIs,
    act: (choice) => decider !== undefined && play.choose(decider, choice),
    why,
    advise: () => decider !== undefined && play.letBot(decider),
    hint: replay ? null : play.hint,
    ask: () => decider !== undefined && play.ask(decider),
    lines: play.lines,
  };
  return (
    <div class="bb-host" {...dropping(read)}>
      <h1 class="hidden">{t('battle')}</h1>
      <Elsewhere play={play} />
      <BattleTable
        {...looks}
        thinks={plays !== null && !replay}
        finish={play.finish}
        bots={(each) => skill(seats, each) !== null}
        replays={replay !== null}
        cover={
          replay ? (
            <Replay game={game} log={log} replay={replay} seek={play.seek} end={play.resume} branch={play.branch} />
          ) : (
            covered && <Pass next={decider} ready={() => confirm(decider)} />
          )
        }
        bar={
          <div class="bb-bar">
            {!replay && !covered && <Coach looks={looks} />}
            <div class="bar">
              <Button id="undo" why={replay ? t('no-undo-replay') : play.at === 0 && t('nothing-chosen')} onClick={play.undo}>
                {t('undo')}
              </Button>
              <Skip />
              <Button id="new" onClick={anew}>
                {t('battle-new')}
              </Button>
            </div>
          </div>
        }
        ended={<Ended anew={anew} play={play} kept={kept} />}
      >
        {!replay && (
          <section aria-label={t('replay')}>
            <h2>{t('replay')}</h2>
            <p class="soft" id="at">
              {choiceAt(log, log.length)}
            </p>
            <Button id="replay-open" why={log.length === 0 && t('nothing-chosen')} onClick={() => play.seek(jumped(game, log.length))}>
              {t('replay')}
            </Button>
          </section>
        )}
        <section class="bb-more" aria-label={t('battle-more')}>
          <div class="bar">
            <Viewers viewer={viewer} look={look} seats={open ? players : 0} />
            <Speed />
          </div>
          <div class="bar">
            <Button id="save" onClick={() => download('battle.json', game.save())}>
              {t('save')}
            </Button>
            <Opener text={t('open')} open={read} />
            <ShareReplay kind="battle" save={() => game.save()} />
            <SharePicture of={() => document.querySelector<SVGSVGElement>('svg.bb')} name="battle" lines={() => pictured(shown)} />
          </div>
        </section>
      </BattleTable>
    </div>
  );
}

/** What stands below a picture of a battle. */
function pictured(game: sw.Shown<'battle'>): string[] {
  const { round, players } = game.view(null);
  const scores = players.map(({ score }, seat) => `${whoIs(seat)} ${score}`).join(' · ');
  return [`${t('battle')} · ${t('battle-round-of', { round: Math.min(round, 9) })}`, scores];
}

function Viewers({ viewer, look, seats }: { viewer: Viewer; look: (viewer: Viewer) => void; seats: number }) {
  const list = Array.from({ length: seats }, (_, seat) => [`${seat}`, whoIs(seat)] as const);
  const options = [['asked', t('viewer-asked')] as const, ['spectator', t('spectator')] as const, ...list];
  const chosen = (value: string) => look(value === 'asked' || value === 'spectator' ? value : Number(value));
  return <Select id="viewer" label={t('viewer')} options={options} value={`${viewer}`} onChange={chosen} />;
}

/** With several people at one device, asks the next one to confirm before showing their view. */
function Pass({ next, ready }: { next: number; ready: () => void }) {
  return (
    <>
      <p class="bad">{t('pass-device', { who: whoIs(next) })}</p>
      <Button main id="ready" onClick={ready}>
        {t('ready', { who: whoIs(next) })}
      </Button>
    </>
  );
}

function Ended({ anew, play, kept }: { anew: () => void; play: Playing; kept: Kept<'battle'> }) {
  return (
    <div class="bar">
      <Button main id="play-again" onClick={anew}>
        {t('battle-again')}
      </Button>
      <Button id="review" onClick={() => play.seek(jumped(kept.game, 0, true))}>
        {t('battle-review')}
      </Button>
    </div>
  );
}
