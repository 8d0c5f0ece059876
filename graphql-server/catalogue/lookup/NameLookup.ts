import type { Pool } from 'pg';
import { parseCity } from '../../locations/cityKey';
import { findCity } from '../../locations/findCity';
import { foldName } from '../derive/foldName';
import { compareNames } from '../match/compareNames';
import { metresBetween } from '../match/metresBetween';
import { readPlaceName } from '../match/readPlaceName';

/** A place in a list that a user uploads. The coordinates are in degrees. */
export interface NamedPlace {
  name: string;
  city: string | null;
  region: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** The UUIDs of the restaurants that a named place may be. */
export interface Likely {
  /** The only certain match, or null. Delisted restaurants count only if no listed restaurant is a certain match. */
  restaurantId: string | null;
  /** At most three restaurants that the place may be, listed ones first. Empty if `restaurantId` is not null. */
  candidateIds: string[];
}

interface Row {
  id: string;
  name: string;
  city: string;
  latitude: number | null;
  longitude: number | null;
  isListed: boolean;
}

/** In meters. If a place has coordinates, it is first compared with the restaurants within this distance. */
const NEAR = 150;
const DEGREES_NEAR = NEAR / 111_195;
const MAX_CANDIDATES = 3;
/** The minimum similarity of the names of a place and a candidate (0 to 1, see compareNames). */
const WEAK = 0.65;
/** A word is ignored if more than this many names in a city contain it, because such a word is too common. */
const MAX_SHARING = 300;
const MAX_CITIES = 3;
const NOBODY: Likely = { restaurantId: null, candidateIds: [] };

const COLUMNS = 'id, name, city, latitude, longitude, delisted_at IS NULL AS "isListed"';
const AROUND = `SELECT ${COLUMNS} FROM restaurants WHERE merged_into_id IS NULL
  AND latitude BETWEEN $1 AND $2 AND longitude BETWEEN $3 AND $4 LIMIT 1000`;
const IN_CITY = `SELECT ${COLUMNS} FROM restaurants WHERE merged_into_id IS NULL
  AND city_key = $1 AND ($2::text IS NULL OR state = $2)`;
const ANYWHERE = `SELECT ${COLUMNS} FROM restaurants WHERE merged_into_id IS NULL AND name = $1
  ORDER BY delisted_at IS NULL DESC, id LIMIT ${MAX_CANDIDATES}`;

/** The restaurants of a city, by their folded names (see foldName) and by each word of these names. */
interface CityNames {
  byName: ReadonlyMap<string, Row[]>;
  byWord: ReadonlyMap<string, Row[]>;
}

/**
 * Finds restaurants by their names, for places whose postal address is missing or leads to no restaurant. A NameLookup
 * caches the restaurants' names in the three cities that were searched last, so use one NameLookup for each list.
 */
export class NameLookup {
  readonly #cities = new Map<string, Promise<CityNames>>();

  constructor(private readonly pool: Pool) {}

  /**
   * Searches for the name within 150 m of the coordinates. If nothing is found, it searches in the city of the place.
   * If the place has no city, it searches in the city `here`, and then, if nothing is found, in all cities. The search
   * in all cities finds only exactly equal names. It returns only candidates, because an equal name alone does not make
   * the match certain.
   * @param here the city to search in if the place has no city and nothing is found near its coordinates
   */
  async find(place: NamedPlace, here: string | null = null): Promise<Likely> {
    if (!foldName(place.name)) return NOBODY;
    const near = await this.#near(place);
    if (near) return near;
    if (place.city) return this.#inCity(place);
    const inHere = here ? await this.#inCity({ ...place, city: here }) : NOBODY;
    if (inHere !== NOBODY) return inHere;
    const { rows } = await this.pool.query<Row>({ name: 'restaurants by name', text: ANYWHERE, values: [place.name] });
    return { restaurantId: null, candidateIds: rows.map(({ id }) => id) };
  }

  /** Null if the place has no coordinates, or if no restaurant nearby has a similar name. */
  async #near(place: NamedPlace): Promise<Likely | null> {
    const { latitude, longitude } = place;
    if (latitude === null || longitude === null) return null;
    const east = DEGREES_NEAR / Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
    const values = [latitude - DEGREES_NEAR, latitude + DEGREES_NEAR, longitude - east, longitude + east];
    const { rows } = await this.pool.query<Row>({ name: 'restaurants around', text: AROUND, values });
    const around = rows.filter((row) => (metresBetween(row, place) ?? NEAR + 1) <= NEAR);
    const likely = choose(place, around, (alike) => alike >= 0.95);
    return likely === NOBODY ? null : likely;
  }

  async #inCity(place: NamedPlace): Promise<Likely> {
    const { byName, byWord } = await this.#namesOf(place);
    const folded = foldName(place.name);
    const same = byName.get(folded);
    if (same) return choose(place, same, () => true);
    const sharing = folded.split(' ').flatMap((word) => {
      const rows = byWord.get(word) ?? [];
      return rows.length > MAX_SHARING ? [] : rows;
    });
    return choose(place, [...new Set(sharing)], () => false);
  }

  #namesOf({ city, region }: NamedPlace): Promise<CityNames> {
    const text = region ? `${city}, ${region}` : `${city}`;
    const found = findCity(text);
    const { cityKey, state = null } = found ? { cityKey: found.key, state: found.state } : parseCity(text);
    const key = `${cityKey}|${state}`;
    const names = this.#cities.get(key) ?? this.#read(cityKey, state);
    names.catch(() => this.#cities.delete(key)); // the next call reads the names again
    this.#cities.delete(key);
    this.#cities.set(key, names);
    const [oldest] = this.#cities.keys();
    if (this.#cities.size > MAX_CITIES && oldest !== undefined) this.#cities.delete(oldest);
    return names;
  }

  async #read(cityKey: string, state: string | null): Promise<CityNames> {
    const { rows } = await this.pool.query<Row>({ name: 'names of a city', text: IN_CITY, values: [cityKey, state] });
    const byName = new Map<string, Row[]>();
    const byWord = new Map<string, Row[]>();
    for (const row of rows) {
      const name = foldName(row.name);
      append(byName, name, row);
      for (const word of new Set(name.split(' '))) append(byWord, word, row);
    }
    return { byName, byWord };
  }
}

/** Returns the only certain match (see Likely), or at most three candidates, listed restaurants first. */
function choose(place: NamedPlace, rows: readonly Row[], isSure: (alike: number) => boolean): Likely {
  const scored = rows
    .map((row) => ({ row, alike: alikeness(place.name, row) }))
    .filter(({ alike }) => alike >= WEAK || isSure(alike))
    .sort((a, b) => Number(b.row.isListed) - Number(a.row.isListed) || b.alike - a.alike);
  const sure = scored.filter(({ alike }) => isSure(alike));
  const listed = sure.filter(({ row }) => row.isListed);
  const [only, ...others] = listed.length > 0 ? listed : sure;
  if (only && others.length === 0) return { restaurantId: only.row.id, candidateIds: [] };
  const candidateIds = (sure.length > 0 ? sure : scored).slice(0, MAX_CANDIDATES).map(({ row }) => row.id);
  return candidateIds.length > 0 ? { restaurantId: null, candidateIds } : NOBODY;
}

const alikeness = (name: string, row: Row) =>
  compareNames(readPlaceName(name, row.city), readPlaceName(row.name, row.city)).alike;

function append(map: Map<string, Row[]>, key: string, row: Row): void {
  const rows = map.get(key);
  if (rows) rows.push(row);
  else map.set(key, [row]);
}
