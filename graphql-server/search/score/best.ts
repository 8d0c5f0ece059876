import type { CityIndex } from '../index/CityIndex';
import type { Page, Position } from '../page';
import type { Ranking } from './rank';

/** One result: a place of the index, its uuid and its score. */
export interface Ranked {
  place: number;
  id: string;
  score: number;
}

/**
 * One page of a ranking, best first, and how many results lie before `after` and after `before`.
 */
export function best(
  index: CityIndex,
  ranking: Ranking,
  { size, skip = 0, backwards = false, after = null, before = null }: Pick<Page, 'size'> & Partial<Page>,
): { results: Ranked[]; beforeCount: number; afterCount: number } {
  const { columns } = index;
  const compare = (a: number, b: number) =>
    (ranking.scores[b] as number) - (ranking.scores[a] as number) ||
    compareIds(columns.ids, ranking.places[a] as number, ranking.places[b] as number);
  const from = after && current(index, ranking, after);
  const to = before && current(index, ranking, before);
  let beforeCount = 0;
  let afterCount = 0;
  const candidates: number[] = [];
  for (let at = 0; at < ranking.count; at++) {
    if (from && !follows(index, ranking, at, from)) beforeCount++;
    else if (to && !precedes(index, ranking, at, to)) afterCount++;
    else candidates.push(at);
  }
  const chosen = firstOf(candidates, skip + size, backwards ? (a, b) => compare(b, a) : compare).slice(skip);
  if (backwards) chosen.reverse();
  const results = chosen.map((at) => ({
    place: ranking.places[at] as number,
    id: columns.idOf(ranking.places[at] as number),
    score: ranking.scores[at] as number,
  }));
  return { results, beforeCount, afterCount };
}

/** Where the result of a cursor stands now: what came or went since may have moved every score a little. */
function current(index: CityIndex, ranking: Ranking, { score, id }: Position): Position {
  const place = index.placeOf(id);
  const at = place < 0 ? -1 : ranking.places.subarray(0, ranking.count).indexOf(place);
  return at < 0 ? { score, id } : { score: ranking.scores[at] as number, id };
}

function follows(index: CityIndex, { places, scores }: Ranking, at: number, { score, id }: Position): boolean {
  const own = scores[at] as number;
  return own < score || (own === score && index.columns.idOf(places[at] as number) > id);
}

function precedes(index: CityIndex, { places, scores }: Ranking, at: number, { score, id }: Position): boolean {
  const own = scores[at] as number;
  return own > score || (own === score && index.columns.idOf(places[at] as number) < id);
}

function compareIds(ids: Uint8Array, a: number, b: number): number {
  for (let at = 0; at < 16; at++) {
    const difference = (ids[16 * a + at] as number) - (ids[16 * b + at] as number);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The first so many in order: a heap of the best so far whose top is the worst of them. */
function firstOf(items: number[], most: number, compare: (a: number, b: number) => number): number[] {
  if (most * 4 >= items.length) return items.sort(compare).slice(0, most);
  const heap: number[] = [];
  const isWorse = (a: number, b: number) => compare(heap[a] as number, heap[b] as number) > 0;
  const swap = (a: number, b: number) => {
    [heap[a], heap[b]] = [heap[b] as number, heap[a] as number];
  };
  const sink = () => {
    for (let at = 0; ; ) {
      let worst = at;
      for (const child of [2 * at + 1, 2 * at + 2]) if (child < heap.length && isWorse(child, worst)) worst = child;
      if (worst === at) return;
      swap(at, worst);
      at = worst;
    }
  };
  for (const item of items) {
    if (heap.length < most) {
      heap.push(item);
      for (let at = heap.length - 1; at > 0 && isWorse(at, (at - 1) >> 1); at = (at - 1) >> 1) swap(at, (at - 1) >> 1);
    } else if (compare(item, heap[0] as number) < 0) {
      heap[0] = item;
      sink();
    }
  }
  return heap.sort(compare);
}
