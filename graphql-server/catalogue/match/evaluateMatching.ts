import { explainMatch, type MatchExplanation } from './explainMatch';
import { isSamePlace } from './isSamePlace';
import type { LabelledPair } from './labelledPairs';

/** How well the decisions of the matcher agree with the labels that a person chose. */
export interface MatchScore {
  pairs: number;
  /** Of the pairs that the matcher joins, the share that is really one place. 1 if the matcher joins no pair. */
  precision: number;
  /** Of the pairs that are really one place, the share that the matcher joins. 1 if there is no such pair. */
  recall: number;
  /** The harmonic mean of precision and recall. */
  f1: number;
}

/** A pair for which the matcher and the label disagree. */
export interface Mistake {
  pair: LabelledPair;
  explanation: MatchExplanation;
}

/** The scores for all pairs and for each group of pairs, and every mistake. */
export interface Evaluation {
  scores: Record<'all' | 'development' | 'held-out' | 'easy' | 'hard', MatchScore>;
  mistakes: Mistake[];
}

/** Lets the matcher decide for each pair whether it is one place, and compares the decisions with the labels. */
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
