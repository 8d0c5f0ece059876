import type { City } from './City';

/** In km: of a small town, and of a city of a million. */
const SMALLEST = 8;
const LARGEST = 25;
/** Inhabitants from which a city's reach begins to grow, and where it ends to, as powers of ten. */
const SMALL_TOWN = 4;
const LARGE_CITY = 6;

/**
 * How far around its middle a search in a city looks, in whole km: 8 up to 10,000 inhabitants or where they are not
 * known, 25 from a million on, and between them by the logarithm (100,000: 17). See decision 0011.
 */
export function searchRadius({ population }: Pick<City, 'population'>): number {
  const share = (Math.log10(population ?? 1) - SMALL_TOWN) / (LARGE_CITY - SMALL_TOWN);
  return Math.round(SMALLEST + (LARGEST - SMALLEST) * Math.min(1, Math.max(0, share)));
}
