import { vocabulary } from './Vocabulary';

const closures = new Map<string, ReadonlyMap<string, number>>();

/**
 * Returns the ids of a concept's parents, their parents and all further ancestors. Each ancestor has a weight from 0 to
 * 1, which is the product of the weights of all steps from the concept to the ancestor. If several paths lead to an
 * ancestor, the path with the greatest product counts.
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
