import type { CityIndex } from './CityIndex';
import { namesOf, withoutS } from './namesOf';

/**
 * Returns a function that tells whether the name of a place begins with one of these names. Each name is a list of
 * words. Words are compared without a final "s" (see withoutS).
 */
export function nameTest(index: CityIndex, names: readonly (readonly string[])[]): (place: number) => boolean {
  if (names.length === 0) return () => false; // avoids reading the names of all places
  const { words } = namesOf(index);
  const byFirst = new Map<string, string[][]>();
  for (const name of names) {
    const [first = '', ...rest] = name.map(withoutS);
    byFirst.set(first, [...(byFirst.get(first) ?? []), rest]);
  }
  return (place) => {
    const [first = '', ...own] = words[place] ?? [];
    const wanted = byFirst.get(withoutS(first));
    return wanted?.some((rest) => rest.every((word, at) => withoutS(own[at] ?? '') === word)) ?? false;
  };
}
