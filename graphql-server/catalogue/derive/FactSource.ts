import type { SourceKind } from '../write/SourceInfo';

/** One of the sources of a restaurant's merged facts. */
export interface FactSource {
  source: string;
  kind: SourceKind;
  fetchedAt: Date;
}
