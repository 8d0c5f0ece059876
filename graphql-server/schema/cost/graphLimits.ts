/** The limits for one operation. Each number is a maximum. docs/graph-limits.md explains the limits to partners. */
export const graphLimits = {
  /** Tokens of a document. */
  tokens: 3000,
  /** Levels of brackets within brackets. */
  nesting: 60,
  /** Levels of nested fields. */
  depth: 15,
  /** Levels of nested fields in introspection. The usual introspection query of tools has 15 levels. */
  introspectionDepth: 20,
  /** Fields, with all fragments expanded. */
  fields: 2500,
  /** Values in an answer. The limit allows 100 restaurants with all fields except City.neighborhoods. */
  cost: 75_000,
  /** Fields of Query, Mutation and Viewer. */
  roots: 25,
  /** Fields that rank restaurants for a craving. */
  searches: 3,
  /** Fields that rank restaurants, with or without a craving. */
  rankings: 6,
} as const;
