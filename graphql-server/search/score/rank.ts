import { kilometresBetween } from '../../domain/locations/kilometresBetween';
import type { CityIndex } from '../index/CityIndex';
import { checkFilters, pointOf } from './checkFilters';
import { type Earnings, gather, nameCode } from './gather';
import { pushDownRepeats } from './pushDownRepeats';
import type { RankRequest } from './RankRequest';
import { weights } from './weights';

/** The places that answer, in no order, each with an integer score: by score, highest first, then by id. */
export interface Ranking {
  count: number;
  /** The place of each result, by its number in the index. */
  places: Uint32Array;
  /** The score of each result. */
  scores: Int32Array;
  /** By place: 1 where it answers the craving at all. Valid until the next search. */
  evidence: Uint8Array;
  /** By place: what it fails of what must hold, see FAILS. Valid until the next search. */
  failed: Uint8Array;
}

/** Who bears the very name that was typed comes first. */
const NAME_BONUS = 1_000_000_000;
/** A best match's score is about this. */
const SCALE = 100_000_000;

/** Ranks a city's places for one request. Pure: the same index and request give the same ranking. */
export function rank(index: CityIndex, request: RankRequest): Ranking {
  const earned = gather(index, request);
  const failed = checkFilters(index, request);
  const { size } = index.columns;
  const places = new Uint32Array(size);
  let count = 0;
  for (let place = 0; place < size; place++) {
    if (earned.evidence[place] === 1 && failed[place] === 0) places[count++] = place;
  }
  const { evidence } = earned;
  const ranking: Ranking = { count, places, scores: new Int32Array(count), evidence, failed };
  score(index, request, earned, ranking);
  const sort = request.sort ?? 'BEST_MATCH';
  if (sort === 'BEST_MATCH') pushDownRepeats(index, ranking);
  else sortBy(sort, index, request, ranking);
  return ranking;
}

/** The weighted sum of what a place earned in each part, each part divided by the most that any place earned in it. */
function score(
  index: CityIndex,
  { understanding, near, mood: moodConcepts, taste: tasteConcepts }: RankRequest,
  earned: Earnings,
  { count, places, scores }: Ranking,
): void {
  const { columns } = index;
  const share = (part: Float32Array, weight: number, isUsed = true) => {
    if (!isUsed) return 0;
    let most = 0;
    for (let place = 0; place < columns.size; place++) {
      if ((part[place] as number) > most && columns.alive[place] === 1) most = part[place] as number;
    }
    return most > 0 ? weight / most : 0;
  };
  const text = share(earned.text, weights.text);
  const said = share(earned.said, weights.concepts);
  const remembered = share(earned.remembered, weights.memory, understanding.remembered.length > 0);
  const isMoody = moodConcepts != null && moodConcepts.length > 0;
  const mood = share(earned.mood, weights.mood, isMoody);
  const taste = share(earned.taste, 1, tasteConcepts != null);
  const sums = new Float32Array(count);
  let best = 0;
  for (let at = 0; at < count; at++) {
    const place = places[at] as number;
    let sum =
      text * (earned.text[place] as number) +
      said * (earned.said[place] as number) +
      remembered * (earned.remembered[place] as number) +
      mood * (earned.mood[place] as number) -
      weights.refused * (earned.refused[place] as number) +
      weights.quality * (columns.quality[place] as number);
    if (near) sum += weights.distance * closeness(kilometresBetween(near, pointOf(index, place)));
    sums[at] = sum;
    if (sum > best) best = sum;
  }
  const own = taste > 0 ? 1 - weights.taste : 1;
  const name = nameCode(understanding.text);
  for (let at = 0; at < count; at++) {
    const place = places[at] as number;
    let sum = own * (sums[at] as number);
    if (taste > 0) sum += weights.taste * best * taste * Math.max(-1, earned.taste[place] as number);
    const bonus = columns.name[place] === name ? NAME_BONUS : 0;
    scores[at] = Math.round(SCALE * Math.max(-5, Math.min(5, sum))) + bonus;
  }
}

/** 1 where the diner stands, half of it `halfway` km away; 0 where nobody knows. */
const closeness = (kilometres: number) => (kilometres >= 0 ? 2 ** (-kilometres / weights.halfway) : 0);

/** The match decides among equals; what nobody knows comes last. */
function sortBy(
  sort: 'DISTANCE' | 'RATING' | 'PRICE',
  index: CityIndex,
  { near }: RankRequest,
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
    } else if (near) {
      const metres = 1000 * kilometresBetween(near, pointOf(index, place));
      scores[at] = metres >= 0 ? -Math.round(metres) : -2_000_000_000;
    }
  }
}
