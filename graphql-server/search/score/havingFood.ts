import { cuisinesOf } from '../../facts/cuisines';
import type { CityIndex } from '../index/CityIndex';
import { conceptNumber } from '../index/conceptNumbers';
import { entriesOf, placeOf, signedWeightOf } from '../index/Postings';
import { closure } from '../vocabulary/closure';
import { vocabulary } from '../vocabulary/Vocabulary';

/**
 * A place has a dish if the weight of the dish at the place is at least this, in 127ths. nearMisses uses the same limit
 * for every named food.
 */
export const NAMED_FROM = 64;

/**
 * Returns a test of whether a place has this cuisine or dish. A place has the wanted food if one of its cuisines is or
 * implies this food (ramen implies Japanese). A place also has a dish if the dish has at least the weight NAMED_FROM
 * there. Dishes do not give a place a cuisine: a Vietnamese place with Thai dishes is not Thai.
 */
export function havingFood({ columns, postings }: CityIndex, wanted: string): (place: number) => boolean {
  const contains = (label: string) =>
    vocabulary.ofFact(label).some(({ id }) => id === wanted || closure(id).has(wanted));
  const listed = columns.cuisines.map((text) => cuisinesOf(text).some(({ label }) => contains(label.en)));
  const serving = new Set<number>();
  const number = conceptNumber(wanted);
  if (number !== undefined && vocabulary.concepts.get(wanted)?.kind === 'dish') {
    for (const { concepts } of postings)
      for (const entry of entriesOf(concepts, number))
        if (signedWeightOf(entry) >= NAMED_FROM) serving.add(placeOf(entry));
  }
  return (place) => listed[columns.cuisine[place] ?? 0] === true || serving.has(place);
}
