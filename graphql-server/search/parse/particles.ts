import { functionWords } from '../vocabulary/FunctionWords';
import { spelt } from '../words/spelt';
import type { Token } from '../words/tokens';

let longestFirst: readonly string[] | undefined;

/**
 * If the token at `end` and the remaining tokens of its word form a Korean particle, returns the index after this
 * particle. Otherwise returns `end`.
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
