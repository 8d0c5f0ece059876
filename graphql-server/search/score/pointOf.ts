import type { CityIndex } from '../index/CityIndex';

/** The coordinates of a place; both are NaN when unknown. */
export const pointOf = ({ columns }: CityIndex, place: number) => ({
  latitude: columns.latitude[place] ?? Number.NaN,
  longitude: columns.longitude[place] ?? Number.NaN,
});
