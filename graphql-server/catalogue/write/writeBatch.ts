import type { PoolClient } from 'pg';
import type { Audience } from '../../facts/facts';
import type { RestaurantFacts } from '../../facts/RestaurantFacts';
import type { RowProblem } from '../checkPlace';
import { type Arrival, type Joined, joinPlaces } from '../match/joinPlaces';
import { MatchIndex } from '../match/MatchIndex';
import { toMatchRecord } from '../match/toMatchRecord';
import { fullFacts, knownFacts } from '../merge/knownFacts';
import type { SourcedFacts } from '../merge/SourcedFacts';
import { viewOf } from '../merge/viewOf';
import { absorbRestaurants } from './absorbRestaurants';
import { type Change, differingFacts, placeInWords } from './Change';
import { delistReplacedSamples } from './delistReplacedSamples';
import { type ChangedPlace, findChangedPlaces } from './findChangedPlaces';
import { findNearbyPlaces, type NearbyPlace } from './findNearbyPlaces';
import { type KnownRestaurant, loadRestaurants } from './loadRestaurants';
import { lockRestaurants } from './lockRestaurants';
import type { PlaceRecord, SourceInfo } from './SourceInfo';
import { upsertPlaces } from './upsertPlaces';
import { type RestaurantView, upsertRestaurants } from './upsertRestaurants';

/** The result for one place of a batch. */
export type Outcome =
  | {
      kind: 'unchanged' | 'new' | 'changed' | 'joined' | 'closed';
      problem?: undefined;
      /** The audience of the place's restaurant. Absent if `kind` is 'unchanged' or 'closed'. */
      audience?: Audience;
      /** For a joined place: whether all stored places of its restaurant are from the source of this place. */
      isFromSameSource?: boolean;
      /** For a changed place: the names of the facts that differ, as differingFacts returns them. */
      fields?: string[];
    }
  | { kind: 'skipped'; problem: RowProblem };

/** The result of one batch. */
export interface BatchResult {
  /** One result for each place, in the same order. */
  outcomes: Outcome[];
  /** The number of samples that this batch delisted because real restaurants replaced them. */
  samplesDelisted: number;
  /** Descriptions of the first changes. The argument `maxChanges` of writeBatch limits their number. */
  changes: Change[];
}

/**
 * Writes one batch (up to about a thousand places of one source, each sourceId once) to the catalogue, in the caller's
 * transaction. Unchanged places are not written. The other places, except samples, are matched with stored places and
 * with each other. A permanently closed place that belongs to no restaurant is skipped. Then each restaurant whose
 * places change is merged again from all its places, and written. Samples that real restaurants replace are delisted.
 * @param maxChanges the maximum number of changes to describe in the result
 */
export async function writeBatch(
  client: PoolClient,
  from: SourceInfo,
  places: readonly PlaceRecord[],
  fetchedAt: Date,
  maxChanges = 0,
): Promise<BatchResult> {
  const compared = await findChangedPlaces(client, from, places);
  const arrivals = compared.filter((each) => each !== null);
  if (arrivals.length === 0)
    return { outcomes: compared.map(() => ({ kind: 'unchanged' })), samplesDelisted: 0, changes: [] };

  const { joined, restaurants } = await findRestaurants(client, from, arrivals);
  const views = mergeTouched(from, fetchedAt, arrivals, joined, restaurants);
  await lockRestaurants(client, [...views.keys(), ...[...joined.absorbed].flat()]);
  await upsertRestaurants(client, [...views.values()]);
  await absorbRestaurants(client, joined.absorbed);
  await upsertPlaces(client, from, fetchedAt, placeRows(arrivals, joined));
  const listed = [...views.values()].flatMap(({ isSample, facts }) =>
    isSample || facts.isClosed || (facts.audience ?? 'public') !== 'public' ? [] : facts,
  );
  const samplesDelisted = await delistReplacedSamples(client, listed);
  const outcomes = compared.map((each) => outcomeOf(from.source, each, joined, restaurants, views));
  const changed = compared.flatMap((each, index) => {
    const kind = outcomes[index]?.kind;
    return each && kind && kind !== 'unchanged' && kind !== 'skipped' ? { each, kind } : [];
  });
  const changes = changed.slice(0, maxChanges).map(({ each, kind }) => {
    const id = joined.restaurantOf.get(each) ?? '';
    return changeOf(each, kind, restaurants.get(id), views.get(id));
  });
  return { outcomes, samplesDelisted, changes };
}

/**
 * Decides to which restaurant each arrival (a new or changed place) belongs, and reads the stored restaurants that may
 * change. A sample is always its own restaurant, so nothing is read for samples.
 */
async function findRestaurants(client: PoolClient, from: SourceInfo, arrivals: ChangedPlace[]) {
  if (from.kind === 'sample') {
    const restaurantOf = new Map(arrivals.map((arrival) => [arrival as Arrival, arrival.ownId]));
    return { joined: { restaurantOf, absorbed: new Map() } as Joined, restaurants: new Map<string, KnownRestaurant>() };
  }
  const index = new MatchIndex<NearbyPlace>();
  const replaced = new Set(arrivals.map(({ before }) => before?.id));
  for (const place of await findNearbyPlaces(client, arrivals)) if (!replaced.has(place.id)) index.add(place);
  const matched = new Map<Arrival, NearbyPlace[]>();
  const touched = new Set<string>();
  for (const arrival of arrivals) {
    const same = index.same(arrival);
    if (same.length > 0) matched.set(arrival, same);
    for (const { restaurantId } of same) touched.add(restaurantId);
    if (arrival.previous) touched.add(arrival.previous.restaurantId).add(arrival.ownId);
  }
  const restaurants = await loadRestaurants(client, [...touched]);
  const existing = [...restaurants.values()].map(({ id, createdAt, places }) => ({
    id,
    createdAt,
    members: places.map(({ source, sourceId, facts }) => ({ sourceId, record: toMatchRecord(source, facts) })),
  }));
  return { joined: joinPlaces(arrivals, matched, existing), restaurants };
}

/** Computes the facts of each restaurant whose places change. Returns the restaurants by id. */
function mergeTouched(
  from: SourceInfo,
  fetchedAt: Date,
  arrivals: ChangedPlace[],
  { restaurantOf, absorbed }: Joined,
  restaurants: Map<string, KnownRestaurant>,
): Map<string, RestaurantView> {
  const { source, kind } = from;
  const placesOf = new Map<string, SourcedFacts[]>();
  const addPlace = (id: string, place: SourcedFacts) => {
    const places = placesOf.get(id);
    if (places) places.push(place);
    else placesOf.set(id, [place]);
  };
  const touched = new Set<string>();
  const replaced = new Set<string>();
  for (const arrival of arrivals) {
    const { sourceId, facts } = arrival.place;
    const id = restaurantOf.get(arrival);
    if (arrival.before) {
      replaced.add(arrival.before.id);
      touched.add(absorbed.get(arrival.before.restaurantId) ?? arrival.before.restaurantId);
    }
    if (!id) continue;
    touched.add(id);
    addPlace(id, { source, sourceId, kind, fetchedAt: arrival.statedAt ?? fetchedAt, facts });
  }
  for (const { id, places } of restaurants.values()) {
    const home = absorbed.get(id) ?? id;
    if (home !== id) touched.add(home);
    for (const place of places) if (!replaced.has(place.id)) addPlace(home, place);
  }
  const views = new Map<string, RestaurantView>();
  for (const id of touched) {
    const places = placesOf.get(id);
    if (places) views.set(id, { id, isSample: places.every((place) => place.kind === 'sample'), ...viewOf(places) });
  }
  return views;
}

const placeRows = (arrivals: ChangedPlace[], { restaurantOf }: Joined) =>
  arrivals.flatMap((arrival) => {
    const restaurantId = restaurantOf.get(arrival);
    const { place, keys, statedAt } = arrival;
    if (!restaurantId) return [];
    return { sourceId: place.sourceId, restaurantId, ...keys, statedAt, facts: knownFacts(place.facts) };
  });

function outcomeOf(
  source: string,
  arrival: ChangedPlace | null,
  { restaurantOf }: Joined,
  restaurants: Map<string, KnownRestaurant>,
  views: Map<string, RestaurantView>,
): Outcome {
  if (!arrival) return { kind: 'unchanged' };
  const id = restaurantOf.get(arrival);
  if (!id) return { kind: 'skipped', problem: { problem: CLOSED_AND_UNKNOWN, detail: arrival.place.facts.name } };
  const audience = views.get(id)?.facts.audience ?? 'public';
  const known = restaurants.get(id);
  if (arrival.isClosed && views.get(id)?.facts.isClosed && !known?.isClosed) return { kind: 'closed' };
  const { before, place } = arrival;
  if (before)
    return { kind: 'changed', audience, fields: differingFacts(before.facts, place.facts).map(({ field }) => field) };
  if (id === arrival.ownId && !known) return { kind: 'new', audience };
  return {
    kind: 'joined',
    audience,
    isFromSameSource: (known?.places ?? []).every((other) => other.source === source),
  };
}

/**
 * Describes a change. If a rule derives a fact (audience, cuisine, ...), the description contains the derived value of
 * the restaurant.
 * @param known the restaurant before the change; undefined if the restaurant is new or a sample
 */
function changeOf(
  { place, before }: ChangedPlace,
  kind: Change['kind'],
  known: KnownRestaurant | undefined,
  view: RestaurantView | undefined,
): Change {
  const others = known?.places.filter(({ id }) => id !== before?.id) ?? [];
  const joins =
    kind === 'new' || (before && others.length === 0)
      ? null
      : { name: known?.name ?? view?.facts.name ?? '', sources: [...new Set(others.map(({ source }) => source))] };
  const seen = known && viewOf(known.places);
  const [from, to] = before
    ? [withDerived(before.facts, seen), withDerived(place.facts, view)]
    : [seen?.facts ?? fullFacts({}), view?.facts];
  return { kind, place: placeInWords(place.facts), joins, facts: from && to ? differingFacts(from, to) : [] };
}

/** The facts of a place. If a rule derived a fact for the restaurant, the derived value replaces the place's value. */
function withDerived(
  facts: RestaurantFacts,
  seen: Pick<RestaurantView, 'facts' | 'provenance'> | undefined,
): RestaurantFacts {
  const derived = Object.entries(seen?.provenance ?? {}).filter(([, origin]) => 'rule' in origin);
  const values = derived.map(([field]) => [field, seen?.facts[field as keyof RestaurantFacts]]);
  return { ...facts, audience: facts.audience ?? 'public', ...Object.fromEntries(values) };
}

const CLOSED_AND_UNKNOWN = 'is permanently closed, and no other source lists it';
