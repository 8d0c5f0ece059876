import type { SourceKind } from '../write/SourceInfo';

/** What is known about a place besides its facts: its sources, and how many places have its name. */
export interface Evidence {
  /** The sources that the facts were merged from. */
  sources: readonly { source: string; kind: SourceKind; fetchedAt: Date }[];
  /**
   * How many places of this name (including this one) the source with the most of them has: 1 when it is the only one.
   */
  branches: number;
}
