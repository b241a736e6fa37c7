// The battlefields that are kept.
import { Shelf } from '../box/shelf';
import { checked, type Own } from './field';

const WORDS = { title: 'battlefields', most: 'battlefields-most', nth: 'battlefield-nth', none: 'no-battlefields' } as const;

export const fields = new Shelf<Own>('fields', checked, WORDS);
