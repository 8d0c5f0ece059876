import type { RowProblem } from '../checkPlace';
import { middleOf } from '../read/middleOf';
import type { OsmItem, Tags } from './OsmItem';

/** The maximum number of characters in a tag's value. It is OpenStreetMap's own limit (wiki: API v0.6). */
const LONGEST_TAG = 255;
const TYPES = ['node', 'way', 'relation'];
/**
 * osmium's short names of the types. osmium also has "a" for an area. The id of an area is twice the id of its way, or
 * one more than twice the id of its relation.
 */
const SHORT_TYPES: Record<string, string> = { n: 'node', w: 'way', r: 'relation' };

type Values = Record<string, unknown>;
const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads one element of an Overpass answer, or one GeoJSON feature from overpass turbo, osmtogeojson or osmium. */
export function readItem(values: Values): { item: OsmItem } | { problem: RowProblem } {
  return values.type === 'Feature' ? readFeature(values) : readElement(values);
}

function readElement(values: Values): { item: OsmItem } | { problem: RowProblem } {
  const key = toKey(values.type, values.id);
  if (!key) return { problem: { problem: NO_KEY, detail: `${values.type ?? ''} ${values.id ?? ''}`.trim() } };
  const at = toPoint(values) ?? toPoint(values.center) ?? middleOf(values.bounds) ?? middleOf(values.geometry);
  return { item: { key, ...readTags(values.tags), ...at } };
}

function readFeature({ id, properties, geometry }: Values): { item: OsmItem } | { problem: RowProblem } {
  const own = isObject(properties) ? properties : {};
  const key =
    readKey(id) ??
    readKey(own['@id']) ??
    readKey(own.id) ??
    toKey(own['@type'] ?? own.type, own['@id'] ?? own.id) ??
    undefined;
  if (!key) return { problem: { problem: NO_KEY, detail: String(id ?? own['@id'] ?? '') } };
  return { item: { key, ...readTags(isObject(own.tags) ? own.tags : own), ...middleOf(geometry) } };
}

const NO_KEY = 'has no OpenStreetMap id (such as node/123)';

/** Converts "node/123" and osmium's "n123" to "node/123", and osmium's "a246" to "way/123". */
function readKey(text: unknown): string | undefined {
  const [, type = '', id = ''] = /^(node|way|relation|n|w|r|a)\/?(\d{1,16})$/.exec(String(text ?? '')) ?? [];
  if (type !== 'a') return toKey(SHORT_TYPES[type] ?? type, id);
  return toKey(Number(id) % 2 === 0 ? 'way' : 'relation', Math.floor(Number(id) / 2));
}

function toKey(type: unknown, id: unknown): string | undefined {
  const isId =
    (typeof id === 'number' && Number.isSafeInteger(id)) || (typeof id === 'string' && /^\d{1,16}$/.test(id));
  return isId && Number(id) > 0 && TYPES.includes(String(type)) ? `${type}/${Number(id)}` : undefined;
}

function toPoint(value: unknown): { latitude: number; longitude: number } | undefined {
  if (!isObject(value)) return undefined;
  const { lat, lon } = value;
  return typeof lat === 'number' && typeof lon === 'number' ? { latitude: lat, longitude: lon } : undefined;
}

/** Reads the tags. Numbers become text. Keys that begin with "@" are skipped, because tools add them. */
function readTags(raw: unknown): { tags: Tags; oddTags: string[] } {
  const tags: Tags = Object.create(null) as Tags;
  const oddTags: string[] = [];
  for (const [key, value] of Object.entries(isObject(raw) ? raw : {})) {
    if (key.startsWith('@') || value === null) continue;
    const text = typeof value === 'number' ? String(value) : value;
    const isText = typeof text === 'string' && (text.length <= LONGEST_TAG || [...text].length <= LONGEST_TAG);
    if (isText) tags[key] = text.trim() || undefined;
    else oddTags.push(key);
  }
  return { tags, oddTags };
}
