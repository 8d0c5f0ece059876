import { isDeepStrictEqual } from 'node:util';
import type { PoolClient } from 'pg';
import type { Arrival } from '../match/joinPlaces';
import { matchKeysOf } from '../match/matchKeys';
import { toMatchRecord } from '../match/toMatchRecord';
import { knownFacts } from '../merge/knownFacts';
import { type KnownPlace, type StoredPlace, withAllFacts } from './KnownPlace';
import { loadStoredPlaces } from './loadStoredPlaces';
import { restaurantId } from './restaurantId';
import type { PlaceRecord, SourceInfo } from './SourceInfo';

/** A new or changed place of a batch. */
export interface ChangedPlace extends Arrival {
  place: PlaceRecord;
  /** The place as it is stored. Undefined for a new place. */
  before: KnownPlace | undefined;
  /**
   * Null if the place is new, or if its facts or the kind of its source have changed. In all other cases, the time at
   * which the source stated these facts for the first time. A new attribution or a new rule for match keys does not
   * make the facts newer, so this time stays.
   */
  statedAt: Date | null;
}

/**
 * Compares the places of a batch with the stored places of the same source. The result has one entry for each place, in
 * the same order. The entry is null if the place is already stored and nothing has changed.
 */
export async function findChangedPlaces(
  client: PoolClient,
  from: SourceInfo,
  places: readonly PlaceRecord[],
): Promise<(ChangedPlace | null)[]> {
  const ids = places.map(({ sourceId }) => sourceId);
  const stored = await loadStoredPlaces(client, from.source, ids);
  return places.map((place) => changedPlaceOf(from, place, stored.get(place.sourceId)));
}

function changedPlaceOf(from: SourceInfo, place: PlaceRecord, stored: StoredPlace | undefined): ChangedPlace | null {
  const { source, kind, licence, attribution, attributionUrl = null } = from;
  const { sourceId, facts } = place;
  const keys = matchKeysOf(facts);
  const hasSameFacts = stored && stored.kind === kind && isDeepStrictEqual(stored.storedFacts, knownFacts(facts));
  const isUnchanged =
    hasSameFacts &&
    stored.licence === licence &&
    stored.attribution === attribution &&
    stored.attributionUrl === attributionUrl &&
    stored.cell === keys.cell &&
    stored.phone === keys.phone &&
    stored.addressKey === keys.addressKey;
  if (isUnchanged) return null;
  const before = stored && withAllFacts(stored);
  const previous = before && { restaurantId: before.restaurantId, record: toMatchRecord(source, before.facts) };
  return {
    place,
    before,
    statedAt: hasSameFacts ? stored.fetchedAt : null,
    sourceId,
    record: toMatchRecord(source, facts),
    keys,
    isClosed: facts.isClosed,
    ownId: restaurantId(source, sourceId),
    previous: previous ?? null,
  };
}
