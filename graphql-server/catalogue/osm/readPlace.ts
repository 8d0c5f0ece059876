import type { RowProblem } from '../checkPlace';
import { fillCity } from '../normalise/fillCity';
import type { Tags } from './OsmItem';
import { readFacts } from './readFacts';
import { readItem } from './readItem';
import { readKind } from './readKind';
import { readName } from './readName';

/** The ISO 3166-1 codes of the US and its inhabited territories. */
const US_COUNTRIES = ['US', 'USA', 'PR', 'GU', 'VI', 'AS', 'MP'];

/** Returns one item (an element or a feature) as a row of PlaceInput fields, or the reason why the item is skipped. */
export function readPlace(
  values: Record<string, unknown>,
): { row: Record<string, unknown>; notes: RowProblem[] } | { problem: RowProblem } {
  const read = readItem(values);
  if ('problem' in read) return read;
  const { key, tags, oddTags, latitude, longitude } = read.item;
  const kind = readKind(tags);
  if (!kind) return { problem: { problem: 'is no place to eat or drink', detail: describe(tags) ?? key } };
  const country = tags['addr:country'];
  if (country && !US_COUNTRIES.includes(country.toUpperCase()))
    return { problem: { field: 'addr:country', problem: 'is not the US', detail: country } };
  if (['private', 'no'].includes(tags.access ?? ''))
    return { problem: { problem: 'is not open to the public', detail: tags.name ?? key } };
  const name = readName(tags, kind);
  if (!name) return { problem: { field: 'name', problem: 'is missing', detail: key } };
  const facts = readFacts(tags, kind);
  const { added, notes } = fillCity({ ...facts, latitude, longitude });
  const odd = oddTags.map((tag) => ({ problem: 'has a tag that is no text or too long, left out', detail: tag }));
  return { row: { sourceId: key, name, latitude, longitude, ...facts, ...added }, notes: [...odd, ...notes] };
}

function describe(tags: Tags): string | undefined {
  const key = ['amenity', 'shop', 'tourism', 'leisure', 'building'].find((candidate) => tags[candidate]);
  return key && `${key}=${tags[key]}`;
}
