import { conceptCode } from '../place/documentFormat';
import { vocabulary } from '../vocabulary/Vocabulary';

/** The ids of the concepts in this program's vocabulary. The number of a concept is its index in this list. */
export const conceptIds: readonly string[] = [...vocabulary.concepts.keys()];

const numbers = new Map(conceptIds.map((id, number) => [id, number]));

/** The number of a concept; undefined for an id that the vocabulary does not have. */
export const conceptNumber = (id: string): number | undefined => numbers.get(id);

/** The size of the hash table from concept codes to numbers: a power of two, greater than the number of concepts. */
const SLOTS = 4096;
const codes = new Int32Array(SLOTS).fill(-1);
const values = new Int16Array(SLOTS);
for (const [id, number] of numbers) {
  let slot = conceptCode(id) & (SLOTS - 1);
  while (codes[slot] !== -1) slot = (slot + 1) & (SLOTS - 1);
  codes[slot] = conceptCode(id);
  values[slot] = number;
}

/** The number of the concept with this code; -1 when this program's vocabulary has no such concept. */
export function numberOfCode(code: number): number {
  for (let slot = code & (SLOTS - 1); ; slot = (slot + 1) & (SLOTS - 1)) {
    if (codes[slot] === code) return values[slot] ?? 0;
    if (codes[slot] === -1) return -1;
  }
}
