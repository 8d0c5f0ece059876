import { cellToLatLng, isValidCell } from 'h3-js';
import { asList, asObject, asText } from './readValue';

/** Coordinates in degrees (WGS 84). An empty object if they are unknown. */
export type Coordinates = { latitude: number; longitude: number } | Record<string, never>;

const WKT = /^\s*POINT\s*Z?\s*\(\s*(-?[\d.]+)\s+(-?[\d.]+)/i;
/** Matches the ids in older Overture files. Such an id is "0", an H3 cell of 15 hex digits, and 16 more hex digits. */
const OLD_ID = /^0(8[0-9a-f]{14})[0-9a-f]{16}$/i;

/**
 * Reads the coordinates from the geometry, which is GeoJSON or a point as WKT text. If the geometry contains no point,
 * the coordinates come from the H3 cell at the beginning of an old id.
 */
export function readCoordinates(geometry: unknown, id: string): Coordinates {
  const point = WKT.exec(asText(geometry) ?? '');
  if (point) return { latitude: Number(point[2]), longitude: Number(point[1]) };
  const [longitude, latitude] = asList(asObject(geometry).coordinates);
  if (typeof latitude === 'number' && typeof longitude === 'number') return { latitude, longitude };
  const cell = OLD_ID.exec(id)?.[1]?.toLowerCase();
  if (!cell || !isValidCell(cell)) return {};
  const [north, east] = cellToLatLng(cell);
  return { latitude: north, longitude: east };
}
