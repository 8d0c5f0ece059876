import { kilometresBetween } from '../../locations/kilometresBetween';
import type { CityIndex } from '../index/CityIndex';
import { checkFilters } from './checkFilters';
import type { Earnings } from './Earnings';
import type { Earned } from './earnConcepts';
import { asksForNothing, gather } from './gather';
import { pointOf } from './pointOf';
import { pushDownRepeats } from './pushDownRepeats';
import type { Ranking } from './Ranking';
import type { RankRequest } from './RankRequest';
import type { Workspace } from './Workspace';
import { weights } from './weights';

/** Who bears the very name that was typed comes first. */
const NAME_BONUS = 1_000_000_000;
/** A best match's score is about this. */
const SCALE = 100_000_000;
/** No sum is more (the weights add up to less) and none counts for less, so that scores stay within 32 bits. */
const MOST = 5 * SCALE;

/**
 * Ranks a city's places for one request: the same index and request give the same ranking.
 * @param workspace holds the ranking, which is there until another one is made in it
 */
export function rank(index: CityIndex, request: RankRequest, workspace: Workspace): Ranking {
  workspace.fit(index.columns.size);
  const { sums, ranking } = workspace;
  const earned = gather(index, request, workspace.earnings);
  const best = addUp(index, request, earned, sums);
  keepTheGood(index, request, earned, best, sums, ranking);
  addTaste(earned.taste, best, sums, ranking);
  checkFilters(index, request, ranking);
  keepTheAllowed(sums, ranking);
  const sort = request.sort ?? 'BEST_MATCH';
  if (sort === 'BEST_MATCH') pushDownRepeats(index, ranking);
  else sortBy(sort, index, request, ranking);
  return ranking;
}

/**
 * The weighted sum of what each place earned in each part, each part divided by the most that any place earned in it.
 * @returns the best sum of a place that answers; 0 when none does
 */
function addUp(index: CityIndex, { near }: RankRequest, earned: Earnings, sums: Int32Array): number {
  const { size, quality } = index.columns;
  const { text: words, refused, evidence } = earned;
  const { points: named } = earned.said;
  const { points: recalled } = earned.remembered;
  const { points: moody } = earned.mood;
  const text = share(mostOf(words, size), weights.text);
  const said = share(earned.said.most, weights.concepts);
  const remembered = share(earned.remembered.most, weights.memory);
  const mood = share(earned.mood.most, weights.mood);
  const against = SCALE * weights.refused;
  const standing = SCALE * weights.quality;
  let best = 0;
  for (let place = 0; place < size; place++) {
    let sum =
      text * (words[place] as number) +
      said * (named[place] as number) +
      remembered * (recalled[place] as number) -
      against * (refused[place] as number) +
      standing * (quality[place] as number);
    if (mood > 0) sum += mood * (moody[place] as number);
    if (near) sum += SCALE * weights.distance * closeness(kilometresBetween(near, pointOf(index, place)));
    if (sum < -MOST) sum = -MOST;
    if (sum > best && evidence[place] === 1) best = sum;
    sums[place] = sum | 0;
  }
  return best | 0;
}

/** What a point of a part counts for in a score, so that the best place earns the whole weight. */
const share = (most: number, weight: number): number => (most > 0 ? (SCALE * weight) / most : 0);

function mostOf(part: Float32Array, size: number): number {
  let most = 0;
  for (let place = 0; place < size; place++) {
    if ((part[place] as number) > most) most = part[place] as number;
  }
  return most;
}

/** Finds the answers: all with evidence but those far below the best, if they do not bear the very name typed. */
function keepTheGood(
  { columns: { size } }: CityIndex,
  { understanding, mood }: RankRequest,
  { evidence, named }: Earnings,
  best: number,
  sums: Int32Array,
  ranking: Ranking,
): void {
  for (const place of named) (sums[place] as number) += NAME_BONUS;
  const tooLittle = asksForNothing(understanding) && !mood?.length ? -MOST - 1 : Math.ceil(weights.least * best) - 1;
  const { answers } = ranking;
  let count = 0;
  for (let place = 0; place < size; place++) {
    answers[count] = place;
    count += (evidence[place] as number) & ((tooLittle - (sums[place] as number)) >>> 31); // the sign: 1 where it is enough
  }
  ranking.answering = count;
}

/** Makes the taste of who asks its share of the score of each answer. */
function addTaste({ points, most }: Earned, best: number, sums: Int32Array, ranking: Ranking): void {
  if (most === 0) return;
  for (let at = 0; at < ranking.answering; at++) {
    const place = ranking.answers[at] as number;
    const own = weights.taste * Math.max(-1, (points[place] as number) / most);
    sums[place] = Math.round((1 - weights.taste) * (sums[place] as number) + own * best);
  }
}

/** The results are the answers that fail nothing. */
function keepTheAllowed(sums: Int32Array, ranking: Ranking): void {
  const { answering, answers, failed, places, scores } = ranking;
  let count = 0;
  for (let at = 0; at < answering; at++) {
    const place = answers[at] as number;
    places[count] = place;
    scores[count] = sums[place] as number;
    count += ((failed[place] as number) - 1) >>> 31; // 1 for 0
  }
  ranking.count = count;
}

/** 1 where the diner stands, half of it `halfway` km away; 0 where nobody knows. */
const closeness = (kilometres: number) => (kilometres >= 0 ? 2 ** (-kilometres / weights.halfway) : 0);

/** The match decides among equals; what nobody knows comes last. */
function sortBy(
  sort: 'DISTANCE' | 'RATING' | 'PRICE',
  index: CityIndex,
  { center }: RankRequest,
  ranking: Ranking,
): void {
  const { columns } = index;
  const { places, scores } = ranking;
  for (let at = 0; at < ranking.count; at++) {
    const place = places[at] as number;
    const match = Math.max(0, Math.min(1, (scores[at] as number) / (3 * SCALE)));
    if (sort === 'RATING') scores[at] = (columns.rating[place] as number) * 4_000_000 + Math.floor(match * 3_999_999);
    else if (sort === 'PRICE') {
      const price = columns.price[place] as number;
      scores[at] = (price === 0 ? 0 : 5 - price) * 400_000_000 + Math.floor(match * 399_999_999);
    } else if (center) {
      const metres = 1000 * kilometresBetween(center, pointOf(index, place));
      scores[at] = metres >= 0 ? -Math.round(metres) : -2_000_000_000;
    }
  }
}
