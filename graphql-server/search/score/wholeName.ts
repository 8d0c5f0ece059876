import { audiences } from '../../facts/facts';
import { memoize } from '../../text/memoize';
import type { CityIndex } from '../index/CityIndex';
import { hashOf } from '../place/documentFormat';
import { nameSpellings } from '../words/nameSpellings';

/** Endings that people leave out: "Ecuatoriana" means Ecuatoriana Restaurant, although the word is also a cuisine. */
const LEFT_OUT = [' restaurant', ' restaurante'];
/** The hashes of the names that a text can mean, without and with these endings. A search needs them several times. */
const codesOf = memoize((text) => {
  const names = nameSpellings(text);
  const [whole, longer] = [names, names.flatMap((name) => LEFT_OUT.map((end) => name + end))];
  return { whole: new Set(whole.map(hashOf)), any: new Set([...whole, ...longer].map(hashOf)) };
}, 100);

/** Returns a test of whether a text is the whole name of a place, in one of its spellings (nameSpellings). */
export function wholeNameTest({ columns }: CityIndex, text: string): (place: number) => boolean {
  const { whole } = codesOf(text);
  return (place) => whole.has(columns.name[place] ?? 0);
}

const STALL = audiences.indexOf('stall');

/**
 * The places with this name, alone or followed by one of the endings in LEFT_OUT. Stalls are in the result only if all
 * places with the name are stalls, because people who type the name of a chain mean its restaurants.
 */
export function placesWithWholeName({ columns }: CityIndex, text: string): number[] {
  const { size, name: names, isCurrent, audience } = columns;
  const { any } = codesOf(text);
  const found: number[] = [];
  for (let place = 0; place < size; place++)
    if (any.has(names[place] ?? 0) && isCurrent[place] === 1) found.push(place);
  const others = found.filter((place) => audience[place] !== STALL);
  return others.length > 0 ? others : found;
}
