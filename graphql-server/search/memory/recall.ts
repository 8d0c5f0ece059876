import type { Reading } from '../parse/readCraving';
import type { ConceptWeight } from '../parse/Understanding';
import { featuresOf } from './featuresOf';
import { loadModel } from './loadModel';
import { type MemoryModel, predict } from './MemoryModel';

/** Languages whose words the memory does not hold are recalled by the concepts they name only. */
const IS_WORD = /^[wbc] /;

/** What similar cravings of the memory want, strongest first; a weight below 0: do not want. */
export function recall(reading: Reading, model: MemoryModel = loadModel()): ConceptWeight[] {
  if (!reading.pieces.some(saysSomething)) return [];
  const features = featuresOf(reading);
  if (reading.language !== 'en') for (const name of [...features.keys()]) if (IS_WORD.test(name)) features.delete(name);
  return predict(model, features);
}

/** "Best places to eat near me" says nothing that could be recalled. */
function saysSomething({ kind, roles }: Reading['pieces'][number]): boolean {
  return kind === 'concept' || kind === 'unknown' || roles.has('negation');
}
