import { type DietaryOption, dietaryOptions } from '../../facts/facts';
import { findCuisines } from '../../facts/findCuisines';
import type { RestaurantFacts } from '../../facts/RestaurantFacts';
import { foldName } from './foldName';
import { isHedged } from './isHedged';
import { isRefused } from './isRefused';
import { phrasesOf } from './phrasesOf';

/** The diets that the name or the cuisine of a place contains. `rule` states which of the two contains each diet. */
export interface NamedDiets {
  diets: DietaryOption[];
  rule: string;
}

/** Diets that can be part of a name or of a source's cuisines. */
const NAMED = ['vegetarian', 'vegan', 'gluten-free', 'halal', 'kosher'] as const satisfies DietaryOption[];
type Named = (typeof NAMED)[number];
const byPhrase: ReadonlyMap<string, Named> = new Map(NAMED.map((diet) => [diet.replace('-', ' '), diet]));

/**
 * The diets in a name or a cuisine: vegan for the name "Adina's Vegan Cuisine", kosher for the cuisine "Jewish,
 * Kosher". A diet that the name refuses or weakens is left out: "Non-Halal Grill", "Kosher Style Deli". A cuisine
 * counts if it names only the diet, or the diet and a known cuisine: "Vegan Bakery", but not "Vegan Options". Returns
 * null if no diet counts.
 */
export function dietsFromName({ name, cuisine }: Pick<RestaurantFacts, 'name' | 'cuisine'>): NamedDiets | null {
  const named = dietsIn(name);
  const cooked = (cuisine ?? '')
    .split(', ')
    .filter(hasNoOtherWords)
    .flatMap(dietsIn)
    .filter((diet) => !named.includes(diet));
  if (named.length + cooked.length === 0) return null;
  const rules = [
    ...(named.length > 0 ? [`name has ${quoted(named)}`] : []),
    ...(cooked.length > 0 ? [`cuisine has ${quoted(cooked)}`] : []),
  ];
  return {
    diets: dietaryOptions.filter((diet) => [...named, ...cooked].includes(diet as never)),
    rule: rules.join(', '),
  };
}

/** The diets in a text. If the text refuses or weakens a diet in one place, the diet does not count in other places. */
function dietsIn(text: string): Named[] {
  const words = foldName(text).split(' ');
  const found = phrasesOf(
    words,
    () => 2,
    (phrase) => byPhrase.has(phrase),
  );
  const doubtful = new Set(
    found.filter((each) => isRefused(words, each) || isHedged(words, each)).map(({ phrase }) => phrase),
  );
  return NAMED.filter((diet) => found.some(({ phrase }) => byPhrase.get(phrase) === diet && !doubtful.has(phrase)));
}

/** Whether the rest of a cuisine, without the diets in it, is empty or is a known cuisine. */
function hasNoOtherWords(cuisine: string): boolean {
  const others = NAMED.reduce((text, diet) => text.replace(diet.replace('-', ' '), ''), foldName(cuisine)).trim();
  return others === '' || (findCuisines(others)?.length ?? 0) > 0;
}

const quoted = (words: readonly string[]) => words.map((word) => `"${word}"`).join(' and ');
