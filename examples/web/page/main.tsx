// Begins the page: its words and its frame first, the rules meanwhile.
import { render } from 'preact';
import { App } from './app/app';
import { fetched, partOf } from './app/parts';
import { look } from './app/theme';
import { start } from './engine/rules';
import { keepPage } from './offline/register';
import { speak, wanted } from './words';
import './look/letters.css';
import './look/tokens.css';
import './look/base.css';
import './look/look.css';
import './style.css';
import '../../../src/trucker/show/svg/style.css';
import '../../../src/battle/show/svg/style.css';

async function begin(): Promise<void> {
  look();
  const rules = start();
  const part = fetched(partOf(location.hash)).catch(() => undefined);
  try {
    await speak(wanted());
  } catch {
    // without its words, the page shows English ones
    await speak('en').catch(() => {});
  }
  await part;
  render(<App />, document.body);
  await rules;
  keepPage();
}

void begin();
