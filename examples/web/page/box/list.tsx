// The shelf: what is kept, to edit, delete, open and save.
import { useMemo } from 'preact/hooks';
import { Button } from '../look/button';
import { download, Opener } from '../look/files';
import { ask } from '../look/question';
import { spoken, t } from '../words';
import { find } from './shelf';
import type { Props } from './workshop';

type More = { leave: (then: () => void) => void; open: (text: string, name: string) => void; focus: () => void };

export function List<T, D>({ kind, file, words, desk, shelf, Item, nameOf, leave, open, focus }: Props<T, D> & More) {
  const version = shelf.changes.value;
  const items = useMemo(() => shelf.kept(), [version, spoken()]);

  const remove = (item: T, at: number) => {
    const gone = () => {
      shelf.change((kept) => {
        const place = find(kept, item, at);
        return place < 0 ? kept : kept.toSpliced(place, 1);
      });
      // what is in the form becomes a new one
      if (desk.edited.peek()?.at === at) desk.edited.value = null;
      // the last button has gone with its thing
      setTimeout(() => document.activeElement === document.body && focus());
    };
    ask(t(words.deletes, { [kind]: nameOf(item, at) }), [[t('delete'), gone]]);
  };
  return (
    <section class="pane own" id="deck">
      <h2>{t(words.title, { count: items.length })}</h2>
      <div class="bar">
        <Opener text={t('open')} open={open} />
        <Button id="save" why={items.length === 0 && t(words.none)} onClick={() => download(file, JSON.stringify(items))}>
          {t('save')}
        </Button>
      </div>
      {items.length === 0 && <p class="soft">{t(words.none)}</p>}
      <ol class="deck">
        {items.map((item, at) => (
          <li key={at}>
            <Item item={item} />
            <div class="bar">
              <Button
                id={`deck-${at}-${kind}-edit`}
                aria-label={`${t('card-edit')}: ${nameOf(item, at)}`}
                onClick={() => leave(() => desk.show({ item, at }))}
              >
                {t('card-edit')}
              </Button>
              <Button id={`deck-${at}-delete`} aria-label={`${t('delete')}: ${nameOf(item, at)}`} onClick={() => remove(item, at)}>
                {t('delete')}
              </Button>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
