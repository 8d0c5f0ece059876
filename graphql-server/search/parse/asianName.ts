import { allergenAt } from '../vocabulary/allergenWords';
import { spelt } from '../words/spelt';
import type { Token } from '../words/tokens';
import type { Piece } from './Piece';
import { withoutParticle } from './particles';

/** Korean words that only begin like 밀 (wheat): a meal kit, a mille-feuille, Milan. */
const NO_WHEAT = /^밀(?:키트|프렙|푀유|피유|라노|크)/;

/** The food of allergens.json that a Chinese or Korean piece names, with or without a particle (see joinAllergens). */
export function asianName(text: readonly Token[], { kind, start, end }: Piece): ReturnType<typeof allergenAt> {
  const named = kind === 'unknown' && /^han/.test(text[start]?.kind ?? '') ? allergenAt(text, start) : null;
  if (named?.end === start + 1 && NO_WHEAT.test(spelt(text, start, start + 3))) return null;
  return named && withoutParticle(text, named.end) === end ? named : null;
}
