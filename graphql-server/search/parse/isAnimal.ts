const ANIMALS: ReadonlySet<string> = new Set([
  ...['fish', 'raw-fish', 'seafood', 'shrimp', 'crab', 'lobster', 'salmon', 'oysters', 'fish-tacos'],
  ...['chicken', 'turkey', 'beef', 'steak', 'pork', 'bacon', 'lamb'],
]);

/** Whether a concept is fish, seafood or meat. False for dishes that also exist without meat, such as burgers. */
export const isAnimal = (concept: string): boolean => ANIMALS.has(concept);
