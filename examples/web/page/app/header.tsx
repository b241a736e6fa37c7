// Where one can go, the theme, the language.
import type { Theme } from '../../js/index';
import { choose, LANGUAGES, speak, spoken, t } from '../words';
import { PARTS } from './app';
import { notice } from './notices';
import { theme, THEMES, wear } from './theme';

async function turnTo(language: string): Promise<void> {
  try {
    await speak(language);
    choose(language);
  } catch {
    notice(t('no-language'));
  }
}

export function Header({ part }: { part: string }) {
  return (
    <header>
      <h1>starwright</h1>
      <nav>
        {Object.entries(PARTS).map(([name, { title }]) => (
          <a key={name} href={`#${name}`} aria-current={name === part ? 'page' : undefined}>
            {t(title)}
          </a>
        ))}
      </nav>
      <label class="field">
        <span>{t('theme')}</span>
        <select value={theme.value} onChange={({ currentTarget }) => wear(currentTarget.value as Theme)}>
          {THEMES.map((name) => (
            <option key={name} value={name}>
              {t(`theme-${name}`)}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{t('language')}</span>
        <select value={spoken()} onChange={({ currentTarget }) => void turnTo(currentTarget.value)}>
          {LANGUAGES.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </header>
  );
}
