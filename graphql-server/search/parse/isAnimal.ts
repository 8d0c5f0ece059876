const ANIMALS: ReadonlySet<string> = new Set([
  ...['fish', 'raw-fish', 'seafood', 'shrimp', 'crab', 'lobster', 'salmon', 'oysters', 'fish-tacos'],
  ...['chicken', 'turkey', 'duck', 'beef', 'steak', 'pork', 'bacon', 'lamb', 'goat', 'game-meat', 'offal'],
]);

/**
 * Whether a concept is one of the kinds of fish, seafood and meat in ANIMALS. False for dishes that also exist without
 * meat, such as burgers.
 */
export const isAnimal = (concept: string): boolean => ANIMALS.has(concept);
