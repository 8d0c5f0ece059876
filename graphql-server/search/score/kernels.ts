import { type PostingList, placeOf, signedWeightOf, weightOf } from '../index/Postings';

/*
 * The loops over the places of a city and over their entries (an entry is the weight of a concept or a word at a
 * place). A search spends nearly all of its time in these loops, so in this file speed is more important than simple
 * code. Read these three points first:
 * - No loop has a branch that is hard to predict, because wrong branch predictions would make the loop
 *   take three times as long. A condition becomes a number instead: for a 32-bit integer x, `x >>> 31` is 1 if x is
 *   negative, and 0 if it is not.
 * - To filter a list, each item is written to the next free slot. The slot is taken (`count +=` 1 or 0)
 *   only if the item stays. The next item overwrites an item that does not stay.
 * - Every index lies within its array. `?? 0` is only for the compiler and takes no time.
 */

/** The stored weight that means 1: the entries of concepts store weights in 127ths (see Postings). */
export const FULL_WEIGHT = 127;
/**
 * While points are added up, the Int32 of a place contains two numbers. The lower 24 bits are a sum, positive or
 * negative. The upper 8 bits count the concepts that are strong enough at the place. One addition updates both.
 */
const SUM_BITS = 24;
const HALF_SUM = 1 << (SUM_BITS - 1);

/** The maximum number of counted concepts. The count has only 8 bits, and one of them is its sign. */
export const MAX_COUNTED = 100;
/** A limit for `addPoints` that no weight exceeds. */
export const COUNT_NONE = FULL_WEIGHT;

/**
 * The factor by which the weights of concepts are multiplied, so that every sum of points fits into SUM_BITS bits.
 * @param total the sum of the weights without their signs, above 0
 * @param concepts the number of the concepts
 */
export const pointScale = (total: number, concepts: number): number =>
  (HALF_SUM - 2 * concepts * FULL_WEIGHT) / (total * FULL_WEIGHT);

/**
 * The highest weight of an entry (in 127ths) that is too low: its product with `weight` is below `least`. COUNT_NONE
 * when every possible weight of an entry is too low.
 */
export const weightBelow = (least: number, weight: number): number =>
  Math.min(COUNT_NONE, Math.ceil((least * FULL_WEIGHT) / weight) - 1);

/**
 * For each entry of a concept, adds `step` times the weight of the entry to the points of the entry's place. Counts the
 * entry if its weight is above `limit`. Call `finishPoints` after the last concept.
 */
export function addPoints(points: Int32Array, list: PostingList, concept: number, step: number, limit: number): void {
  const { start, entries } = list;
  for (let i = start[concept] ?? 0, end = start[concept + 1] ?? 0; i < end; i++) {
    const entry = entries[i] ?? 0;
    const place = placeOf(entry);
    const weight = signedWeightOf(entry);
    const isStrong = (limit - weight) >>> 31;
    points[place] = ((points[place] ?? 0) + Math.imul(step, weight) + (isStrong << SUM_BITS)) | 0;
  }
}

/**
 * Removes the counts from `points`, so that only the sums are left. The sum of a place that is not current becomes 0.
 * Sets `evidence` to 1 for places where a concept was counted.
 * @returns the highest sum; 0 when no sum is above 0
 */
export function finishPoints(points: Int32Array, isCurrent: Uint8Array, evidence: Uint8Array, size: number): number {
  let highest = 0;
  for (let place = 0; place < size; place++) {
    const both = points[place] ?? 0;
    const count = (both + HALF_SUM) >> SUM_BITS; // half is added because a negative sum borrows 1 from the count
    const sum = Math.imul(both - (count << SUM_BITS), isCurrent[place] ?? 0);
    points[place] = sum;
    evidence[place] = (evidence[place] ?? 0) | (-count >>> 31);
    if (sum > highest) highest = sum;
  }
  return highest;
}

/**
 * The numbers in the BM25 score of a word that are the same for all places. The score at a place is
 * rarity * times / (times + base + perWord * length). `times` is the weight of the word at the place, and `length` is
 * the number of words of the place.
 */
export interface TermScore {
  rarity: number;
  base: number;
  perWord: number;
}

/** Adds the BM25 score of a word to `text` of each place that has the word, and sets `evidence` of the place to 1. */
export function addTermScores(
  { text, evidence }: { text: Float32Array; evidence: Uint8Array },
  { start, entries }: PostingList,
  term: number,
  { rarity, base, perWord }: TermScore,
  lengths: Uint16Array,
): void {
  for (let i = start[term] ?? 0, end = start[term + 1] ?? 0; i < end; i++) {
    const entry = entries[i] ?? 0;
    const place = placeOf(entry);
    const times = weightOf(entry) / 8;
    text[place] = (text[place] ?? 0) + (rarity * times) / (times + base + perWord * (lengths[place] ?? 0));
    evidence[place] = 1;
  }
}

/**
 * For each entry of the concept, computes `weight * w ** power`, where w is the entry's weight (0 if it is negative).
 * If this result is higher than the value of the entry's place in `strongest`, the result replaces that value.
 */
export function raiseStrongest(
  strongest: Float32Array,
  list: PostingList,
  concept: number,
  { weight, power }: { weight: number; power: number },
): void {
  const { start, entries } = list;
  for (let i = start[concept] ?? 0, end = start[concept + 1] ?? 0; i < end; i++) {
    const entry = entries[i] ?? 0;
    const place = placeOf(entry);
    const value = weight * Math.max(0, signedWeightOf(entry) / FULL_WEIGHT) ** power;
    if (value > (strongest[place] ?? 0)) strongest[place] = value;
  }
}

/** The highest of the first `size` numbers; 0 when no number is above 0. */
export function highestOf(numbers: Float32Array, size: number): number {
  let highest = 0;
  for (let at = 0; at < size; at++) {
    const number = numbers[at] ?? 0;
    if (number > highest) highest = number;
  }
  return highest;
}

/**
 * Writes the places with evidence (1) and a sum of `least` or more to `chosen`, in order.
 * @param least a 32-bit integer, like the sums
 * @returns how many places were written
 */
export function choosePlaces(
  chosen: Uint32Array,
  evidence: Uint8Array,
  sums: Int32Array,
  least: number,
  size: number,
): number {
  const tooLittle = least - 1;
  let count = 0;
  for (let place = 0; place < size; place++) {
    chosen[count] = place;
    count += (evidence[place] ?? 0) & ((tooLittle - (sums[place] ?? 0)) >>> 31);
  }
  return count;
}

/**
 * Writes the places that fail no filter to `kept.places`, in order, and their sums to `kept.scores`. Reads only the
 * first `size` entries of `places`.
 * @param failed by place; 0 if the place fails no filter
 * @returns how many places were written
 */
export function keepPassing(
  kept: { places: Uint32Array; scores: Int32Array },
  places: Uint32Array,
  size: number,
  failed: Uint16Array,
  sums: Int32Array,
): number {
  let count = 0;
  for (let at = 0; at < size; at++) {
    const place = places[at] ?? 0;
    kept.places[count] = place;
    kept.scores[count] = sums[place] ?? 0;
    count += ((failed[place] ?? 0) - 1) >>> 31;
  }
  return count;
}

/** The number of the lowest set bit, counted from 0; `bits` must not be 0. */
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** Returns `bits` without the lowest set bit. */
export const withoutLowestBit = (bits: number): number => bits & (bits - 1);
