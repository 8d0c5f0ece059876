import type { Restaurant } from '../../database/__generated__/prisma/client';
import type { CityIndex } from '../index/CityIndex';
import { conceptNumber } from '../index/conceptNumbers';
import { nameTest } from '../index/nameTest';
import type { Chip, Understanding } from '../parse/Understanding';
import { famousRestaurants } from '../vocabulary/famousRestaurants';
import { vocabulary } from '../vocabulary/Vocabulary';
import { nameWordsOf } from '../words/nameWordsOf';
import { conceptOf, indexedFactsOf } from './indexedFactsOf';
import { isUsuallyCovered, mentionsConcept } from './mentionsConcept';
import type { SearchNotice } from './notices';
import { wishOf } from './unknownsOf';

const MOST = 3;

/** A place on the page: its number in the index, and its facts. */
interface Shown {
  place: number;
  restaurant: Restaurant;
}

/**
 * Returns a notice with the wishes that no place on the page mentions, at most three; null if there is no such wish or
 * no place. A place mentions a chain or a famous restaurant if the place's name begins with the name of the chain or
 * restaurant. An unwanted noise level also counts as a wish, because a place may have it although no fact says so.
 * @param shown the results of the page, and the near misses below them
 * @param noticed the concepts that other notices already mention
 */
export function unmentionedBy(
  index: CityIndex,
  shown: readonly Shown[],
  { chips, refusedNames = [] }: Understanding,
  noticed: readonly string[],
): SearchNotice | null {
  if (shown.length === 0) return null;
  const isRefused = new Set(refusedNames.map((name) => name.join(' '))); // "like Panera but fancier" asks for no Panera
  const mentions = (concept: string) => {
    const restaurant = famousRestaurants.get(concept);
    if (restaurant) {
      const names = restaurant.spellings.map(nameWordsOf);
      const isIts = nameTest(index, names);
      return shown.some(({ place }) => isIts(place)) || names.some((name) => isRefused.has(name.join(' ')));
    }
    return isUsuallyCovered(concept)
      ? shown.some(({ place }) => mentionsConcept(index, place, concept))
      : shown.some(({ restaurant }) => supports(restaurant, concept));
  };
  const unmentioned = chips
    .flatMap(({ kind, concept, text }) =>
      concept && !noticed.includes(concept) && isWish(kind, concept) && !withOpposites(concept, kind).some(mentions)
        ? [{ text, concept: wishOf(kind, concept) ?? concept }]
        : [],
    )
    .slice(0, MOST);
  if (unmentioned.length === 0) return null;
  const concepts = unmentioned.map(({ concept }) => concept);
  return { kind: 'NONE_MENTIONS', concepts, texts: unmentioned.map(({ text }) => text) };
}

const isWish = (kind: Chip['kind'], concept: string): boolean =>
  kind === 'WANTED' || (kind === 'UNWANTED' && vocabulary.concepts.get(concept)?.kind === 'noise');

/** Adds the opposites of an unwanted concept: a place that is known to be quiet answers the wish for no noise. */
const withOpposites = (concept: string, kind: Chip['kind']): string[] =>
  kind === 'UNWANTED' ? [concept, ...(vocabulary.concepts.get(concept)?.opposes ?? [])] : [concept];

/** Whether a fact of the restaurant supports the concept. */
function supports(restaurant: Restaurant, concept: string): boolean {
  const number = conceptNumber(concept);
  return indexedFactsOf(restaurant).concepts.some((entry) => conceptOf(entry) === number);
}
