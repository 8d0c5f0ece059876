import type { CityIndex } from '../index/CityIndex';
import { fold } from '../words/fold';
import { rankOf } from './rankOf';

const known = new WeakMap<CityIndex, { size: number; names: readonly string[] }>();

/**
 * Returns the uuids of at most `most` public restaurants of a city whose names match the text. Names that begin with
 * the text come first, then names with a later word that begins with the text. In each of the two groups, restaurants
 * of higher quality come first. Capitals, accents, apostrophes, periods, commas and "the" at the beginning make no
 * difference. "&" and "+" count as "and". A text of fewer than two characters matches no name.
 */
export function restaurantsNamed(index: CityIndex, text: string, most: number): string[] {
  const typed = plain(text).trim();
  if (typed.length < 2) return [];
  const { isCurrent, audience, quality } = index.columns;
  const found = namesIn(index).flatMap((name, place) => {
    if (isCurrent[place] === 0 || audience[place] !== 0) return [];
    const rank = rankOf(name, typed);
    return rank === null || rank > 1 ? [] : [{ place, rank, quality: quality[place] ?? 0 }];
  });
  found.sort((one, other) => one.rank - other.rank || other.quality - one.quality || one.place - other.place);
  return found.slice(0, most).map(({ place }) => index.columns.idOf(place));
}

function namesIn(index: CityIndex): readonly string[] {
  const { size, nameTexts } = index.columns;
  const cached = known.get(index);
  if (cached?.size === size) return cached.names;
  const names = Array.from({ length: size }, (_, place) => plain(nameTexts[place] ?? ''));
  known.set(index, { size, names });
  return names;
}

const plain = (text: string) =>
  fold(text)
    .replace(/['’‘`´.]/g, '')
    .replace(/\s*[&+]\s*/g, ' and ')
    .replace(/[\s,]+/g, ' ')
    .replace(/^the (?=.)/, '');
