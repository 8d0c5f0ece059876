import { kilometresBetween } from '../../domain/locations/kilometresBetween';
import type { CityIndex } from '../index/CityIndex';
import { checkFilters, pointOf } from './checkFilters';
import { asksForNothing, type Earnings, gather, nameCode } from './gather';
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
  const { evidence } = earned;
  const sums = addUp(index, request, earned);
  const best = leaveOutTheWeak(index, request, sums, evidence);
  const places = new Uint32Array(size);
  let count = 0;
  for (let place = 0; place < size; place++) {
    if (evidence[place] === 1 && failed[place] === 0) places[count++] = place;
  }
  const ranking: Ranking = { count, places, scores: new Int32Array(count), evidence, failed };
  score(index, request, earned, sums, best, ranking);
  const sort = request.sort ?? 'BEST_MATCH';
  if (sort === 'BEST_MATCH') pushDownRepeats(index, ranking);
  else sortBy(sort, index, request, ranking);
  return ranking;
}

let sumsOfPlaces = new Float32Array(1 << 12);

/** The weighted sum of what each place earned in each part, each part divided by the most that any place earned in it. */
function addUp(
  index: CityIndex,
  { understanding, near, mood: moodConcepts }: RankRequest,
  { text: words, said: named, remembered: recalled, mood: moody, refused, evidence }: Earnings,
): Float32Array {
  const { size, quality } = index.columns;
  if (sumsOfPlaces.length < size) sumsOfPlaces = new Float32Array(2 * size);
  const sums = sumsOfPlaces;
  const { refused: against, quality: standing } = weights;
  const text = share(index, words, weights.text);
  const said = share(index, named, weights.concepts);
  const remembered = understanding.remembered.length > 0 ? share(index, recalled, weights.memory) : 0;
  const mood = moodConcepts?.length ? share(index, moody, weights.mood) : 0;
  for (let place = 0; place < size; place++) {
    if (evidence[place] === 0) continue;
    let sum =
      text * (words[place] as number) +
      said * (named[place] as number) +
      remembered * (recalled[place] as number) +
      mood * (moody[place] as number) -
      against * (refused[place] as number) +
      standing * (quality[place] as number);
    if (near) sum += weights.distance * closeness(kilometresBetween(near, pointOf(index, place)));
    sums[place] = sum;
  }
  return sums;
}

/** What a point of a part counts for, so that the best place earns the whole weight. */
function share({ columns: { size, alive } }: CityIndex, part: Float32Array, weight: number): number {
  let most = 0;
  for (let place = 0; place < size; place++) {
    const earned = part[place] as number;
    if (earned > most && alive[place] === 1) most = earned;
  }
  return most > 0 ? weight / most : 0;
}

/** Takes the evidence from places far below the best, except those of the very name typed. @returns the best sum */
function leaveOutTheWeak(
  { columns: { size, alive, name: names } }: CityIndex,
  { understanding, mood }: RankRequest,
  sums: Float32Array,
  evidence: Uint8Array,
): number {
  let best = 0;
  for (let place = 0; place < size; place++) {
    if (evidence[place] === 1 && alive[place] === 1 && (sums[place] as number) > best) best = sums[place] as number;
  }
  if (asksForNothing(understanding) && !mood?.length) return best;
  const name = nameCode(understanding.text);
  const least = weights.least * best;
  for (let place = 0; place < size; place++) {
    if ((sums[place] as number) < least && names[place] !== name) evidence[place] = 0;
  }
  return best;
}

/** The sum as an integer, with the taste of who asks and the bonus of a name. */
function score(
  index: CityIndex,
  { understanding, taste: tasteConcepts }: RankRequest,
  earned: Earnings,
  sums: Float32Array,
  best: number,
  { count, places, scores }: Ranking,
): void {
  const { name: names } = index.columns;
  const taste = tasteConcepts == null ? 0 : share(index, earned.taste, 1);
  const own = taste > 0 ? 1 - weights.taste : 1;
  const name = nameCode(understanding.text);
  for (let at = 0; at < count; at++) {
    const place = places[at] as number;
    let sum = own * (sums[place] as number);
    if (taste > 0) sum += weights.taste * best * taste * Math.max(-1, earned.taste[place] as number);
    const bonus = names[place] === name ? NAME_BONUS : 0;
    scores[at] = Math.round(SCALE * (sum > 5 ? 5 : sum < -5 ? -5 : sum)) + bonus;
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
