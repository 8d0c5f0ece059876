import { understand } from './understand/understand';

/**
 * Reads the vocabulary, the memory and the words for spelling and for what nobody knows, so that nobody's first craving
 * waits for it (100 ms).
 */
export function warmUp(): void {
  understand('somewhre quiet for noodles with my mother near Zzyzx, under $30', { now: new Date() });
}
