import type { Understanding } from '../parse/Understanding';
import { understand } from '../understand/understand';

let wordless: Understanding | undefined;

/** The understanding of an empty craving. */
export function noWords(now: Date): Understanding {
  wordless ??= understand('', { now });
  return wordless;
}
