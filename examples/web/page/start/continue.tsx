// What is kept in this browser, to go on with.
import { Face } from '../look/face';
import { t } from '../words';
import { continued, type Continued } from './kept';

const isOver = (each: Continued): boolean => 'over' in each && each.over;

export function Continue() {
  const kept = continued();
  return (
    <>
      <List title={t('continue')} kept={kept.filter((each) => !isOver(each))} />
      <List title={t('finished')} kept={kept.filter(isOver)} />
    </>
  );
}

function List({ title, kept }: { title: string; kept: Continued[] }) {
  if (kept.length === 0) return null;
  return (
    <section class="continue">
      <h2>{title}</h2>
      <ul>
        {kept.map((each) => {
          const href = each.part === 'together' ? each.href : `#${each.part}`;
          return (
            <li key={href}>
              <a href={href} class="kept">
                <span class="kept-faces">
                  {'players' in each && each.players.map(({ name, isBot }, seat) => <Face key={seat} name={name} seat={seat} bot={isBot} />)}
                </span>
                <strong>{titleOf(each)}</strong>
                <span>{said(each)}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function titleOf(each: Continued): string {
  if (each.part === 'ship') return t('shipyard');
  return each.part === 'together' ? t('continue-at-table', { game: t(each.play) }) : t(each.part);
}

function said(each: Continued): string {
  if (each.part === 'ship') {
    const { board, components: count } = each;
    return board ? t('continue-ship', { class: board, count }) : t('continue-own-ship', { count });
  }
  if (each.part === 'together') return t('continue-table', { at: new Date(each.at) });
  const players = each.players.map(({ name }) => name).join(', ');
  return each.over ? t('finished-with', { players }) : t('continue-with', { players, count: each.choices });
}
