import { explainMatch, type MatchExplanation } from './explainMatch';
import { isSamePlace } from './isSamePlace';
import type { LabelledPair } from './labelledPairs';

/** How often the matcher agrees with a person. */
export interface MatchScore {
  pairs: number;
  /** Of the pairs that the matcher joins, the share that is one place; 1 when it joins none. */
  precision: number;
  /** Of the pairs that are one place, the share that the matcher joins; 1 when there is none. */
  recall: number;
  /** Their harmonic mean. */
  f1: number;
}

/** A pair that the matcher and the person see differently. */
export interface Mistake {
  pair: LabelledPair;
  explanation: MatchExplanation;
}

/** Scores by name of the part, and every mistake. */
export interface Evaluation {
  scores: Record<'all' | 'development' | 'held-out' | 'easy' | 'hard', MatchScore>;
  mistakes: Mistake[];
}

/** Lets the matcher decide every pair and compares. */
export function evaluateMatching(pairs: LabelledPair[]): Evaluation {
  const decided = pairs.map((pair) => ({ pair, joined: isSamePlace(pair.a, pair.b) }));
  const score = (belongs: (pair: LabelledPair) => boolean) => scoreOf(decided.filter(({ pair }) => belongs(pair)));
  return {
    scores: {
      all: score(() => true),
      development: score(({ half }) => half === 'development'),
      'held-out': score(({ half }) => half === 'held-out'),
      easy: score(({ hard }) => !hard),
      hard: score(({ hard }) => hard),
    },
    mistakes: decided
      .filter(({ pair, joined }) => pair.same !== joined)
      .map(({ pair }) => ({ pair, explanation: explainMatch(pair.a, pair.b) })),
  };
}

function scoreOf(decided: { pair: LabelledPair; joined: boolean }[]): MatchScore {
  const joined = decided.filter(({ joined }) => joined).length;
  const same = decided.filter(({ pair }) => pair.same).length;
  const right = decided.filter(({ pair, joined }) => pair.same && joined).length;
  const precision = joined === 0 ? 1 : right / joined;
  const recall = same === 0 ? 1 : right / same;
  return { pairs: decided.length, precision, recall, f1: (2 * precision * recall) / (precision + recall || 1) };
}
