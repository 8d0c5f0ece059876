import type { RestaurantFacts } from '../../facts/RestaurantFacts';
import { cityKey } from '../../locations/cityKey';
import { readStreet } from './readStreet';

/**
 * The keys with which the matcher finds records of the same place. It compares two places only if they are near each
 * other, or have the same phone number or the same address key.
 */
export interface MatchKeys {
  /**
   * The number of a cell of 0.004° by 0.004°, about 450 m by 350 m in St. Louis. cellsAround returns the cells in
   * which records of the same place may be. Null without coordinates.
   */
  cell: number | null;
  /** In the format E.164. Null for fictional numbers (555-01xx), because many invented places have such a number. */
  phone: string | null;
  /** House number, street name, state and city: "4489 forestpark|MO|st louis". Null without house number or street. */
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

/** Returns the phone number, or null if there is no number or if it is reserved for fiction (555-01xx). */
export const realPhone = (phone: string | null): string | null => (phone && !/55501\d\d$/.test(phone) ? phone : null);

function addressKey({ address, state, city }: Pick<RestaurantFacts, 'address' | 'state' | 'city'>): string | null {
  const street = readStreet(address);
  const number = street?.numbers[0];
  return street && number !== undefined ? `${number} ${street.name}|${state}|${cityKey(city)}` : null;
}
