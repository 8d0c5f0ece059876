import { cellsAround, degreesAround } from './cellsAround';
import { isSamePlace } from './isSamePlace';
import type { MatchRecord } from './MatchRecord';
import type { MatchKeys } from './matchKeys';

/** A place that can be compared. It has a record, and the keys with which MatchIndex finds the place. */
export interface Findable {
  record: MatchRecord;
  keys: MatchKeys;
}

/**
 * At most this many places are compared with one place. If more places share a point or a phone number, this point or
 * number does not identify a place. For example, it is the center of a city or the number of a call center.
 */
export const MAX_COMPARED = 1000;

/**
 * Finds the places that are the same restaurant as a given place. It searches by coordinates, phone number and address.
 */
export class MatchIndex<T extends Findable> {
  readonly #byCell = new Map<number, T[]>();
  readonly #byPhone = new Map<string, T[]>();
  readonly #byAddress = new Map<string, T[]>();

  add(place: T): void {
    const { cell, phone, addressKey } = place.keys;
    if (cell !== null) append(this.#byCell, cell, place);
    if (phone !== null) append(this.#byPhone, phone, place);
    if (addressKey !== null) append(this.#byAddress, addressKey, place);
  }

  /** The places in the result of `near` that are the same restaurant as this place. */
  same({ record, keys }: Findable): T[] {
    return this.near(record, keys).filter(
      (other) => !isOtherBrand(record, other.record) && isSamePlace(record, other.record),
    );
  }

  /**
   * At most MAX_COMPARED places to compare with this place, without duplicates: places in a box around it (200 m in
   * each direction), and places with the same phone number or address key.
   */
  near({ latitude, longitude }: MatchRecord, { phone, addressKey }: MatchKeys): T[] {
    const found = new Set<T>();
    const add = (place: T) => found.size < MAX_COMPARED && found.add(place);
    if (latitude !== null && longitude !== null) {
      const reach = degreesAround(latitude);
      for (const cell of cellsAround(latitude, longitude)) {
        for (const other of this.#byCell.get(cell) ?? []) {
          const isNear =
            Math.abs((other.record.latitude ?? 0) - latitude) <= reach.latitude &&
            Math.abs((other.record.longitude ?? 0) - longitude) <= reach.longitude;
          if (isNear) add(other);
        }
      }
    }
    if (addressKey !== null) for (const other of this.#byAddress.get(addressKey) ?? []) add(other);
    if (phone !== null) for (const other of this.#byPhone.get(phone) ?? []) add(other);
    return [...found];
  }
}

/**
 * Whether two records of one source have different brands. Such records are different places, because a source spells
 * each brand in only one way. In a source with several chains, this fast check decides most pairs.
 */
const isOtherBrand = (one: MatchRecord, other: MatchRecord) =>
  one.source === other.source && one.brand !== null && other.brand !== null && one.brand !== other.brand;

function append<K, T>(map: Map<K, T[]>, key: K, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
