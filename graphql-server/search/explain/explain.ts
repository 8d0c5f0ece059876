import type { Restaurant } from '../../database/__generated__/prisma/client';
import type { ConceptWeight, Understanding } from '../parse/Understanding';
import type { ReasonField, SearchReason } from './SearchReason';
import { type Telling, tellingsOf } from './tellingsOf';

/** How many facts of one kind are told at most. */
const MOST: Partial<Record<ReasonField, number>> = { DISH: 3, FEATURE: 3, DIET: 2 };
/** A fact tells of a concept from this strength on. */
const FAIR = 0.3;
/** A concept has to be wanted this much to be explained. */
const WANTED = 0.3;

/** What was asked for, as facts are held against it. */
export interface Asked {
  words: readonly string[];
  /** The last word, where it may be half typed. */
  beginning: string | null;
  concepts: readonly ConceptWeight[];
}

/** @param mood a mood's concepts */
export function askedOf(understanding: Understanding, mood: readonly ConceptWeight[]): Asked {
  const concepts = [...understanding.wanted, ...mood, ...understanding.remembered];
  return {
    words: understanding.terms.map(({ word }) => word),
    beginning: understanding.lastPrefix,
    concepts: concepts.filter(({ weight }) => weight >= WANTED),
  };
}

/** The facts of a restaurant that answer, what weighs most first; of each kind those that answer most. */
export function explain(restaurant: Restaurant, asked: Asked): SearchReason[] {
  const byField = new Map<ReasonField, (SearchReason & { worth: number })[]>();
  for (const telling of tellingsOf(restaurant)) {
    const reason = reasonOf(telling, asked);
    if (!reason) continue;
    const others = byField.get(telling.field);
    if (others) others.push(reason);
    else byField.set(telling.field, [reason]);
  }
  return [...byField].flatMap(([field, reasons]) =>
    reasons
      .map((reason, place) => ({ ...reason, place }))
      .sort((a, b) => b.worth - a.worth || a.place - b.place)
      .slice(0, MOST[field] ?? 1)
      .sort((a, b) => a.place - b.place)
      .map(({ text, concept }) => ({ field, text, concept })),
  );
}

function reasonOf({ field, text, words, concepts }: Telling, asked: Asked): (SearchReason & { worth: number }) | null {
  let worth = 0;
  let concept: string | null = null;
  let most = 0;
  for (const { concept: wanted, weight } of asked.concepts) {
    const strength = concepts.get(wanted) ?? 0;
    if (strength < FAIR) continue;
    worth += strength * weight;
    if (strength * weight <= most) continue;
    most = strength * weight;
    concept = wanted;
  }
  for (const word of asked.words) if (words.has(word)) worth += 1;
  const { beginning } = asked;
  if (worth === 0 && beginning && [...words].some((word) => word.startsWith(beginning))) worth = 0.5;
  return worth > 0 ? { field, text, concept, worth } : null;
}
