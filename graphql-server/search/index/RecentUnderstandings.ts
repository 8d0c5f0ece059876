import type { Understanding } from '../parse/Understanding';
import type { CityIndex } from './CityIndex';

/** The maximum number of cravings that are cached for a city. */
const MOST = 256;

/**
 * A cache of understood cravings, by city. Many requests repeat a craving: a request for the next page, a request with
 * another filter, or a request from another diner. Entries are valid until the minute ends, because the time decides
 * what "tonight" means. They are dropped with the index of their city, because the words of the city decide which words
 * are misspelled.
 */
export class RecentUnderstandings {
  private readonly byCity = new WeakMap<CityIndex, { minute: number; understandings: Map<string, Understanding> }>();

  /**
   * @param key the text, the key of another city if the text names one, and the removed chips
   * @param read called to understand the craving if the cache does not contain the craving
   */
  get(index: CityIndex, now: Date, key: readonly string[], read: () => Understanding): Understanding {
    const minute = Math.floor(now.getTime() / 60_000);
    let city = this.byCity.get(index);
    if (city?.minute !== minute) {
      city = { minute, understandings: new Map() };
      this.byCity.set(index, city);
    }
    const { understandings } = city;
    const id = JSON.stringify(key);
    const known = understandings.get(id);
    if (known) return known;
    const understanding = read();
    if (understandings.size < MOST) understandings.set(id, understanding);
    return understanding;
  }
}
