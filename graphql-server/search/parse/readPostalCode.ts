import type { City } from '../../locations/City';
import { findCity } from '../../locations/findCity';
import { isPostalCode } from '../../locations/isPostalCode';
import { isKindOfStreet } from '../words/isKindOfStreet';
import type { Token } from '../words/tokens';
import type { Span } from './MeasureReader';

/** The words before a ZIP code that belong to it: "near 63110", "in the zip code 63110", "my zip is 63110". */
const BEFORE = /^(?:in|near|around|visiting|en|the|my|is|area|zip|zipcode|code|codigo|postal)$/;
/** The words after a ZIP code that belong to it: "the 63110 zip code". */
const AFTER = /^(?:zip|zipcode|code|area)$/;
/** The name of a street has at most this many words: "11005 North Martin Luther King Drive". */
const STREET_WORDS = 5;

/**
 * The city of the ZIP code at this position, and the span of the ZIP code with the words beside it that belong to it.
 * Null if the token is not five digits, if they are no ZIP code of a known city, or if they are an amount of money or
 * the number of a house ("11005 Riverview Dr").
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

/** Kinds of streets that are also other words: "85004 drive thru", "63110 st louis". */
const ALSO_OTHER = /^(?:st|place|pl|drive|way|court|square|plaza|loop)$/;
/** Words that no name of a street contains. */
const NO_NAME =
  /^(?:an?|the|and|with|for|that|near|in|on|to|best|cheap|good|nice|quiet|any|thai|breakfast|food|pizza|sushi|tacos?|dinner|lunch|brunch|coffee|bars?|burgers?)$/;

function isHouseNumber(words: readonly Token[], at: number): boolean {
  if (BEFORE.test(words[at - 1]?.folded ?? '')) return false;
  for (let to = at + 1; to <= at + STREET_WORDS; to += 1) {
    const { kind, folded } = words[to] ?? {};
    if (!folded || kind === 'break' || NO_NAME.test(folded)) return false;
    const isLast = words[to + 1] === undefined || words[to + 1]?.kind === 'break';
    if (folded === 'st' && isLast && to > at + 1) return true;
    if (isKindOfStreet(folded) && !ALSO_OTHER.test(folded)) return true;
  }
  return false;
}
