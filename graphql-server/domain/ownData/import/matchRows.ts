import type { Pool } from 'pg';
import { matchRestaurant } from '../../../catalogue/lookup/matchRestaurant';
import { NameLookup } from '../../../catalogue/lookup/NameLookup';
import { normaliseState } from '../../../catalogue/normalise/normaliseState';
import type { PrismaClient } from '../../../database/__generated__/prisma/client';
import { UserError } from '../../../errors/UserError';
import { findCity } from '../../../locations/findCity';
import { restaurantsAmong } from '../../restaurants/restaurantsAmong';
import type { DescribedPlace, ReadRow, RowContent } from './RowContent';

/** The result when Fuud looks for the restaurant that a line is about. */
export interface Match {
  /** matched: the restaurant is certain. described: the restaurant was not found, but the line can be written. */
  status: 'matched' | 'described' | 'unsure' | 'unknown' | 'unreadable';
  /** If the status is matched, the restaurant's uuid. If it is described, the uuid in the line. Otherwise null. */
  restaurantId: string | null;
  /**
   * If the status is unsure, at most three possible restaurants (uuids); otherwise empty. Restaurants that are not
   * delisted come first.
   */
  candidateIds: string[];
}

/** A line and its match. */
export type MatchedRow = ReadRow & Match;

/** How many lines are looked up in parallel. */
const AT_ONCE = 8;
const BROKEN: Match = { status: 'unreadable', restaurantId: null, candidateIds: [] };
const sure = (restaurantId: string): Match => ({ status: 'matched', restaurantId, candidateIds: [] });

/**
 * Finds the restaurants of the lines of a file. Each restaurant is looked up in up to three steps: by our own id, by
 * name and address, and by name and location (see NameLookup). The last step is left out if a line has our own id and a
 * snapshot (the facts about the restaurant from our own file), but no rating; or a rating, but no name (if the
 * catalogue did not have the restaurant, our file has no name). A line without city and coordinates is searched in
 * `defaultCity`. If it has an address, only a restaurant with this address is certain. If a line has no city and
 * nothing is found, the last step searches in all cities for exactly the same name, and returns only candidates.
 */
export class RowMatcher {
  readonly #names: NameLookup;

  constructor(
    private readonly deps: { pool: Pool; prisma: PrismaClient },
    private readonly defaultCity: string | null,
  ) {
    this.#names = new NameLookup(deps.pool);
  }

  async match(rows: readonly ReadRow[]): Promise<MatchedRow[]> {
    const ids = rows.flatMap(({ content }) => content.place.restaurantId ?? []);
    const known = await restaurantsAmong(this.deps.prisma, [...new Set(ids)]);
    const matched: MatchedRow[] = [];
    for (let at = 0; at < rows.length; at += AT_ONCE) {
      const batch = rows.slice(at, at + AT_ONCE).map(async (row) => {
        if (row.isBroken) return { ...row, ...BROKEN };
        const own = known.get(row.content.place.restaurantId ?? '');
        return { ...row, ...(own ? sure(own.id) : await this.#lookUp(row.content)) };
      });
      matched.push(...(await Promise.all(batch)));
    }
    return matched;
  }

  async #lookUp({ place, rating }: RowContent): Promise<Match> {
    const atAddress = await this.#atAddress(place);
    if (atAddress) return sure(atAddress);
    const { restaurantId: ownId, snapshot } = place;
    const isDescribed = rating ? place.name === '' : snapshot !== null;
    if (ownId && isDescribed) return { status: 'described', restaurantId: ownId, candidateIds: [] };
    const here = place.city === null && place.latitude === null ? this.defaultCity : null;
    const { restaurantId, candidateIds } = await this.#names.find(place, here);
    const isElsewhere = here !== null && place.address !== null; // the search by address found no certain restaurant
    if (restaurantId && !isElsewhere) return sure(restaurantId);
    const candidates = restaurantId ? [restaurantId] : candidateIds;
    return { status: candidates.length > 0 ? 'unsure' : 'unknown', restaurantId: null, candidateIds: candidates };
  }

  /** The uuid of the restaurant with this name and address. Null if none is certain, or if no address is usable. */
  async #atAddress(place: DescribedPlace): Promise<string | null> {
    const { name, address, postalCode } = place;
    const where = this.#cityOf(place);
    if (!address || !where) return null;
    const lines = [address];
    try {
      return await matchRestaurant(this.deps.pool, { name, address: { lines, ...where, postalCode } });
    } catch (error) {
      if (error instanceof UserError) return null;
      throw error;
    }
  }

  /** The city (or else the default city) and state of a place. Null if the city is unknown or in another state. */
  #cityOf({ city, region }: DescribedPlace): { city: string; region: string } | null {
    if (city && region) return { city, region };
    const found = findCity(city ?? this.defaultCity ?? '');
    return found && (!region || normaliseState(region) === found.state)
      ? { city: found.name, region: found.state }
      : null;
  }
}
