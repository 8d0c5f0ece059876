import type { CityIndex } from '../index/CityIndex';
import { conceptNumber } from '../index/conceptNumbers';
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
}

const PARTS = ['text', 'said', 'remembered', 'mood', 'taste', 'refused'] as const;
let scratch: Earnings = room(1 << 12);

/** Adds up what every place of the city earns; one search at a time, for the arrays are used again. */
export function gather(index: CityIndex, { understanding, mood, taste }: RankRequest): Earnings {
  const { size } = index.columns;
  if (scratch.text.length < size) scratch = room(2 * size);
  for (const part of PARTS) scratch[part].fill(0, 0, size);
  const earned = scratch;
  const evidence = weights.evidence[understanding.isKeyword ? 'keyword' : 'told'];
  earned.evidence.fill(asksForNothing(understanding) && !mood?.length ? 1 : 0, 0, size);
  addName(index, understanding.text, earned.evidence);
  if (understanding.scope === 'nothing') return earned;
  addWords(index, understanding, earned);
  addConcepts(index, understanding.wanted, earned.said, earned.evidence, evidence.concept);
  const remembered = understanding.remembered.filter(({ weight }) => Math.abs(weight) >= weights.leastRemembered);
  addConcepts(index, remembered, earned.remembered, earned.evidence, evidence.memory);
  if (mood) addConcepts(index, mood, earned.mood, earned.evidence, weights.evidence.mood);
  if (taste) addConcepts(index, taste, earned.taste, null, 0);
  keepStrongest(index, understanding.unwanted, earned.refused);
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
function addName({ columns }: CityIndex, text: string, evidence: Uint8Array): void {
  const name = nameCode(text);
  if (name === null) return;
  const { size, name: names } = columns;
  for (let place = 0; place < size; place++) if (names[place] === name) evidence[place] = 1;
}

/** What a text would be as a name, see Columns.name; null for a text without a word. */
export function nameCode(text: string): number | null {
  const name = foldedName(text);
  return name ? hashOf(name) : null;
}

function room(size: number): Earnings {
  const parts = Object.fromEntries(PARTS.map((part) => [part, new Float32Array(size)]));
  return { ...(parts as Omit<Earnings, 'evidence'>), evidence: new Uint8Array(size) };
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
    const { start, place, weight: count } = (index.postings[at] as CityIndex['postings'][number]).words;
    for (const term of numbers) {
      for (let i = start[term] as number, end = start[term + 1] as number; i < end; i++) {
        const to = place[i] as number;
        const times = (count[i] as number) / 8;
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
    const enough = evidence && weight > 0 ? fair / step : Number.POSITIVE_INFINITY;
    for (const {
      concepts: { start, place, weight: strength },
    } of index.postings) {
      const end = start[number + 1] as number;
      if (evidence && enough <= MOST_STRONG) {
        for (let i = start[number] as number; i < end; i++) {
          const to = place[i] as number;
          const strong = strength[i] as number;
          sums[to] = (sums[to] as number) + step * strong;
          if (strong >= enough) evidence[to] = 1;
        }
      } else {
        for (let i = start[number] as number; i < end; i++) {
          const to = place[i] as number;
          sums[to] = (sums[to] as number) + step * (strength[i] as number);
        }
      }
    }
  }
}

function keepStrongest(index: CityIndex, concepts: readonly ConceptWeight[], strongest: Float32Array): void {
  for (const { concept, weight } of concepts) {
    const number = conceptNumber(concept);
    if (number === undefined) continue;
    for (const {
      concepts: { start, place, weight: strength },
    } of index.postings) {
      for (let i = start[number] as number, end = start[number + 1] as number; i < end; i++) {
        const to = place[i] as number;
        const value = (weight * (strength[i] as number)) / 127;
        if (value > (strongest[to] as number)) strongest[to] = value;
      }
    }
  }
}
