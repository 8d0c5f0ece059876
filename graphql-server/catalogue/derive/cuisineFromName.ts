import { cluesIn, cuisineOf, kindOf, kinds } from './nameClues';

/** The cuisine that a name implies, and the words that imply it. */
export interface NamedCuisine {
  /** The cuisines as users see them, in the order of the words in the name: "Pizza, Sandwiches". */
  cuisine: string;
  /** The words of the name that imply these cuisines, in the form of foldName. */
  words: string[];
}

/** The maximum number of cuisines that a name can imply. The limit for cuisines from a source is the same. */
export const MAX_WORDS = 5;

/**
 * The cuisine that a name implies: "Vietnamese" for "Pho Grand", "Pizza, Sandwiches" for "Tony's Pizza & Subs". If the
 * name implies no cuisine, the last kind of place in the name counts: "Cafe" for "Venice Cafe". Returns null if the
 * name implies neither a cuisine nor a kind of place.
 */
export function cuisineFromName(name: string): NamedCuisine | null {
  const clues = cluesIn(name);
  return cuisineOfClues(clues, cuisineOf, MAX_WORDS) ?? cuisineOfClues(clues.toReversed(), kindOf, 1);
}

/** Matches kinds of bars. The name of a bar rarely implies a cuisine: the Amsterdam Tavern is not Dutch. */
const KIND_OF_BAR = /(?:Bar|Pub|Brewery)$/;

/**
 * The cuisines that a name adds if the source states only the kind of place. "Hog Call Barbeque" adds Barbecue to Food
 * Truck, and "South City Sports Bar" adds Sports Bar to Tavern. For a bar, a name adds only the kind of bar. Returns
 * null if the name adds nothing.
 * @param kind the cuisine that the source states; isOnlyKind must be true for it
 */
export function cuisineBesideKind(name: string, kind: string): NamedCuisine | null {
  const isBar = /^(?:Bar|Pub|Tavern)\b/.test(kind);
  const added = (clue: string) => {
    const cuisine = cuisineOf(clue);
    return cuisine && cuisine !== kind && (!isBar || KIND_OF_BAR.test(cuisine)) ? cuisine : undefined;
  };
  return cuisineOfClues(cluesIn(name), added, MAX_WORDS);
}

/** Words that mean a kind of place in a name, but a cuisine if a source states them. */
const COOKING: ReadonlySet<string> = new Set(['Comfort Food', 'Southern']);

/** True if a cuisine from a source states only the kind of place, for example tavern, bakery or food truck. */
export const isOnlyKind = (cuisine: string): boolean =>
  cuisine.split(', ').every((word) => kinds.has(word) && !COOKING.has(word));

function cuisineOfClues(
  clues: readonly string[],
  meaning: (clue: string) => string | undefined,
  most: number,
): NamedCuisine | null {
  const found = new Map<string, string>();
  for (const word of clues) {
    const cuisine = meaning(word);
    if (cuisine && !found.has(cuisine) && found.size < most) found.set(cuisine, word);
  }
  if (found.has('Pizza') && /^pies?$/.test(found.get('Pies') ?? '')) found.delete('Pies'); // in a name with "pizza", a pie is a pizza
  return found.size > 0 ? { cuisine: [...found.keys()].join(', '), words: [...found.values()] } : null;
}
