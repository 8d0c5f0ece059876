import type { CityIndex } from '../index/CityIndex';
import { conceptNumber } from '../index/conceptNumbers';
import { nameTest } from '../index/nameTest';
import { entriesOf, placeOf, signedWeightOf } from '../index/Postings';
import type { Understanding } from '../parse/Understanding';
import { famousRestaurants } from '../vocabulary/famousRestaurants';
import { vocabulary } from '../vocabulary/Vocabulary';
import { nameWordsOf } from '../words/nameWordsOf';

/** Something that a diner should know before reading the results. */
export interface SearchNotice {
  /**
   * ALLERGY: the craving names an allergy, an illness or a food to avoid, and nobody can guarantee what a kitchen does.
   * NAME_NOT_IN_AREA: the area does not have the wanted famous restaurant, cuisine or dish. NONE_IN_NEIGHBORHOOD: there
   * are no results in the named part of the city. NONE_MENTIONS: no place on the page mentions any wish in `texts`.
   * NONE_OPEN: no result has the wanted cuisine or dish, but a place that is closed at the requested time has it.
   * HOURS_UNLISTED: there are results, and the diner wants a place that is open late at night, early in the morning or
   * around the clock, but no public place of the area lists its opening hours.
   */
  kind: 'ALLERGY' | 'NAME_NOT_IN_AREA' | 'NONE_IN_NEIGHBORHOOD' | 'NONE_MENTIONS' | 'NONE_OPEN' | 'HOURS_UNLISTED';
  /**
   * For NAME_NOT_IN_AREA: the cuisine, dish or famous restaurant. For NONE_OPEN: the cuisine or dish. For
   * HOURS_UNLISTED: the wanted concepts of TIMES. For NONE_MENTIONS: a concept for each text, see wishOf. Empty for the
   * other kinds.
   */
  concepts: readonly string[];
  /** The diner's words for what is missing. Empty for ALLERGY and HOURS_UNLISTED; NONE_MENTIONS can have several. */
  texts: readonly string[];
  /**
   * For NONE_OPEN: of the places that have this food and open later on the requested day, the one that opens first. The
   * opening time is in minutes after midnight. Null if no such place is known, or if this place cannot be shown.
   */
  opensFirst?: { name: string; minute: number } | null;
}

/**
 * A place surely has a cuisine if the weight of the cuisine is at least `cuisine`. It probably has a dish if the weight
 * of the dish is at least `dish`. A cuisine also gives weight to typical dishes. For example, the cuisine "Korean"
 * gives the dish "Korean barbecue" the weight 0.25. That is less than `dish`, because some Korean places have no
 * barbecue.
 */
const SURE = { cuisine: 0.5, dish: 0.3 } as const;
const FULL_WEIGHT = 127;
/** The concepts of wishes that only opening hours can confirm. */
const TIMES: readonly string[] = ['late-night', 'early-morning', 'open-24-hours'];

/**
 * Returns the notices to show above the results, at most one of each kind; NONE_OPEN and NONE_MENTIONS are added later.
 * If the index has no places, there are no notices, because the texts of notices refer to places that are shown.
 * @param total how many results there are
 * @param areHoursUnlisted returns whether no public place lists its opening hours
 */
export function noticesOf(
  index: CityIndex,
  understanding: Understanding,
  total: number,
  areHoursUnlisted: () => boolean,
): SearchNotice[] {
  if (index.currentCount === 0) return [];
  const { filters, chips, place } = understanding;
  const notices: SearchNotice[] = [];
  const isAllergic = (filters.allergic?.length ?? 0) + filters.avoid.length + (filters.avoidWords?.length ?? 0) > 0;
  if (isAllergic) notices.push({ kind: 'ALLERGY', concepts: [], texts: [] });
  const wanted = chips.flatMap(({ kind, concept, text }) => (kind === 'WANTED' && concept ? [{ concept, text }] : []));
  const missing = wanted.find(({ concept }) => isMissingInCity(index, concept));
  if (missing) notices.push({ kind: 'NAME_NOT_IN_AREA', concepts: [missing.concept], texts: [missing.text] });
  const times = wanted.map(({ concept }) => concept).filter((concept) => TIMES.includes(concept));
  if (total > 0 && times.length > 0 && areHoursUnlisted()) {
    notices.push({ kind: 'HOURS_UNLISTED', concepts: times, texts: [] });
  }
  const named = chips.find(({ kind }) => kind === 'PLACE');
  if (place && named && total === 0) notices.push({ kind: 'NONE_IN_NEIGHBORHOOD', concepts: [], texts: [named.text] });
  return notices;
}

/**
 * Whether no place of the city is this famous restaurant, has this cuisine or probably has this dish. For other
 * concepts the result is always false, because facts never prove that such a concept is missing.
 */
function isMissingInCity(index: CityIndex, concept: string): boolean {
  const restaurant = famousRestaurants.get(concept);
  if (restaurant) {
    const isIts = nameTest(index, restaurant.spellings.map(nameWordsOf));
    for (let place = 0; place < index.columns.size; place++) {
      if (index.columns.isCurrent[place] === 1 && isIts(place)) return false;
    }
    return true;
  }
  const kind = vocabulary.concepts.get(concept)?.kind;
  if (kind !== 'cuisine' && kind !== 'dish') return false;
  const number = conceptNumber(concept);
  if (number === undefined) return false;
  return !index.postings.some(({ concepts }) =>
    entriesOf(concepts, number).some(
      (entry) =>
        signedWeightOf(entry) >= Math.round(SURE[kind] * FULL_WEIGHT) && index.columns.isCurrent[placeOf(entry)] === 1,
    ),
  );
}

/**
 * Returns the notice that no open place has the requested food.
 * @param nameOf returns the name of a restaurant by its id, if the restaurant can be shown
 */
export function noneOpenNotice(
  { concept, text, first }: { concept: string; text: string; first: { id: string; minute: number } | null },
  nameOf: (id: string) => string | undefined,
): SearchNotice {
  const name = first && nameOf(first.id);
  const opensFirst = first && name ? { name, minute: first.minute } : null;
  return { kind: 'NONE_OPEN', concepts: [concept], texts: [text], opensFirst };
}

/** The concepts that notices are about, so that no other notice needs to name them. */
export const noticedConcepts = (notices: readonly SearchNotice[]): string[] =>
  notices.flatMap(({ concepts }) => concepts);
