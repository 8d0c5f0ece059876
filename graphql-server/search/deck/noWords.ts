import type { Understanding } from '../parse/Understanding';
import { understand } from '../understand/understand';

let wordless: Understanding | undefined;

/** Returns the understanding of an empty craving. It is computed once and then reused. */
export function noWords(now: Date): Understanding {
  wordless ??= understand('', { now });
  return wordless;
}
