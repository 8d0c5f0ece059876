import type { Token } from './tokens';

/** Words that do not matter inside a phrase: "read a book" is found in "read my book". */
export const DETERMINERS: ReadonlySet<string> = new Set('a an the my our his her their your some'.split(' '));

/** Removes the determiners from a phrase, except a determiner that is the first word. */
export function withoutDeterminers(parts: readonly Token[]): readonly Token[] {
  const kept = parts.filter(({ folded }, at) => at === 0 || !DETERMINERS.has(folded));
  return kept.length > 0 ? kept : parts;
}
