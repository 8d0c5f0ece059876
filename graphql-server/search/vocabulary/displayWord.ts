import { vocabulary } from './Vocabulary';

/** The display word of a parent cuisine is used only if the parent has at least this weight. */
const IS_ITS = 0.9;

/**
 * Returns the display word of a concept: a word of facts/cuisines.json. It is the concept's label if the label is a
 * display word among the concept's facts. Otherwise, a cuisine gets its parent's display word (South Indian gets
 * Indian), else the first display word among its own facts. Other concepts try these two words in the opposite order.
 */
export function displayWord(id: string, isDisplayWord: (word: string) => boolean): string | undefined {
  const concept = vocabulary.concepts.get(id);
  if (!concept) return undefined;
  const own = concept.facts.filter(isDisplayWord);
  if (own.includes(concept.label.en)) return concept.label.en;
  const [parent] =
    Object.entries(concept.is)
      .filter(([whole, share]) => share >= IS_ITS && vocabulary.concepts.get(whole)?.kind === 'cuisine')
      .sort((a, b) => b[1] - a[1])[0] ?? [];
  const ofParent = parent && displayWord(parent, isDisplayWord);
  return concept.kind === 'cuisine' ? (ofParent ?? own[0]) : (own[0] ?? ofParent);
}
