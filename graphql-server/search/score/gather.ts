import type { CityIndex } from '../index/CityIndex';
import { conceptNumber } from '../index/conceptNumbers';
import { placeOf, signedWeightOf, weightOf } from '../index/Postings';
import { stem } from '../parse/stem';
import type { ConceptWeight, Understanding } from '../parse/Understanding';
import { hashOf } from '../place/documentFormat';
import { foldedName } from '../place/weighedWords';
import type { RankRequest } from './RankRequest';
import { weights } from './weights';

/** What each place earned, by its number, in every part of the score; valid until the next search. */
export interface Earnings {
  text: Float32Array;
  said: Float32Array;
  remembered: Float32Array;
  mood: Float32Array;
  taste: Float32Array;
  /** The strongest refused concept. */
  refused: Float32Array;
  /** 1 for a place that answers at all. */
  evidence: Uint8Array;
  /** The places of the very name that was typed. */
  named: readonly number[];
}

const PARTS = ['text', 'said', 'remembered', 'mood', 'taste', 'refused'] as const;
let scratch: Earnings = room(1 << 12);

/**
 * Adds up what every place of the city earns; one search at a time, for the arrays are used again.
 * Loops over many places here and beside have no branch that goes one way as often as the other: a processor guesses
 * wrong, and the whole takes three times as long.
 */
export function gather(index: CityIndex, { understanding, mood, taste }: RankRequest): Earnings {
  const { size } = index.columns;
  if (scratch.text.length < size) scratch = room(2 * size);
  for (const part of PARTS) scratch[part].fill(0, 0, size);
  const earned = scratch;
  const evidence = weights.evidence[understanding.isKeyword ? 'keyword' : 'told'];
  earned.evidence.fill(asksForNothing(understanding) && !mood?.length ? 1 : 0, 0, size);
  earned.named = placesCalled(index, understanding.text);
  for (const place of earned.named) earned.evidence[place] = 1;
  if (understanding.scope === 'nothing') return leaveOutTheGone(index, earned);
  addWords(index, understanding, earned);
  addConcepts(index, understanding.wanted, earned.said, earned.evidence, evidence.concept);
  const remembered = understanding.remembered.filter(({ weight }) => Math.abs(weight) >= weights.leastRemembered);
  addConcepts(index, remembered, earned.remembered, earned.evidence, evidence.memory);
  if (mood) addConcepts(index, mood, earned.mood, earned.evidence, weights.evidence.mood);
  if (taste) addConcepts(index, taste, earned.taste, null, 0);
  keepStrongest(index, understanding.unwanted, earned.refused);
  return leaveOutTheGone(index, earned);
}

/** What was replaced or left since the city was read earns nothing. */
function leaveOutTheGone({ count, columns: { size, alive } }: CityIndex, earned: Earnings): Earnings {
  if (count === size) return earned;
  for (let place = 0; place < size; place++) {
    if (alive[place] === 1) continue;
    for (const part of PARTS) earned[part][place] = 0;
    earned.evidence[place] = 0;
  }
  return earned;
}

/** Who asks for nothing but this wants the best of all: "popular restaurants". */
const STANDING = 'popular';

/** Whether nothing but filters narrows the city: then every place answers. */
export function asksForNothing({ scope, terms, wanted, remembered, lastPrefix, chips }: Understanding): boolean {
  if (scope !== 'matching') return scope === 'everything';
  if (chips.length > 0 && chips.every(({ concept }) => concept === STANDING)) return true;
  // "Anything but pizza", "open now": what was understood leaves every other place.
  const said = chips.filter(({ kind }) => kind !== 'REMEMBERED');
  if (wanted.length === 0 && said.some(({ kind }) => kind !== 'WANTED')) return true;
  // "Shellfish allergy": whoever serves none is an answer, whether or not it says so.
  if (said.length > 0 && said.every(({ kind }) => kind === 'DIET' || kind === 'ALLERGY')) return true;
  return terms.length === 0 && wanted.length === 0 && remembered.length === 0 && lastPrefix === null;
}

/** Who bears the very name that was typed is an answer, whatever else the words say. */
function placesCalled({ columns: { size, name: names } }: CityIndex, text: string): number[] {
  const name = foldedName(text);
  const called: number[] = [];
  if (!name) return called;
  const code = hashOf(name);
  for (let place = 0; place < size; place++) if (names[place] === code) called.push(place);
  return called;
}

function room(size: number): Earnings {
  const parts = Object.fromEntries(PARTS.map((part) => [part, new Float32Array(size)]));
  return { ...(parts as Pick<Earnings, (typeof PARTS)[number]>), evidence: new Uint8Array(size), named: [] };
}

function addWords(index: CityIndex, { terms, lastPrefix }: Understanding, earned: Earnings): void {
  for (const { word, weight } of terms) {
    const found = index.postings.map((postings) => postings.terms.find(word));
    addTerm(
      index,
      found.map((term) => (term < 0 ? [] : [term])),
      weight,
      earned,
    );
  }
  if (lastPrefix && lastPrefix.length >= SHORTEST_PREFIX && !isKnown(index, lastPrefix)) {
    const found = index.postings.map((postings) => postings.terms.withPrefix(lastPrefix, MOST_ENDINGS));
    addTerm(index, found, weights.guessed, earned);
  }
}

/** A beginning of a word has this many letters at least, and stands for this many words at most. */
const SHORTEST_PREFIX = 3;
const MOST_ENDINGS = 24;

const isKnown = (index: CityIndex, word: string) =>
  index.postings.some(({ terms }) => terms.find(stem(word)) >= 0 || terms.find(word) >= 0);

/** BM25 (Robertson & Zaragoza, 2009) of words that count as one; @param found their numbers in each of the postings */
function addTerm(
  index: CityIndex,
  found: readonly (readonly number[])[],
  weight: number,
  { text, evidence }: Earnings,
): void {
  const { k1, b } = weights.bm25;
  const { length } = index.columns;
  let places = 0;
  for (const [at, numbers] of found.entries()) {
    const { start } = (index.postings[at] as CityIndex['postings'][number]).words;
    for (const term of numbers) places += (start[term + 1] as number) - (start[term] as number);
  }
  if (places === 0) return;
  const rarity = weight * Math.log(1 + Math.max(0, index.count - places + 0.5) / (places + 0.5)) * (k1 + 1);
  const shortness = k1 * (1 - b);
  const longness = (k1 * b) / index.averageLength;
  for (const [at, numbers] of found.entries()) {
    const { start, entries } = (index.postings[at] as CityIndex['postings'][number]).words;
    for (const term of numbers) {
      for (let i = start[term] as number, end = start[term + 1] as number; i < end; i++) {
        const entry = entries[i] as number;
        const to = placeOf(entry);
        const times = weightOf(entry) / 8;
        (text[to] as number) += (rarity * times) / (times + shortness + longness * (length[to] as number));
        evidence[to] = 1;
      }
    }
  }
}

/** What stands for wholly, see Postings. */
const MOST_STRONG = 127;

/** @param fair from which product of weights a concept makes a place an answer */
function addConcepts(
  index: CityIndex,
  concepts: readonly ConceptWeight[],
  sums: Float32Array,
  evidence: Uint8Array | null,
  fair: number,
): void {
  for (const { concept, weight } of concepts) {
    const number = conceptNumber(concept);
    if (number === undefined || weight === 0) continue;
    const step = weight / MOST_STRONG;
    const enough = evidence && weight > 0 ? Math.ceil(fair / step) : Number.POSITIVE_INFINITY;
    for (const { concepts } of index.postings) {
      const { start, entries } = concepts;
      const end = start[number + 1] as number;
      if (evidence && enough <= MOST_STRONG) {
        const tooLittle = enough - 1;
        for (let i = start[number] as number; i < end; i++) {
          const entry = entries[i] as number;
          const to = placeOf(entry);
          const strong = signedWeightOf(entry);
          sums[to] = (sums[to] as number) + step * strong;
          (evidence[to] as number) |= (tooLittle - strong) >>> 31; // the sign: 1 where it is strong enough
        }
      } else {
        for (let i = start[number] as number; i < end; i++) {
          const entry = entries[i] as number;
          const to = placeOf(entry);
          sums[to] = (sums[to] as number) + step * signedWeightOf(entry);
        }
      }
    }
  }
}

function keepStrongest(index: CityIndex, concepts: readonly ConceptWeight[], strongest: Float32Array): void {
  for (const { concept, weight } of concepts) {
    const number = conceptNumber(concept);
    if (number === undefined) continue;
    for (const { concepts } of index.postings) {
      const { start, entries } = concepts;
      for (let i = start[number] as number, end = start[number + 1] as number; i < end; i++) {
        const entry = entries[i] as number;
        const to = placeOf(entry);
        const value = (weight * signedWeightOf(entry)) / MOST_STRONG;
        if (value > (strongest[to] as number)) strongest[to] = value;
      }
    }
  }
}
