import type { Pool } from 'pg';
import { Prisma } from '../../database/__generated__/prisma/client';
import { isUnreachable } from '../../database/isUnreachable';
import type { City } from '../../locations/City';
import { cityId } from '../../locations/cityId';
import { isListedIn } from '../area/isListedIn';
import { searchAreaOf } from '../area/SearchArea';
import type { SearchPlace } from '../area/SearchPlace';
import type { ChangeListener } from './ChangeListener';

/**
 * Checks which cities have a restaurant that a search in the city can find. Such a restaurant is in the city itself or
 * within the search radius of the city. Results are cached until the database reports a change.
 */
export class FilledCities {
  private known = new Map<City, boolean>();

  constructor(
    private readonly pool: Pool,
    private readonly listener: Pick<ChangeListener, 'ensureListening' | 'lose'>,
  ) {}

  /**
   * Returns whether each of these cities has a restaurant. Cities that were not checked yet are checked with one SQL
   * statement. While the database is unreachable, the result is null for cities that were not checked.
   */
  async among(cities: readonly City[]): Promise<(boolean | null)[]> {
    let known: ReadonlyMap<City, boolean> = this.known;
    try {
      if (await this.listener.ensureListening(true)) known = await this.read(cities);
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      this.listener.lose();
    }
    return cities.map((city) => known.get(city) ?? null);
  }

  /** Call this when restaurants changed. */
  forget(): void {
    this.known = new Map();
  }

  private async read(cities: readonly City[]): Promise<ReadonlyMap<City, boolean>> {
    const { known } = this; // forget() replaces the map, so results from before a change are not used later
    const asked = cities.filter((city) => !known.has(city));
    if (asked.length === 0) return known;
    const questions = asked.map((city) => hasRestaurantSql(searchAreaOf({ cityId: cityId(city) }).place));
    const { rows } = await this.pool.query<{ filled: boolean[] }>(
      Prisma.sql`SELECT ARRAY[${Prisma.join(questions)}] AS filled`,
    );
    for (const [at, city] of asked.entries()) known.set(city, rows[0]?.filled[at] ?? false);
    return known;
  }
}

/** SQL that is true if the place has a public restaurant. Each of its two conditions can use a database index. */
function hasRestaurantSql({ cityKey, state, around }: SearchPlace): Prisma.Sql {
  const isOwn = isListedIn({ cityKey, state });
  const isNear = isListedIn({ cityKey: '', around });
  return Prisma.sql`(${existsPublic(isOwn)} OR ${existsPublic(isNear)})`;
}

const existsPublic = (isListed: Prisma.Sql) =>
  Prisma.sql`EXISTS (SELECT FROM restaurants r WHERE r.audience = 'public' AND ${isListed})`;
