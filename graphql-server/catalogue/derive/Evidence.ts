import type { SourceKind } from '../write/SourceInfo';

/** Information about a place in addition to its facts: its sources, and how many places have its name. */
export interface Evidence {
  /** The sources that the facts were merged from. */
  sources: readonly { source: string; kind: SourceKind; fetchedAt: Date }[];
  /**
   * The number of places that have this place's name, including this place. viewOf always passes 1, because the number
   * is known only when an import ends.
   */
  branches: number;
}
