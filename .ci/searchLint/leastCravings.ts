/**
 * The least number of example cravings: with fewer, the search memory finds too little (measured in docs/search.md).
 */
export const leastCravings = 3_000;
