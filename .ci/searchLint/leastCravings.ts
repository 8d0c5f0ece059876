/**
 * The smallest allowed number of example cravings. With fewer examples the search memory finds too few concepts.
 * docs/search.md has the measurements.
 */
export const leastCravings = 3_000;
