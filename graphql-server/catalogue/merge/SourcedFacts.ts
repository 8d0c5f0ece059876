import type { RestaurantFacts } from '../../facts/RestaurantFacts';
import type { SourceKind } from '../write/SourceInfo';

/** What one source says of a place, and who says it. */
export interface SourcedFacts {
  source: string;
  /** The source's own key for the place. */
  sourceId: string;
  kind: SourceKind;
  /** When these facts were read from the source. */
  fetchedAt: Date;
  facts: RestaurantFacts;
}

/** Where one merged fact is from: a source's place, or a rule that made it from other facts. */
export type FactOrigin = { source: string; sourceId: string } | { rule: string };

/** The origin of each fact, by the field's name in RestaurantFacts; as restaurants.provenance keeps it. */
export type Provenance = Record<string, FactOrigin>;
