import { type DietaryOption, dietaryOptions, priceRanges } from '../../facts/facts';
import { kilometresBetween } from '../../locations/kilometresBetween';
import type { CityIndex } from '../index/CityIndex';
import { closedReasonAt } from '../index/closedReasonAt';
import type { Miss } from '../index/Miss';
import type { NamedPlace } from '../parse/NamedPlace';
import type { Chip, OpenAt } from '../parse/Understanding';
import { bestPage } from './bestPage';
import { FAILS, TYPED } from './checkFilters';
import type { Earnings } from './Earnings';
import { asksForNothing, isNamedFood } from './gather';
import { havingFood, NAMED_FROM } from './havingFood';
import { isAroundTheClock } from './isAroundTheClock';
import { metChips } from './metChips';
import { pointOf } from './pointOf';
import { pushDownRepeats } from './pushDownRepeats';
import type { Ranking } from './Ranking';
import type { RankRequest } from './RankRequest';
import { SCALE } from './scoreScale';
import { weights } from './weights';

/**
 * A place that answers the craving but is not known to fulfill every typed wish. Typed wishes are the diets, the
 * prices, the opening hours and the part of the city in the text of the craving.
 */
export interface NearMiss {
  place: number;
  id: string;
  /** The chips of the craving that the place meets (metChips.ts). */
  met: readonly Chip[];
  misses: Miss[];
}

/** How many near misses are returned at most, if the caller sets no other limit. */
export const MAX_NEAR_MISSES = 10;
/** If more places could be near misses, only this many of them are compared: the first ones in the index. */
const MAX_CONSIDERED = 4096;
const DAY = 1440;

/**
 * Chooses up to `most` places with the highest scores, from the places that answer the craving and fail only typed
 * wishes. If the craving has words or wanted concepts, each place has at least one of them. There is one
 * exception: a craving that only limits the results (see asksForNothing), such as "kosher". If it has no results, every
 * public place can be a near miss, because a place may offer a diet that it does not list. Places with fewer misses
 * come first. A missing food counts as two misses. Among places with equally many misses, places with the food come
 * first, then places with fewer unknown diets, then places with higher scores. A known fact that contradicts a wish, a
 * missing food or an unknown distance lowers the score. Other unknown facts do not lower it. Near misses are not
 * results.
 * @param sums the score of each place after `rank`; `earnings` has the points of each place
 */
export function nearMisses(
  index: CityIndex,
  request: RankRequest,
  { answers, answering, failed, count: resultCount }: Ranking,
  { sums, earnings }: { sums: Int32Array; earnings: Earnings },
  most = MAX_NEAR_MISSES,
): NearMiss[] {
  const places = new Uint32Array(Math.min(answering, MAX_CONSIDERED));
  const scores = new Int32Array(places.length);
  const { wanted, terms } = request.understanding;
  const foods = wanted.filter(isNamedFood).map(({ concept }) => concept);
  const tests = foods.map((food) => havingFood(index, food));
  const lacksFood = (place: number) =>
    foods.length > 0 && 127 * (earnings.food[place] ?? 0) < NAMED_FROM && !tests.some((has) => has(place));
  const mayBeAny = resultCount === 0 && asksForNothing(request.understanding);
  const mustFit = !mayBeAny && wanted.length + terms.length > 0;
  let count = 0;
  for (let at = 0; at < answering && count < places.length; at++) {
    const place = answers[at] ?? 0;
    const fails = failed[place] ?? 0;
    if ((fails & TYPED) === 0 || (fails & ~TYPED) !== 0) continue;
    const fits =
      (earnings.stated.most > 0 && (earnings.stated.points[place] ?? 0) > 0) || (earnings.text[place] ?? 0) > 0;
    if (mustFit && !fits) continue;
    places[count] = place;
    scores[count] =
      (sums[place] ?? 0) -
      SCALE * penaltyOf(index, request, place, fails) -
      (lacksFood(place) ? SCALE * weights.nearMissPenalty.food : 0);
    count++;
  }
  const nearRanking = { count, places, scores, answers, answering, failed };
  pushDownRepeats(index, nearRanking);
  const best = bestPage(index, nearRanking, { size: most }).results.map(({ place, id }): NearMiss => {
    const others = missesOf(index, request, place, failed[place] ?? 0);
    const misses: Miss[] = lacksFood(place) ? [{ kind: 'FOOD_UNKNOWN', foods }, ...others] : others;
    const has = (food: string) =>
      tests[foods.indexOf(food)]?.(place) || (foods.length === 1 && foods[0] === food && !lacksFood(place));
    const met = metChips(request.understanding, misses, {
      hasFood: has,
      offersDiet: (diet) => offersDiet(index, place, diet),
    });
    return { place, id, met, misses };
  });
  return best.sort(fewestFirst);
}

const missing = ({ misses }: NearMiss, fact: Miss['kind']) => misses.filter(({ kind }) => kind === fact).length;
/** How many misses a near miss has. A missing food counts twice. */
const missCount = (nearMiss: NearMiss) => nearMiss.misses.length + missing(nearMiss, 'FOOD_UNKNOWN');
const fewestFirst = (a: NearMiss, b: NearMiss) =>
  missCount(a) - missCount(b) ||
  missing(a, 'FOOD_UNKNOWN') - missing(b, 'FOOD_UNKNOWN') ||
  missing(a, 'DIET_UNKNOWN') - missing(b, 'DIET_UNKNOWN');

function penaltyOf(index: CityIndex, { understanding }: RankRequest, place: number, fails: number): number {
  const { columns } = index;
  const { price, hours, kilometre, most } = weights.nearMissPenalty;
  let penalty = 0;
  if (fails & FAILS.TYPED_PRICE && columns.price[place] !== 0) penalty += price;
  if (fails & FAILS.TYPED_HOURS && columns.hasHours[place] === 1) penalty += hours;
  if (fails & FAILS.TYPED_PLACE) {
    const far = kilometresAway(index, understanding.place ?? null, place);
    penalty += far === null ? most : Math.min(most, far * kilometre);
  }
  return penalty;
}

function missesOf(index: CityIndex, { understanding, now }: RankRequest, place: number, fails: number): Miss[] {
  const { columns } = index;
  const { filters } = understanding;
  const misses: Miss[] = [];
  if (fails & FAILS.TYPED_PLACE) {
    const kilometres = kilometresAway(index, understanding.place ?? null, place);
    const isUnknown = kilometres === null && !isKnownElsewhere(index, understanding.place ?? null, place);
    misses.push(isUnknown ? { kind: 'LOCATION_UNKNOWN' } : { kind: 'ELSEWHERE', kilometres });
  }
  if (fails & FAILS.TYPED_DIETARY) {
    const { dietary, dietaryEither = [], allergic = [] } = filters;
    const offers = (diet: DietaryOption) => offersDiet(index, place, diet);
    for (const diet of dietary) {
      const isMet = offers(diet) || (dietaryEither.includes(diet) && dietaryEither.some(offers));
      if (!isMet && !allergic.includes(diet)) misses.push({ kind: 'DIET_UNKNOWN', diet });
    }
  }
  if (fails & FAILS.TYPED_PRICE) {
    const price = priceRanges[(columns.price[place] ?? 0) - 1];
    misses.push(price ? { kind: 'PRICE', price } : { kind: 'PRICE_UNKNOWN' });
  }
  if (fails & FAILS.TYPED_HOURS && columns.hasHours[place] === 1 && understanding.chips.some(isAroundTheClock)) {
    misses.push({ kind: 'CLOSED', hours: { opens: null, closes: null }, asked: 'always' });
  } else if (fails & FAILS.TYPED_HOURS && filters.openAt) {
    const hours = closedReasonAt(columns, place, filters.openAt, now);
    misses.push(
      hours
        ? { kind: 'CLOSED', hours, asked: askedTime(filters.openAt, understanding.chips) }
        : { kind: 'HOURS_UNKNOWN' },
    );
  }
  return misses;
}

/** Whether a place lists a diet, or its name or cuisine implies the diet. */
function offersDiet({ columns }: CityIndex, place: number, diet: DietaryOption): boolean {
  const known = (columns.diets[place] ?? 0) | (columns.impliedDiets[place] ?? 0);
  return (known & (1 << dietaryOptions.indexOf(diet))) !== 0;
}

/** The requested time: "now", or minutes after midnight if the diner typed one time in digits ("3am"), else null. */
function askedTime(openAt: OpenAt, chips: readonly Chip[]): 'now' | number | null {
  if (openAt === 'now') return openAt;
  const [moment, ...others] = openAt;
  const isTyped = chips.some(({ kind, text }) => kind === 'OPEN_AT' && /\d/.test(text));
  // For "until 2am", `minute` is 1:59, because the place must be open then. It is shown as 2 AM.
  const typed = moment && (moment.minute % 30 === 29 ? (moment.minute + 1) % DAY : moment.minute);
  return typed !== undefined && others.length === 0 && isTyped ? typed : null;
}

/**
 * How far a place lies from the center of the named part of the city, in km. For a street, the distance is measured
 * from the nearest place on the street. Null when unknown.
 */
function kilometresAway(index: CityIndex, named: NamedPlace | null, place: number): number | null {
  if (!named) return null;
  const here = pointOf(index, place);
  if (Number.isNaN(here.latitude)) return null;
  if (named.kind !== 'STREET') return kilometresBetween(named.center, here);
  let nearest = Number.POSITIVE_INFINITY;
  const { columns } = index;
  for (let other = 0; other < columns.size; other++) {
    if (columns.isCurrent[other] === 0 || !named.streets.includes(columns.street[other] ?? 0)) continue;
    const far = kilometresBetween(here, pointOf(index, other));
    if (far < nearest) nearest = far;
  }
  return Number.isFinite(nearest) ? nearest : null;
}

/** Whether a place without coordinates is known to be on another street, or in another neighborhood, than the named one. */
function isKnownElsewhere({ columns }: CityIndex, named: NamedPlace | null, place: number): boolean {
  if (named?.kind === 'STREET') return (columns.street[place] ?? 0) !== 0;
  return named?.kind === 'NEIGHBORHOOD' && (columns.neighborhood[place] ?? 0) !== 0;
}
