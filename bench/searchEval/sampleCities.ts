import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fuudImporter } from '../../graphql-server/catalogue/fuud/fuudImporter';
import { prepareRow } from '../../graphql-server/catalogue/prepareRow';
import type { RestaurantFacts } from '../../graphql-server/facts/RestaurantFacts';
import { cityKey } from '../../graphql-server/locations/cityKey';
import { CityIndex } from '../../graphql-server/search/index/CityIndex';
import { joinRecord } from '../../graphql-server/search/index/readRecords';
import { type DocumentFacts, searchDocument } from '../../graphql-server/search/place/searchDocument';

const SAMPLE = join(__dirname, '..', '..', 'graphql-server', 'catalogue', 'sample', 'restaurants.jsonl');
const UNSEEN = join(__dirname, 'unseen', 'places.jsonl');

/** The places of one city, with the index that the search uses. */
export interface SampleCity {
  cityKey: string;
  state: string;
  timeZone: string;
  index: CityIndex;
  /** Maps the id of a place in the index to the place's source id. */
  sourceIds: ReadonlyMap<string, string>;
  facts: ReadonlyMap<string, RestaurantFacts>;
}

/** The cities of the sample catalogue. The keys look like "st louis, mo". */
export const sampleCities = (): Promise<ReadonlyMap<string, SampleCity>> => readCities(SAMPLE);
/** The city of invented places for `unseenSet` (developmentSet.ts). Its key is "louisville, ky". */
export const unseenCities = (): Promise<ReadonlyMap<string, SampleCity>> => readCities(UNSEEN);

/** Reads places with the importer that the server uses, but without a database. */
async function readCities(file: string): Promise<ReadonlyMap<string, SampleCity>> {
  const importer = fuudImporter({ source: 'sample', kind: 'sample', licence: '', attribution: '' });
  const byCity = new Map<string, { sourceId: string; facts: RestaurantFacts }[]>();
  for await (const row of importer.rows(file)) {
    const prepared = prepareRow(importer, row);
    if ('problem' in prepared) throw new Error(`${file}: ${prepared.problem.problem}`);
    const { sourceId, facts } = prepared.record;
    const key = `${cityKey(facts.city)}, ${facts.state.toLowerCase()}`;
    byCity.set(key, [...(byCity.get(key) ?? []), { sourceId, facts }]);
  }
  return new Map([...byCity].map(([key, places]) => [key, cityOf(places)]));
}

/** Builds a city with these places. The city's name, state and time zone are those of the first place. */
export function cityOf(
  places: readonly { sourceId: string; facts: RestaurantFacts & Pick<DocumentFacts, 'provenance'> }[],
): SampleCity {
  const [first] = places;
  const records = places.map(({ sourceId, facts }) => joinRecord(idOf(sourceId), searchDocument(facts)));
  return {
    cityKey: cityKey(first?.facts.city ?? ''),
    state: first?.facts.state ?? '',
    timeZone: first?.facts.timeZone ?? 'America/Chicago',
    index: new CityIndex(records),
    sourceIds: new Map(places.map(({ sourceId }) => [idOf(sourceId), sourceId])),
    facts: new Map(places.map(({ sourceId, facts }) => [sourceId, facts])),
  };
}

/** Makes a UUID from a source id. The same source id always gives the same UUID. */
function idOf(sourceId: string): string {
  const hex = createHash('sha256').update(sourceId).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
