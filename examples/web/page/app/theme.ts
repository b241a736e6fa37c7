// Light, dark, by the device, or safe for people who see few colours.
import { signal } from '@preact/signals';
import type { Theme } from '../../js/index';
import { store, stored } from '../store';

export const THEMES = ['auto', 'light', 'dark', 'safe'] as const;

export const theme = signal<Theme>('auto');

/** Shows the stored theme. */
export function look(chosen = stored('theme')): void {
  theme.value = THEMES.find((known) => known === chosen) ?? 'auto';
  document.documentElement.dataset.theme = theme.value;
}

/** Shows a theme, and stores it for the next visit. */
export function wear(chosen: Theme): void {
  store('theme', chosen);
  look(chosen);
}
