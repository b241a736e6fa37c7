// Own boards: a form for one, which the crate checks at every change, and those that are kept.
import { useMemo } from 'preact/hooks';
import { Desk } from '../box/desk';
import { type Words, Workshop } from '../box/workshop';
import { spoken } from '../words';
import type { Own } from './board';
import './boards.css';
import { type Draft, draftOf, fresh } from './draft';
import { BoardFace } from './face';
import { BoardForm } from './form';
import { judged } from './judged';
import { boards } from './shelf';

const WORDS: Words = {
  ...{ about: 'boards-about', form: 'board-form', wrong: 'board-wrong', add: 'board-add', fresh: 'board-new' },
  ...{ draft: 'ask-draft-board', deletes: 'ask-delete-board', opens: 'ask-open-boards', title: 'boards-count', none: 'boards-none' },
};

const desk = new Desk<Own, Draft>(fresh, draftOf);

export function Boards() {
  const draft = desk.draft.value;
  const { own, mistakes } = useMemo(() => judged(draft), [draft, spoken()]);
  const put = (next: Draft) => {
    desk.draft.value = next;
  };
  return (
    <Workshop
      kind="board"
      first="board-name"
      file="boards.json"
      words={WORDS}
      desk={desk}
      shelf={boards}
      ready={own}
      // nobody has done anything wrong in an empty form
      mistakes={desk.isTouched ? mistakes : []}
      form={<BoardForm draft={draft} put={put} />}
      face={own && <BoardFace item={own} />}
      Item={BoardFace}
      nameOf={({ name }) => name}
    />
  );
}
