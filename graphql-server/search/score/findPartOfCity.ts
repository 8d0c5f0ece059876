import { findCity } from '../../locations/findCity';
import { kilometresBetween, type Point } from '../../locations/kilometresBetween';
import type { CityIndex } from '../index/CityIndex';
import { partsOf } from '../index/partsOf';
import { isOrdinary } from '../parse/isOrdinary';
import type { NamedPlace, PlaceCue } from '../parse/NamedPlace';
import { directionOf } from '../place/streetOf';
import { isKindOfStreet } from '../words/isKindOfStreet';
import { middleOf, withoutThe } from './findLandmark';
import { landmarkOf } from './landmarkOf';
import { pointOf } from './pointOf';
import { SIGHT } from './sight';

const MAX_WORDS = 5;
const DOWNTOWN_KILOMETRES = 1.6;
/** "South American food" and "North Carolina barbecue" name no street. */
const OTHER_DIRECTION = /^(?:african|american|asian|carolina|coast|dakota|indian|indies|italian|korean|virginia)$/;
const NEIGHBORHOOD_KILOMETRES = { least: 0.5, most: 2.5 };

/**
 * Finds the part of this city whose name is at the beginning of `words`. Names of up to five words are tried, the
 * longest first. The part can be downtown, a neighborhood or street that has places, the area of several neighborhoods
 * (neighborhoodsAround), or the area around a place or group of places with this name.
 * @param center the center of the city, for "downtown"
 */
export function findPartOfCity(
  index: CityIndex,
  center: Point | null,
  words: readonly string[],
  cue: PlaceCue,
): { place: NamedPlace; length: number } | null {
  for (let length = Math.min(MAX_WORDS, words.length); length > 0; length -= 1) {
    const said = words.slice(0, length);
    const place =
      downtown(center, said) ??
      neighborhood(index, said, cue) ??
      neighborhoodsAround(index, said, cue) ??
      // A name with such a word at its end is more often a sight than a street: "near Forest Park".
      (SIGHT.test(said.at(-1) ?? '') ? landmarkOf(index, said, cue) : null) ??
      street(index, said, cue, words[length]) ??
      landmarkOf(index, said, cue);
    if (place) return { place, length };
  }
  return null;
}

const unset = { streets: [], neighborhood: 0 } as const;

function downtown(center: Point | null, said: readonly string[]): NamedPlace | null {
  if (!center || said.join(' ') !== 'downtown') return null;
  return { ...unset, kind: 'DOWNTOWN', key: 'downtown', center, kilometres: DOWNTOWN_KILOMETRES };
}

function neighborhood(index: CityIndex, said: readonly string[], cue: PlaceCue): NamedPlace | null {
  const name = withoutThe(said).join(' ');
  const number = partsOf(index).neighborhoods.get(name);
  // "Hill" alone is an ordinary word; "the hill" and "on the hill" mean a part of town.
  if (number === undefined || (cue === 'NONE' && said.length === 1 && isOrdinary(name))) return null;
  const around = areaOf(index, new Set([number]));
  return around && { ...unset, ...around, kind: 'NEIGHBORHOOD', key: `neighborhood:${name}`, neighborhood: number };
}

/** The area of all neighborhoods that have this name with a direction: "tower grove" for Tower Grove East and South. */
function neighborhoodsAround(index: CityIndex, said: readonly string[], cue: PlaceCue): NamedPlace | null {
  const words = withoutThe(said);
  if (words.length === 1 && (cue === 'NONE' || isOrdinary(words[0] ?? ''))) return null;
  const name = words.join(' ');
  const numbers = partsOf(index).withDirection.get(name);
  const around = numbers ? areaOf(index, new Set(numbers)) : null;
  return around && { ...unset, ...around, kind: 'LANDMARK', key: `neighborhood:${name}`, isArea: true };
}

/** The middle of these neighborhoods' places, and the distance within which most lie, limited to 0.5 to 2.5 km. */
function areaOf(index: CityIndex, numbers: ReadonlySet<number>): Pick<NamedPlace, 'center' | 'kilometres'> | null {
  const points = pointsWhere(index, (place) => numbers.has(index.columns.neighborhood[place] ?? 0));
  const center = middleOf(points);
  if (!center) return null;
  const far = distancesFrom(center, points)[Math.floor(0.8 * (points.length - 1))] ?? 0;
  const { least, most } = NEIGHBORHOOD_KILOMETRES;
  return { center, kilometres: Math.min(most, Math.max(least, far)) };
}

function street(index: CityIndex, said: readonly string[], cue: PlaceCue, next?: string): NamedPlace | null {
  const last = said.at(-1) ?? '';
  const hasKind = said.length > 1 && isKindOfStreet(last);
  const words = withoutThe(hasKind ? said.slice(0, -1) : said);
  const [first = ''] = words;
  const direction = words.length > 1 ? directionOf(first) : undefined;
  if (!hasKind && cue === 'NONE' && OTHER_DIRECTION.test(said[1] ?? '')) return null;
  // "Tacos south broadway" needs no "on", because the direction shows that a street is meant.
  if (!hasKind && !direction && cue !== 'ON' && cue !== 'NEAR' && cue !== 'IN') return null;
  const name = [direction ?? first, ...words.slice(1)].join(' ');
  if (!hasKind && words.length === 1 && cue !== 'ON' && isOrdinary(name)) return null;
  const numbers = partsOf(index).streets.get(name);
  if (!numbers) return null;
  // In "east st louis", the "st" is a part of the city's name.
  if (last === 'st' && next !== undefined && findCity(`st ${next}`)) return null;
  const among = new Set(numbers);
  const points = pointsWhere(index, (place) => among.has(index.columns.street[place] ?? 0));
  const center = middleOf(points);
  if (!center) return null;
  return { kind: 'STREET', key: `street:${name}`, center, kilometres: 0, streets: numbers, neighborhood: 0 };
}

function pointsWhere(index: CityIndex, isMeant: (place: number) => boolean): Point[] {
  const points: Point[] = [];
  for (let place = 0; place < index.columns.size; place++) {
    if (index.columns.isCurrent[place] === 0 || !isMeant(place)) continue;
    const point = pointOf(index, place);
    if (!Number.isNaN(point.latitude)) points.push(point);
  }
  return points;
}

const distancesFrom = (center: Point, points: readonly Point[]): number[] =>
  points.map((point) => kilometresBetween(center, point)).sort((a, b) => a - b);
