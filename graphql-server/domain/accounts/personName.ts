import { line } from '../input/text';

/** A first or last name: one line of at most 100 characters. */
export const personName = line().max(100);
