import type { DiaryEntry, UserRating } from '../database/__generated__/prisma/client';
import type { City } from '../locations/City';
import type { Card } from '../search/index/loadCards';
import type { VisitLoader } from './visitLoader';

/**
 * Loads a value of a restaurant (`id` is its uuid). A cached value is returned immediately. All other values that are
 * requested at the same time are read together.
 */
export interface Loader<Value> {
  load(id: string): Value | Promise<Value>;
  /** Caches a value that other code has read, if no value is cached for this restaurant. */
  prime(id: string, value: Value): this;
  /** Removes a value from the cache because it has changed. */
  clear(id: string): this;
}

/**
 * The loaders for GraphQL fields. Each field requests the data of one restaurant, and the loaders read the data of many
 * restaurants together. Restaurants come from memory, if memory contains them. One SQL statement reads the viewer's own
 * data about many restaurants.
 */
export interface Loaders {
  /** The value is null if the catalogue does not contain the restaurant. */
  restaurants: Pick<Loader<Card | null>, 'load'> & { clear(id: string): void };
  viewerHasSaved: Loader<boolean>;
  /** The value is null if the viewer has not rated the restaurant. */
  viewerRating: Loader<UserRating | null>;
  /** The value is null if the viewer's diary has no entry for the restaurant. */
  viewerDiaryEntry: Loader<DiaryEntry | null>;
  diaryVisits: VisitLoader;
  /** The neighborhoods of a city. */
  neighborhoods: { load(city: City): Promise<readonly string[]> };
  /** Whether a search in the city can find any restaurant. Null if this is unknown during an outage of the database. */
  hasRestaurants: { load(city: City): Promise<boolean | null> };
}
