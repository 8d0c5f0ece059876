/** With fewer example cravings the memory finds too little; docs/search.md has the curve. */
export const leastCravings = 3_000;
