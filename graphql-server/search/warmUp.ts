import { understand } from './understand/understand';

/**
 * Reads the vocabulary, the model of remembered cravings (search/memory) and the spelling dictionary when the server
 * starts, because the first craving would otherwise wait 100 ms for them.
 */
export function warmUp(): void {
  understand('somewhre quiet for noodles with my mother near Zzyzx, under $30', { now: new Date() });
}
