import type { ConceptKind } from '../vocabulary/Concept';
import type { ConceptWeight } from '../vocabulary/ConceptWeight';
import { closure } from '../vocabulary/closure';
import { relatedWeights } from '../vocabulary/relatedWeights';
import { vocabulary } from '../vocabulary/Vocabulary';

/** The concepts that a craving wants and refuses, with related concepts. In each list, the strongest come first. */
export interface Expanded {
  wanted: ConceptWeight[];
  unwanted: ConceptWeight[];
}

/** Kinds of concepts for food and drink. They count more than the setting of a place. */
const FOOD: ReadonlySet<ConceptKind> = new Set(['cuisine', 'dish', 'drink']);

/**
 * Adds related concepts with less weight. A wanted concept adds all its ancestors (ramen is Japanese) and the concepts
 * that often occur together with it (`suggests`) to `wanted`, and its opposites to `unwanted`. A refused concept adds
 * its opposites to `wanted`. Relations change no concept of the craving itself (`named` and `refused`). A related
 * concept that is both wanted and unwanted counts as wanted. Concepts with a weight below `relatedWeights.least` are
 * left out.
 */
export function expandConcepts(named: readonly ConceptWeight[], refused: readonly ConceptWeight[]): Expanded {
  const stated = weighed(named);
  const wanted = new Map(stated.map(({ concept, weight }) => [concept, weight]));
  const unwanted = new Map(refused.map(({ concept, weight }) => [concept, weight]));
  const isStated = new Set([...wanted.keys(), ...unwanted.keys()]);
  const related = (to: Map<string, number>, concept: string, weight: number) => {
    if (!isStated.has(concept) && weight > (to.get(concept) ?? 0)) to.set(concept, weight);
  };
  for (const { concept: id, weight } of stated) {
    const concept = vocabulary.concepts.get(id);
    if (!concept) continue;
    for (const [parent, share] of closure(id)) related(wanted, parent, weight * share * relatedWeights.is);
    const hint = weight * relatedWeights.suggests[concept.kind];
    for (const [other, share] of Object.entries(concept.suggests)) related(wanted, other, hint * share);
    for (const other of concept.opposes) related(unwanted, other, weight * relatedWeights.contrary);
  }
  for (const { concept: id, weight } of refused) {
    const opposes = vocabulary.concepts.get(id)?.opposes ?? [];
    for (const other of opposes) related(wanted, other, (weight * relatedWeights.contraryOfRefused) / opposes.length);
  }
  for (const id of wanted.keys()) if (!isStated.has(id)) unwanted.delete(id);
  return { wanted: strongestFirst(wanted), unwanted: strongestFirst(unwanted) };
}

/**
 * The named concepts. If one of them is food, all concepts that are not food get less weight: "dessert, sit down" does
 * not mean a dinner with waiters.
 */
function weighed(stated: readonly ConceptWeight[]): readonly ConceptWeight[] {
  const isFood = ({ concept }: ConceptWeight) => FOOD.has(vocabulary.concepts.get(concept)?.kind ?? 'vibe');
  if (!stated.some(isFood)) return stated;
  return stated.map((each) => (isFood(each) ? each : { ...each, weight: each.weight * relatedWeights.setting }));
}

function strongestFirst(weights: ReadonlyMap<string, number>): ConceptWeight[] {
  return [...weights]
    .filter(([, weight]) => weight >= relatedWeights.least)
    .map(([concept, weight]) => ({ concept, weight }))
    .sort((a, b) => b.weight - a.weight);
}
