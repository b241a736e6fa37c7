// What one is called at tables of this browser.
import { store, stored } from '../store';

export const ownName = (): string => stored('called') ?? '';
export const rename = (name: string): void => void store('called', name.trim());
