import type { DiaryEntry, UserRating } from '../database/__generated__/prisma/client';
import type { City } from '../locations/City';
import type { Card } from '../search/index/loadCards';
import type { VisitLoader } from './visitLoader';

/** Answers at once what is known, else together with what is asked for at the same time. Keys are restaurant uuids. */
export interface Loader<Value> {
  load(id: string): Value | Promise<Value>;
  /** For what came along with something else. */
  prime(id: string, value: Value): this;
  /** After a change. */
  clear(id: string): this;
}

/** What fields of many restaurants ask for one by one: restaurants from memory, what is the viewer's own in one statement. */
export interface Loaders {
  /** Null where the catalogue holds none. */
  restaurants: Pick<Loader<Card | null>, 'load'> & { clear(id: string): void };
  viewerHasSaved: Loader<boolean>;
  /** Null where the viewer gave none. */
  viewerRating: Loader<UserRating | null>;
  /** Null where the viewer's diary holds none. */
  viewerDiaryEntry: Loader<DiaryEntry | null>;
  diaryVisits: VisitLoader;
  /** The parts of a city. */
  neighborhoods: { load(city: City): Promise<readonly string[]> };
}
