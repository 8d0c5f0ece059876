import { cuisinesOf } from '../../facts/cuisines';
import type { CityIndex } from '../index/CityIndex';
import { conceptNumber } from '../index/conceptNumbers';
import { entriesOf, placeOf, signedWeightOf } from '../index/Postings';
import type { Understanding } from '../parse/Understanding';
import { vocabulary } from '../vocabulary/Vocabulary';
import type { NearMiss } from './nearMisses';
import type { Ranking } from './Ranking';

/** A cuisine or dish of the craving that no open place has. */
export interface NoneOpen {
  concept: string;
  /** The diner's words for it. */
  text: string;
  /** The place with it that opens next on the requested day, in minutes after midnight; null if none does. */
  first: { id: string; minute: number } | null;
}

/** From these weights on (of 127) a place has a cuisine that its list of cuisines does not name, or serves a dish. */
const HAS = { cuisine: 114, dish: 64 } as const;

/**
 * The requested cuisine or dish, if there are results, none of them has it, and a place that has it is closed at the
 * requested time: "open now thai" while only other kitchens are open. Else null.
 */
export function noneOpen(
  index: CityIndex,
  { chips, filters }: Understanding,
  { count, places }: Ranking,
  near: readonly NearMiss[],
): NoneOpen | null {
  const wanted = chips.find(({ kind, concept }) => kind === 'WANTED' && concept !== null && kindOf(concept) !== null);
  if (!filters.openAt || count === 0 || !wanted?.concept) return null;
  const has = havingFood(index, wanted.concept);
  if (places.subarray(0, count).some(has)) return null;
  const closed = near.flatMap(({ place, id, misses: [miss, ...others] }) =>
    has(place) && miss?.kind === 'CLOSED' && others.length === 0 ? [{ id, minute: miss.hours.opens }] : [],
  );
  if (closed.length === 0) return null;
  const opening = closed.flatMap(({ id, minute }) => (minute === null ? [] : [{ id, minute }]));
  const [first = null] = opening.sort((a, b) => a.minute - b.minute);
  return { concept: wanted.concept, text: wanted.text, first };
}

function kindOf(concept: string): keyof typeof HAS | null {
  const kind = vocabulary.concepts.get(concept)?.kind;
  return kind === 'cuisine' || kind === 'dish' ? kind : null;
}

/** A test whether a place has this cuisine or dish itself. A Vietnamese place with one Thai dish is not Thai. */
function havingFood({ columns, postings }: CityIndex, concept: string): (place: number) => boolean {
  const names = columns.cuisines.map((text) =>
    cuisinesOf(text).some(({ label }) => vocabulary.ofFact(label.en).some(({ id }) => id === concept)),
  );
  const least = HAS[kindOf(concept) ?? 'cuisine'];
  const number = conceptNumber(concept) ?? Number.NaN;
  const having = new Set<number>();
  for (const { concepts } of postings)
    for (const entry of entriesOf(concepts, number)) if (signedWeightOf(entry) >= least) having.add(placeOf(entry));
  return (place) => names[columns.cuisine[place] ?? 0] === true || having.has(place);
}
