// Where one can go, the theme, the language: a bar, on a small screen behind one button.
import { useEffect, useState } from 'preact/hooks';
import type { Theme } from '../../js/index';
import { Select } from '../look/select';
import { choose, LANGUAGES, speak, spoken, t } from '../words';
import { Mark } from './mark';
import { notice } from '../look/notice';
import { PARTS } from './parts';
import { SoundSwitch } from './sound';
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
  const [open, unfold] = useState(false);
  // whatever leads elsewhere: a link, Back, a share
  useEffect(() => {
    const shut = () => unfold(false);
    addEventListener('hashchange', shut);
    return () => removeEventListener('hashchange', shut);
  }, []);
  const leave = ({ key }: KeyboardEvent) => key === 'Escape' && unfold(false);
  return (
    <header class={open ? 'head open' : 'head'} onKeyDown={leave}>
      <a class="home" href="#start" aria-current={part === 'start' ? 'page' : undefined}>
        <Mark />
        <span>starwright</span>
      </a>
      <button type="button" class="unfold" aria-expanded={open} aria-controls="menu" onClick={() => unfold(!open)}>
        {t('menu')}
      </button>
      <div class="menu" id="menu">
        <nav onClick={() => unfold(false)}>
          {Object.entries(PARTS)
            .filter(([name, { hidden }]) => name !== 'start' && !hidden)
            .map(([name, { title }]) => (
              <a key={name} href={`#${name}`} aria-current={name === part ? 'page' : undefined}>
                {t(title)}
              </a>
            ))}
        </nav>
        <Select
          quiet
          label={t('theme')}
          value={theme.value}
          options={THEMES.map((name) => [name, t(`theme-${name}`)] as const)}
          onChange={(chosen) => wear(chosen as Theme)}
        />
        <SoundSwitch />
        <Select quiet label={t('language')} value={spoken()} options={LANGUAGES} onChange={(chosen) => void turnTo(chosen)} />
      </div>
    </header>
  );
}
