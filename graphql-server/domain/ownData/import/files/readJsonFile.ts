import { z } from 'zod';
import { readJsonItems } from '../../../../catalogue/read/readJsonItems';
import { searchMade } from '../../../history/recordSearch';
import { readMoment } from '../../../isoTime';
import { addedMoment } from '../addedMoment';
import { brokenRow, type ReadRow } from '../RowContent';
import { checked } from './checked';
import type { FileAbout, ImportedSearch } from './FileAbout';
import { refuseNewer } from './fileProblem';
import { readOwnItem } from './readOwnItem';
import { readTakeoutPlace } from './readTakeoutPlace';

const LISTS = ['records', 'features'];
const MAX_SEARCHES = 100;

/**
 * Reads the items of a JSON file: an export of Fuud (JSON or GeoJSON), or the saved places or reviews from Google
 * Takeout. This function also sets `about.kind` and `about.searches`.
 * @throws FileError
 */
export async function* readJsonFile(path: string, about: FileAbout): AsyncGenerator<ReadRow> {
  let [format, version]: unknown[] = [];
  const onMember = (key: string, text: string | null) => {
    if (key === 'format') format = parsed(text);
    if (key === 'version') version = parsed(text);
    if (format === 'fuud') {
      about.kind = 'fuudJson';
      refuseNewer(version); // other programs may also write a version
    }
    if (key === 'fuud') refuseNewer((parsed(text) as { version?: unknown } | null)?.version);
    if (key === 'searches') about.searches = searchesIn(parsed(text));
  };
  for await (const { line, values, problem } of readJsonItems(path, { lists: LISTS, onMember })) {
    if (!values) yield brokenRow(line, `The item ${problem}`);
    else yield readItem(line, values, about);
  }
}

function readItem(line: number, values: Record<string, unknown>, about: FileAbout): ReadRow {
  const properties = Object(values.properties) as Record<string, unknown>;
  const isFeature = values.type === 'Feature';
  const isOwn = (item: object) => 'kind' in item && 'restaurantId' in item;
  if (isFeature && !isOwn(properties)) {
    about.kind ??= 'takeoutPlaces';
    return checked(line, () => readTakeoutPlace(values));
  }
  if (!isFeature && !isOwn(values)) return brokenRow(line, 'The item is no record of Fuud and no place of Takeout');
  about.kind ??= isFeature ? 'fuudGeoJson' : 'fuudJson';
  return checked(line, () => readOwnItem(isFeature ? { ...properties, restaurant: withPoint(values) } : values));
}

/** The restaurant with its coordinates. Our GeoJSON stores them in `geometry` (RFC 7946). */
function withPoint({ properties, geometry }: Record<string, unknown>): unknown {
  const { restaurant } = properties as { restaurant?: object | null };
  const { coordinates } = Object(geometry) as { coordinates?: unknown };
  if (!restaurant || !Array.isArray(coordinates)) return restaurant;
  return { ...restaurant, longitude: coordinates[0], latitude: coordinates[1] };
}

function searchesIn(list: unknown): ImportedSearch[] {
  if (!Array.isArray(list)) return [];
  const moment = z.string().transform((text) => addedMoment(readMoment(text) ?? new Date()).toISOString());
  const dated = searchMade.extend({ searchedAt: moment });
  return list.slice(0, MAX_SEARCHES).flatMap((search) => dated.safeParse(search).data ?? []);
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
