import type { RestaurantFacts } from '../../facts/RestaurantFacts';
import type { SourceKind } from '../write/SourceInfo';

/** The facts that one source gives for a place, and the source. */
export interface SourcedFacts {
  source: string;
  /** The source's own key for the place. */
  sourceId: string;
  kind: SourceKind;
  /** When these facts were read from the source. */
  fetchedAt: Date;
  facts: RestaurantFacts;
}

/** The origin of a merged fact: a source's place, or a rule that derived it from other facts. */
export type FactOrigin = { source: string; sourceId: string } | { rule: string };

/** The origin of each fact, by the field's name in RestaurantFacts. restaurants.provenance stores it. */
export type Provenance = Record<string, FactOrigin>;
