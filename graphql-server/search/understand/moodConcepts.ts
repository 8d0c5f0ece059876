import type { ConceptWeight } from '../vocabulary/ConceptWeight';
import { relatedWeights } from '../vocabulary/relatedWeights';
import { vocabulary } from '../vocabulary/Vocabulary';

/**
 * The concepts of a mood with their weights, and the opposites of these concepts with weights below 0: a party place is
 * not romantic. A concept of the mood keeps its weight, even if it is the opposite of another concept of the mood.
 */
export function moodConcepts(concepts: Readonly<Record<string, number>>): ConceptWeight[] {
  const wanted = Object.entries(concepts);
  const weights = new Map(wanted);
  for (const [concept, weight] of wanted) {
    for (const other of vocabulary.concepts.get(concept)?.opposes ?? []) {
      const before = weights.get(other) ?? 0;
      if (before <= 0) weights.set(other, Math.min(before, -weight * relatedWeights.contrary));
    }
  }
  return [...weights].map(([concept, weight]) => ({ concept, weight }));
}
