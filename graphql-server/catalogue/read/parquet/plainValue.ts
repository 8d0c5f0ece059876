import { readWkbPoint } from './readWkbPoint';

const decoder = new TextDecoder();
/** The maximum depth of nested values. Deeper values become null. */
const DEEPEST = 16;

/**
 * A parquet value in a form that JSON can represent. A bigint becomes a number if it is a safe integer, and text
 * otherwise. A valid date becomes ISO text, and an invalid date becomes null. Bytes become a GeoJSON point if they are
 * a WKB point, and text otherwise.
 */
export function plainValue(value: unknown, depth = 0): unknown {
  if (value === null || value === undefined || depth > DEEPEST) return null;
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
  if (typeof value !== 'object') return value;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (value instanceof Uint8Array) return readWkbPoint(value) ?? decoder.decode(value);
  if (Array.isArray(value)) return value.map((item) => plainValue(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plainValue(item, depth + 1)]));
}
