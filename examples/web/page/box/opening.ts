// A file of things is opened: beside those on the shelf or in their place, after a question.
import { notice } from '../look/notice';
import { ask } from '../look/question';
import { t, type Word } from '../words';
import type { Shelf } from './shelf';

export const opening =
  <T>(shelf: Shelf<T>, question: Word) =>
  (text: string, name: string): void => {
    const found = shelf.read(text);
    if ('why' in found) return notice(t('bad-file', { name, why: found.why }));
    const mine = shelf.kept().length;
    const add = () => void shelf.change((kept) => [...kept, ...found.items]);
    const replace = () => void shelf.change(() => found.items);
    if (mine === 0) return add();
    ask(t(question, { name, count: found.items.length, mine }), [
      [t('open-add'), add],
      [t('open-replace'), replace],
    ]);
  };
