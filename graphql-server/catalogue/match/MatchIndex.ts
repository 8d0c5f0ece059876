import { cellsAround, degreesAround } from './cellsAround';
import { isSamePlace } from './isSamePlace';
import type { MatchRecord } from './MatchRecord';
import type { MatchKeys } from './matchKeys';

/** A place that can be compared: its record, and the keys by which it is found. */
export interface Findable {
  record: MatchRecord;
  keys: MatchKeys;
}

/**
 * At most this many places are compared. A point or a phone number that more places share does not identify a place:
 * it is the centre of a city, or the number of a call centre.
 */
export const MOST_COMPARED = 1000;

/** Finds the places that are the same restaurant as a given place, by its coordinates, phone number and address. */
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

  /** All places in the index that are the same restaurant as this place. */
  same({ record, keys }: Findable): T[] {
    return this.near(record, keys).filter(
      (other) => !isOtherBrand(record, other.record) && isSamePlace(record, other.record),
    );
  }

  /** The places to compare, each once: places within 200 m, with the same phone number, or at the same address. */
  near({ latitude, longitude }: MatchRecord, { phone, addressKey }: MatchKeys): T[] {
    const found = new Set<T>();
    const add = (place: T) => found.size < MOST_COMPARED && found.add(place);
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
 * One source spells a brand in one way, so two places of one source with different brands are different. This decides
 * most pairs in a list of several chains.
 */
const isOtherBrand = (one: MatchRecord, other: MatchRecord) =>
  one.source === other.source && one.brand !== null && other.brand !== null && one.brand !== other.brand;

function append<K, T>(map: Map<K, T[]>, key: K, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
