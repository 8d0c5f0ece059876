import { fold } from '../words/fold';
import type { ConceptWeight } from './ConceptWeight';
import file from './famousRestaurants.json';

/** A chain or famous restaurant that people name as an example. */
export interface FamousRestaurant {
  /** The name as the restaurant spells it: "Olive Garden". */
  name: string;
  /** The spellings that people type, including the name. */
  spellings: readonly string[];
  /** Comparisons such as "like subway", for each name that is also an ordinary word (marked ~ in the file). */
  comparisons: readonly string[];
  /** The concepts that describe the restaurant. */
  like: readonly ConceptWeight[];
}

/** The prefix that distinguishes ids of famous restaurants from ids of concepts. */
const PREFIX = 'like:';

const WORD_TOO = '~';

function comparisonsWith(marked: string): string[] {
  const name = marked.slice(WORD_TOO.length);
  const before = ['like', 'similar to', 'better than', 'nicer than', 'as good as', 'como', 'parecido a'];
  const after = ['but', 'style', 'type', 'kind', 'vibes', 'ish', 'except', 'only', 'pero'];
  return [...before.map((words) => `${words} ${name}`), ...after.map((words) => `${name} ${words}`)];
}

const restaurants = new Map(
  file.restaurants.flatMap(({ like, names }) => {
    const concepts = Object.entries(like).map(([concept, weight]) => ({ concept, weight: weight as number }));
    return names.map((each): [string, FamousRestaurant] => {
      const names = typeof each === 'string' ? [each] : each;
      const [name = ''] = names;
      const spellings = names.filter((spelling) => !spelling.startsWith(WORD_TOO));
      const comparisons = names.filter((spelling) => spelling.startsWith(WORD_TOO)).flatMap(comparisonsWith);
      return [idOf(name), { name, spellings, comparisons, like: concepts }];
    });
  }),
);

function idOf(name: string): string {
  return PREFIX + fold(name).replace(/[^\p{L}\p{N}]+/gu, '-');
}

/** Every famous restaurant by its id, e.g. "like:olive-garden". */
export const famousRestaurants: ReadonlyMap<string, FamousRestaurant> = restaurants;

/** Whether an id belongs to a famous restaurant, not to a concept. */
export const isFamousRestaurant = (id: string): boolean => id.startsWith(PREFIX);
