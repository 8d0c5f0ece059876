import { vocabulary } from '../vocabulary/Vocabulary';
import { type Mention, mentionsOfName } from './mentions';

const LETTER = /\p{L}/u;

/**
 * Like mentionsOfName, but words that are only the name of the place's city do not count: the Lima Diner in Lima need
 * not be Peruvian. If such a word is an ingredient, its mention stays, with `isPart`, because diners with an allergy
 * need it.
 * @param city null or absent if it is unknown
 */
export function mentionsApart(name: string, city: string | null | undefined): readonly Mention[] {
  const found = mentionsOfName(name);
  const cities = found.length > 0 && city ? positionsOf(city.toLowerCase(), name.toLowerCase()) : [];
  const length = city?.length ?? 0;
  return found.flatMap((mention) => {
    if (!cities.some((start) => mention.start >= start && mention.end <= start + length)) return [mention];
    return vocabulary.concepts.get(mention.concept)?.kind === 'ingredient' ? [{ ...mention, isPart: true }] : [];
  });
}

/** Where the text contains the city as whole words. */
function positionsOf(city: string, text: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(city); at >= 0; at = text.indexOf(city, at + city.length))
    if (!LETTER.test(text[at - 1] ?? '') && !LETTER.test(text[at + city.length] ?? '')) found.push(at);
  return found;
}
