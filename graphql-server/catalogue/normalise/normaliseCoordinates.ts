/** In degrees (WGS 84). */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/**
 * Bounding boxes as [south, north, west, east]: the contiguous states, Alaska (both sides of 180°), Hawaii, Puerto Rico
 * and Guam.
 */
const US_BOXES: [number, number, number, number][] = [
  [24, 49.6, -125.5, -66.5],
  [51, 72, -180, -129],
  [51, 56, 172, 180],
  [18, 23, -162, -154],
  [17, 19, -68, -64],
  [13, 21, 144, 147],
];

/**
 * Rounds coordinates to six decimals (about 10 cm). Returns null if a coordinate is missing, or if the point is outside
 * the boxes of the US, for example 0,0.
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
 * Corrects a wrong pair of numbers in three ways: it swaps the numbers, changes the sign of the longitude, or does
 * both. Returns the results that are in the US.
 */
export function correctedCoordinates(latitude: number, longitude: number): Coordinates[] {
  return [
    normaliseCoordinates(longitude, latitude),
    normaliseCoordinates(latitude, -longitude),
    normaliseCoordinates(longitude, -latitude),
  ].filter((each) => each !== null);
}

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
