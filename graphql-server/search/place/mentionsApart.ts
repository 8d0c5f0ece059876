import { vocabulary } from '../vocabulary/Vocabulary';
import { type Mention, mentionsOfName } from './mentions';

const LETTER = /\p{L}/u;

/**
 * Like mentionsOfName, but words that are only the name of the place's city do not count: the Lima Diner in Lima need
 * not be Peruvian. An ingredient counts as a part, for diners with an allergy.
 * @param city null or absent if it is unknown
 */
export function mentionsApart(name: string, city: string | null | undefined): readonly Mention[] {
  const found = mentionsOfName(name);
  const start = found.length > 0 && city ? positionOf(city.toLowerCase(), name.toLowerCase()) : -1;
  if (start < 0) return found;
  const end = start + (city?.length ?? 0);
  return found.flatMap((mention) => {
    if (mention.start < start || mention.end > end) return [mention];
    return vocabulary.concepts.get(mention.concept)?.kind === 'ingredient' ? [{ ...mention, isPart: true }] : [];
  });
}

/** Where the text contains the city as whole words; -1 if it does not. */
function positionOf(city: string, text: string): number {
  const at = text.indexOf(city);
  return LETTER.test(text[at - 1] ?? '') || LETTER.test(text[at + city.length] ?? '') ? -1 : at;
}
