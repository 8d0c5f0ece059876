import { hashText } from '../../text/hashText';

/**
 * The version of the byte format of search documents. The format is little endian: a header of fixed fields, then hours
 * (start and length in minutes), holiday hours, zone, cuisines, neighborhood, name, street, concepts (conceptCode in
 * three bytes, signed weight in 127ths) and words (length, UTF-8, eight times their weight). The end of a document can
 * be computed from its bytes, so documents can follow each other in one buffer.
 */
export const DOCUMENT_FORMAT = 4;

/** The byte offset of each field in the header. */
export const FIELD = {
  format: 0,
  /** 0: unknown. 1 to 4: $ to $$$$. */
  price: 1,
  /** Bits in the order of facts.ts. */
  diets: 2,
  features: 4,
  /** Millionths of a degree. */
  latitude: 8,
  longitude: 12,
  /** Hash of the brand, or of the name if there is no brand. All branches of a chain have the same value. */
  group: 16,
  /** Hash of the folded name. */
  name: 20,
  /** 50 times the stars from outside Fuud (ratingOf). 0: unknown. */
  rating: 24,
  /** 255 times qualityOf. */
  quality: 25,
  /** The number of words in the searched texts (weighedWords). */
  length: 26,
  /** The number of intervals; UNKNOWN when the hours are unknown. */
  hours: 28,
  holidayHours: 29,
  /** Length in bytes. */
  zone: 30,
  cuisine: 31,
  /** The number of entries. */
  concepts: 32,
  terms: 34,
  /** Length in bytes. */
  neighborhood: 36,
  /** 0: no badge. 1 to 3: in the order of gemTypes. */
  gem: 37,
  /** Bits in the order of facts.ts: the diets that the name or the cuisine implies. */
  impliedDiets: 38,
  /** Length in bytes. */
  nameText: 40,
  street: 41,
  /** The position in the list `audiences`. 0: the place is for everybody. */
  audience: 42,
  /** Hash of the folded name of a stall's venue. 0: no venue. */
  venue: 43,
  /** The number of words in the part of the name that people type (NameCore); plus 128 if `isDistinct` is true. */
  core: 47,
} as const;

/** Bytes before the first field of varying length. */
export const HEADER_BYTES = 48;
/** Stored in place of the number of intervals when the hours are unknown. */
export const UNKNOWN = 255;
/** A coordinate that is unknown. */
export const NO_COORDINATE = -2_147_483_648;

/**
 * How many intervals the hours and the holiday hours have together.
 * @param start the byte offset of the document
 */
export function intervalsOf(bytes: Uint8Array, start: number): number {
  const [hours, holidayHours] = [bytes[start + FIELD.hours] ?? 0, bytes[start + FIELD.holidayHours] ?? 0];
  return (hours === UNKNOWN ? 0 : hours) + (holidayHours === UNKNOWN ? 0 : holidayHours);
}

const TEXTS = [FIELD.zone, FIELD.cuisine, FIELD.neighborhood, FIELD.nameText, FIELD.street] as const;

/**
 * How many bytes zone, cuisines, neighborhood, name and street have together.
 * @param start the byte offset of the document
 */
export function textBytesOf(bytes: Uint8Array, start: number): number {
  return TEXTS.reduce((sum, at) => sum + (bytes[start + at] ?? 0), 0);
}

/** The three-byte number of a concept in documents. It stays the same when the vocabulary grows. */
export const conceptCode = (id: string): number => hashOf(id) >>> 8;

/** A 32-bit unsigned hash: FNV-1a over UTF-16 units and a final mixing step. The higher bits are mixed better. */
export function hashOf(text: string): number {
  const hash = hashText(text);
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
}
