import type { RestaurantFacts } from '../../facts/RestaurantFacts';
import { cityKey } from '../../locations/cityKey';
import { readStreet } from './readStreet';

/**
 * The keys of a place for finding the same place in other sources. Two places are compared only if they have a key in
 * common or are in neighboring cells.
 */
export interface MatchKeys {
  /**
   * The number of a cell of 0.004° by 0.004°, about 450 m by 350 m. The eight neighboring cells (± 1 and ± 90,000) may
   * also contain the same place.
   */
  cell: number | null;
  /** E.164. Null for fictional numbers (555-01xx), because invented places share them. */
  phone: string | null;
  /** House number, street name (without direction, kind and suite), state and city: "4489 forestpark|MO|st louis". */
  addressKey: string | null;
}

/** The number of cells in a row from west to east. */
export const CELLS_A_ROW = 90_000;
const CELL = 0.004;

/** The keys of one place. The migration merge_sources computes the cell in the same way in SQL. */
export function matchKeysOf(
  facts: Pick<RestaurantFacts, 'latitude' | 'longitude' | 'phone' | 'address' | 'state' | 'city'>,
): MatchKeys {
  const { latitude, longitude } = facts;
  const hasPoint = latitude !== null && longitude !== null;
  return {
    cell: hasPoint ? Math.floor((latitude - 10) / CELL) * CELLS_A_ROW + Math.floor((longitude + 180) / CELL) : null,
    phone: realPhone(facts.phone),
    addressKey: addressKey(facts),
  };
}

/** Returns the phone number, or null if the number is reserved for fiction (555-01xx). */
export const realPhone = (phone: string | null): string | null => (phone && !/55501\d\d$/.test(phone) ? phone : null);

function addressKey({ address, state, city }: Pick<RestaurantFacts, 'address' | 'state' | 'city'>): string | null {
  const street = readStreet(address);
  const number = street?.numbers[0];
  return street && number !== undefined ? `${number} ${street.name}|${state}|${cityKey(city)}` : null;
}
