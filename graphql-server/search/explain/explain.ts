import type { Restaurant } from '../../database/__generated__/prisma/client';
import { conceptIds, conceptNumber } from '../index/conceptNumbers';
import type { Understanding } from '../parse/Understanding';
import { searchWords } from '../place/weighedWords';
import type { ConceptWeight } from '../vocabulary/ConceptWeight';
import { conceptOf, type Fact, factOf, indexedFactsOf, weightOf, wordCode } from './indexedFactsOf';
import type { ReasonField, SearchReason } from './SearchReason';

/** The maximum number of returned facts of each kind; 1 for kinds that are not listed. */
const MOST: Partial<Record<ReasonField, number>> = { DISH: 3, FEATURE: 3, DIETARY: 2 };
/** A wanted concept with a smaller weight than this is ignored. */
const WANTED = 0.3;
/** The worth that a fact gets for each typed word in it. */
const WORD = 1;
/** The worth of a fact with a word that begins with the last typed word. */
const BEGINNING = 0.5;

/** What the diner asked for, in a form that can be compared with facts. */
export interface Asked {
  /** The codes of the typed words. */
  words: readonly number[];
  /** For each code in `words`, the bit with the number `code & 31` is set. A code whose bit is 0 is not in `words`. */
  someWord: number;
  /** The last word, if the diner may still be typing it; otherwise null. */
  beginning: string | null;
  /** How much each concept is wanted, by the number of the concept. */
  concepts: Float32Array;
  /**
   * The numbers of the concepts of the chips (the understood parts of the craving), and of the concepts that the mood
   * wants (weight above 0).
   */
  named: ReadonlySet<number>;
}

const recent = new WeakMap<Understanding, Asked>();

/**
 * Returns the data with which `explain` compares facts.
 * @param mood the concepts of the chosen mood, if any; for a deck, the concepts that the member likes
 */
export function askedOf(understanding: Understanding, mood: readonly ConceptWeight[]): Asked {
  if (mood.length > 0) return readAsked(understanding, mood);
  let asked = recent.get(understanding);
  if (!asked) {
    asked = readAsked(understanding, mood);
    recent.set(understanding, asked);
  }
  return asked;
}

function readAsked(
  { wanted, remembered, chips, terms, lastPrefix }: Understanding,
  mood: readonly ConceptWeight[],
): Asked {
  // Concepts recalled from similar cravings are not reasons when the diner named something or chose a mood, because the
  // diner did not ask for these concepts.
  const isStated = chips.some(({ kind }) => kind !== 'REMEMBERED');
  const guessed =
    isStated || mood.length > 0
      ? []
      : remembered.filter(({ concept }) => chips.some((chip) => chip.concept === concept));
  const concepts = new Float32Array(conceptIds.length);
  for (const list of [wanted, mood, guessed]) {
    for (const { concept, weight } of list) {
      const number = conceptNumber(concept);
      if (number === undefined || weight < WANTED) continue;
      concepts[number] = Math.max(weight, concepts[number] ?? 0);
    }
  }
  const words = terms.map(({ word }) => wordCode(word));
  const someWord = words.reduce((bits, code) => bits | bitOf(code), 0);
  const namedConcepts = [...chips, ...mood.filter(({ weight }) => weight > 0)].flatMap(({ concept }) =>
    concept ? (conceptNumber(concept) ?? []) : [],
  );
  return { words, someWord, beginning: lastPrefix, concepts, named: new Set(namedConcepts) };
}

const bitOf = (code: number) => 1 << (code & 31);

/**
 * Returns the restaurant's facts that answer the craving, in the order of indexedFactsOf. Only the best facts of
 * each kind are returned.
 */
export function explain(restaurant: Restaurant, asked: Asked): SearchReason[] {
  const { facts, concepts, words } = indexedFactsOf(restaurant);
  const count = facts.length;
  const worths = new Float32Array(count);
  const strongest = new Float32Array(count);
  const best = new Int16Array(count).fill(-1); // each fact's strongest concept
  const hasWord = new Uint8Array(count);
  for (const entry of concepts) {
    const number = conceptOf(entry);
    const wanted = asked.concepts[number] ?? 0;
    if (wanted === 0) continue;
    const fact = factOf(entry);
    const worth = (wanted * weightOf(entry)) / 100;
    worths[fact] = (worths[fact] ?? 0) + worth;
    if (worth <= (strongest[fact] ?? 0)) continue;
    strongest[fact] = worth;
    best[fact] = number;
  }
  for (let at = 0; at < words.length; at += 2) {
    const fact = words[at] ?? 0;
    const code = words[at + 1] ?? 0;
    if ((asked.someWord & bitOf(code)) !== 0 && asked.words.includes(code)) {
      worths[fact] = (worths[fact] ?? 0) + WORD;
      hasWord[fact] = 1;
    }
  }
  const chosen: number[] = [];
  for (let fact = 0; fact < count; fact++) {
    if ((worths[fact] ?? 0) === 0) continue;
    // A restaurant's name is not a reason if it has no typed word and its strongest concept was not named. For example,
    // "Mac's" suggests cheese. This name is not a reason in a search for khachapuri, which is related to cheese.
    const isGuess = facts[fact]?.field === 'NAME' && hasWord[fact] === 0 && !asked.named.has(best[fact] ?? -1);
    if (!isGuess) choose(chosen, fact, facts, worths);
  }
  // The beginning of a word is searched for only when no fact is chosen yet, because this search is slow.
  const { beginning } = asked;
  if (beginning && chosen.length === 0) {
    for (const [fact, { text }] of facts.entries()) {
      if (!holdsBeginning(text, beginning)) continue;
      worths[fact] = BEGINNING;
      choose(chosen, fact, facts, worths);
    }
  }
  giveOtherConcepts(chosen, facts, concepts, asked, best);
  return chosen.map((fact) => {
    const { field, text } = facts[fact] as Fact;
    return { field, text, concept: conceptIds[best[fact] ?? -1] ?? null, words: asked.words };
  });
}

const isSentence = (fact: Fact | undefined) => fact?.field === 'DESCRIPTION' || fact?.field === 'INSIGHT';

/**
 * Changes `best` (the concept that each fact explains) if the diner named at least two concepts. Each chosen sentence
 * then explains the strongest of its named concepts that no chosen short fact (such as a cuisine) explains, if it has
 * such a concept. For example, the diner names "ramen" and "cozy", and the cuisine explains "ramen". Then the
 * sentence "A cozy ramen room" explains "cozy".
 */
function giveOtherConcepts(
  chosen: readonly number[],
  facts: readonly Fact[],
  concepts: Uint32Array,
  asked: Asked,
  best: Int16Array,
): void {
  const sentences = chosen.filter((fact) => isSentence(facts[fact]));
  if (sentences.length === 0 || asked.named.size < 2) return;
  const explained = new Set(chosen.filter((fact) => !isSentence(facts[fact])).map((fact) => best[fact]));
  for (const sentence of sentences) {
    let strongest = 0;
    for (const entry of concepts) {
      const number = conceptOf(entry);
      if (factOf(entry) !== sentence || !asked.named.has(number) || explained.has(number)) continue;
      const worth = (asked.concepts[number] ?? 0) * weightOf(entry);
      if (worth <= strongest) continue;
      strongest = worth;
      best[sentence] = number;
    }
  }
}

const holdsBeginning = (text: string, beginning: string): boolean =>
  searchWords(text).some((word) => word.startsWith(beginning));

/**
 * Adds a fact to the chosen facts. If there are then too many facts of its kind (MOST), the fact of this kind with the
 * least worth is removed. If two facts have equal worth, the earlier fact stays.
 */
function choose(chosen: number[], fact: number, facts: readonly Fact[], worths: Float32Array): void {
  const { field } = facts[fact] as Fact;
  let held = 0;
  let weakest = -1;
  for (const [at, other] of chosen.entries()) {
    if (facts[other]?.field !== field) continue;
    held++;
    if (weakest < 0 || (worths[other] ?? 0) <= (worths[chosen[weakest] ?? 0] ?? 0)) weakest = at;
  }
  if (held >= (MOST[field] ?? 1)) {
    if ((worths[fact] ?? 0) <= (worths[chosen[weakest] ?? 0] ?? 0)) return;
    chosen.splice(weakest, 1);
  }
  chosen.push(fact);
}
