import type { Understanding } from '../parse/Understanding';
import { understand } from '../understand/understand';

let wordless: Understanding | undefined;

/** What is understood where nothing was said. */
export function noWords(now: Date): Understanding {
  wordless ??= understand('', { now });
  return wordless;
}
