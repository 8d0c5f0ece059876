/**
 * The smallest allowed number of example cravings. The search memory (graphql-server/search/memory) learns from these
 * examples. With fewer examples it finds too few concepts. docs/search.md has the measurements.
 */
export const leastCravings = 3_000;
