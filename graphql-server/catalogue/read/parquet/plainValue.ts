import { readWkbPoint } from './readWkbPoint';

const decoder = new TextDecoder();
/** No value of ours lies deeper. */
const DEEPEST = 16;

/**
 * A parquet value as JSON would hold it: large numbers become numbers where they are exact and text where not, dates ISO
 * text, bytes a GeoJSON point where they are one (WKB), else text.
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
