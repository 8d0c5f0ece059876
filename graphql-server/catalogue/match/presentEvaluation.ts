import type { Evaluation, MatchScore, Mistake } from './evaluateMatching';
import type { MatchRecord } from './MatchRecord';

/**
 * Returns the lines that `npm run catalogue -- evaluate` prints: a table of scores, then every mistake with its points.
 */
export function presentEvaluation({ scores, mistakes }: Evaluation): string[] {
  const rows = Object.entries(scores).map(([part, score]) => presentScore(part, score));
  const count = mistakes.length === 1 ? '1 mistake' : `${mistakes.length} mistakes`;
  return ['Matching          pairs  precision  recall     F1', ...rows, count, ...mistakes.flatMap(presentMistake)];
}

const presentScore = (part: string, { pairs, precision, recall, f1 }: MatchScore) =>
  `  ${part.padEnd(14)}${String(pairs).padStart(7)}${[precision, recall, f1].map((share, index) => share.toFixed(3).padStart(index === 0 ? 11 : index === 1 ? 8 : 7)).join('')}`;

function presentMistake({ pair, explanation }: Mistake): string[] {
  const points = Object.entries(explanation.points).map(([feature, value]) => `${feature} ${value}`);
  const metres = explanation.metres === null ? 'no distance' : `${Math.round(explanation.metres)} m`;
  return [
    '',
    `${pair.same ? 'One place, not joined' : 'Two places, joined'} (${pair.half})${pair.note ? `: ${pair.note}` : ''}`,
    `  ${presentRecord(pair.a)}`,
    `  ${presentRecord(pair.b)}`,
    `  names ${explanation.name.toFixed(2)} alike, ${metres}; ${points.join(', ')} = ${explanation.score.toFixed(1)}`,
  ];
}

const presentRecord = ({ name, address, city, phone, source }: MatchRecord) =>
  [name, address ?? 'no address', city, phone ?? 'no phone', source].join(' | ');
