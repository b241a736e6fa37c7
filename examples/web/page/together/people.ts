// Who sits at a table, what one may do with the own seat, and the links to invite others.
import type { Client, Now } from '../../js/client';
import type * as sw from '../../js/index';
import { button, el } from '../dom';
import { t } from '../words';
import { rename } from './lobby';
import { find, linkOf, type Place } from './places';

/** The parts that a person types in or opens stay; the rest is drawn again. */
export class People {
  readonly element: HTMLElement;
  readonly #client: Client<'battle' | 'game'>;
  readonly #place: Place;
  readonly #own = el('div', { class: 'bar', id: 'own' });
  readonly #rows = el('ul', { class: 'tables', id: 'people' });
  readonly #name: HTMLInputElement;
  readonly #label: HTMLElement;
  readonly #invite: HTMLDetailsElement;
  #drawn = '';

  constructor(client: Client<'battle' | 'game'>, place: Place) {
    [this.#client, this.#place] = [client, place];
    const named = () => this.#named();
    this.#name = el('input', { class: 'name', maxlength: 40, id: 'own-name', onchange: named });
    this.#label = el('label', { class: 'field' }, el('span', {}, t('own-name')), this.#name);
    this.#invite = el('details', { id: 'invite', class: 'pane' }, el('summary', {}, t('invite')), this.#rows);
    this.element = el('div', { class: 'people' }, this.#own, this.#invite);
  }

  /** The name of a player, or of the table. */
  called(actor: sw.Actor): string {
    if (actor === 'table') return t('table');
    return this.#client.now?.players[actor]?.name || t('player', { number: actor + 1 });
  }

  /** Who is to act, as one sentence. */
  awaited(): string {
    const { now, seat } = this.#client;
    if (!now) return '';
    if (now.over) return t('over');
    if (seat !== null && now.players[seat]?.bot) return t('bot-plays');
    if (this.#client.waiting !== null) return t('sending');
    if (seat !== null && now.awaited.seats.includes(seat)) return t(now.awaited.seats.length > 1 ? 'your-choice' : 'your-turn');
    const who = now.awaited.seats.map((each) => t(now.players[each]?.bot ? 'named-bot' : 'named', { who: this.called(each) }));
    return t('awaits', { who: who.join(', ') || t('table') });
  }

  /** Draws what has changed. Without a connection, what only the server can do is disabled. */
  draw(isOpen: boolean): void {
    const { now } = this.#client;
    if (!now) return;
    const state = JSON.stringify([now.players, now.over, isOpen, now.position > 0]);
    if (state === this.#drawn) return;
    if (!this.#drawn) this.#first(now);
    this.#drawn = state;
    if (document.activeElement !== this.#name) this.#name.value = now.players[this.#client.seat ?? -1]?.name ?? '';
    this.#own.replaceChildren(...this.#bar(now, isOpen));
    this.#rows.replaceChildren(...this.#links(now));
  }

  /** Who made the table and waits for others has their links before the eyes. */
  #first({ players }: Now<'battle' | 'game'>): void {
    const { seat } = this.#client;
    this.#invite.open = this.#made() !== undefined && players.some(({ bot, name }, other) => !bot && !name && other !== seat);
  }

  readonly #made = () => find(this.#place)?.made;

  #named(): void {
    const name = this.#name.value.trim();
    rename(name);
    if (name) this.#client.name(name);
  }

  #bar({ players, over }: Now<'battle' | 'game'>, isOpen: boolean): (HTMLElement | string)[] {
    const { seat } = this.#client;
    const client = this.#client;
    const record = over ? [button(t('save'), () => client.record(), { id: 'record', disabled: !isOpen })] : [];
    if (seat === null) return [el('span', { id: 'watching' }, t('watching')), ...record];
    const { bot, resigned } = players[seat];
    if (resigned || over) return [this.#label, ...(resigned ? [el('span', {}, t('resigned'))] : []), ...record];
    return [
      this.#label,
      button(t(bot ? 'play-myself' : 'let-bot-play'), () => client.bot(!bot), { id: 'bot', disabled: !isOpen }),
      button(t('undo'), () => client.undo(), { id: 'undo', disabled: !isOpen }),
      el(
        'details',
        { class: 'resign' },
        el('summary', {}, t('resign')),
        el('span', {}, t('resign-sure')),
        button(t('resign'), () => client.resign(), { id: 'resign', disabled: !isOpen }),
      ),
    ];
  }

  /** The links that this browser knows: who made the table knows all, others their own. */
  #links({ players }: Now<'battle' | 'game'>): HTMLElement[] {
    const { seat } = this.#client;
    const made = this.#made();
    const rows = players.map((player, other) => {
      const known = made?.seats[other] ?? (other === seat ? this.#place.secret : undefined);
      const state = player.resigned
        ? 'state-resigned'
        : player.bot
          ? 'state-bot'
          : other === seat
            ? 'state-own'
            : player.name
              ? 'state-here'
              : 'state-free';
      return this.#row(`${this.called(other)} (${t(state)})`, player.bot && other !== seat ? undefined : known);
    });
    const watch = made?.watch ?? (seat === null ? this.#place.secret : undefined);
    return [...rows, ...(watch ? [this.#row(t('watch-link'), watch)] : [])];
  }

  #row(name: string, secret: string | undefined): HTMLElement {
    if (secret === undefined) return el('li', { class: 'bar' }, el('span', { class: 'who' }, name));
    const link = linkOf({ table: this.#place.table, secret });
    const shown = el('input', {
      readonly: true,
      value: link,
      'aria-label': `${t('link')}: ${name}`,
      class: 'link',
      onfocus: () => shown.select(),
    });
    const done = el('span', { class: 'good', role: 'status' });
    const copy = async () => {
      await navigator.clipboard.writeText(link);
      done.textContent = t('shared');
    };
    const copies = navigator.clipboard && button(t('share'), () => void copy(), { 'aria-label': `${t('share')}: ${name}`, class: 'copy' });
    return el('li', { class: 'bar' }, el('span', { class: 'who' }, name), shown, copies, done);
  }
}
