/** Degrees, WGS 84. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** [south, north, west, east] of the contiguous states, Alaska (both sides of 180°), Hawaii, Puerto Rico and Guam. */
const US_BOXES: [number, number, number, number][] = [
  [24, 49.6, -125.5, -66.5],
  [51, 72, -180, -129],
  [51, 56, 172, 180],
  [18, 23, -162, -154],
  [17, 19, -68, -64],
  [13, 21, 144, 147],
];

/**
 * Coordinates rounded to six digits (about 10 cm). Null if they are not in the US; this includes 0,0 and numbers out of
 * range.
 */
export function normaliseCoordinates(
  latitude: number | null | undefined,
  longitude: number | null | undefined,
): Coordinates | null {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  const inside = US_BOXES.some(
    ([south, north, west, east]) => latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );
  return inside ? { latitude: round(latitude), longitude: round(longitude) } : null;
}

/**
 * The places in the US that a wrong pair of numbers may mean: the two numbers were swapped, the longitude lost its
 * minus, or both.
 */
export function turnedCoordinates(latitude: number, longitude: number): Coordinates[] {
  return [
    normaliseCoordinates(longitude, latitude),
    normaliseCoordinates(latitude, -longitude),
    normaliseCoordinates(longitude, -latitude),
  ].filter((each) => each !== null);
}

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
