import type { CityIndex } from '../index/CityIndex';
import { conceptNumber } from '../index/conceptNumbers';
import { nameTest } from '../index/nameTest';
import { entryCount } from '../index/Postings';
import type { TermTable } from '../index/TermTable';
import type { Understanding } from '../parse/Understanding';
import type { ConceptKind } from '../vocabulary/Concept';
import type { ConceptWeight } from '../vocabulary/ConceptWeight';
import { vocabulary } from '../vocabulary/Vocabulary';
import { stem } from '../words/stem';
import type { Earnings } from './Earnings';
import { earnConcepts } from './earnConcepts';
import { addTermScores, raiseStrongest } from './kernels';
import type { RankRequest } from './RankRequest';
import { restaurantsCalled } from './restaurantsCalled';
import { weights } from './weights';
import { wholeNameTest } from './wholeName';

const NO_CONCEPTS: readonly ConceptWeight[] = [];

/**
 * Computes the points of every place of the city. Writes them to the arrays of `into`, which must be long enough for
 * all places.
 */
export function gather(index: CityIndex, { understanding, mood, taste }: RankRequest, into: Earnings): Earnings {
  const { size } = index.columns;
  const { text, food, refusedWeight, evidence } = into;
  text.fill(0, 0, size);
  food.fill(0, 0, size);
  refusedWeight.fill(0, 0, size);
  if (asksForNothing(understanding) && !mood?.length) fillWithPublic(index, evidence);
  else evidence.fill(0, 0, size);
  const isRefused = nameTest(index, understanding.refusedNames ?? []); // "not Starbucks" must not find Starbucks
  const isWholeName = wholeNameTest(index, understanding.text); // "Pickleman's Gourmet Cafe" refuses no Pickleman's
  const named = restaurantsCalled(index, understanding).filter((place) => !isRefused(place) || isWholeName(place));
  for (const place of named) evidence[place] = 1;
  const isWordless = understanding.scope === 'nothing';
  const foods = understanding.wanted.filter(isNamedFood);
  const evidenceNeeded = weights.evidence[understanding.isKeyword ? 'keyword' : 'description'];
  const remembered = understanding.remembered.filter(({ weight }) => Math.abs(weight) >= weights.leastRemembered);
  const earn = (
    part: 'stated' | 'remembered' | 'mood' | 'taste',
    concepts: readonly ConceptWeight[],
    enough: number | null,
  ) => earnConcepts(index, isWordless ? NO_CONCEPTS : concepts, into[part], evidence, enough);
  if (!isWordless) {
    addWords(index, understanding, into);
    keepStrongest(index, foods, food, 1);
    if (foods.length > 0) keepStrongest(index, relatedFoods(understanding.wanted), food, 1);
    keepStrongest(index, understanding.unwanted.filter(isFood), refusedWeight, weights.refusedFood);
    // "Italian, but no pizza": the diner does not mean a pizzeria, even if it is Italian.
    if (foods.length > 0)
      for (let place = 0; place < size; place++) food[place] = (food[place] ?? 0) * (1 - (refusedWeight[place] ?? 0));
    keepStrongest(
      index,
      understanding.unwanted.filter((concept) => !isFood(concept)),
      refusedWeight,
      1,
    );
  }
  const earned: Earnings = {
    ...into,
    named,
    stated: earn('stated', understanding.wanted, evidenceNeeded.concept),
    remembered: earn('remembered', remembered, evidenceNeeded.memory),
    mood: earn('mood', mood ?? NO_CONCEPTS, weights.evidence.mood),
    taste: earn('taste', taste ?? NO_CONCEPTS, null),
  };
  excludeOutdated(index, earned);
  return earned;
}

/**
 * Sets `evidence` to 1 for public places and to 0 for other places, so every public place answers the craving. A search
 * finds the other places only by a name (see searchDocument).
 */
function fillWithPublic({ columns: { size, audience } }: CityIndex, evidence: Uint8Array): void {
  for (let place = 0; place < size; place++) evidence[place] = audience[place] === 0 ? 1 : 0;
}

/** Removes the text score and the evidence of places that were replaced or removed after the city was read. */
function excludeOutdated({ currentCount, columns }: CityIndex, { text, evidence }: Earnings): void {
  if (currentCount === columns.size) return;
  for (let place = 0; place < columns.size; place++) {
    if (columns.isCurrent[place] === 1) continue;
    text[place] = 0;
    evidence[place] = 0;
  }
}

/** The concept of "popular restaurants": a craving with only this concept asks for the best of all places. */
const POPULAR = 'popular';

/** Whether only filters limit the results. If so, every public place answers the craving. */
export function asksForNothing({ scope, terms, wanted, remembered, lastPrefix, chips }: Understanding): boolean {
  if (scope !== 'matching') return scope === 'everything';
  if (chips.length > 0 && chips.every(({ concept }) => concept === POPULAR)) return true;
  // "Anything but pizza", "open now": every public place answers the craving. The filters apply afterwards.
  const statedChips = chips.filter(({ kind }) => kind !== 'REMEMBERED');
  if (wanted.length === 0 && statedChips.some(({ kind }) => kind !== 'WANTED')) return true;
  // "Shellfish allergy": every public place answers it. The filters exclude places that are known to serve shellfish.
  if (statedChips.length > 0 && statedChips.every(({ kind }) => kind === 'DIETARY' || kind === 'ALLERGY')) return true;
  return terms.length === 0 && wanted.length === 0 && remembered.length === 0 && lastPrefix === null;
}

/**
 * Adds the points for the words of the craving. If the last word seems half-typed ("piz"), words that begin with it
 * count as one word: at most 24 words from each word table of the index.
 */
function addWords(index: CityIndex, { terms, lastPrefix }: Understanding, earned: Earnings): void {
  for (const { word, weight } of terms) {
    addTerm(index, weight, earned, (table) => {
      const term = table.find(word);
      return term < 0 ? [] : [term];
    });
  }
  if (lastPrefix && lastPrefix.length >= SHORTEST_PREFIX && !isKnown(index, lastPrefix)) {
    addTerm(index, weights.guessed, earned, (table) => table.withPrefix(lastPrefix, MAX_ENDINGS));
  }
}

/** The minimum length of a half-typed word, and the maximum number of its possible endings from one word table. */
const SHORTEST_PREFIX = 3;
const MAX_ENDINGS = 24;

const isKnown = (index: CityIndex, word: string) =>
  index.postings.some(({ terms }) => terms.find(stem(word)) >= 0 || terms.find(word) >= 0);

/**
 * Adds the BM25 score (Robertson & Zaragoza, 2009) of a word, or of several words that count as one word.
 * @param numbersOf finds the numbers of these words in a table
 */
function addTerm(index: CityIndex, weight: number, earned: Earnings, numbersOf: (table: TermTable) => number[]): void {
  const found = index.postings.flatMap(({ terms, words }) => numbersOf(terms).map((term) => ({ words, term })));
  const places = found.reduce((sum, { words, term }) => sum + entryCount(words, term), 0);
  if (places === 0) return;
  const { k1, b } = weights.bm25;
  const score = {
    rarity: weight * Math.log(1 + Math.max(0, index.currentCount - places + 0.5) / (places + 0.5)) * (k1 + 1),
    base: k1 * (1 - b),
    perWord: (k1 * b) / index.averageLength,
  };
  for (const { words, term } of found) addTermScores(earned, words, term, score, index.columns.length);
}

const FOOD: ReadonlySet<ConceptKind> = new Set(['cuisine', 'dish', 'drink', 'ingredient', 'technique', 'taste']);

/** The kinds of FOOD that can be a named food. An ingredient, a technique or a taste only describes a food. */
const NAMEABLE_FOODS: ReadonlySet<ConceptKind> = new Set(['cuisine', 'dish', 'drink']);

const isFood = ({ concept }: ConceptWeight) => FOOD.has(vocabulary.concepts.get(concept)?.kind ?? 'vibe');
const isNameable = ({ concept }: ConceptWeight) => NAMEABLE_FOODS.has(vocabulary.concepts.get(concept)?.kind ?? 'vibe');

/** Whether a concept is a food that the craving names. Named foods have the weight 1; other foods have less. */
export const isNamedFood = (concept: ConceptWeight): boolean => concept.weight >= 1 && isNameable(concept);

/**
 * The foods that are only preferred ("ideally ramen"), and the foods that are related to the named foods. They count
 * less than half as much as a named food, so a place that has only such foods does not seem to have a named food. For
 * "cozy ramen", a place with udon comes before a cozy coffee house.
 */
function relatedFoods(wanted: readonly ConceptWeight[]): ConceptWeight[] {
  return wanted
    .filter((concept) => isNameable(concept) && !isNamedFood(concept))
    .map(({ concept, weight }) => ({ concept, weight: weight / 2 }));
}

/**
 * Raises `strongest` of each place to the greatest value that one of these concepts has at the place. The value is
 * `weight * w ** power`: `weight` is the concept's weight in the craving, and w is the concept's weight at the place.
 */
function keepStrongest(
  index: CityIndex,
  concepts: readonly ConceptWeight[],
  strongest: Float32Array,
  power: number,
): void {
  for (const { concept, weight } of concepts) {
    const number = conceptNumber(concept);
    if (number === undefined) continue;
    for (const lists of index.postings) raiseStrongest(strongest, lists.concepts, number, { weight, power });
  }
}
