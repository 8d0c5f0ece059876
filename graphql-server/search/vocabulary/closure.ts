import { vocabulary } from './Vocabulary';

const closures = new Map<string, ReadonlyMap<string, number>>();

/**
 * Returns the ids of a concept's parents, and of their parents, and so on. Each id has a weight from 0 to 1. The weight
 * of a path is the product of the weights of its steps. If several paths lead to a parent, the path with the greatest
 * weight counts.
 */
export function closure(concept: string): ReadonlyMap<string, number> {
  const found = closures.get(concept) ?? climb(concept);
  closures.set(concept, found);
  return found;
}

function climb(from: string): ReadonlyMap<string, number> {
  const reached = new Map<string, number>();
  const open: [string, number][] = [[from, 1]];
  for (let step = open.pop(); step; step = open.pop()) {
    const [id, weight] = step;
    for (const [parent, share] of Object.entries(vocabulary.concepts.get(id)?.is ?? {})) {
      const reach = weight * share;
      if (parent === from || reach <= (reached.get(parent) ?? 0)) continue;
      reached.set(parent, reach);
      open.push([parent, reach]);
    }
  }
  return reached;
}
