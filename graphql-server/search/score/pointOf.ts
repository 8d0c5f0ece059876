import type { CityIndex } from '../index/CityIndex';

/** The coordinates of a place in degrees. An unknown coordinate is NaN. */
export const pointOf = ({ columns }: CityIndex, place: number) => ({
  latitude: columns.latitude[place] ?? Number.NaN,
  longitude: columns.longitude[place] ?? Number.NaN,
});
