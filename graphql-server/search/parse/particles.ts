import { functionWords } from '../vocabulary/FunctionWords';
import { spelt } from '../words/spelt';
import type { Token } from '../words/tokens';

let longestFirst: readonly string[] | undefined;

/**
 * Returns the index after a Korean particle, if the token `end` and the remaining tokens of its word are a particle.
 * Returns `end` if they are not.
 */
export function withoutParticle(text: readonly Token[], end: number): number {
  const next = text[end];
  if (next?.kind !== 'hangul' || next.beginsWord) return end;
  let last = end;
  while (text[last]?.kind === 'hangul' && (last === end || !text[last]?.beginsWord)) last += 1;
  const rest = spelt(text, end, last);
  longestFirst ??= [...functionWords.ko.particles].sort((a, b) => b.length - a.length);
  return longestFirst.includes(rest) ? last : end;
}
