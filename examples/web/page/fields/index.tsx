// Own battlefields: a form for one, which the crate checks at every change, and those that are kept.
import { useMemo } from 'preact/hooks';
import '../boards/boards.css';
import { Desk } from '../box/desk';
import { faultOf } from '../box/faults';
import type { Mistake } from '../box/mistakes';
import { type Words, Workshop } from '../box/workshop';
import { spoken, t } from '../words';
import { type Draft, draftOf, fresh, laidOf } from './draft';
import { FieldFace } from './face';
import { FAULTS, type Own, tried } from './field';
import './fields.css';
import { FieldForm } from './form';
import { fields } from './shelf';

const WORDS: Words = {
  ...{ about: 'battlefields-about', form: 'battlefield-form', wrong: 'battlefield-wrong', add: 'battlefield-add', fresh: 'battlefield-new' },
  ...{ draft: 'ask-draft-battlefield', deletes: 'ask-delete-battlefield', opens: 'ask-open-battlefields' },
  ...{ title: 'battlefields-count', none: 'battlefields-none' },
};

const desk = new Desk<Own, Draft>(fresh, draftOf);

function judged(draft: Draft): { own: Own | null; mistakes: Mistake[] } {
  const own = { name: draft.name.trim(), layout: laidOf(draft) };
  const mistakes = own.name ? [] : [{ at: 'field-name', says: t('board-nameless') }];
  const outcome = tried(own.layout);
  if (!('ok' in outcome)) {
    const { about, says } = faultOf(FAULTS, outcome);
    mistakes.push({ at: about ? 'field-hexes' : 'field', says });
  }
  return { own: mistakes.length === 0 ? own : null, mistakes };
}

export function Fields() {
  const draft = desk.draft.value;
  const { own, mistakes } = useMemo(() => judged(draft), [draft, spoken()]);
  const put = (next: Draft) => {
    desk.draft.value = next;
  };
  return (
    <Workshop
      kind="field"
      first="field-name"
      file="battlefields.json"
      words={WORDS}
      desk={desk}
      shelf={fields}
      ready={own}
      // nobody has done anything wrong in an empty form
      mistakes={desk.isTouched ? mistakes : []}
      form={<FieldForm draft={draft} put={put} />}
      face={own && <FieldFace item={own} />}
      Item={FieldFace}
      nameOf={({ name }) => name}
    />
  );
}
