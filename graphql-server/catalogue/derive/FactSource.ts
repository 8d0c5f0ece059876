import type { SourceKind } from '../write/SourceInfo';

/** A source from which the facts of a restaurant were merged. */
export interface FactSource {
  source: string;
  kind: SourceKind;
  fetchedAt: Date;
}
