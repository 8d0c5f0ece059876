/** What one operation may ask for; docs/graph-limits.md tells partners the same. */
export const graphLimits = {
  /** Words and signs of a document. */
  tokens: 3000,
  /** Brackets within brackets. */
  nesting: 60,
  /** Fields below one another. */
  depth: 15,
  /** The same of what is asked about the schema: the usual question of tools goes 15 deep. */
  introspectionDepth: 20,
  /** Fields once every fragment stands where it is spread. */
  fields: 2500,
  /** Values an answer may hold: a page of 100 restaurants with everything there is to know of them is within it. */
  cost: 75_000,
  /** Fields of the root and of the viewer. */
  roots: 25,
  /** Fields that search. */
  searches: 3,
  /** Fields that rank restaurants, searches among them. */
  rankings: 6,
} as const;
