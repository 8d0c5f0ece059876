/** A point on the map, in degrees (WGS 84). */
export interface Point {
  latitude: number;
  longitude: number;
}

/** Mean radius of the earth in km (IUGG). */
export const EARTH_RADIUS = 6371.0088;
const RADIANS = Math.PI / 180;

/** Kilometers between two points on a sphere (haversine formula). */
export function kilometresBetween(a: Point, b: Point): number {
  const north = Math.sin(((b.latitude - a.latitude) * RADIANS) / 2);
  const east = Math.sin(((b.longitude - a.longitude) * RADIANS) / 2);
  const chord = north * north + Math.cos(a.latitude * RADIANS) * Math.cos(b.latitude * RADIANS) * east * east;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)));
}
