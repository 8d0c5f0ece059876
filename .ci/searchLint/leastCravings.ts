/** Fewer example cravings than this recall too little; docs/search.md has the curve. */
export const leastCravings = 3_000;
