// The boards that are kept.
import { Shelf } from '../box/shelf';
import { checked, type Own } from './board';

const WORDS = { title: 'boards', most: 'boards-most', nth: 'board-nth', none: 'no-boards' } as const;

export const boards = new Shelf<Own>('boards', checked, WORDS);
