// Saves that cannot be read, to download or delete.
import { useState } from 'preact/hooks';
import { download } from '../look/files';
import { damaged, forget } from '../store';
import { t } from '../words';

export function Damaged() {
  const [saves, found] = useState(damaged());
  if (saves.length === 0) return null;
  return (
    <div class="notice">
      <strong>{t('damaged')}</strong>
      {saves.map(([name, text]) => (
        <span key={name}>
          {name} <button onClick={() => download(`${name}.json`, text)}>{t('download')}</button>
          <button
            onClick={() => {
              forget(name);
              found(damaged());
            }}
          >
            {t('delete')}
          </button>
        </span>
      ))}
    </div>
  );
}
