import { cellToLatLng, isValidCell } from 'h3-js';
import { asList, asObject, asText } from './readValue';

/** Degrees, WGS 84; empty where nobody knows. */
export type Coordinates = { latitude: number; longitude: number } | Record<string, never>;

const WKT = /^\s*POINT\s*Z?\s*\(\s*(-?[\d.]+)\s+(-?[\d.]+)/i;
/** Ids before 2025: "0", an H3 cell of 15 hex digits (its first two say how fine: 8f is the finest), and 16 more. */
const OLD_ID = /^0(8[0-9a-f]{14})[0-9a-f]{16}$/i;

/** From the geometry: GeoJSON, or a point as WKT text; without one from the H3 cell that an old id begins with. */
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
