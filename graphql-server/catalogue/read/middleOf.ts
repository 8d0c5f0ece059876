/** Degrees, WGS 84. */
interface Point {
  latitude: number;
  longitude: number;
}

/**
 * The maximum number of positions to read. An array of numbers counts as one position. An object counts as three
 * positions, because three pairs of its values are read. The outline of a restaurant has far fewer positions.
 */
const MAX_POSITIONS = 10_000;

/**
 * The middle of the smallest box around a shape. Overpass, a query service for OpenStreetMap, computes `center` in the
 * same way. The shape is a GeoJSON geometry (positions are [longitude, latitude], RFC 7946), or what Overpass returns:
 * `bounds` (minlat, minlon, maxlat, maxlon) or a list of { lat, lon }. Returns undefined for a shape without positions.
 */
export function middleOf(shape: unknown): Point | undefined {
  const box = { south: 90, north: -90, west: 180, east: -180 };
  let left = MAX_POSITIONS;
  const add = (latitude: unknown, longitude: unknown) => {
    left -= 1;
    if (typeof latitude !== 'number' || typeof longitude !== 'number') return;
    box.south = Math.min(box.south, latitude);
    box.north = Math.max(box.north, latitude);
    box.west = Math.min(box.west, longitude);
    box.east = Math.max(box.east, longitude);
  };
  const walk = (part: unknown): void => {
    if (left <= 0 || typeof part !== 'object' || part === null) return;
    if (!Array.isArray(part)) {
      const { lat, lon, minlat, minlon, maxlat, maxlon, coordinates, geometries } = part as Record<string, unknown>;
      add(lat, lon);
      add(minlat, minlon);
      add(maxlat, maxlon);
      walk(coordinates);
      walk(geometries);
    } else if (typeof part[0] === 'number') add(part[1], part[0]);
    else for (const inner of part) walk(inner);
  };
  walk(shape);
  if (box.south > box.north || box.west > box.east) return undefined;
  return { latitude: (box.south + box.north) / 2, longitude: (box.west + box.east) / 2 };
}
