import type { CityIndex } from '../index/CityIndex';
import { namesOf } from '../index/namesOf';
import { SIGHT } from './sight';

/** A place whose name follows "at" in the text; `said` are the words of the name that people use (place/coreOf.ts). */
export interface SaidAt {
  place: number;
  said: readonly string[];
}

/** "At St. Louis" means no restaurant, because more different names than this begin with "St. Louis". */
const MOST_NAMES = 2;

/** Whether "at" or "at the" is before a word: "coffee at vampire penguin". */
export const isAfterAt = (typedWords: readonly string[], at: number): boolean =>
  /^(?:.* )?(?:at|en)(?: the)?$/.test(typedWords.slice(0, at).join(' '));

/** The places that are named after "at", without those that only have the name of a sight or of a part of the city. */
export function restaurantsAt(index: CityIndex, found: readonly SaidAt[]): number[] {
  const { words: names } = namesOf(index);
  const nameOf = ({ place }: SaidAt) => (names[place] ?? []).join(' ');
  return found
    .filter(({ said }) => !SIGHT.test(said.at(-1) ?? ''))
    .filter(({ said }) => {
      const sharing = found.filter((other) => other.said.join(' ') === said.join(' '));
      return new Set(sharing.map(nameOf)).size <= MOST_NAMES;
    })
    .map(({ place }) => place);
}
