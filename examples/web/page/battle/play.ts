// A battle on this device: who plays, whose turn it is, what the last choices caused.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Hint, Skill } from '../../js/bots';
import type * as sw from '../../js/index';
import { notice } from '../look/notice';
import { advised as advice } from '../engine/bots';
import type { Line } from '../looks';
import { idle, stop } from '../motion';
import { branching } from '../setup/replace';
import { again, keep, type Kept, seed, skill } from '../table';
import { problem } from '../told';
import type { Replayed } from './replay';

type Happened = sw.Happened<sw.BattleEvent>;
type Choice = sw.Games['battle']['choice'];
type State = { kept: Kept<'battle'> | null; at: number; happened: Happened[]; lines: Line[]; hint: Hint<'battle'> | null; finishing: Finishing | null };
/** A turn that a bot finishes for a person, and how many choices stood before. */
type Finishing = { turn: string; from: number };

/** What of the log is shown. */
const LINES = 200;

export type Playing = ReturnType<typeof useBattle>;

export function useBattle() {
  const [state, set] = useState<State>(() => stateOf(again('battle', notice)));
  const [replay, seek] = useState<Replayed | null>(null);
  const latest = useRef(state);
  latest.current = state;
  /** Another number, another game or another turn of it: what was asked of a bot before is void. */
  const turn = useRef(0);
  /** Whether nothing may be chosen: the game goes on in another tab. */
  const halted = useRef(false);
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  /** Shows a game as it stands, without motion. */
  const show = (kept: Kept<'battle'> | null, store = true) => {
    turn.current += 1;
    stop();
    if (kept && store) keep('battle', kept);
    seek(null);
    set({ ...stateOf(kept), lines: kept === latest.current.kept ? latest.current.lines : [] });
  };

  const caused = (happened: Happened[], choices: number) => {
    const { kept, at, lines } = latest.current;
    if (!kept) return;
    turn.current += 1;
    keep('battle', kept);
    const heard = [...[...happened].reverse(), ...lines].slice(0, LINES);
    latest.current = { ...latest.current, kept, at: at + choices, happened, lines: heard, hint: null };
    set(latest.current);
  };

  const choose = (seat: number, choice: Choice): void => {
    const outcome = halted.current ? undefined : latest.current.kept?.game.choose(seat, choice);
    if (!outcome) return;
    latest.current.finishing = null;
    if ('ok' in outcome) caused(outcome.ok, 1);
    else notice(problem(outcome));
  };

  const advised = async (seat: number, plays: Skill): Promise<Hint<'battle'> | null> => {
    const { kept } = latest.current;
    const asked = turn.current;
    const hint = kept ? await advice(kept.game, seat, plays, seed()) : null;
    return asked === turn.current ? hint : null;
  };

  /** A bot's choice; its volley and its turns at one go. */
  const bot = async (seat: number, plays: Skill): Promise<void> => {
    const { kept } = latest.current;
    const all: Happened[] = [];
    let choices = 0;
    for (let isOn = kept !== null; isOn && kept;) {
      const hint = await advised(seat, plays);
      const outcome = hint && !halted.current && kept.game.choose(seat, hint.choice);
      if (!outcome) return choices ? caused(all, choices) : undefined;
      if (!('ok' in outcome)) return notice(problem(outcome));
      all.push(...outcome.ok);
      choices += 1;
      const { step } = kept.game.view(null);
      isOn = kept.game.awaited().seats[0] === seat && (step.step === 'fire' || step.step === 'turn');
    }
    caused(all, choices);
  };

  const decider = state.kept?.game.awaited().seats[0];
  const plays = state.kept && decider !== undefined ? player(state.kept, decider, state.finishing) : null;
  useEffect(() => {
    if (decider === undefined || !plays || replay || halted.current) return;
    const asked = turn.current;
    void idle().then(() => (asked === turn.current ? bot(decider, plays) : undefined));
  }, [state, replay !== null]);

  return {
    ...state,
    decider,
    plays,
    replay,
    seek,
    /** Back to the latest state. */
    resume: () => show(state.kept, false),
    show,
    choose,
    /** Back to the last choice of a person, or to before the turn that a bot finished; other bots would choose again at once. */
    undo: () => {
      const { kept, finishing } = state;
      if (!kept) return;
      const last = kept.game.log().findLastIndex(({ by }) => typeof by !== 'number' || skill(kept.seats, by) === null);
      show({ ...kept, game: kept.game.branch(finishing?.from ?? Math.max(0, last)) });
    },
    branch: (at: number) => {
      if (!state.kept) return;
      const game = state.kept.game.branch(at);
      game.seed(seed());
      const { kept } = state;
      branching('battle', () => show({ ...kept, game }));
    },
    letBot: (seat: number) => {
      latest.current.finishing = null;
      void bot(seat, 'high');
    },
    /** Lets a bot make all choices that are left in the turn that is on. */
    finish: () => {
      const { kept, at } = latest.current;
      if (kept) set({ ...latest.current, hint: null, finishing: { turn: turnOf(kept), from: at } });
    },
    ask: (seat: number) =>
      void advised(seat, 'high').then((hint) => {
        if (hint) set({ ...latest.current, hint });
      }),
    halt: (isOn: boolean) => {
      halted.current = isOn;
    },
  };
}

const turnOf = ({ game }: Kept<'battle'>): string => {
  const { round, active } = game.view(null);
  return `${round} ${active}`;
};

/** The bot that chooses for a seat now; null if a person does. */
function player(kept: Kept<'battle'>, seat: number, finishing: Finishing | null): Skill | null {
  const isFinishing = finishing?.turn === turnOf(kept) && kept.game.view(null).active === seat;
  return skill(kept.seats, seat) ?? (isFinishing ? 'high' : null);
}

function stateOf(kept: Kept<'battle'> | null): State {
  return { kept, at: kept?.game.log().length ?? 0, happened: [], lines: [], hint: null, finishing: null };
}
