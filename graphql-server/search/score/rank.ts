import { kilometresBetween } from '../../locations/kilometresBetween';
import type { CityIndex } from '../index/CityIndex';
import { checkFilters, TYPED } from './checkFilters';
import type { Earnings } from './Earnings';
import type { Earned } from './earnConcepts';
import { asksForNothing, gather } from './gather';
import { choosePlaces, highestOf, keepPassing } from './kernels';
import { pointOf } from './pointOf';
import { pushDownClosed } from './pushDownClosed';
import { pushDownElsewhere } from './pushDownElsewhere';
import { pushDownOutlying } from './pushDownOutlying';
import { pushDownRepeats, pushDownSameCuisines } from './pushDownRepeats';
import type { Ranking } from './Ranking';
import type { RankRequest } from './RankRequest';
import { MAX_BESIDE_NAME, MAX_SUM, NAME_BONUS, SCALE, WHOLE_NAME_BONUS } from './scoreScale';
import { sortResults } from './sortResults';
import type { Workspace } from './Workspace';
import { weights } from './weights';
import { wholeNameTest } from './wholeName';

/**
 * Ranks a city's places for one request. The same index and request give the same ranking.
 * @param workspace stores the returned ranking; the next ranking with the same workspace overwrites it
 */
export function rank(index: CityIndex, request: RankRequest, workspace: Workspace): Ranking {
  workspace.fit(index.columns.size);
  const { sums, ranking } = workspace;
  const earned = gather(index, request, workspace.earnings);
  workspace.earnings = earned;
  const best = addUp(index, request, earned, sums);
  chooseAnswers(index, request, earned, best, sums, ranking);
  addTaste(earned.taste, request.tasteShare ?? weights.taste, best, sums, ranking);
  checkFilters(index, request, ranking);
  pushDownElsewhere(index, request.understanding, earned.named, ranking.failed, sums);
  // A place that the craving names never fails a typed wish, because words of its name may have been read as wishes.
  for (const place of earned.named) ranking.failed[place] = (ranking.failed[place] ?? 0) & ~TYPED;
  chooseResults(sums, ranking);
  const sort = request.sort ?? 'BEST_MATCH';
  if (sort === 'BEST_MATCH') {
    pushDownClosed(index, request, ranking);
    pushDownOutlying(index, request, ranking);
  }
  pushDownRepeats(index, ranking);
  if (isSurpriseOrOnlyRefuses(request.understanding)) pushDownSameCuisines(index, ranking);
  if (sort !== 'BEST_MATCH') sortResults(sort, index, request, earned.food, ranking);
  return ranking;
}

/**
 * Writes the weighted sum of each place's points to `sums`. The points for the text are first divided by the highest
 * points that any place has for the text. The points for the stated concepts, the remembered concepts and the mood are
 * divided in the same way, but the divisor for the remembered concepts is at least their `oneConcept` (see Earned). The
 * memory is a model that recalls the remembered concepts. A place has evidence if enough of the craving fits the place
 * (see `evidence` in weights.ts).
 * @returns the best sum of a place with evidence; 0 when no such place has a positive sum
 */
function addUp(index: CityIndex, { near, understanding }: RankRequest, earned: Earnings, sums: Int32Array): number {
  const { size, quality } = index.columns;
  const { text: words, food, refusedWeight, evidence } = earned;
  const { points: named } = earned.stated;
  const { points: recalled } = earned.remembered;
  const { points: moody } = earned.mood;
  const textFactor = share(highestOf(words, size), weights.text);
  const statedFactor = share(earned.stated.most, weights.concepts);
  // If no place has the concept that the memory recalls most, the other remembered concepts must count little.
  const mostRecalled = Math.max(earned.remembered.most, earned.remembered.oneConcept);
  const memoryFactor = share(mostRecalled, weights.memory * memoryConfidence(understanding));
  const moodFactor = share(earned.mood.most, weights.mood);
  const foodFactor = SCALE * weights.food;
  const refusedFactor = SCALE * weights.refused;
  const qualityFactor = SCALE * weights.quality;
  const distanceFactor = SCALE * (understanding.asksForNearby ? weights.distanceNearer : weights.distance);
  let best = 0;
  for (let place = 0; place < size; place++) {
    let sum =
      textFactor * (words[place] ?? 0) +
      statedFactor * (named[place] ?? 0) +
      memoryFactor * (recalled[place] ?? 0) +
      foodFactor * (food[place] ?? 0) -
      refusedFactor * (refusedWeight[place] ?? 0) +
      qualityFactor * (quality[place] ?? 0);
    if (moodFactor > 0) sum += moodFactor * (moody[place] ?? 0);
    if (near) sum += distanceFactor * closeness(kilometresBetween(near, pointOf(index, place)));
    if (sum < -MAX_SUM) sum = -MAX_SUM;
    if (sum > best && evidence[place] === 1) best = sum;
    sums[place] = sum; // stored as an integer
  }
  return Math.trunc(best);
}

/** Whether the craving asks for a surprise ("surprise me") or only refuses something ("anything but pizza"). */
const isSurpriseOrOnlyRefuses = ({ isSurprise, wanted, unwanted }: RankRequest['understanding']): boolean =>
  isSurprise === true || (wanted.length === 0 && unwanted.length > 0);

/**
 * How much the memory can be trusted, from 0 to 1: fully if a remembered concept has at least the weight `sureMemory`,
 * less if all weights are lower. If the craving asks for a surprise or only refuses something, lower weights give 0,
 * because the memory would then choose places by chance.
 */
function memoryConfidence(understanding: RankRequest['understanding']): number {
  const most = understanding.remembered.reduce((so, { weight }) => Math.max(so, weight), 0);
  const { sureMemory } = weights;
  return most < sureMemory && isSurpriseOrOnlyRefuses(understanding) ? 0 : Math.min(1, most / sureMemory);
}

/** What one point adds to a sum, so that `most` points add SCALE times `weight`. */
const share = (most: number, weight: number): number => (most > 0 ? (SCALE * weight) / most : 0);

/**
 * Chooses the answers: the places with evidence and a sum that is not far below the best sum. A named place is always
 * an answer. If the craving asks for nothing and no mood is chosen, every place with evidence is an answer.
 */
function chooseAnswers(
  index: CityIndex,
  { understanding, mood }: RankRequest,
  { food, evidence, named }: Earnings,
  best: number,
  sums: Int32Array,
  ranking: Ranking,
): void {
  const { size } = index.columns;
  const isWholeName = wholeNameTest(index, understanding.text);
  for (const place of named) {
    const points = Math.max(0, Math.min(sums[place] ?? 0, MAX_BESIDE_NAME));
    sums[place] = points + NAME_BONUS + (isWholeName(place) ? WHOLE_NAME_BONUS : 0);
  }
  const choose = (least: number) => choosePlaces(ranking.answers, evidence, sums, least, size);
  if (asksForNothing(understanding) && !mood?.length) {
    ranking.answering = choose(-MAX_SUM);
    return;
  }
  const isFoodFound = highestOf(food, size) > 0 && !understanding.place;
  ranking.answering = isFoodFound ? choose(Math.ceil(weights.leastWithFood * best)) : 0;
  if (ranking.answering < weights.few) ranking.answering = choose(Math.ceil(weights.least * best));
}

/** Mixes the member's taste into the score of each answer; `part` is the taste's share, 0 to 1. */
function addTaste({ points, most }: Earned, part: number, best: number, sums: Int32Array, ranking: Ranking): void {
  if (most === 0) return;
  const { answers, answering } = ranking;
  for (let at = 0; at < answering; at++) {
    const place = answers[at] ?? 0;
    const own = part * Math.max(-1, (points[place] ?? 0) / most);
    sums[place] = Math.round((1 - part) * (sums[place] ?? 0) + own * best);
  }
}

/** The results are the answers that fail no filter. */
function chooseResults(sums: Int32Array, ranking: Ranking): void {
  ranking.count = keepPassing(ranking, ranking.answers, ranking.answering, ranking.failed, sums);
}

/** 1 at the diner's position, one half at a distance of `halfway` km; 0 when the distance is unknown. */
const closeness = (kilometres: number) => (kilometres >= 0 ? 2 ** (-kilometres / weights.halfway) : 0);
