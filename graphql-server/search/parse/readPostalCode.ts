import type { City } from '../../locations/City';
import { findCity } from '../../locations/findCity';
import { isPostalCode } from '../../locations/isPostalCode';
import type { Token } from '../words/tokens';
import type { Span } from './MeasureReader';

/** The words before a ZIP code that belong to it: "near 63110", "in the zip code 63110". */
const BEFORE = /^(?:in|near|around|visiting|en|the|area|zip|zipcode|code|codigo|postal)$/;

/**
 * The city of the ZIP code at this position, and the span of the ZIP code with the words before it that belong to it.
 * Null if the token is not five digits, or if they are no ZIP code of a known city.
 */
export function readPostalCode(words: readonly Token[], at: number): { city: City; span: Span } | null {
  const { kind, folded } = words[at] ?? {};
  const city = kind === 'number' && folded && isPostalCode(folded) ? findCity(folded) : null;
  if (!city) return null;
  let start = at;
  while (BEFORE.test(words[start - 1]?.folded ?? '')) start -= 1;
  return { city, span: { start, end: at + 1 } };
}
