/**
 * The bytes of a search document, little endian: a header of fixed fields, then hours (start and length in minutes),
 * holiday hours, zone, main cuisine, concepts (three bytes of their id's hash, signed weight of 127), words (length, UTF-8,
 * eight times their weight). It says itself where it ends, so that documents can be strung together.
 */
export const DOCUMENT_FORMAT = 1;

/** Where the fields of the header begin. */
export const FIELD = {
  format: 0,
  /** 0 not known, 1 to 4. */
  price: 1,
  /** Bits in the order of facts.ts. */
  diets: 2,
  features: 4,
  /** Millionths of a degree. */
  latitude: 8,
  longitude: 12,
  /** Hash of the brand, or else of the name: places that are repeats of each other. */
  group: 16,
  /** Hash of the folded name. */
  name: 20,
  /** 50 times the stars others gave; 0 not known. */
  rating: 24,
  /** 255 times qualityOf. */
  quality: 25,
  /** Words in all texts. */
  length: 26,
  /** How many intervals; UNKNOWN where nobody knows. */
  hours: 28,
  holidayHours: 29,
  /** Bytes. */
  zone: 30,
  cuisine: 31,
  /** How many. */
  concepts: 32,
  terms: 34,
} as const;

/** Bytes before the first field of varying length. */
export const HEADER_BYTES = 36;
/** Where nobody knows the hours. */
export const UNKNOWN = 255;
/** Where nobody knows the place. */
export const NO_COORDINATE = -2_147_483_648;

/** FNV-1a over UTF-16 units, 32 bits, unsigned; the higher bits mix better. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash ^= hash >>> 15;
  return Math.imul(hash, 0x2c1b3c6d) >>> 0;
}
