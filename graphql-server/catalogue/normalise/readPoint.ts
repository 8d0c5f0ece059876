/** The degrees that the source states, as text. The source may have swapped the two numbers. */
export interface Point {
  latitude: string;
  longitude: string;
}

const NUMBER = String.raw`[+-]?\d{1,3}(?:\.\d*)?`;
/**
 * Matches a point in WKT, which has the longitude first. PostGIS writes the coordinate system before the point:
 * "SRID=4326;POINT(-90.2 38.6)".
 */
const WKT = new RegExp(String.raw`^(?:SRID=\d+;\s*)?POINT\s*\(\s*(${NUMBER})\s+(${NUMBER})\s*\)$`, 'i');
/**
 * Matches a pair of numbers that is the whole text, or that is in parentheses at the end of the text. Open data portals
 * write an address above the pair: "1 Main St\n(38.6, -90.2)".
 */
const PAIR = new RegExp(String.raw`(?:^|\()\s*(${NUMBER})\s*[,;]\s*(${NUMBER})\s*\)?$`);

/**
 * Reads a position from a text: "POINT (-90.2 38.6)" (WKT), "38.6, -90.2" or "(38.6, -90.2)". It also reads a GeoJSON
 * point: { "type": "Point", "coordinates": [-90.2, 38.6] }. Returns null for any other value.
 */
export function readPoint(value: unknown): Point | null {
  if (typeof value === 'string') {
    const text = value.trim();
    const [, x, y] = WKT.exec(text) ?? [];
    if (x && y) return { latitude: y, longitude: x };
    const [, first, second] = PAIR.exec(text) ?? [];
    return first && second ? { latitude: first, longitude: second } : null;
  }
  const { type, coordinates } = (value ?? {}) as { type?: unknown; coordinates?: unknown };
  if (type !== 'Point' || !Array.isArray(coordinates)) return null;
  return { latitude: String(coordinates[1]), longitude: String(coordinates[0]) };
}
