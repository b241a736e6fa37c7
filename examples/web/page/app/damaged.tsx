// Saves that cannot be read, to download or delete.
import { download } from '../look/files';
import { asides, damaged, forget } from '../store';
import { t } from '../words';

export function Damaged() {
  // anew for each that is set aside, and that is deleted
  const saves = asides.value >= 0 ? damaged() : [];
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
              asides.value += 1;
            }}
          >
            {t('delete')}
          </button>
        </span>
      ))}
    </div>
  );
}
