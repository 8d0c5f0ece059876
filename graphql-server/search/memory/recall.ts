import type { Reading } from '../parse/readCraving';
import type { ConceptWeight } from '../vocabulary/ConceptWeight';
import { featuresOf } from './featuresOf';
import { loadModel } from './loadModel';
import { type MemoryModel, predict } from './MemoryModel';

/** What similar cravings of the memory want, strongest first. A weight below 0: they do not want this. */
export function recall(reading: Reading, model: MemoryModel = loadModel()): ConceptWeight[] {
  if (!reading.pieces.some(saysSomething)) return [];
  return predict(model, featuresOf(reading));
}

/** Whether a piece says something that the memory may know. No piece of "best places to eat near me" does. */
function saysSomething({ kind, roles }: Reading['pieces'][number]): boolean {
  return kind === 'concept' || kind === 'unknown' || roles.has('negation');
}
