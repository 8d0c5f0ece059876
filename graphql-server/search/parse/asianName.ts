import { allergenAt } from '../vocabulary/allergenWords';
import type { Token } from '../words/tokens';
import type { Piece } from './Piece';
import { withoutParticle } from './particles';

/** The food of allergens.json that a Chinese or Korean piece names, with or without a particle (see joinAllergens). */
export function asianName(text: readonly Token[], { kind, start, end }: Piece): ReturnType<typeof allergenAt> {
  const named = kind === 'unknown' && /^han/.test(text[start]?.kind ?? '') ? allergenAt(text, start) : null;
  if (!named || withoutParticle(text, named.end) !== end || isPartOfWord(text, start, end)) return null;
  return named;
}

/** Whether a name of one Korean syllable only begins another word: 밀 (wheat) in 밀키트 (meal kit), but not in 밀없는. */
const isPartOfWord = (text: readonly Token[], start: number, end: number): boolean =>
  text[start]?.kind === 'hangul' &&
  end - start === 1 &&
  text[start]?.endsWord === false &&
  !/^[알프없빼말제못안]$/.test(text[end]?.folded ?? '');
