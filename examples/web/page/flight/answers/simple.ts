// Questions with few answers: flying on, leaving, planets, offers, the piece to keep.
import * as sw from '../../../js/index';
import { ask } from '../../look/question';
import { tell } from '../../told';
import { capital, t } from '../../words';
import { type Action, type Answer, type Asking, type Listed, only, type View } from './answer';
import { cubeWords, roomWords } from './room';

const acts = ({ choose }: Asking, listed: Listed[]): Action[] =>
  listed.map((each) => ({ words: tell(each), act: () => choose(each.choice) }));

/** Before a card: fly on, unless one wants out. */
export function flyOn(asking: Asking): Answer {
  const { listed, choose, looks } = asking;
  const ships = only(listed, 'withdraw');
  const leaving = ships.map((each): Action => {
    const words = ships.length === 1 ? t('withdraw-flight') : tell(each);
    return { words, act: () => ask(t('withdraw-sure'), [[words, () => choose(each.choice)]]) };
  });
  const others = acts(asking, [...only(listed, 'wake'), ...only(listed, 'jump')]);
  const on: Action = { words: t(asking.view.card ? 'stay' : 'fly-on'), act: () => choose({ do: 'fly_on' }), main: true };
  const says = asking.view.card
    ? t('asks-hyperspace')
    : t('asks-fly-on', { cards: asking.view.cards_left, who: looks.who(looks.seat ?? 0) });
  return { says, spots: [], actions: [on, ...others, ...leaving] };
}

export function land(asking: Asking): Answer {
  const none: Action = { words: t('fly-past'), act: () => asking.choose({ do: 'decline' }) };
  const { card } = asking.view;
  const [goods, days] = card && 'planets' in card ? [card.planets, card.days] : [[], 0];
  const planets = only(asking.listed, 'land').map(({ choice }): Action => ({
    words: t('land-for', { number: choice.planet + 1, goods: cubeWords(goods[choice.planet] ?? '') }),
    act: () => asking.choose(choice),
  }));
  return { says: t('asks-land', { days }), spots: [], actions: [...planets, none] };
}

/** The goods of the card, or of its part, that is on; empty if it offers none. */
function offered({ card, faced, progress }: View): string {
  const whole = (faced ?? card) as sw.CardKind | null;
  const part = whole?.kind === 'sequence' ? whole.parts[progress.part ?? 0] : whole;
  return part && 'goods' in part ? part.goods : '';
}

export function offer(asking: Asking): Answer {
  const goods = offered(asking.view);
  const take: Action = { words: t('take-offer'), act: () => asking.choose({ do: 'take' }), main: true };
  return { says: t('asks-take'), more: goods && capital(`${roomWords(asking.fleet, goods)}.`), spots: [], actions: [take, { words: t('leave-offer'), act: () => asking.choose({ do: 'decline' }) }] };
}

/** The cells that stay with the piece of a cell. */
function pieceOf(impact: sw.ImpactMessage, cell: sw.Cell): sw.Cell[] {
  const kept = sw.keep(impact, cell);
  return 'ok' in kept && 'fleet' in kept.ok ? kept.ok.fleet.tiles.map(({ at }) => at) : [];
}

export function keep(asking: Asking, impact: sw.ImpactMessage): Answer {
  const pieces = only(asking.listed, 'keep').map(({ choice }) => ({ choice, cells: pieceOf(impact, choice.at) }));
  return {
    says: t('asks-keep'),
    pieces: pieces.map(({ cells }) => cells),
    spots: pieces.flatMap(({ choice, cells }, place) =>
      cells.map((cell) => ({ cell, label: t('piece', { number: place + 1, count: cells.length }), act: () => asking.choose(choice) })),
    ),
    actions: pieces.map(({ choice, cells }, place) => ({
      words: t('piece', { number: place + 1, count: cells.length }),
      act: () => asking.choose(choice),
    })),
  };
}
