import { bearsName } from '../index/bearsName';
import type { CityIndex } from '../index/CityIndex';
import { conceptNumber } from '../index/conceptNumbers';
import { entriesOf, placeOf, signedWeightOf } from '../index/Postings';
import type { Understanding } from '../parse/Understanding';
import { knownRooms } from '../vocabulary/knownRooms';
import { vocabulary } from '../vocabulary/Vocabulary';
import { nameWordsOf } from '../words/nameWordsOf';
import { mentionsConcept } from './mentionsConcept';

/** Something a diner should know before they read the results. */
export interface SearchNotice {
  /**
   * ALLERGY: the craving names an allergy, and nobody can guarantee what a kitchen does. NAME_NOT_IN_AREA: the area has
   * no place of this chain, cuisine or dish. NONE_MENTIONS: the area has such places, but no result mentions the cuisine
   * or dish. NONE_IN_NEIGHBORHOOD: no result lies in the named part of the city.
   */
  kind: 'ALLERGY' | 'NAME_NOT_IN_AREA' | 'NONE_MENTIONS' | 'NONE_IN_NEIGHBORHOOD';
  /** The cuisine, dish or known room of NAME_NOT_IN_AREA; null for the other kinds. */
  concept: string | null;
  /** The diner's words for the missing cuisine, dish, room or part of the city; empty for ALLERGY. */
  text: string;
}

/**
 * From these weights on, a place surely has a cuisine, or is likely to have a dish because of its cuisine: barbecue
 * places have pulled pork, but Korean places may have no barbecue.
 */
const SURE = { cuisine: 0.5, dish: 0.3 } as const;
const FULL_WEIGHT = 127;

/**
 * What to say above the results: at most one line of each kind. `results`: the places that were found. A city without
 * places has no line, because nothing there comes closest.
 */
export function noticesOf(index: CityIndex, understanding: Understanding, results: Uint32Array): SearchNotice[] {
  if (index.count === 0) return [];
  const { filters, chips, place } = understanding;
  const notices: SearchNotice[] = [];
  const isAllergic = (filters.allergic?.length ?? 0) + filters.avoid.length + (filters.avoidWords?.length ?? 0) > 0;
  if (isAllergic) notices.push({ kind: 'ALLERGY', concept: null, text: '' });
  const wanted = (isMissing: (concept: string) => boolean) =>
    chips.find(({ kind, concept }) => kind === 'WANTED' && concept !== null && isMissing(concept));
  const missing = wanted((concept) => isNowhere(index, concept));
  if (missing) notices.push({ kind: 'NAME_NOT_IN_AREA', concept: missing.concept, text: missing.text });
  const isUnmentioned = (concept: string) =>
    isFood(concept) && !results.some((at) => mentionsConcept(index, at, concept));
  const unmentioned = !missing && results.length > 0 && wanted(isUnmentioned);
  if (unmentioned) notices.push({ kind: 'NONE_MENTIONS', concept: null, text: unmentioned.text });
  const named = chips.find(({ kind }) => kind === 'PLACE');
  if (place && named && results.length === 0)
    notices.push({ kind: 'NONE_IN_NEIGHBORHOOD', concept: null, text: named.text });
  return notices;
}

/**
 * Whether no place of the city belongs to this chain, has this cuisine or is likely to have this dish. For other
 * concepts the answer is always false: facts never show for sure that they are missing.
 */
function isNowhere(index: CityIndex, concept: string): boolean {
  const room = knownRooms.get(concept);
  if (room) {
    const isIts = bearsName(index, room.spellings.map(nameWordsOf));
    for (let place = 0; place < index.columns.size; place++) {
      if (index.columns.alive[place] === 1 && isIts(place)) return false;
    }
    return true;
  }
  const kind = foodKindOf(concept);
  if (!kind) return false;
  const number = conceptNumber(concept);
  if (number === undefined) return false;
  return !index.postings.some(({ concepts }) =>
    entriesOf(concepts, number).some(
      (entry) => signedWeightOf(entry) >= SURE[kind] * FULL_WEIGHT && index.columns.alive[placeOf(entry)] === 1,
    ),
  );
}

const isFood = (concept: string) => foodKindOf(concept) !== null;

function foodKindOf(concept: string): 'cuisine' | 'dish' | null {
  const kind = vocabulary.concepts.get(concept)?.kind;
  return kind === 'cuisine' || kind === 'dish' ? kind : null;
}
