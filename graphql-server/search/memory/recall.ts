import type { Reading } from '../parse/readCraving';
import type { ConceptWeight } from '../vocabulary/ConceptWeight';
import { featuresOf } from './featuresOf';
import { loadModel } from './loadModel';
import { type MemoryModel, predict } from './MemoryModel';

/**
 * The memory is trained with example cravings. Returns the concepts that similar example cravings want or refuse, by
 * descending weight. A weight below 0 means that these example cravings refuse the concept. The list is empty if the
 * craving has no concept, no unknown word and no negation.
 * @param ignored see featuresOf
 */
export function recall(
  reading: Reading,
  { ignored, model = loadModel() }: { ignored?: readonly boolean[]; model?: MemoryModel } = {},
): ConceptWeight[] {
  if (!reading.pieces.some(saysSomething)) return [];
  return predict(model, featuresOf(reading, ignored));
}

/** Whether a piece is a concept, an unknown word or a negation. "Best places to eat near me" has no such piece. */
function saysSomething({ kind, roles }: Reading['pieces'][number]): boolean {
  return kind === 'concept' || kind === 'unknown' || roles.has('negation');
}
