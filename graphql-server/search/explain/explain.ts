import type { Restaurant } from '../../database/__generated__/prisma/client';
import { conceptIds, conceptNumber } from '../index/conceptNumbers';
import type { ConceptWeight, Understanding } from '../parse/Understanding';
import { searchWords } from '../place/weighedWords';
import type { ReasonField, SearchReason } from './SearchReason';
import { tellingsOf, wordCode } from './tellingsOf';

/** How many facts of one kind are told at most. */
const MOST: Partial<Record<ReasonField, number>> = { DISH: 3, FEATURE: 3, DIET: 2 };
/** A concept has to be wanted this much to be explained. */
const WANTED = 0.3;
/** What a fact is worth that holds a word that was typed, and one that only begins with it. */
const WORD = 1;
const BEGINNING = 0.5;

/** What was asked for, as facts are held against it. */
export interface Asked {
  words: ReadonlySet<number>;
  /** The last word, where it may be half typed. */
  beginning: string | null;
  /** How much each concept is wanted, by its number. */
  concepts: Float32Array;
}

/** @param mood a mood's concepts */
export function askedOf(
  { wanted, remembered, terms, lastPrefix }: Understanding,
  mood: readonly ConceptWeight[],
): Asked {
  const concepts = new Float32Array(conceptIds.length);
  for (const { concept, weight } of [...wanted, ...mood, ...remembered]) {
    const number = conceptNumber(concept);
    if (number === undefined || weight < WANTED) continue;
    concepts[number] = Math.max(weight, concepts[number] as number);
  }
  return { words: new Set(terms.map(({ word }) => wordCode(word))), beginning: lastPrefix, concepts };
}

/** The facts of a restaurant that answer, what weighs most first; of each kind those that answer most. */
export function explain(restaurant: Restaurant, asked: Asked): SearchReason[] {
  const { facts, concepts, words } = tellingsOf(restaurant);
  const worths = new Float32Array(facts.length);
  const best = new Int16Array(facts.length).fill(-1);
  const strongest = new Float32Array(facts.length);
  for (let at = 0; at < concepts.length; at += 3) {
    const number = concepts[at + 1] as number;
    const wanted = asked.concepts[number] as number;
    if (wanted === 0) continue;
    const fact = concepts[at] as number;
    const worth = (wanted * (concepts[at + 2] as number)) / 100;
    (worths[fact] as number) += worth;
    if (worth <= (strongest[fact] as number)) continue;
    strongest[fact] = worth;
    best[fact] = number;
  }
  for (let at = 0; at < words.length; at += 2) {
    if (asked.words.has(words[at + 1] as number)) (worths[words[at] as number] as number) += WORD;
  }
  // What a word only begins with is looked for where nothing else answers: it takes time.
  if (asked.beginning && worths.every((worth) => worth === 0)) {
    for (const [place, { text }] of facts.entries()) worths[place] = worthOfBeginning(text, asked.beginning);
  }
  const reasons: Reason[] = [];
  for (const [place, { field, text }] of facts.entries()) {
    const worth = worths[place] as number;
    if (worth > 0) reasons.push({ field, text, concept: conceptIds[best[place] as number] ?? null, worth, place });
  }
  return mostTelling(reasons);
}

type Reason = SearchReason & { worth: number; place: number };

function worthOfBeginning(text: string, beginning: string): number {
  return searchWords(text).some((word) => word.startsWith(beginning)) ? BEGINNING : 0;
}

/** Of each kind those worth most, in the order the restaurant tells them. */
function mostTelling(reasons: Reason[]): SearchReason[] {
  const told = new Map<ReasonField, number>();
  return reasons
    .sort((a, b) => b.worth - a.worth || a.place - b.place)
    .filter(({ field }) => {
      const count = (told.get(field) ?? 0) + 1;
      told.set(field, count);
      return count <= (MOST[field] ?? 1);
    })
    .sort((a, b) => a.place - b.place)
    .map(({ field, text, concept }) => ({ field, text, concept }));
}
