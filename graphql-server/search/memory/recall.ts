import type { Reading } from '../parse/readCraving';
import type { ConceptWeight } from '../vocabulary/ConceptWeight';
import { featuresOf } from './featuresOf';
import { loadModel } from './loadModel';
import { type MemoryModel, predict } from './MemoryModel';

/**
 * The concepts that similar cravings of the memory want, strongest first. A weight below 0 means that they refuse the
 * concept. Empty when no piece of the craving has a meaning.
 */
export function recall(reading: Reading, model: MemoryModel = loadModel()): ConceptWeight[] {
  if (!reading.pieces.some(saysSomething)) return [];
  return predict(model, featuresOf(reading));
}

/** Whether a piece has a meaning that the memory may know. False for every piece of "best places to eat near me". */
function saysSomething({ kind, roles }: Reading['pieces'][number]): boolean {
  return kind === 'concept' || kind === 'unknown' || roles.has('negation');
}
