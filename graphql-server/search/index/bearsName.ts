import type { CityIndex } from './CityIndex';
import { namesOf, withoutS } from './namesOf';

/** Whether a place's name begins with one of these names, each given as a list of words. */
export function bearsName(index: CityIndex, place: number, names: readonly (readonly string[])[]): boolean {
  const own = namesOf(index).words[place] ?? [];
  return names.some((words) => words.every((word, at) => withoutS(own[at] ?? '') === withoutS(word)));
}
