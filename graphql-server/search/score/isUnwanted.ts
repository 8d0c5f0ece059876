/** "Near Crown Candy Kitchen", "anywhere but Crown Candy Kitchen", "not at the Crown Candy Kitchen". */
const UNWANTED =
  /(?:^| )(?:near|by|beside|around|outside|(?:away|far) from|close to|next to|cerca(?: del?)?|nor?|not|never|but|except|besides|without|avoid|avoiding|skip|hates?|than|of|menos|sin)(?: (?:for|going|to|at|in|en|the|el|la))*$/;

/** Whether the words before the name at the index `at` show that the diner does not want to go to this place. */
export const isUnwanted = (typedWords: readonly string[], at: number): boolean =>
  UNWANTED.test(typedWords.slice(Math.max(0, at - 4), at).join(' '));
