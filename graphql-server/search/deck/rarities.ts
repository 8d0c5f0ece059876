import { type Cuisine, cuisineByKey, cuisinesOf } from '../../facts/cuisines';
import type { CityIndex } from '../index/CityIndex';
import { conceptNumber } from '../index/conceptNumbers';
import { entriesOf, placeOf, signedWeightOf } from '../index/Postings';
import type { Ranking } from '../score/Ranking';
import { vocabulary } from '../vocabulary/Vocabulary';

/** A rare cuisine of a place, and how many places of the area have this cuisine. */
export interface Rarity {
  /** The key of the cuisine, see facts/cuisines. */
  cuisine: string;
  /** How many places have the cuisine, including this place: 1 to 5. */
  count: number;
}

/** A regional cuisine is rare if at most this many places of the area have it. */
const FEW = 5;
/**
 * A place has a cuisine if its field `cuisine` names the cuisine, or if the concept of the cuisine has at least this
 * weight at the place. The greatest weight is 127.
 */
const MIN_WEIGHT = 64;

/**
 * The keys of cuisines that have a concept of the kind "cuisine" but do not count as the cooking of a country, a region
 * or a people.
 */
const nonRegional = new Set(
  [
    ['bakery', 'bar', 'bar-and-grill', 'beer-bar', 'beer-garden', 'bistro', 'brewery', 'cafe', 'candy', 'cocktail-bar'],
    ['continental', 'deli', 'desserts', 'diner', 'food-court', 'fusion', 'gastropub', 'hookah-bar', 'international'],
    ['irish-pub', 'juices', 'pita', 'pub', 'smoothies', 'sports-bar', 'steakhouse', 'tavern', 'wine-bar', 'winery'],
  ].flat(),
);

/** Whether a cuisine is the cooking of a country, a region or a people, such as Thai, Cajun or Jewish. */
const isRegionalCuisine = ({ key, label }: Cuisine) =>
  !nonRegional.has(key) && vocabulary.ofFact(label.en).some(({ kind }) => kind === 'cuisine');

/**
 * Returns a function that finds the rarest cuisine of a place. The function returns null if the place has no rare
 * cuisine. The count of a cuisine includes places whose name or texts clearly indicate the cuisine, and places with a
 * cuisine that implies the counted cuisine (ramen implies Japanese). Only the cooking of a country, a region or a
 * people can be rare. A dish such as pancakes is never rare, because places with other cuisines may serve it too.
 */
export function rarityFinder(
  index: Pick<CityIndex, 'columns' | 'postings'>,
  { places, count }: Pick<Ranking, 'places' | 'count'>,
): (place: number) => Rarity | null {
  const { cuisine: cuisineText, cuisines: cuisineTexts, size } = index.columns;
  const isInArea = new Uint8Array(size);
  /** For each of `cuisineTexts`, some places of the area with this text; FEW + 1 places are enough. */
  const examples: number[][] = cuisineTexts.map(() => []);
  /** For each cuisine, the lists in `examples` of all texts that contain the cuisine. */
  const examplesOf = new Map<string, number[][]>();
  for (const [text, own] of examples.entries())
    for (const { key } of cuisinesOf(cuisineTexts[text] ?? ''))
      examplesOf.set(key, [...(examplesOf.get(key) ?? []), own]);
  for (const place of places.subarray(0, count)) {
    isInArea[place] = 1;
    const own = examples[cuisineText[place] ?? 0] as number[];
    if (own.length <= FEW) own.push(place);
  }
  const counts = new Map<string, number>();
  const countOf = (key: string): number => {
    const found = new Set(examplesOf.get(key)?.flat());
    for (const { id } of vocabulary.ofFact(cuisineByKey(key)?.label.en ?? '')) {
      const number = conceptNumber(id) ?? Number.NaN;
      for (const { concepts } of index.postings)
        for (const entry of entriesOf(concepts, number)) {
          if (found.size > FEW) return found.size;
          if (isInArea[placeOf(entry)] === 1 && signedWeightOf(entry) >= MIN_WEIGHT) found.add(placeOf(entry));
        }
    }
    return found.size;
  };
  return (place) => {
    let rarest: Rarity | null = null;
    for (const each of cuisinesOf(cuisineTexts[cuisineText[place] ?? 0] ?? '')) {
      if (!isRegionalCuisine(each)) continue;
      const { key } = each;
      const count = counts.get(key) ?? countOf(key);
      counts.set(key, count);
      if (count <= FEW && count < (rarest?.count ?? Number.POSITIVE_INFINITY)) rarest = { cuisine: key, count };
    }
    return rarest;
  };
}
