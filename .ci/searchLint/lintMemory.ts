import type { RememberedCraving } from '../../graphql-server/search/examples/readMemory';
import { mentions } from '../../graphql-server/search/place/mentions';
import type { Vocabulary } from '../../graphql-server/search/vocabulary/Vocabulary';
import { tokens } from '../../graphql-server/search/words/tokens';

/**
 * The maximum share of trigrams that two cravings may have in common. A trigram is three words in a row. The share is
 * the number of common trigrams, divided by the number of trigrams of the craving that has fewer.
 */
const MAX_SHARED = 0.6;
/** At least this share of the cravings must name no food. */
const LEAST_WITHOUT_FOOD = 0.4;
const FOOD = new Set(['cuisine', 'dish', 'drink', 'ingredient']);
const MAX_CHARACTERS = 500;

/** Returns the errors in the example cravings, one line for each error. The list is empty if there are no errors. */
export function lintMemory(memory: readonly RememberedCraving[], vocabulary: Vocabulary, least: number): string[] {
  const wrong: string[] = [];
  if (memory.length < least) wrong.push(`${memory.length} cravings; at least ${least} are needed`);
  for (const { text, concepts, at } of memory) {
    const ids = concepts.map(({ concept }) => concept);
    for (const id of ids) if (!vocabulary.concepts.has(id)) wrong.push(`${at}: no concept is called "${id}"`);
    for (const id of new Set(ids.filter((each, i) => ids.indexOf(each) !== i)))
      wrong.push(`${at}: "${id}" is listed twice`);
    if (text.length > MAX_CHARACTERS) wrong.push(`${at}: longer than ${MAX_CHARACTERS} characters`);
    if (/[A-Z]/.test(ids.join(''))) wrong.push(`${at}: ids are lower case`);
  }
  for (const [one, other] of tooAlike(memory)) wrong.push(`${other.at}: too much like ${one.at} ("${one.text}")`);
  const without = memory.filter(({ text }) => !namesFood(text, vocabulary)).length / Math.max(1, memory.length);
  if (without < LEAST_WITHOUT_FOOD) {
    wrong.push(
      `${Math.round(100 * without)}% of the cravings name no food; at least ${100 * LEAST_WITHOUT_FOOD}% should`,
    );
  }
  return wrong;
}

/** Whether a text names a cuisine, dish, drink or ingredient. */
export function namesFood(text: string, vocabulary: Vocabulary): boolean {
  return mentions(text).some(({ concept }) => FOOD.has(vocabulary.concepts.get(concept)?.kind ?? ''));
}

/**
 * Pairs of cravings that are the same or too similar. They are too similar if they share over 60% of the trigrams of
 * the craving with fewer trigrams.
 */
export function tooAlike(memory: readonly RememberedCraving[]): [RememberedCraving, RememberedCraving][] {
  const holders = new Map<string, number[]>();
  const sizes: number[] = [];
  const pairs: [RememberedCraving, RememberedCraving][] = [];
  for (const [at, craving] of memory.entries()) {
    const grams = trigrams(craving.text);
    sizes.push(grams.size);
    const shared = new Map<number, number>();
    for (const gram of grams) {
      const others = holders.get(gram) ?? [];
      for (const other of others) shared.set(other, (shared.get(other) ?? 0) + 1);
      holders.set(gram, [...others, at]);
    }
    for (const [other, count] of shared) {
      const one = memory[other];
      if (one && count > MAX_SHARED * Math.min(grams.size, sizes[other] ?? 0)) pairs.push([one, craving]);
    }
  }
  return pairs;
}

/** All groups of three words in a row. A text of one or two words is one group. */
export function trigrams(text: string): Set<string> {
  const words = tokens(text).flatMap(({ kind, folded }) => (kind === 'break' ? [] : [folded]));
  if (words.length < 3) return new Set([`^${words.join(' ')}$`]);
  return new Set(words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`));
}
