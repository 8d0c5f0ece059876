import { kilometresBetween } from '../../domain/locations/kilometresBetween';
import { dietaryOptions, priceRanges } from '../../domain/restaurants/facts';
import type { CityIndex } from '../index/CityIndex';
import { conceptNumber } from '../index/conceptNumbers';
import { type OpenTest, openAroundTheClock, openAtMoment, openInWeek } from '../index/openings';
import { placeOf, signedWeightOf } from '../index/Postings';
import type { OpenAt } from '../parse/Understanding';
import type { Ranking } from './Ranking';
import type { RankRequest } from './RankRequest';

/** Which of the diner's own filters a place fails; 0: none. */
export const FAILS = {
  /** What the words ask for, or distance. */
  CRAVING: 1,
  PRICE: 2,
  DIETARY: 4,
  HOURS: 8,
} as const;

/** Notes what every answer fails of what must hold. */
export function checkFilters(index: CityIndex, request: RankRequest, ranking: Ranking): void {
  const { columns } = index;
  const { answers, answering, failed } = ranking;
  failed.fill(0, 0, columns.size);
  const { filters } = request.understanding;

  const fail = (bit: number, fails: (place: number) => boolean) => {
    for (let at = 0; at < answering; at++) {
      const place = answers[at] as number;
      if (fails(place)) (failed[place] as number) |= bit;
    }
  };
  const asked = bitsOf(dietaryOptions, filters.dietary);
  if (asked) fail(FAILS.CRAVING, (place) => ((columns.diets[place] as number) & asked) !== asked);
  const afford = bitsOf(priceRanges, filters.priceRanges);
  if (afford) fail(FAILS.CRAVING, isOtherwisePriced(index, afford));
  if (filters.openAt) fail(FAILS.CRAVING, not(openTest(index, filters.openAt, request.now)));
  for (const concept of filters.avoid) failServing(index, concept, failed);
  for (const word of filters.avoidWords ?? []) failMentioning(index, word, failed);
  const within = Math.min(request.within ?? Number.POSITIVE_INFINITY, filters.kilometres ?? Number.POSITIVE_INFINITY);
  if (request.near && within < Number.POSITIVE_INFINITY) {
    const { near } = request;
    fail(FAILS.CRAVING, (place) => !(kilometresBetween(near, pointOf(index, place)) <= within));
  }

  const prices = bitsOf(priceRanges, request.priceRanges ?? []);
  if (prices) fail(FAILS.PRICE, isOtherwisePriced(index, prices));
  const diets = bitsOf(dietaryOptions, request.dietary ?? []);
  if (diets) fail(FAILS.DIETARY, (place) => ((columns.diets[place] as number) & diets) === 0);
  const open = hoursTest(index, request);
  if (open) fail(FAILS.HOURS, not(open));
  if (request.openAt) fail(FAILS.HOURS, not(openAtMoment(columns, request.openAt)));
}

/** Where a place is; NaN where nobody knows. */
export const pointOf = ({ columns }: CityIndex, place: number) => ({
  latitude: columns.latitude[place] as number,
  longitude: columns.longitude[place] as number,
});

function openTest({ columns }: CityIndex, openAt: OpenAt, now: Date): OpenTest {
  return openAt === 'now' ? openAtMoment(columns, now) : openInWeek(columns, openAt, now);
}

/** ANY_TIME imposes nothing, whatever stands beside it (D41). */
function hoursTest({ columns }: CityIndex, { hours, now }: RankRequest): OpenTest | null {
  if (!hours?.length || hours.includes('ANY_TIME')) return null;
  const tests = hours.map((each) => (each === 'OPEN_NOW' ? openAtMoment(columns, now) : openAroundTheClock(columns)));
  return (place) => tests.some((isOpen) => isOpen(place));
}

/** Whatever is known to serve what must not be on the plate, however little of it. */
function failServing(index: CityIndex, concept: string, failed: Uint8Array): void {
  const number = conceptNumber(concept);
  if (number === undefined) return;
  for (const { concepts } of index.postings) {
    for (let i = concepts.start[number] as number; i < (concepts.start[number + 1] as number); i++) {
      const entry = concepts.entries[i] as number;
      if (signedWeightOf(entry) > 0) (failed[placeOf(entry)] as number) |= FAILS.CRAVING;
    }
  }
}

/** Whatever says a word of what must not be on the plate. */
function failMentioning(index: CityIndex, word: string, failed: Uint8Array): void {
  for (const { terms, words } of index.postings) {
    const term = terms.find(word);
    if (term < 0) continue;
    for (let i = words.start[term] as number; i < (words.start[term + 1] as number); i++) {
      (failed[placeOf(words.entries[i] as number)] as number) |= FAILS.CRAVING;
    }
  }
}

const not = (test: OpenTest) => (place: number) => !test(place);

/** Whether a place is of none of these prices; @param bits one for each of the four */
const isOtherwisePriced =
  ({ columns }: CityIndex, bits: number) =>
  (place: number) =>
    (bits & ((1 << (columns.price[place] as number)) >> 1)) === 0;

function bitsOf<Word extends string>(known: readonly Word[], words: readonly Word[]): number {
  return words.reduce((bits, word) => bits | (1 << known.indexOf(word)), 0);
}
