import { createHash } from 'node:crypto';
import { CityIndex } from '../index/CityIndex';
import { joinRecord } from '../index/readRecords';
import type { Understanding } from '../parse/Understanding';
import { type DocumentFacts, searchDocument } from '../place/searchDocument';
import { bestPage } from '../score/bestPage';
import type { RankRequest } from '../score/RankRequest';
import { rank } from '../score/rank';
import { withWorkspace } from '../score/Workspace';

/** A uuid computed from a name. The same name always gives the same uuid. */
export function idFor(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** All facts of a place. The default time zone is America/Chicago. Other facts that are not passed are unknown. */
export function someDocumentFacts(facts: Partial<DocumentFacts> & { name: string }): DocumentFacts {
  return {
    cuisine: null,
    priceRange: null,
    dietaryOptions: [],
    features: [],
    description: null,
    recommendedDishes: [],
    neighborhood: null,
    weeklyHours: null,
    holidayHours: null,
    timeZone: 'America/Chicago',
    brand: null,
    gemType: null,
    needsReservation: null,
    aiInsight: null,
    googleRating: null,
    rating: null,
    yelpRating: null,
    imageUrls: [],
    phone: null,
    latitude: null,
    longitude: null,
    ...facts,
  };
}

/**
 * A place's record, as Postgres would return it.
 * @param given the number of ratings by members, and the sum of their stars
 */
export function recordOf(
  facts: Partial<DocumentFacts> & { name: string },
  given?: { count: number; sum: number },
): Buffer {
  return joinRecord(idFor(facts.name), searchDocument(someDocumentFacts(facts)), given);
}

/** The index of a city with these places. */
export function indexOf(places: readonly (Partial<DocumentFacts> & { name: string })[]): CityIndex {
  return new CityIndex(places.map((place) => recordOf(place)));
}

/** An understanding with the passed parts. All other parts are empty. */
export function understanding(stated: Partial<Understanding>): Understanding {
  return {
    text: '',
    isCut: false,
    corrections: [],
    terms: [],
    lastPrefix: null,
    wanted: [],
    unwanted: [],
    remembered: [],
    chips: [],
    isKeyword: false,
    scope: 'matching',
    ...stated,
    filters: {
      dietary: [],
      avoid: [],
      priceRanges: [],
      openAt: null,
      partySize: null,
      kilometres: null,
      ...stated.filters,
    },
  };
}

/** The ids of the first `size` results of a request, in order. */
export function rankedIds(index: CityIndex, request: Partial<RankRequest>, size = 100): string[] {
  const whole = { understanding: understanding({}), now: new Date(0), ...request };
  return withWorkspace((workspace) =>
    bestPage(index, rank(index, whole, workspace), { size }).results.map(({ id }) => id),
  );
}
