import { kilometresBetween, type Point } from '../../locations/kilometresBetween';
import type { CityIndex } from '../index/CityIndex';
import { namesOf } from '../index/namesOf';
import { isOrdinary } from '../parse/isOrdinary';
import type { NamedPlace, PlaceCue } from '../parse/NamedPlace';
import { pointOf } from './pointOf';

const LANDMARK_KILOMETRES = 0.9;
/**
 * The names of places often contain the name of their part of town. Words mean such a part only on two conditions. At
 * least `least` places must have the words in their names. At least the fraction `share` of these places must lie
 * within `kilometres` of their middle.
 */
const BEARERS = { least: 3, share: 0.6, kilometres: 1.2 };
/** Stricter values for one word without "in" or "near" before it: "soulard brunch". `least` counts different names. */
const ALONE = { least: 5, share: 0.8 };
/** The places of one landmark lie within this distance of their middle, in km. */
const ONE_SPOT = 0.6;

/** Last words of names that need no "near" before them: "forest park". Not "garden": a "beer garden" is no sight. */
const CLEAR_SIGHT = /^(?:park|stadium|arena|zoo|university|airport)$/;

/** The words without "the" at the beginning. */
export const withoutThe = (said: readonly string[]) => (said[0] === 'the' && said.length > 1 ? said.slice(1) : said);

/**
 * The area around a place or a group of places with this name: "near the Fox Theatre", "in Soulard". Without a word
 * such as "near", the name counts only in three cases: "the" is before it ("the loop"), it names a sight ("busch
 * stadium food"), or it is a single word that names of places have in one part of the city only (isOnlyThere).
 */
export function findLandmark(index: CityIndex, said: readonly string[], cue: PlaceCue): NamedPlace | null {
  const bare = withoutThe(said);
  const isBare = (cue === 'NONE' || cue === 'ON') && (said.length < 2 || said[0] !== 'the');
  const isSight = cue !== 'ON' && said.length > 1 && CLEAR_SIGHT.test(said.at(-1) ?? '');
  if (isBare && !isSight && (said.length > 1 || isOrdinary(bare[0] ?? ''))) return null;
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
  if (isBare && !isSight && !isOnlyThere(index, said[0] ?? '', borne, center, close.length)) return null;
  return close.length >= BEARERS.share * borne.length ? { ...around(center, bare), isArea: true } : null;
}

/**
 * Whether a word means a part of the city even without a word such as "in", as in "soulard brunch". Enough different
 * names of places must contain it. Some of them must not begin with it, because names that all begin with the same word
 * belong to a chain or a hotel. Most of these places must be close together, and most of the city must lie elsewhere.
 */
function isOnlyThere(index: CityIndex, word: string, borne: readonly Bearer[], center: Point, close: number): boolean {
  const names = [...new Set(borne.map(({ name }) => name))];
  if (names.length < ALONE.least || close < ALONE.share * borne.length) return false;
  if (names.filter((name) => !name.startsWith(`${word} `)).length < 2) return false;
  const most = index.currentCount / 4;
  let inside = 0;
  for (let place = 0; place < index.columns.size && inside < most; place++) {
    const isNear = kilometresBetween(center, pointOf(index, place)) <= BEARERS.kilometres;
    if (isNear && index.columns.isCurrent[place] === 1) inside += 1;
  }
  return inside < most;
}

interface Bearer {
  name: string;
  point: Point;
}

const around = (center: Point, words: readonly string[]): NamedPlace => {
  return {
    kind: 'LANDMARK',
    streets: [],
    neighborhood: 0,
    key: `landmark:${words.join(' ')}`,
    center,
    kilometres: LANDMARK_KILOMETRES,
  };
};

/** The current places with a known position whose names contain these words one after another. */
function placesBearing(index: CityIndex, words: readonly string[]): Bearer[] {
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

/**
 * The point with the median latitude and the median longitude. Distant points change it little. Null without points.
 */
export function middleOf(points: readonly Point[]): Point | null {
  if (points.length === 0) return null;
  const middle = (of: (point: Point) => number) => points.map(of).sort((a, b) => a - b)[points.length >> 1] ?? 0;
  return { latitude: middle(({ latitude }) => latitude), longitude: middle(({ longitude }) => longitude) };
}
