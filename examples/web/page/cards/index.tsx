// Own cards: a form for one, which the crate checks at every change, and the deck.
import { useMemo } from 'preact/hooks';
import { Desk } from '../box/desk';
import { type Words, Workshop } from '../box/workshop';
import { spoken, t } from '../words';
import { type Card, judged } from './check';
import { deck } from './deck';
import { Face, FaceOf } from './face';
import { family, whole } from './kinds';

const WORDS: Words = {
  ...{ about: 'cards-about', form: 'card-form', wrong: 'card-wrong', add: 'card-add', fresh: 'card-new' },
  ...{ draft: 'ask-draft', deletes: 'ask-delete', opens: 'ask-open', title: 'deck', none: 'deck-none' },
};

let shape = whole();

const desk = new Desk<Card, Card>(
  (last) => {
    shape = whole();
    const card = shape.start() as Card;
    return last ? { ...card, level: last.level } : card;
  },
  (card) => {
    shape = whole();
    return card;
  },
);

const nameOf = (card: Card, at: number) => `${at + 1}, ${family(card.kind)}`;

export function Cards() {
  const draft = desk.draft.value;
  const { told, mistakes } = useMemo(() => judged(draft, shape, 'card'), [draft, spoken()]);
  const put = (card: unknown) => {
    desk.draft.value = card as Card;
  };
  return (
    <Workshop
      kind="card"
      first="card-kind"
      file="cards.json"
      words={WORDS}
      desk={desk}
      shelf={deck}
      ready={told?.card ?? null}
      mistakes={mistakes}
      form={shape.draw(draft as never, { id: 'card', label: t('card-form'), put })}
      face={told && <Face told={told} />}
      Item={FaceOf}
      nameOf={nameOf}
    />
  );
}
