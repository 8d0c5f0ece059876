import { FIELD, HEADER_BYTES, UNKNOWN } from '../place/documentFormat';
import { conceptIds, numberOfCode } from './conceptNumbers';
import type { IndexRecord } from './readRecords';
import { TermTable } from './TermTable';

/** Which places have a thing: places of number n are place[start[n]] to place[start[n + 1] - 1], in order, with a weight each. */
export interface PostingList<Weights extends Int8Array | Uint8Array> {
  start: Uint32Array;
  place: Uint32Array;
  weight: Weights;
}

/** The places of some documents by concept and by word. */
export interface Postings {
  /** Weights are signed 127ths. */
  concepts: PostingList<Int8Array>;
  terms: TermTable;
  /** Weights are eighths of field weights. */
  words: PostingList<Uint8Array>;
}

/** @param first the number of the first document's place; the others follow */
export function buildPostings(records: readonly IndexRecord[], first: number): Postings {
  const terms = new TermTable();
  const found = { terms: new Pairs(), concepts: new Pairs() };
  for (const [at, { bytes, start }] of records.entries()) {
    const place = first + at;
    const view = start + HEADER_BYTES;
    const hours = known(bytes[start + FIELD.hours]) + known(bytes[start + FIELD.holidayHours]);
    let offset = view + 4 * hours + (bytes[start + FIELD.zone] as number) + (bytes[start + FIELD.cuisine] as number);
    for (let left = unsigned16(bytes, start + FIELD.concepts); left > 0; left--, offset += 4) {
      const code =
        (bytes[offset] as number) | ((bytes[offset + 1] as number) << 8) | ((bytes[offset + 2] as number) << 16);
      const concept = numberOfCode(code);
      if (concept >= 0) found.concepts.add(concept, place, bytes[offset + 3] as number);
    }
    for (let left = unsigned16(bytes, start + FIELD.terms); left > 0; left--) {
      const length = bytes[offset] as number;
      found.terms.add(terms.add(bytes, offset + 1, length), place, bytes[offset + 1 + length] as number);
      offset += length + 2;
    }
  }
  const concepts = found.concepts.lists(conceptIds.length);
  return {
    concepts: { ...concepts, weight: new Int8Array(concepts.weight.buffer) },
    terms,
    words: found.terms.lists(terms.size),
  };
}

const known = (count: number | undefined) => (count === UNKNOWN ? 0 : (count as number));
const unsigned16 = (bytes: Uint8Array, at: number) => (bytes[at] as number) | ((bytes[at + 1] as number) << 8);

/** Things and the places that have them, in the order of the places; sorted by thing at the end (a counting sort). */
class Pairs {
  private size = 0;
  private things = new Uint32Array(1 << 12);
  private places = new Uint32Array(1 << 12);
  private weights = new Uint8Array(1 << 12);

  add(thing: number, place: number, weight: number): void {
    if (this.size === this.things.length) this.grow();
    this.things[this.size] = thing;
    this.places[this.size] = place;
    this.weights[this.size++] = weight;
  }

  lists(count: number): PostingList<Uint8Array> {
    const start = new Uint32Array(count + 1);
    for (let at = 0; at < this.size; at++) (start[(this.things[at] as number) + 1] as number)++;
    for (let thing = 0; thing < count; thing++) (start[thing + 1] as number) += start[thing] as number;
    const next = start.slice();
    const place = new Uint32Array(this.size);
    const weight = new Uint8Array(this.size);
    for (let at = 0; at < this.size; at++) {
      const to = (next[this.things[at] as number] as number)++;
      place[to] = this.places[at] as number;
      weight[to] = this.weights[at] as number;
    }
    return { start, place, weight };
  }

  private grow(): void {
    const { things, places, weights } = this;
    this.things = new Uint32Array(2 * things.length);
    this.things.set(things);
    this.places = new Uint32Array(2 * places.length);
    this.places.set(places);
    this.weights = new Uint8Array(2 * weights.length);
    this.weights.set(weights);
  }
}
