import { vocabulary } from './Vocabulary';

/** The display word of a parent cuisine is used only if the parent has at least this weight. */
const IS_ITS = 0.9;

/**
 * Returns the display word of a concept: a word of facts/cuisines.json, or undefined if there is none. If the concept's
 * label is a display word among its facts, the result is the label. Otherwise, the result for a cuisine is its parent's
 * display word (Indian for South Indian) or, if there is none, the first display word among its own facts. For a
 * concept of another kind, the first display word among its own facts comes before its parent's display word.
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
