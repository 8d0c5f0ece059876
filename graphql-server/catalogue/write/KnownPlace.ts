import { fullFacts, type KnownFacts } from '../merge/knownFacts';
import type { SourcedFacts } from '../merge/SourcedFacts';
import type { SourceKind } from './SourceInfo';

/** A row of the table `places`, with property names in camelCase. */
export interface StoredPlace extends Omit<SourcedFacts, 'facts'> {
  id: string;
  restaurantId: string;
  licence: string;
  attribution: string;
  attributionUrl: string | null;
  cell: number | null;
  phone: string | null;
  addressKey: string | null;
  /** The facts as the row contains them. Unknown facts are left out. */
  storedFacts: KnownFacts;
}

/** A stored place with all facts, including the unknown facts. */
export type KnownPlace = StoredPlace & Pick<SourcedFacts, 'facts'>;

/** The columns that `readStoredPlace` needs. In the query, the table places must have the alias p. */
export const KNOWN_PLACE_COLUMNS = `p.id, p.restaurant_id, p.source, p.source_id, p.kind, p.licence, p.attribution,
  p.attribution_url, p.fetched_at, p.cell, p.phone, p.address_key, p.facts - 'loadedFrom' AS facts`;

/** A row with the columns of KNOWN_PLACE_COLUMNS, as node-postgres returns it. */
export interface KnownPlaceRow {
  id: string;
  restaurant_id: string;
  source: string;
  source_id: string;
  kind: SourceKind;
  licence: string;
  attribution: string;
  attribution_url: string | null;
  fetched_at: Date;
  cell: number | null;
  phone: string | null;
  address_key: string | null;
  facts: KnownFacts;
}

/** Converts a row with the columns of KNOWN_PLACE_COLUMNS to a StoredPlace. */
export function readStoredPlace(row: KnownPlaceRow): StoredPlace {
  return {
    id: row.id,
    restaurantId: row.restaurant_id,
    source: row.source,
    sourceId: row.source_id,
    kind: row.kind,
    licence: row.licence,
    attribution: row.attribution,
    attributionUrl: row.attribution_url,
    fetchedAt: row.fetched_at,
    cell: row.cell,
    phone: row.phone,
    addressKey: row.address_key,
    storedFacts: row.facts,
  };
}

/** Adds each fact that is not stored, with the value that means "unknown" for this fact. */
export const withAllFacts = (place: StoredPlace): KnownPlace => ({ ...place, facts: fullFacts(place.storedFacts) });
