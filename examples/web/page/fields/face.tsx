// What a battlefield looks like.
import { boxOf, hexesOf, key } from '../battle/board/geometry';
import '../battle/battle.css';
import { t } from '../words';
import { Place } from './chart';
import { drawn, marked } from './draft';
import type { Own } from './field';

export function FieldFace({ item: { name, layout } }: { item: Own }) {
  const draft = drawn(name, layout);
  return (
    <article class="boards-face">
      <div class="fields-picture space" aria-hidden>
        <svg class="bb" viewBox={boxOf(layout.radius).join(' ')}>
          {hexesOf(layout.radius).map((hex) => (
            <Place key={key(hex)} at={hex} mark={marked(draft, hex)} />
          ))}
        </svg>
      </div>
      <div>
        <h3>{name}</h3>
        <p>{t('battlefield-face', { players: draft.players, radius: layout.radius, asteroids: layout.asteroids.length })}</p>
      </div>
    </article>
  );
}
