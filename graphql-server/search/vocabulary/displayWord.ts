import { vocabulary } from './Vocabulary';

/**
 * The display word of a parent cuisine is used only if the concept's field `is` gives the parent at least this number.
 */
const IS_ITS = 0.9;

/**
 * Returns the display word of a concept, or undefined if there is none. A display word is a key of facts/cuisines.json.
 * Such keys are among the concept's facts (see Concept.ts). If one of them is also the concept's English label, the
 * result is the label. If not, a cuisine gets the display word of its parent cuisine (Indian for South Indian), or else
 * the first display word among its own facts. A concept that is not a cuisine gets the first display word among its own
 * facts, or else the display word of its parent cuisine. Of several parent cuisines, the one with the greatest number
 * counts.
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
