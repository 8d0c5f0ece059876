import { cuisinesOf } from '../../facts/cuisines';
import type { CityIndex } from '../index/CityIndex';
import { conceptNumber } from '../index/conceptNumbers';
import { entriesOf, placeOf, signedWeightOf } from '../index/Postings';
import type { Understanding } from '../parse/Understanding';
import { closure } from '../vocabulary/closure';
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

/** From this weight on (of 127), a place serves a dish. */
const SERVES = 64;

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
  const wanted = chips.find(({ kind, concept }) => kind === 'WANTED' && concept !== null && isFood(concept));
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

function isFood(concept: string): boolean {
  const kind = vocabulary.concepts.get(concept)?.kind;
  return kind === 'cuisine' || kind === 'dish';
}

/**
 * A test whether a place has this cuisine or dish: its list of cuisines contains it or a part of it, as Japanese
 * contains ramen, or its facts name the dish. A Vietnamese place with Thai dishes is not Thai.
 */
function havingFood({ columns, postings }: CityIndex, wanted: string): (place: number) => boolean {
  const contains = (label: string) =>
    vocabulary.ofFact(label).some(({ id }) => id === wanted || closure(id).has(wanted));
  const listed = columns.cuisines.map((text) => cuisinesOf(text).some(({ label }) => contains(label.en)));
  const serving = new Set<number>();
  const number = conceptNumber(wanted);
  if (number !== undefined && vocabulary.concepts.get(wanted)?.kind === 'dish') {
    for (const { concepts } of postings)
      for (const entry of entriesOf(concepts, number)) if (signedWeightOf(entry) >= SERVES) serving.add(placeOf(entry));
  }
  return (place) => listed[columns.cuisine[place] ?? 0] === true || serving.has(place);
}
