// What one may do with the own seat.
import { useState } from 'preact/hooks';
import { Button } from '../look/button';
import { ask } from '../look/question';
import { linkToTable } from '../share/link';
import { t } from '../words';
import { rename } from './own';
import type { Session } from './session';

export function OwnSeat({ session }: { session: Session }) {
  const { client, isOpen } = session.watched;
  const { now, seat } = client;
  if (!now) return null;
  const record = now.over && (
    <>
      <a class="button" id="review" href={linkToTable(session.place)}>
        {t('battle-review')}
      </a>
      <Button id="record" why={!isOpen && t('no-line')} onClick={() => client.record()}>
        {t('save')}
      </Button>
    </>
  );
  if (seat === null)
    return (
      <div class="bar" id="own">
        <span id="watching">{t('watching')}</span>
        {record}
      </div>
    );
  const { bot, resigned, name } = now.players[seat];
  return (
    <div class="bar" id="own">
      <OwnName name={name} enter={(next) => client.name(next)} />
      {resigned && <span>{t('resigned')}</span>}
      {!resigned && !now.over && (
        <>
          <Button id="undo" why={!isOpen && t('no-line')} onClick={() => client.undo()}>
            {t('undo')}
          </Button>
          <Button id="bot" why={!isOpen && t('no-line')} onClick={() => client.bot(!bot)}>
            {t(bot ? 'play-myself' : 'let-bot-play')}
          </Button>
          <Button id="resign" why={!isOpen && t('no-line')} onClick={() => ask(t('resign-sure'), [[t('resign'), () => void client.resign()]])}>
            {t('resign')}
          </Button>
        </>
      )}
      {record}
    </div>
  );
}

/** The own name; what is being typed stays while others move. */
function OwnName({ name, enter }: { name: string; enter: (name: string) => void }) {
  const [typed, type] = useState<string | null>(null);
  const done = () => {
    const next = typed?.trim();
    type(null);
    if (next === undefined) return;
    rename(next);
    if (next) enter(next);
  };
  return (
    <label class="field">
      <span>{t('own-name')}</span>
      <input
        class="name"
        id="own-name"
        maxLength={40}
        autocomplete="nickname"
        value={typed ?? name}
        onInput={({ currentTarget }) => type(currentTarget.value)}
        onChange={done}
        onBlur={done}
      />
    </label>
  );
}
