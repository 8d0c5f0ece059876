import { vocabulary } from './Vocabulary';

/** The display word of a parent cuisine is used only if the parent has at least this weight. */
const IS_ITS = 0.9;

/**
 * The word of facts/cuisines.json that stands for a concept: the concept's label, if it is such a word. Otherwise, a
 * cuisine gets its parent's word (South Indian gets Indian) or, without one, the first such word of its facts. Other
 * concepts get the first such word of their facts or, without one, the parent's word.
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
