import type { CityIndex } from '../index/CityIndex';
import type { Page, Position } from './page';
import type { Ranking } from './Ranking';

/** One result: a place of the index, its uuid and its score. */
export interface Ranked {
  place: number;
  id: string;
  score: number;
}

/**
 * One page of a ranking, best first. `beforeCount` counts the result of the cursor `after` and all results that precede
 * it. `afterCount` counts the result of the cursor `before` and all results that follow it. A count is 0 if its cursor
 * is null.
 */
export function bestPage(
  index: CityIndex,
  ranking: Ranking,
  { size, skip = 0, backwards = false, after = null, before = null }: Pick<Page, 'size'> & Partial<Page>,
): { results: Ranked[]; beforeCount: number; afterCount: number } {
  const { columns } = index;
  const { scores, places } = ranking;
  const compare = (a: number, b: number) =>
    (scores[b] ?? 0) - (scores[a] ?? 0) || compareIds(columns.ids, places[a] ?? 0, places[b] ?? 0);
  const best = new Best(skip + size, backwards ? (a, b) => compare(b, a) : compare);
  const sign = backwards ? -1 : 1;
  const from = after && current(index, ranking, after);
  const to = before && current(index, ranking, before);
  let beforeCount = 0;
  let afterCount = 0;
  for (let at = 0; at < ranking.count; at++) {
    if (from && !follows(index, ranking, at, from)) beforeCount++;
    else if (to && !precedes(index, ranking, at, to)) afterCount++;
    else if (best.worst < 0 || sign * ((scores[at] ?? 0) - (scores[best.worst] ?? 0)) >= 0) best.offer(at);
  }
  const chosen = best.inOrder().slice(skip);
  if (backwards) chosen.reverse();
  const results = chosen.map((at) => {
    const place = places[at] ?? 0;
    return { place, id: columns.idOf(place), score: scores[at] ?? 0 };
  });
  return { results, beforeCount, afterCount };
}

/**
 * The current position of a cursor's result, or the position in the cursor if the place is no longer a result. Places
 * that were added or removed after the cursor was made may have changed every score a little.
 */
function current(index: CityIndex, ranking: Ranking, { score, id }: Position): Position {
  const place = index.placeOf(id);
  const at = place < 0 ? -1 : ranking.places.subarray(0, ranking.count).indexOf(place);
  return at < 0 ? { score, id } : { score: ranking.scores[at] ?? 0, id };
}

function follows(index: CityIndex, { places, scores }: Ranking, at: number, { score, id }: Position): boolean {
  const own = scores[at] ?? 0;
  return own < score || (own === score && index.columns.idOf(places[at] ?? 0) > id);
}

function precedes(index: CityIndex, { places, scores }: Ranking, at: number, { score, id }: Position): boolean {
  const own = scores[at] ?? 0;
  return own > score || (own === score && index.columns.idOf(places[at] ?? 0) < id);
}

function compareIds(ids: Uint8Array, a: number, b: number): number {
  for (let at = 0; at < 16; at++) {
    const difference = (ids[16 * a + at] ?? 0) - (ids[16 * b + at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Stores the best of all offered items, at most `most`, in a heap. The worst stored item is at the top of the heap. */
class Best {
  private readonly heap: number[] = [];

  constructor(
    private readonly most: number,
    private readonly compare: (a: number, b: number) => number,
  ) {}

  offer(item: number): void {
    const { heap } = this;
    if (heap.length < this.most) {
      heap.push(item);
      for (let at = heap.length - 1; at > 0 && this.isWorse(at, (at - 1) >> 1); at = (at - 1) >> 1)
        this.swap(at, (at - 1) >> 1);
    } else if (this.compare(item, heap[0] ?? 0) < 0) {
      heap[0] = item;
      this.sink();
    }
  }

  /** The worst stored item; -1 while fewer than `most` items are stored. */
  get worst(): number {
    return this.heap.length < this.most ? -1 : (this.heap[0] ?? 0);
  }

  inOrder(): number[] {
    return this.heap.sort(this.compare);
  }

  private sink(): void {
    for (let at = 0; ; ) {
      let worst = at;
      for (const child of [2 * at + 1, 2 * at + 2]) {
        if (child < this.heap.length && this.isWorse(child, worst)) worst = child;
      }
      if (worst === at) return;
      this.swap(at, worst);
      at = worst;
    }
  }

  private isWorse(a: number, b: number): boolean {
    return this.compare(this.heap[a] ?? 0, this.heap[b] ?? 0) > 0;
  }

  private swap(a: number, b: number): void {
    [this.heap[a], this.heap[b]] = [this.heap[b] ?? 0, this.heap[a] ?? 0];
  }
}
