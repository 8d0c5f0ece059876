import { kilometresBetween } from '../../locations/kilometresBetween';
import type { CityIndex } from '../index/CityIndex';
import type { Understanding } from '../parse/Understanding';
import { foldedName } from '../place/weighedWords';
import { FAILS } from './checkFilters';
import { pointOf } from './pointOf';
import { MAX_BESIDE_NAME } from './scoreScale';

/** Named places that are farther than this from the part of the city come in the usual order. */
const FAR_KILOMETRES = 10;
const DIRECTION = /^(?:north|south|east|west) /;

/**
 * Lowers the scores of named places that are not where the diner said: for "McDonald's on Tucker", the one on Tucker
 * comes first, then the nearest ones. "Mcdonalds tucker" names no part of the city, but the one on Tucker comes first,
 * too. All named places stay before all other places.
 * @param named the places that the craving names
 * @param failed the filters that each place fails, see FAILS
 */
export function pushDownElsewhere(
  index: CityIndex,
  { text, place: part, refuses }: Understanding,
  named: readonly number[],
  failed: Uint16Array,
  sums: Int32Array,
): void {
  if (named.length < 2 || refuses) return; // "McDonald's, but not on Tucker"
  const isElsewhere = part
    ? (place: number) => ((failed[place] ?? 0) & FAILS.TYPED_PLACE) !== 0
    : elsewhereTest(index, text, named);
  for (const place of named) {
    if (!isElsewhere(place)) continue;
    const kilometres = part ? kilometresBetween(part.center, pointOf(index, place)) : FAR_KILOMETRES;
    const share = kilometres < FAR_KILOMETRES ? kilometres / FAR_KILOMETRES : 1;
    sums[place] = Math.round((sums[place] ?? 0) - (MAX_BESIDE_NAME / 2) * (1 + share));
  }
}

/**
 * Returns a test of whether a named place is on another street than the text says. The text says a street if it has the
 * name of the street of a named place, and none of the named places has it in its own name: "marriott grand hotel
 * starbucks" does not mean the one on Grand.
 */
function elsewhereTest({ columns }: CityIndex, text: string, named: readonly number[]): (place: number) => boolean {
  const typed = foldedName(text);
  const streetOf = (place: number) => (columns.streets[columns.street[place] ?? 0] ?? '').replace(DIRECTION, '');
  const said = [...new Set(named.map(streetOf))].filter((street) => street !== '' && has(typed, street));
  if (said.length === 0) return () => false; // avoids reading the names
  const names = named.map((place) => foldedName(columns.nameTexts[place] ?? ''));
  const meant = said.filter((street) => !names.some((name) => has(name, street)));
  return meant.length > 0 ? (place) => !meant.includes(streetOf(place)) : () => false;
}

const has = (words: string, phrase: string) => ` ${words} `.includes(` ${phrase} `);
