import type { ConceptWeight } from '../vocabulary/ConceptWeight';
import { closure } from '../vocabulary/closure';
import { relatedWeights } from '../vocabulary/relatedWeights';
import { vocabulary } from '../vocabulary/Vocabulary';

/** What a craving wants and refuses, with related concepts; strongest first. */
export interface Expanded {
  wanted: ConceptWeight[];
  unwanted: ConceptWeight[];
}

/**
 * Adds related concepts with less weight: the parents of what was said, what it suggests, and its opposites. The weight
 * of a concept that was said never changes; no refused concept becomes wanted, and no wanted concept refused.
 */
export function expandConcepts(said: readonly ConceptWeight[], refused: readonly ConceptWeight[]): Expanded {
  const wanted = new Map(said.map(({ concept, weight }) => [concept, weight]));
  const unwanted = new Map(refused.map(({ concept, weight }) => [concept, weight]));
  const isSaid = new Set([...wanted.keys(), ...unwanted.keys()]);
  const related = (to: Map<string, number>, concept: string, weight: number) => {
    if (!isSaid.has(concept) && weight > (to.get(concept) ?? 0)) to.set(concept, weight);
  };
  for (const { concept: id, weight } of said) {
    const concept = vocabulary.concepts.get(id);
    if (!concept) continue;
    for (const [parent, share] of closure(id)) related(wanted, parent, weight * share * relatedWeights.is);
    const hint = weight * relatedWeights.suggests[concept.kind];
    for (const [other, share] of Object.entries(concept.suggests)) related(wanted, other, hint * share);
    for (const other of concept.opposes) related(unwanted, other, weight * relatedWeights.contrary);
  }
  for (const { concept: id, weight } of refused) {
    for (const other of vocabulary.concepts.get(id)?.opposes ?? []) {
      related(wanted, other, weight * relatedWeights.contraryOfRefused);
    }
  }
  for (const id of wanted.keys()) if (!isSaid.has(id)) unwanted.delete(id);
  return { wanted: strongestFirst(wanted), unwanted: strongestFirst(unwanted) };
}

function strongestFirst(weights: ReadonlyMap<string, number>): ConceptWeight[] {
  return [...weights]
    .filter(([, weight]) => weight >= relatedWeights.least)
    .map(([concept, weight]) => ({ concept, weight }))
    .sort((a, b) => b.weight - a.weight);
}
