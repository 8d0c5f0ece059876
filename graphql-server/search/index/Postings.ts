import { FIELD, HEADER_BYTES, intervalsOf, textBytesOf } from '../place/documentFormat';
import { conceptIds, numberOfCode } from './conceptNumbers';
import { enlarge } from './enlarge';
import type { IndexRecord } from './readRecords';
import { TermTable } from './TermTable';

/**
 * A list of places for each thing (a concept or a word). The entries of thing n are entries[start[n]] to
 * entries[start[n + 1] - 1], in ascending order of the places' numbers.
 */
export interface PostingList {
  start: Uint32Array;
  /** Each entry is one number that contains a place and a weight: see `placeOf`, `weightOf` and `signedWeightOf`. */
  entries: Uint32Array;
}

/** The place of an entry. */
export const placeOf = (entry: number): number => entry >>> 8;
/** The weight of an entry, 0 to 255. */
export const weightOf = (entry: number): number => entry & 255;
/** The weight of an entry, -128 to 127. */
export const signedWeightOf = (entry: number): number => (entry << 24) >> 24;

/** How many entries a thing has. */
export const entryCount = ({ start }: PostingList, thing: number): number =>
  (start[thing + 1] ?? 0) - (start[thing] ?? 0);

/** Returns the entries of a thing as a view of the array, not as a copy. */
export const entriesOf = ({ start, entries }: PostingList, thing: number): Uint32Array =>
  entries.subarray(start[thing], start[thing + 1]);

/** The places of some search documents, by concept and by word. */
export interface Postings {
  /** The weights are stored as multiples of 1/127, from -127 to 127. */
  concepts: PostingList;
  terms: TermTable;
  /** The weights of weighedWords, stored as multiples of 1/8. */
  words: PostingList;
}

/** Receives documents one by one. `finish` returns the postings of these documents. */
export class PostingsBuilder {
  private readonly terms = new TermTable();
  private readonly words = new Pairs();
  private readonly concepts = new Pairs();

  /** @param first the number of the first document's place; the next documents get the next numbers */
  constructor(private readonly first: number) {}

  add({ bytes, start }: IndexRecord): void {
    const { terms, words, concepts } = this;
    let offset = start + HEADER_BYTES + 4 * intervalsOf(bytes, start) + textBytesOf(bytes, start);
    for (let left = bytes.readUInt16LE(start + FIELD.concepts); left > 0; left--, offset += 4) {
      const code = (bytes[offset] ?? 0) | ((bytes[offset + 1] ?? 0) << 8) | ((bytes[offset + 2] ?? 0) << 16);
      const concept = numberOfCode(code);
      if (concept >= 0) concepts.add(concept, bytes[offset + 3] ?? 0);
    }
    for (let left = bytes.readUInt16LE(start + FIELD.terms); left > 0; left--) {
      const length = bytes[offset] ?? 0;
      words.add(terms.add(bytes, offset + 1, length), bytes[offset + 1 + length] ?? 0);
      offset += length + 2;
    }
    concepts.endPlace();
    words.endPlace();
  }

  finish(): Postings {
    return {
      concepts: this.concepts.lists(conceptIds.length, this.first),
      terms: this.terms,
      words: this.words.lists(this.terms.size, this.first),
    };
  }
}

/** Builds the postings of these documents, see PostingsBuilder. */
export function buildPostings(records: readonly IndexRecord[], first: number): Postings {
  const builder = new PostingsBuilder(first);
  for (const record of records) builder.add(record);
  return builder.finish();
}

/** Collects the things of each place, one place after another. `lists` groups the places by thing (a counting sort). */
class Pairs {
  private size = 0;
  private things = new Uint32Array(1 << 12);
  private weights = new Uint8Array(1 << 12);
  private places = 0;
  private ends = new Uint32Array(1 << 8);

  add(thing: number, weight: number): void {
    if (this.size === this.things.length) {
      this.things = enlarge(this.things, 2 * this.size);
      this.weights = enlarge(this.weights, 2 * this.size);
    }
    this.things[this.size] = thing;
    this.weights[this.size++] = weight;
  }

  endPlace(): void {
    if (this.places === this.ends.length) this.ends = enlarge(this.ends, 2 * this.places);
    this.ends[this.places++] = this.size;
  }

  lists(count: number, first: number): PostingList {
    const { size, things, weights, ends, places } = this;
    const start = new Uint32Array(count + 1);
    for (let at = 0; at < size; at++) {
      const after = (things[at] ?? 0) + 1;
      start[after] = (start[after] ?? 0) + 1;
    }
    for (let thing = 0; thing < count; thing++) start[thing + 1] = (start[thing + 1] ?? 0) + (start[thing] ?? 0);
    const next = start.slice();
    const entries = new Uint32Array(size);
    for (let own = 0, at = 0; own < places; own++) {
      for (const end = ends[own] ?? 0; at < end; at++) {
        const thing = things[at] ?? 0;
        const to = next[thing] ?? 0;
        next[thing] = to + 1;
        entries[to] = ((first + own) << 8) | (weights[at] ?? 0);
      }
    }
    return { start, entries };
  }
}
