import type { SourceKind } from '../write/SourceInfo';

/** Information about a place in addition to its facts: its sources, and how many places have its name. */
export interface Evidence {
  /** The sources that the facts were merged from. */
  sources: readonly { source: string; kind: SourceKind; fetchedAt: Date }[];
  /**
   * The number of places with this name, including this place, in the source with the most such places. It is 1 if no
   * other place has the name.
   */
  branches: number;
}
