import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/** The measured size of a parsed document: bytes for each character of its text, and bytes for each document. */
const PER_CHARACTER = 100;
const PER_DOCUMENT = 10_000;
/** The most bytes for all parsed documents together, and for all errors of texts that cannot be parsed. */
const DOCUMENTS = 32_000_000;
const ERRORS = 2_000_000;

/** Yoga's caches for documents. They are limited by memory, not by the number of documents. */
export function documentCaches() {
  return {
    documentCache: new LRUCache<string, DocumentNode>({
      maxSize: DOCUMENTS,
      sizeCalculation: (_document, text) => PER_DOCUMENT + PER_CHARACTER * text.length,
    }),
    errorCache: new LRUCache<string, Error>({
      maxSize: ERRORS,
      sizeCalculation: (_error, text) => PER_DOCUMENT + 2 * text.length,
    }),
  };
}
