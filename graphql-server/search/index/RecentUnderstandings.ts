import type { Understanding } from '../parse/Understanding';
import type { CityIndex } from './CityIndex';

/** How many cravings are kept for a city. */
const MOST = 256;

/**
 * How the latest cravings were understood, by city: the next page, another filter or another diner often asks the same
 * words. Kept for one minute of the clock, which decides what "tonight" and "open now" mean, and no longer than the index of
 * the city, which decides what is misspelt.
 */
export class RecentUnderstandings {
  private readonly byCity = new WeakMap<CityIndex, { minute: number; kept: Map<string, Understanding> }>();

  /** @param read understands the craving where that is not kept */
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
