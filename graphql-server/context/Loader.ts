import type { DiaryEntry, UserRating } from '../database/__generated__/prisma/client';
import type { City } from '../locations/City';
import type { Card } from '../search/index/loadCards';
import type { VisitLoader } from './visitLoader';

/**
 * Returns a value immediately if it is cached. Otherwise, reads it together with all values that are requested at the
 * same time. Keys are restaurant uuids.
 */
export interface Loader<Value> {
  load(id: string): Value | Promise<Value>;
  /** Stores a value that other code has read. */
  prime(id: string, value: Value): this;
  /** Removes a value from the cache because it has changed. */
  clear(id: string): this;
}

/**
 * Loads the data that the fields of many restaurants request one at a time. Restaurants are read from memory if they
 * are there. One statement reads the viewer's own data.
 */
export interface Loaders {
  /** Null if the catalogue does not have the restaurant. */
  restaurants: Pick<Loader<Card | null>, 'load'> & { clear(id: string): void };
  viewerHasSaved: Loader<boolean>;
  /** Null if the viewer has not rated the restaurant. */
  viewerRating: Loader<UserRating | null>;
  /** Null if the viewer's diary has no entry for the restaurant. */
  viewerDiaryEntry: Loader<DiaryEntry | null>;
  diaryVisits: VisitLoader;
  /** The neighborhoods of a city. */
  neighborhoods: { load(city: City): Promise<readonly string[]> };
  /** Whether a city has any restaurants to search; null while this is not known. */
  hasRestaurants: { load(city: City): Promise<boolean | null> };
}
