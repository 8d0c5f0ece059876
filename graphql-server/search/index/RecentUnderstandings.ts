import type { Understanding } from '../parse/Understanding';
import type { CityIndex } from './CityIndex';

/** How many cravings are kept for a city. */
const MOST = 256;

/**
 * What cravings were read as lately, by city: pages, filters and many diners ask the same words again. Kept for the minute
 * of the clock it was read in ("tonight", "open now"), and as long as the city's index (its words are not misspelt).
 */
export class RecentUnderstandings {
  private readonly byCity = new WeakMap<CityIndex, { minute: number; kept: Map<string, Understanding> }>();

  /** @param read reads it where it is not kept */
  get(index: CityIndex, now: Date, text: string, without: readonly string[], read: () => Understanding): Understanding {
    const minute = Math.floor(now.getTime() / 60_000);
    let city = this.byCity.get(index);
    if (city?.minute !== minute) {
      city = { minute, kept: new Map() };
      this.byCity.set(index, city);
    }
    const { kept } = city;
    const key = JSON.stringify([text, ...without]);
    const known = kept.get(key);
    if (known) return known;
    const understanding = read();
    if (kept.size < MOST) kept.set(key, understanding);
    return understanding;
  }
}
