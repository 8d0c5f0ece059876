import type { RestaurantFacts } from '../../facts/RestaurantFacts';
import type { SourceKind } from '../write/SourceInfo';

/** The facts that one source states about a place, and the source. */
export interface SourcedFacts {
  source: string;
  /** The source's own key for the place. */
  sourceId: string;
  kind: SourceKind;
  /** The time of the import that last changed these facts. */
  fetchedAt: Date;
  facts: RestaurantFacts;
}

/** The origin of a fact: a place in a source, or a rule that derived the fact from other facts. */
export type FactOrigin = { source: string; sourceId: string } | { rule: string };

/** The origin of each fact, by its field name in RestaurantFacts. The column restaurants.provenance has this type. */
export type Provenance = Record<string, FactOrigin>;
