import type { Reading } from '../parse/readCraving';
import type { ConceptWeight } from '../parse/Understanding';

/** What similar cravings of the memory want, strongest first; a weight below 0: do not want. */
export function recall(_reading: Reading): ConceptWeight[] {
  return [];
}
