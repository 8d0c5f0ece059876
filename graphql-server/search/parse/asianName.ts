import { allergenAt } from '../vocabulary/allergenWords';
import type { Token } from '../words/tokens';
import type { Piece } from './Piece';
import { withoutParticle } from './particles';

/** The food of allergens.json that a Chinese or Korean piece names, with or without a particle (see joinAllergens). */
export function asianName(text: readonly Token[], { kind, start, end }: Piece): ReturnType<typeof allergenAt> {
  const named = kind === 'unknown' && /^han/.test(text[start]?.kind ?? '') ? allergenAt(text, start) : null;
  return named && withoutParticle(text, named.end) === end ? named : null;
}
