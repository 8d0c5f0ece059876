import { cuisinesOf } from '../../facts/cuisines';
import { dietaryOptions, features, gemTypes, priceRanges } from '../../facts/facts';
import type { CityIndex } from '../index/CityIndex';
import type { OpenTest } from '../index/cachedByMinute';
import { conceptNumber } from '../index/conceptNumbers';
import { nameTest } from '../index/nameTest';
import { open24Hours, openAtMoment, openInWeek } from '../index/openings';
import { entriesOf, placeOf, signedWeightOf } from '../index/Postings';
import type { OpenAt } from '../parse/Understanding';
import { fold } from '../words/fold';
import { bindingHours } from './bindingHours';
import { isAroundTheClock } from './isAroundTheClock';
import { isInArea } from './isInArea';
import { isInNamedPlace } from './isInNamedPlace';
import type { Ranking } from './Ranking';
import type { AnyAndAll, HoursFilter, RankRequest } from './RankRequest';
import { wholeNameTest } from './wholeName';

/**
 * One bit for each kind of filter that a place can fail. 0 means that the place fails no filter. The 12 bits have
 * 4096 combinations, see COMBINATIONS in relaxationsOf.ts.
 */
export const FAILS = {
  /**
   * A binding condition in the craving (an allergy, a food to avoid, a refused name), the maximum distance, or the box
   * on the map.
   */
  CRAVING: 1,
  PRICE: 2,
  DIETARY: 4,
  HOURS: 8,
  FEATURES: 16,
  CUISINES: 32,
  NEIGHBORHOODS: 64,
  GEM_TYPES: 128,
  /** Wishes from the text of the craving. A place that fails only such wishes can be a near miss. */
  TYPED_DIETARY: 256,
  TYPED_PRICE: 512,
  TYPED_HOURS: 1024,
  TYPED_PLACE: 2048,
} as const;

/** All bits of typed wishes. */
export const TYPED = FAILS.TYPED_DIETARY | FAILS.TYPED_PRICE | FAILS.TYPED_HOURS | FAILS.TYPED_PLACE;

/** Stores in `ranking.failed`, as bits of FAILS, the filters that each place in `ranking.answers` fails. */
export function checkFilters(index: CityIndex, request: RankRequest, ranking: Ranking): void {
  const { columns } = index;
  const { answers, answering, failed } = ranking;
  failed.fill(0, 0, columns.size);
  const { filters } = request.understanding;

  const fail = (bit: number, fails: (place: number) => boolean) => {
    for (let at = 0; at < answering; at++) {
      const place = answers[at] ?? 0;
      if (fails(place)) note(failed, place, bit);
    }
  };
  const { dietary, dietaryEither = [], allergic = [] } = filters;
  const { diets: listed, impliedDiets: implied } = columns;
  const known = (place: number) => (listed[place] ?? 0) | (implied[place] ?? 0);
  const lacks = (asked: number) => (place: number) => (known(place) & asked) !== asked;
  const bound = bitsOf(dietaryOptions, allergic);
  if (bound) fail(FAILS.CRAVING, lacks(bound));
  const either = bitsOf(dietaryOptions, dietaryEither);
  if (either) fail(FAILS.TYPED_DIETARY, (place) => (known(place) & either) === 0);
  const wished = bitsOf(dietaryOptions, dietary) & ~bound & ~either;
  if (wished) fail(FAILS.TYPED_DIETARY, lacks(wished));
  const afford = bitsOf(priceRanges, filters.priceRanges);
  if (afford) fail(FAILS.TYPED_PRICE, isNoneOf(columns.price, afford));
  if (filters.openAt) fail(FAILS.TYPED_HOURS, not(openTest(index, filters.openAt, request.now)));
  if (request.understanding.chips.some(isAroundTheClock)) fail(FAILS.TYPED_HOURS, isKnownToClose(columns));
  const { refusedNames = [] } = request.understanding;
  if (refusedNames.length > 0) {
    const [isRefused, isWholeName] = [nameTest(index, refusedNames), wholeNameTest(index, request.understanding.text)];
    fail(FAILS.CRAVING, (place) => isRefused(place) && !isWholeName(place));
  }
  const part = request.understanding.place;
  if (part) fail(FAILS.TYPED_PLACE, not(isInNamedPlace(index, part)));
  for (const concept of filters.avoid) failServing(index, concept, failed);
  for (const word of filters.avoidWords ?? []) failMentioning(index, word, failed);
  const { near, box, maxKilometres: radius } = request;
  const maxKilometres = Math.min(radius ?? Number.POSITIVE_INFINITY, filters.kilometres ?? Number.POSITIVE_INFINITY);
  if (box || (near && maxKilometres < Number.POSITIVE_INFINITY)) {
    fail(FAILS.CRAVING, (place) => !isInArea(index, { near, maxKilometres, box }, place));
  }

  const prices = bitsOf(priceRanges, request.priceRanges ?? []);
  if (prices) fail(FAILS.PRICE, isNoneOf(columns.price, prices));
  const lacksDiets = failsSome(columns.diets, dietaryOptions, request.dietary);
  if (lacksDiets) fail(FAILS.DIETARY, lacksDiets);
  const lacksFeatures = failsSome(columns.features, features, request.features);
  if (lacksFeatures) fail(FAILS.FEATURES, lacksFeatures);
  const kitchens = numbersOf(columns.cuisines, request.cuisines, (text) => cuisinesOf(text).map(({ key }) => key));
  if (kitchens) fail(FAILS.CUISINES, (place) => !kitchens.has(columns.cuisine[place] ?? 0));
  const parts = numbersOf(columns.neighborhoods, request.neighborhoods?.map(fold), (text) => [fold(text)]);
  if (parts) fail(FAILS.NEIGHBORHOODS, (place) => !parts.has(columns.neighborhood[place] ?? 0));
  const gems = bitsOf(gemTypes, request.gemTypes ?? []);
  if (gems) fail(FAILS.GEM_TYPES, isNoneOf(columns.gem, gems));
  const open = hoursTest(index, request);
  if (open) fail(FAILS.HOURS, not(open));
  if (request.openAt) fail(FAILS.HOURS, not(openAtMoment(columns, request.openAt)));
}

function openTest({ columns }: CityIndex, openAt: OpenAt, now: Date): OpenTest {
  return openAt === 'now' ? openAtMoment(columns, now) : openInWeek(columns, openAt, now);
}

function hoursTest({ columns }: CityIndex, { hours, now }: RankRequest): OpenTest | null {
  const testsOf = (asked: readonly HoursFilter[]) =>
    [...new Set(asked)].map((each) => (each === 'OPEN_NOW' ? openAtMoment(columns, now) : open24Hours(columns)));
  const [anyOf, allOf] = [testsOf(bindingHours(hours?.anyOf)), testsOf(bindingHours(hours?.allOf))];
  if (anyOf.length + allOf.length === 0) return null;
  return (place) =>
    (anyOf.length === 0 || anyOf.some((isOpen) => isOpen(place))) && allOf.every((isOpen) => isOpen(place));
}

/** Whether the hours of a place are known and are not 24 hours on every day. */
function isKnownToClose(columns: CityIndex['columns']): OpenTest {
  const isOpen = open24Hours(columns);
  return (place) => columns.hasHours[place] === 1 && !isOpen(place);
}

/**
 * Marks the places whose facts indicate this concept, which the food must not contain (for example shrimp). Every
 * weight above 0 counts.
 */
function failServing(index: CityIndex, concept: string, failed: Uint16Array): void {
  const number = conceptNumber(concept);
  if (number === undefined) return;
  for (const { concepts } of index.postings) {
    for (const entry of entriesOf(concepts, number)) {
      if (signedWeightOf(entry) > 0) note(failed, placeOf(entry), FAILS.CRAVING);
    }
  }
}

/** Marks the places whose texts contain a word with this stem. The food must not contain what the word names. */
function failMentioning(index: CityIndex, word: string, failed: Uint16Array): void {
  for (const { terms, words } of index.postings) {
    const term = terms.find(word);
    if (term < 0) continue;
    for (const entry of entriesOf(words, term)) note(failed, placeOf(entry), FAILS.CRAVING);
  }
}

/**
 * Notes that a place fails a filter.
 * @param bit a bit of FAILS
 */
function note(failed: Uint16Array, place: number, bit: number): void {
  failed[place] = (failed[place] ?? 0) | bit;
}

const not = (test: OpenTest) => (place: number) => !test(place);

/**
 * Returns a test that is true if `bits` does not include a place's value in `column`. The lowest bit means the value 1.
 * @param column a value for each place; 0 means unknown
 */
const isNoneOf = (column: Uint8Array, bits: number) => (place: number) =>
  (bits & ((1 << (column[place] ?? 0)) >> 1)) === 0;

/** Returns a test of whether a place fails `asked`; null when `asked` has no words. */
function failsSome<Word extends string>(
  column: Uint16Array | Uint32Array,
  known: readonly Word[],
  asked: AnyAndAll<Word> | null | undefined,
): ((place: number) => boolean) | null {
  const any = bitsOf(known, asked?.anyOf ?? []);
  const all = bitsOf(known, asked?.allOf ?? []);
  if (!any && !all) return null;
  return (place) => {
    const bits = column[place] ?? 0;
    return (any !== 0 && (bits & any) === 0) || (bits & all) !== all;
  };
}

/** The indexes, except 0, of the texts for which `wordsOf` returns a word of `asked`. Null if `asked` has no words. */
function numbersOf(
  texts: readonly string[],
  asked: readonly string[] | null | undefined,
  wordsOf: (text: string) => readonly string[],
): Set<number> | null {
  if (!asked?.length) return null;
  const words = new Set(asked);
  const numbers = new Set<number>();
  for (const [number, text] of texts.entries())
    if (number > 0 && wordsOf(text).some((word) => words.has(word))) numbers.add(number);
  return numbers;
}

function bitsOf<Word extends string>(known: readonly Word[], words: readonly Word[]): number {
  return words.reduce((bits, word) => bits | (1 << known.indexOf(word)), 0);
}
