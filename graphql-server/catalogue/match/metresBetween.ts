const METRES_PER_DEGREE = 111_195;

interface Point {
  latitude: number | null;
  longitude: number | null;
}

/**
 * The distance between two points in meters. It is computed as on a flat map, which is exact enough within a city. Null
 * if a point has no coordinates.
 */
export function metresBetween(a: Point, b: Point): number | null {
  if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null) return null;
  const north = (a.latitude - b.latitude) * METRES_PER_DEGREE;
  const middle = (((a.latitude + b.latitude) / 2) * Math.PI) / 180;
  const east = (a.longitude - b.longitude) * METRES_PER_DEGREE * Math.cos(middle);
  return Math.hypot(north, east);
}
