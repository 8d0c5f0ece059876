import type { SourceKind } from '../write/SourceInfo';

/** What is known about a place besides its facts: its sources, and how many places have its name. */
export interface Evidence {
  /** The sources that the facts were merged from. */
  sources: readonly { source: string; kind: SourceKind; fetchedAt: Date }[];
  /**
   * The number of places with this name, including this place, in the source that has most of them. It is 1 if no other
   * place has the name.
   */
  branches: number;
}
