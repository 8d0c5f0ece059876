/** A GeoJSON point in degrees. */
export interface Point {
  type: 'Point';
  /** Longitude, latitude. */
  coordinates: [number, number];
}

/**
 * The minimum size of a point in well-known binary, in bytes: 1 for the byte order, 4 for the type, and 8 for each of
 * the two coordinates.
 */
const POINT = 21;

/** Reads a point from well-known binary (WKB), with or without height and SRID. Returns null for every other shape. */
export function readWkbPoint(bytes: Uint8Array | null | undefined): Point | null {
  if (!bytes || bytes.byteLength < POINT) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isLittle = view.getUint8(0) === 1;
  const kind = view.getUint32(1, isLittle);
  const hasSrid = (kind & 0x2000_0000) !== 0;
  if (view.getUint8(0) > 1 || (kind & 0x0fff_ffff) % 1000 !== 1) return null;
  const at = hasSrid ? 9 : 5;
  if (bytes.byteLength < at + 16) return null;
  return { type: 'Point', coordinates: [view.getFloat64(at, isLittle), view.getFloat64(at + 8, isLittle)] };
}
