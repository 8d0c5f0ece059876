import type { RestaurantFacts } from '../../facts/RestaurantFacts';
import { cityKey } from '../../locations/cityKey';
import { readStreet } from './readStreet';

/**
 * The keys that find the same place among the places of other sources. Two places without a common key are not
 * compared.
 */
export interface MatchKeys {
  /**
   * A square of 0.004°, about 450 m by 350 m. Its eight neighbours (± 1 and ± 90,000) may contain the same place, too.
   */
  cell: number | null;
  /** E.164. Null for fictional numbers (555-01xx), because invented places share them. */
  phone: string | null;
  /** House number, street (without direction, kind and suite), state and city: "4489 forestpark|MO|st louis". */
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

/** The phone number, or null if it is a number that is reserved for fiction. */
export const realPhone = (phone: string | null): string | null => (phone && !/55501\d\d$/.test(phone) ? phone : null);

function addressKey({ address, state, city }: Pick<RestaurantFacts, 'address' | 'state' | 'city'>): string | null {
  const street = readStreet(address);
  const number = street?.numbers[0];
  return street && number !== undefined ? `${number} ${street.name}|${state}|${cityKey(city)}` : null;
}
