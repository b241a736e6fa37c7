// Begins the page.
import { render } from 'preact';
import { load } from '../js/index';
import { App } from './app/app';
import { look } from './app/theme';
import { speak, wanted } from './words';
import './style.css';
import '../../../src/trucker/show/svg/style.css';
import '../../../src/battle/show/svg/style.css';

async function begin(): Promise<void> {
  look();
  await Promise.all([speak(wanted()), load()]);
  render(<App />, document.body);
  document.documentElement.dataset.ready = 'yes';
}

void begin();
