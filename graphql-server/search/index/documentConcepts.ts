import { DOCUMENT_FORMAT, FIELD, HEADER_BYTES, intervalsOf, textBytesOf } from '../place/documentFormat';
import type { ConceptWeight } from '../vocabulary/ConceptWeight';
import { conceptIds, numberOfCode } from './conceptNumbers';

/**
 * Returns the concepts that are stored in a search document. The weights are rounded to multiples of 1/127. Concepts
 * that this program's vocabulary does not have are left out. Returns an empty list for a document of another format.
 */
export function documentConcepts(document: Buffer): ConceptWeight[] {
  if (document.length < HEADER_BYTES || document[FIELD.format] !== DOCUMENT_FORMAT) return [];
  const start = HEADER_BYTES + 4 * intervalsOf(document, 0) + textBytesOf(document, 0);
  const concepts: ConceptWeight[] = [];
  for (let n = 0; n < document.readUInt16LE(FIELD.concepts); n++) {
    const at = start + 4 * n;
    const concept = conceptIds[numberOfCode(document.readUIntLE(at, 3))];
    if (concept !== undefined) concepts.push({ concept, weight: document.readInt8(at + 3) / 127 });
  }
  return concepts;
}
