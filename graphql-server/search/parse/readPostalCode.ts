import type { City } from '../../locations/City';
import { findCity } from '../../locations/findCity';
import { isPostalCode } from '../../locations/isPostalCode';
import { vocabulary } from '../vocabulary/Vocabulary';
import { isAlsoOtherWord, isKindOfStreet } from '../words/isKindOfStreet';
import type { Token } from '../words/tokens';
import { cravingLexicon } from './cravingLexicon';
import type { Span } from './MeasureReader';

/** The words before a ZIP code that belong to it: "near 63110", "in the zip code 63110", "my zip is 63110". */
const BEFORE = /^(?:in|near|around|visiting|en|the|my|is|area|zip|zipcode|code|codigo|postal)$/;
/** The words after a ZIP code that belong to it: "the 63110 zip code". */
const AFTER = /^(?:zip|zipcode|code|area)$/;
/** The name of a street has at most this many words: "11005 North Martin Luther King Drive". */
const STREET_WORDS = 5;
const FOOD: ReadonlySet<string> = new Set(['cuisine', 'dish', 'drink', 'time']);

/**
 * The city of the ZIP code at this position, and the span of the ZIP code with the words beside it that belong to it.
 * Null if the token is not a ZIP code of a known city. Null also if the number is an amount of money or the number of a
 * house ("11005 Riverview Dr").
 */
export function readPostalCode(words: readonly Token[], at: number): { city: City; span: Span } | null {
  const { kind, folded } = words[at] ?? {};
  const city = kind === 'number' && folded && isPostalCode(folded) ? findCity(folded) : null;
  if (!city || words[at - 1]?.kind === 'dollars' || isHouseNumber(words, at)) return null;
  let start = at;
  while (BEFORE.test(words[start - 1]?.folded ?? '') || (start === at && isColon(words[at - 1]))) start -= 1;
  let end = at + 1;
  // "63110-1234"
  if (/^\d{4}$/.test(words[end]?.folded ?? '') && words[end]?.start === (words[at]?.end ?? 0) + 1) end += 1;
  while (AFTER.test(words[end]?.folded ?? '')) end += 1;
  return { city, span: { start, end } };
}

const isColon = (token: Token | undefined) => token?.kind === 'break' && token.text.startsWith(':');

/** Words that no name of a street contains. */
const NO_NAME = /^(?:an?|the|and|with|for|that|near|in|on|to|best|cheap|good|nice|quiet|any|food|bars?)$/;

function isHouseNumber(words: readonly Token[], at: number): boolean {
  if (BEFORE.test(words[at - 1]?.folded ?? '')) return false;
  for (let to = at + 1; to <= at + STREET_WORDS; to += 1) {
    const { kind, folded } = words[to] ?? {};
    if (!folded || kind === 'break' || NO_NAME.test(folded) || namesFood(words, to)) return false;
    const isLast = words[to + 1] === undefined || words[to + 1]?.kind === 'break';
    // "60505 main st", but not "60614 place" and not "10001 cozy place"
    const isStreet = isAlsoOtherWord(folded) ? isLast && to > at + 1 && folded !== 'place' : isKindOfStreet(folded);
    if (isStreet) return true;
  }
  return false;
}

/** Whether a food, a drink or a meal begins at this position: "60614 pizza clark street". */
function namesFood(words: readonly Token[], at: number): boolean {
  const meanings = cravingLexicon().longest(words, at)?.meanings ?? [];
  return meanings.some(
    (meaning) => meaning.role === 'concept' && FOOD.has(vocabulary.concepts.get(meaning.concept)?.kind ?? ''),
  );
}
