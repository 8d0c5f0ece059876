/**
 * The concept that an age in years means. The ages between are not listed, because adults of any age go to any place.
 */
const AGES: readonly [concept: string, youngest: number, oldest: number][] = [
  ['toddler', 1, 4],
  ['kids', 5, 12],
  ['teenagers', 13, 17],
  ['older-people', 75, 99],
];

/** Yields the usual ways to write each of these ages with digits: "6 year old", "6yo", 6岁, 6살. */
export function* agePhrases(): Generator<{ concept: string; language: 'en' | 'zh' | 'ko'; phrases: string[] }> {
  for (const [concept, youngest, oldest] of AGES) {
    for (let age = youngest; age <= oldest; age += 1) {
      const english = ['year old', 'yr old', 'y/o', 'yo'].flatMap((unit) => [`${age} ${unit}`, `${age}${unit}`]);
      yield { concept, language: 'en', phrases: english };
      yield { concept, language: 'zh', phrases: [`${age}岁`] };
      yield { concept, language: 'ko', phrases: [`${age}살`] };
    }
  }
}
