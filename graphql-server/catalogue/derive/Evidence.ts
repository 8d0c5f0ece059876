import type { SourceKind } from '../write/SourceInfo';

/** What is known about a place beside its facts: who knows it, and how many bear its name. */
export interface Evidence {
  /** The sources that the facts were merged from. */
  sources: readonly { source: string; kind: SourceKind; fetchedAt: Date }[];
  /** How many places of this name the source with the most of them has, this one with it: 1 where it is the only one. */
  branches: number;
}
