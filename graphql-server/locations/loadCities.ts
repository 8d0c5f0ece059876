import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { City } from './City';
import type { CityFile } from './CityFile';

/** All cities, and ways to find a city. */
export interface Cities {
  /** The most populous first. */
  all: readonly City[];
  /** Cities by their key without spaces ("stlouis"), the most populous first. */
  byKey: ReadonlyMap<string, readonly City[]>;
  /** The city of a ZIP code of five digits. */
  withPostalCode(code: string): City | undefined;
  /** The middle of each ZIP code's area, and the index in `all` of the city that the ZIP code belongs to. */
  postalCodes: { latitude: readonly number[]; longitude: readonly number[]; city: Uint16Array };
}

const NONE = 0xffff;
const NO_CODES = new Uint32Array();
let cities: Cities | undefined;

/** Returns all cities. The first call reads __generated__/cities.json, which takes about 0.1 s. */
export function loadCities(): Cities {
  cities ??= readCities(JSON.parse(readFileSync(join(__dirname, '__generated__', 'cities.json'), 'utf8')));
  return cities;
}

/** To save memory, a city has no strings for its ZIP codes. `postalCodes` creates the strings on each access. */
class ListedCity implements City {
  constructor(
    readonly name: string,
    readonly state: string,
    readonly key: string,
    readonly latitude: number,
    readonly longitude: number,
    readonly population: number | null,
    private readonly codes: Uint32Array,
  ) {}

  get postalCodes(): string[] {
    return Array.from(this.codes, (code) => String(code).padStart(5, '0'));
  }
}

function readCities({ cities: columns, postalCodes }: CityFile): Cities {
  const codes = Uint32Array.from(postalCodes.code);
  const cityOfPostalCode = new Uint16Array(codes.length);
  const cityOfNumber = new Uint16Array(100_000).fill(NONE);
  let first = 0;
  const all = columns.name.map((name, index) => {
    const [begin, end] = [first, first + (columns.codes[index] ?? 0)];
    first = end;
    cityOfPostalCode.fill(index, begin, end);
    for (let at = begin; at < end; at++) cityOfNumber[codes[at] ?? 0] = index;
    return new ListedCity(
      name,
      columns.state[index] ?? '',
      columns.key[index] ?? '',
      columns.latitude[index] ?? 0,
      columns.longitude[index] ?? 0,
      columns.population[index] || null,
      begin === end ? NO_CODES : codes.subarray(begin, end),
    );
  });
  const { latitude, longitude } = postalCodes;
  return {
    all,
    byKey: groupByKey(all),
    withPostalCode: (code) => all[cityOfNumber[Number(code)] ?? NONE],
    postalCodes: { latitude, longitude, city: cityOfPostalCode },
  };
}

function groupByKey(all: readonly City[]): Map<string, City[]> {
  const groups = new Map<string, City[]>();
  for (const city of all) {
    const tight = city.key.replaceAll(' ', '');
    const namesakes = groups.get(tight);
    if (namesakes) namesakes.push(city);
    else groups.set(tight, [city]);
  }
  return groups;
}
