import type { City } from './City';

/** The radius of a search in a small town, and of a search in a city with a million inhabitants, in km. */
const SMALLEST = 8;
const LARGEST = 25;
/** The radius grows between 10^SMALL_TOWN and 10^LARGE_CITY inhabitants. */
const SMALL_TOWN = 4;
const LARGE_CITY = 6;

/**
 * The radius of a search around the middle of a city, in whole km. It is 8 for up to 10,000 inhabitants or an unknown
 * number, and 25 for a million or more. Between these numbers, it grows with the logarithm of the population, for
 * example to 17 for 100,000 inhabitants. See decision 0011.
 */
export function searchRadius({ population }: Pick<City, 'population'>): number {
  const share = (Math.log10(population ?? 1) - SMALL_TOWN) / (LARGE_CITY - SMALL_TOWN);
  return Math.round(SMALLEST + (LARGEST - SMALLEST) * Math.min(1, Math.max(0, share)));
}
