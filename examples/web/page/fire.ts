// The shipyard's ship under attack: roll the lines, choose a defence, choose the piece to keep.
import * as sw from '../js/index';
import { button, el, select } from './dom';
import type { Page } from './app/legacy';
import type { BestDefence } from '../js/bots';
import { called } from './bots';
import { componentName } from './catalogue';
import { advised as hinted } from './hints';
import { picture } from './picture';
import { at, found, placeName } from './ship';
import { problem, tell } from './told';
import { capital, t } from './words';

const KINDS = ['small_meteor', 'large_meteor', 'light_cannon_fire', 'heavy_cannon_fire'] as const;
const SIDES = ['front', 'right', 'rear', 'left'] as const;
const NAMES = {
  small_meteor: 'attack-small-meteor',
  large_meteor: 'attack-large-meteor',
  light_cannon_fire: 'attack-light-cannon-fire',
  heavy_cannon_fire: 'attack-heavy-cannon-fire',
} as const;
type Defence = NonNullable<Parameters<typeof sw.defend>[2]>;
type State =
  | { at: 'rest' }
  | { at: 'threatened'; attack: sw.Attack; lines: unknown; told: sw.Threatened; defence: Defence; hint?: BestDefence }
  | { at: 'broken'; after: Extract<sw.After, { impact: unknown }> };

export function fire(main: HTMLElement, page: Page): void {
  const { layout } = found();
  const gate = sw.fleet(layout);
  if (!('ok' in gate)) {
    main.append(
      el('section', { class: 'pane' }, el('p', { class: 'bad', id: 'gate' }, t('illegal')), el('a', { href: '#ship' }, t('shipyard'))),
    );
    return;
  }
  let fleet = gate.ok;
  let state: State = { at: 'rest' };
  let kind: (typeof KINDS)[number] = 'large_meteor';
  let side: sw.Side = 'front';
  let faces: (number | null)[] = [null, null];
  let swarm = 0;
  const log: string[] = [];
  const empty = (): Defence =>
    ({ thrusters: [], choices: [], shots: [], shields: [], boosted_shields: [], tokens: [] }) as unknown as Defence;
  const names = sw.must(sw.board(layout.class ?? 'IIIC', layout.opened ?? [])).names;
  const name = (cell: sw.Cell) => placeName(names, cell);
  /** The name of the component on a cell: its kind and place. */
  const named = (cell: sw.Cell) => {
    const there = at(fleet as sw.Layout, cell);
    return there ? componentName(there, name(cell)) : name(cell);
  };
  const boardPane = el('section', { class: 'pane board' });
  const side_ = el('section', { class: 'pane' });
  main.append(el('div', { class: 'panes' }, boardPane, side_));

  const die = () => 1 + Math.floor(Math.random() * 6);

  function attack(): void {
    const thrown: number[] = [];
    let aim = sw.must(sw.aim(layout, side, thrown));
    while (!('final' in aim)) {
      thrown.push(faces[thrown.length] ?? die());
      aim = sw.must(sw.aim(layout, side, thrown));
    }
    log.unshift(capital(t('attacked', { kind: t(NAMES[kind]), side: t(`side-${side}`), dice: thrown.join(' + ') })));
    if (aim.final.starts.length === 0) log.unshift(t('misses'));
    look({ kind, lines: aim.final }, aim.final, empty());
  }

  function look(incoming: sw.Attack, lines: unknown, defence: Defence): void {
    const told = sw.threat(fleet, incoming, defence);
    if ('ok' in told) state = { at: 'threatened', attack: incoming, lines, told: told.ok, defence };
    else page.notice(problem(told));
    draw();
  }

  /** Finds the defence that loses least, if the attack is still pending. */
  async function advise(): Promise<void> {
    const asked = state;
    const { bestDefence } = await called(page.notice);
    if (asked.at !== 'threatened' || state !== asked) return;
    state = { ...asked, hint: sw.must(bestDefence(fleet, asked.attack, { boost: 0 })) };
    draw();
  }

  function meet(): void {
    if (state.at !== 'threatened') return;
    const met = sw.defend(fleet, state.attack, state.defence);
    if (!('ok' in met)) return page.notice(problem(met));
    log.unshift(...met.ok.lines.map(tell).reverse());
    settle(met.ok.after);
  }

  function settle(after: sw.After): void {
    if ('impact' in after) {
      state = { at: 'broken', after };
      draw();
      return;
    }
    fleet = after.fleet;
    state = { at: 'rest' };
    if (swarm > 0 && fleet.tiles.length > 0) {
      swarm -= 1;
      kind = KINDS[Math.floor(Math.random() * 2)];
      side = SIDES[Math.floor(Math.random() * 4)];
      faces = [null, null];
      return attack();
    }
    draw();
  }

  function draw(): void {
    const overlays: sw.Overlays = { theme: page.theme(), told: true };
    if (state.at === 'threatened') Object.assign(overlays, { lines: state.lines, struck: state.told.struck });
    const of = state.at === 'broken' ? state.after.impact.fleet : fleet;
    if (state.at === 'broken') Object.assign(overlays, { pieces: state.after.pieces, lost: state.after.destroyed });
    boardPane.replaceChildren(picture(sw.must(sw.svg({ fleet: of }, overlays))));
    const part = state.at === 'rest' ? choose() : state.at === 'threatened' ? react(state) : pieces(state.after);
    const left = fleet.tiles.length;
    side_.replaceChildren(
      ...part,
      el('p', { id: 'left' }, left ? t('flying', { count: left }) : t('destroyed')),
      el('h2', {}, t('log')),
      el('ol', { class: 'log', 'aria-live': 'polite' }, ...log.map((line) => el('li', {}, line))),
    );
  }

  function choose(): HTMLElement[] {
    const diceOptions: [string, string][] = [
      ['', t('rolled')],
      ...[1, 2, 3, 4, 5, 6].map((face): [string, string] => [`${face}`, `${face}`]),
    ];
    const dice = [0, 1].map((place) =>
      select(t('die', { number: place + 1 }), diceOptions, `${faces[place] ?? ''}`, (face) => {
        faces[place] = face ? Number(face) : null;
      }),
    );
    const kinds = KINDS.map((each): [string, string] => [each, t(NAMES[each])]);
    const sides = SIDES.map((each): [string, string] => [each, t(`side-${each}`)]);
    const flies = fleet.tiles.length > 0;
    return [
      el(
        'div',
        { class: 'bar' },
        select(t('attack'), kinds, kind, (each) => {
          kind = each as typeof kind;
        }),
        select(t('from'), sides, side, (each) => {
          side = each as sw.Side;
        }),
        ...dice,
        button(t('attack'), attack, { class: 'main', id: 'attack', disabled: !flies }),
        button(
          t('swarm'),
          () => {
            swarm = 5;
            attack();
          },
          { id: 'swarm', disabled: !flies },
        ),
        button(t('reset'), reset, { id: 'reset' }),
      ),
    ];
  }

  function reset(): void {
    fleet = sw.must(gate);
    log.length = 0;
    draw();
  }

  /** Controls for everything that can be added to the defence. */
  function react({ attack: incoming, lines, told, defence, hint }: Extract<State, { at: 'threatened' }>): HTMLElement[] {
    const more = (change: Partial<Defence>) => look(incoming, lines, { ...defence, ...change });
    const ways: HTMLElement[] = [];
    for (const dodge of told.threat.dodges) {
      for (const cell of dodge.thrusters)
        ways.push(button(t('thruster', { component: named(cell) }), () => more({ thrusters: [...(defence.thrusters ?? []), cell] })));
    }
    for (const line of told.threat.lines) {
      const met = line.met as { choice?: sw.Cell[] } | string;
      if (line.fate === null && typeof met === 'object' && met.choice) {
        for (const struck of met.choice)
          ways.push(
            button(t('struck', { component: named(struck) }), () =>
              more({ choices: [...(defence.choices ?? []), { line: line.line, struck }] } as Partial<Defence>),
            ),
          );
      }
      for (const cannon of line.shooters)
        ways.push(
          button(t('shoot', { component: named(cannon) }), () =>
            more({ shots: [...(defence.shots ?? []), { line: line.line, cannon }] } as Partial<Defence>),
          ),
        );
      for (const cell of line.shields)
        ways.push(button(t('shield', { component: named(cell) }), () => more({ shields: [...(defence.shields ?? []), cell] })));
      for (const cell of line.boosted_shields)
        ways.push(
          button(t('boosted', { component: named(cell) }), () => more({ boosted_shields: [...(defence.boosted_shields ?? []), cell] })),
        );
    }
    return [
      el('p', {}, t('swarm-left', { count: swarm })),
      el('h2', {}, t('options')),
      el(
        'div',
        { class: 'list' },
        ...ways,
        button(t('take-back'), () => look(incoming, lines, empty())),
        button(t('hint'), () => void advise(), { id: 'hint' }),
        button(t('resolve'), meet, { class: 'main', id: 'resolve' }),
      ),
      ...(hint ? [advised(hint)] : []),
    ];
  }

  function advised(hint: BestDefence): HTMLElement {
    const take = () => {
      if (state.at === 'threatened') look(state.attack, state.lines, hint.best.defence as Defence);
    };
    return hinted(hint, button(t('do-it'), take, { id: 'do-it' }));
  }

  function pieces(after: Extract<sw.After, { impact: unknown }>): HTMLElement[] {
    const keep = (cell: sw.Cell) => {
      const kept = sw.keep(after.impact, cell);
      if ('ok' in kept) settle(kept.ok);
      else page.notice(problem(kept));
    };
    return [
      el('p', { class: 'bad' }, t('keep')),
      el(
        'div',
        { class: 'list' },
        ...after.pieces.map((piece, number) =>
          button(t('piece', { number: number + 1, count: piece.length }), () => keep(piece[0]), { class: 'keep' }),
        ),
      ),
    ];
  }

  draw();
}
