import { kilometresBetween, type Point } from '../../locations/kilometresBetween';
import type { CityIndex } from '../index/CityIndex';
import { namesOf } from '../index/namesOf';
import { partsOf } from '../index/partsOf';
import { isOrdinary } from '../parse/isOrdinary';
import type { NamedPlace, PlaceCue } from '../parse/NamedPlace';
import { directionOf } from '../place/streetOf';
import { isKindOfStreet } from '../words/isKindOfStreet';
import { pointOf } from './pointOf';

const MAX_WORDS = 5;
const DOWNTOWN_KILOMETRES = 1.6;
const LANDMARK_KILOMETRES = 0.9;
/**
 * The names of places often contain the name of their part of town. Words mean such a part only on two conditions. At
 * least `least` places must have the words in their names. At least the fraction `share` of these places must lie
 * within `kilometres` of their middle.
 */
const BEARERS = { least: 3, share: 0.6, kilometres: 1.2 };
/** The places of one landmark lie within this distance of their middle, in km. */
const ONE_SPOT = 0.6;
const NEIGHBORHOOD_KILOMETRES = { least: 0.5, most: 2.5 };

/**
 * Finds the part of this city whose name is at the beginning of `words`. Names of up to five words are tried, the
 * longest first. The part can be downtown, a neighborhood or street that has places, or the area around a place or
 * group of places with this name.
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
      street(index, said, cue) ??
      landmark(index, said, cue);
    if (place) return { place, length };
  }
  return null;
}

const unset = { streets: [], neighborhood: 0 } as const;
const withoutThe = (said: readonly string[]) => (said[0] === 'the' && said.length > 1 ? said.slice(1) : said);

function downtown(center: Point | null, said: readonly string[]): NamedPlace | null {
  if (!center || said.join(' ') !== 'downtown') return null;
  return { ...unset, kind: 'DOWNTOWN', key: 'downtown', center, kilometres: DOWNTOWN_KILOMETRES };
}

function neighborhood(index: CityIndex, said: readonly string[], cue: PlaceCue): NamedPlace | null {
  const name = withoutThe(said).join(' ');
  const number = partsOf(index).neighborhoods.get(name);
  // "Hill" alone is an ordinary word; "the hill" and "on the hill" mean a part of town.
  if (number === undefined || (cue === 'NONE' && said.length === 1 && isOrdinary(name))) return null;
  const points = pointsWhere(index, (place) => index.columns.neighborhood[place] === number);
  const center = middleOf(points);
  if (!center) return null;
  const far = distancesFrom(center, points)[Math.floor(0.8 * (points.length - 1))] ?? 0;
  const { least, most } = NEIGHBORHOOD_KILOMETRES;
  const kilometres = Math.min(most, Math.max(least, far));
  return { kind: 'NEIGHBORHOOD', key: `neighborhood:${name}`, center, kilometres, streets: [], neighborhood: number };
}

function street(index: CityIndex, said: readonly string[], cue: PlaceCue): NamedPlace | null {
  const last = said.at(-1) ?? '';
  const hasKind = said.length > 1 && isKindOfStreet(last);
  if (!hasKind && cue !== 'ON' && cue !== 'NEAR' && cue !== 'IN') return null;
  const words = withoutThe(hasKind ? said.slice(0, -1) : said);
  const [first = ''] = words;
  const name = [words.length > 1 ? (directionOf(first) ?? first) : first, ...words.slice(1)].join(' ');
  if (!hasKind && words.length === 1 && cue !== 'ON' && isOrdinary(name)) return null;
  const numbers = partsOf(index).streets.get(name);
  if (!numbers) return null;
  const among = new Set(numbers);
  const points = pointsWhere(index, (place) => among.has(index.columns.street[place] ?? 0));
  const center = middleOf(points);
  if (!center) return null;
  return { kind: 'STREET', key: `street:${name}`, center, kilometres: 0, streets: numbers, neighborhood: 0 };
}

function landmark(index: CityIndex, said: readonly string[], cue: PlaceCue): NamedPlace | null {
  if (cue === 'NONE' || cue === 'ON' ? said.length < 2 || said[0] !== 'the' : false) return null;
  const bare = withoutThe(said);
  const isVague = bare.length === 1 && isOrdinary(bare[0] ?? '');
  const phrase = said.join(' ');
  const bearing = placesBearing(index, bare);
  const begins = isVague
    ? []
    : bearing.filter(
        ({ name }) => name === bare.join(' ') || (bare.length > 1 && `${name} `.startsWith(`${bare.join(' ')} `)),
      );
  const spot = cue === 'NEAR' || cue === 'IN' ? middleOf(begins.map(({ point }) => point)) : null;
  if (spot && begins.every(({ point }) => kilometresBetween(spot, point) <= ONE_SPOT)) return around(spot, bare);
  if (isVague && said.length === bare.length) return null;
  const borne = isVague ? bearing.filter(({ name }) => ` ${name} `.includes(` ${phrase} `)) : bearing;
  const center = middleOf(borne.map(({ point }) => point));
  if (!center || borne.length < BEARERS.least) return null;
  const close = borne.filter(({ point }) => kilometresBetween(center, point) <= BEARERS.kilometres);
  return close.length >= BEARERS.share * borne.length ? around(center, bare) : null;
}

const around = (center: Point, words: readonly string[]): NamedPlace => {
  return {
    ...unset,
    kind: 'LANDMARK',
    key: `landmark:${words.join(' ')}`,
    center,
    kilometres: LANDMARK_KILOMETRES,
  };
};

/** The current places with a known position whose names contain these words one after another. */
function placesBearing(index: CityIndex, words: readonly string[]): { name: string; point: Point }[] {
  const { words: names, byWord } = namesOf(index);
  const phrase = ` ${words.join(' ')} `;
  const byEachWord = words.map((word) => byWord.get(word) ?? []).sort((a, b) => a.length - b.length);
  return (byEachWord[0] ?? []).flatMap((place) => {
    const point = pointOf(index, place);
    if (index.columns.isCurrent[place] === 0 || Number.isNaN(point.latitude)) return [];
    const name = names[place]?.join(' ') ?? '';
    return ` ${name} `.includes(phrase) ? [{ name, point }] : [];
  });
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

/**
 * The point with the median latitude and the median longitude. Distant points change it little. Null without points.
 */
function middleOf(points: readonly Point[]): Point | null {
  if (points.length === 0) return null;
  const middle = (of: (point: Point) => number) => points.map(of).sort((a, b) => a - b)[points.length >> 1] ?? 0;
  return { latitude: middle(({ latitude }) => latitude), longitude: middle(({ longitude }) => longitude) };
}

const distancesFrom = (center: Point, points: readonly Point[]): number[] =>
  points.map((point) => kilometresBetween(center, point)).sort((a, b) => a - b);
