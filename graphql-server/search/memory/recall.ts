import type { Reading } from '../parse/readCraving';
import type { ConceptWeight } from '../vocabulary/ConceptWeight';
import { featuresOf } from './featuresOf';
import { loadModel } from './loadModel';
import { type MemoryModel, predict } from './MemoryModel';

/** What similar cravings of the memory want, strongest first; a weight below 0: do not want. */
export function recall(reading: Reading, model: MemoryModel = loadModel()): ConceptWeight[] {
  if (!reading.pieces.some(saysSomething)) return [];
  return predict(model, featuresOf(reading));
}

/** "Best places to eat near me" says nothing that could be recalled. */
function saysSomething({ kind, roles }: Reading['pieces'][number]): boolean {
  return kind === 'concept' || kind === 'unknown' || roles.has('negation');
}
