// The tiles of the yard: the one in hand, those set aside, the pool.
import { FaceDown, Tile } from '../ship/tile';
import { componentWords } from '../ship/name';
import { t } from '../words';
import type { Building } from './building';
import type { Carry } from './carry';
import { Act, Hand, Key } from './hand';
import { componentOf } from './held';
import { Pool, type Pooled } from './pool';
import { useSlots } from './slots';

const known = new Map<number, Pooled>();

/** A tile of the pool, always the same object. */
function pooled(tile: number): Pooled {
  const found = known.get(tile) ?? { tile, component: componentOf(tile, 0) };
  known.set(tile, found);
  return found;
}

/** `byKeys` is told so that the board can be focused next. */
export type Take = (byKeys: boolean) => void;
type Props = { yard: Building; carry: Carry; took: Take };

export function Tiles({ yard, carry, took }: Props) {
  const { view, attempt, held } = yard;
  const isShut = !yard.can('take_face_down') && !yard.can('take_face_up');
  const faceUp = view.face_up.map(pooled);
  const slots = useSlots(faceUp, !isShut);
  const takeUp = ({ tile }: Pooled) => attempt({ do: 'take_face_up', tile });
  const draw = () => attempt({ do: 'take_face_down' });
  return (
    <section class="yard-tiles" aria-label={t('pool')}>
      <Hand component={held} turn={() => yard.turnBy(1)} grab={carry.start}>
        <Act id="return" can={yard.can('return')} does={() => attempt({ do: 'return' })} why={() => attempt({ do: 'return' })}>
          {t('yard-return')} <Key of="B" />
        </Act>
      </Hand>
      <Aside yard={yard} carry={carry} took={took} />
      <div class="yard-pool">
        <button
          type="button"
          id="draw"
          class="yard-draw"
          aria-disabled={yard.can('take_face_down') ? undefined : 'true'}
          onClick={(event) => {
            took(event.detail === 0);
            draw();
          }}
          onPointerDown={(event) => event.pointerType === 'mouse' && yard.can('take_face_down') && carry.start(event, draw)}
        >
          <FaceDown />
          <span>
            {t('yard-draw', { count: view.face_down })} <Key of="N" />
          </span>
        </button>
        {slots.length > 0 ? (
          <Pool
            tiles={slots}
            label={t('yard-face-up', { count: faceUp.length })}
            shut={isShut}
            take={(tile, byKeys) => {
              took(byKeys);
              takeUp(tile);
            }}
            grab={(event, tile) => carry.start(event, () => takeUp(tile))}
          />
        ) : (
          <p class="pool-empty">{t('yard-none-up')}</p>
        )}
      </div>
    </section>
  );
}

/** Two places for tiles that are kept for later. */
function Aside({ yard, carry, took }: Props) {
  const { me, attempt, held } = yard;
  return (
    <div class="yard-aside" role="group" aria-label={t('yard-aside')}>
      <span>
        {t('yard-aside')} <Key of="S" />
      </span>
      {[0, 1].map((place) => {
        const tile = me.aside[place];
        if (tile === undefined) {
          return (
            <button
              key={place}
              type="button"
              class="yard-place"
              id={`aside${place}`}
              aria-disabled={held ? undefined : 'true'}
              aria-label={t('yard-set-aside')}
              title={t('yard-set-aside')}
              onClick={() => attempt({ do: 'set_aside' })}
            >
              +
            </button>
          );
        }
        const component = componentOf(tile, me.seat);
        const take = () => attempt({ do: 'take_aside', tile });
        return (
          <button
            key={place}
            type="button"
            class="yard-place"
            id={`aside${place}`}
            aria-label={componentWords(component)}
            onClick={(event) => {
              took(event.detail === 0);
              take();
            }}
            onPointerDown={(event) => event.pointerType === 'mouse' && carry.start(event, take)}
          >
            <Tile component={component} unnamed />
          </button>
        );
      })}
    </div>
  );
}
