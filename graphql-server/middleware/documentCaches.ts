import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/** Bytes: what a parsed document takes up for each character of its text, and what it takes beside. As measured. */
const PER_CHARACTER = 100;
const BESIDE = 10_000;
/** Bytes that parsed documents may take up together, and texts that are none. */
const DOCUMENTS = 32_000_000;
const ERRORS = 2_000_000;

/** What Yoga keeps of documents it has seen, bounded by the memory it takes rather than by how many there are. */
export function documentCaches() {
  return {
    documentCache: new LRUCache<string, DocumentNode>({
      maxSize: DOCUMENTS,
      sizeCalculation: (_document, text) => BESIDE + PER_CHARACTER * text.length,
    }),
    errorCache: new LRUCache<string, Error>({
      maxSize: ERRORS,
      sizeCalculation: (_error, text) => BESIDE + 2 * text.length,
    }),
  };
}
