import type { CityIndex } from '../index/CityIndex';

/** Where a place is; NaN when unknown. */
export const pointOf = ({ columns }: CityIndex, place: number) => ({
  latitude: columns.latitude[place] ?? Number.NaN,
  longitude: columns.longitude[place] ?? Number.NaN,
});
