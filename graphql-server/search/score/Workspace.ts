import type { Earnings } from './Earnings';
import type { Earned } from './earnConcepts';
import type { Ranking } from './Ranking';

/** The smallest size of a workspace, in places. A workspace grows when a search covers an area with more places. */
const FIRST_SIZE = 1 << 12;

/**
 * The arrays of one running search, long enough for every place of its area. Making new arrays takes longer than
 * searching a city, so the next search uses the same arrays. Read them only during the call of withWorkspace.
 */
export class Workspace {
  private size = 0;
  /** The score of every place. */
  sums = new Int32Array(0);
  ranking: Ranking = { count: 0, answering: 0, ...rankingArrays(0) };
  earnings: Earnings = earningsArrays(0);

  /** Makes the arrays long enough for an area with this many places. */
  fit(places: number): void {
    if (places <= this.size) return;
    this.size = Math.max(FIRST_SIZE, 2 * places);
    this.sums = new Int32Array(this.size);
    this.ranking = { count: 0, answering: 0, ...rankingArrays(this.size) };
    this.earnings = earningsArrays(this.size);
  }
}

const free: Workspace[] = [];

/** Calls `work` with a workspace. No other search uses this workspace until `work` returns. */
export function withWorkspace<Result>(work: (workspace: Workspace) => Result): Result {
  const workspace = free.pop() ?? new Workspace();
  try {
    return work(workspace);
  } finally {
    free.push(workspace);
  }
}

function rankingArrays(size: number): Omit<Ranking, 'count' | 'answering'> {
  return {
    places: new Uint32Array(size),
    scores: new Int32Array(size),
    answers: new Uint32Array(size),
    failed: new Uint16Array(size),
  };
}

function earningsArrays(size: number): Earnings {
  const earned = (): Earned => ({ points: new Int32Array(size), most: 0, oneConcept: 0 });
  return {
    text: new Float32Array(size),
    stated: earned(),
    remembered: earned(),
    mood: earned(),
    taste: earned(),
    food: new Float32Array(size),
    refusedWeight: new Float32Array(size),
    evidence: new Uint8Array(size),
    named: [],
  };
}
