import { randomUUID } from 'node:crypto';
import { haveDifferentNames } from './haveDifferentNames';
import { isSamePlace } from './isSamePlace';
import { type Findable, MatchIndex } from './MatchIndex';
import type { MatchRecord } from './MatchRecord';
import { metresBetween } from './metresBetween';

/** A new or changed place: a record from one source. joinPlaces decides to which restaurant the place belongs. */
export interface Arrival extends Findable {
  /** The source's own key. */
  sourceId: string;
  isClosed: boolean;
  /** The id of the restaurant that this place creates. If the id is already used, a random UUID is used instead. */
  ownId: string;
  /** The restaurant to which the place belonged until now, and the place's old record. Null for a new place. */
  previous: { restaurantId: string; record: MatchRecord } | null;
}

/** A place of a restaurant. */
export interface Member {
  sourceId: string;
  record: MatchRecord;
}

/** A restaurant in the database. */
export interface ExistingRestaurant {
  id: string;
  /** If two restaurants turn out to be the same, the newer restaurant is merged into the older restaurant. */
  createdAt: Date;
  members: Member[];
}

/** The result of joinPlaces. */
export interface Joined {
  /** The id of the restaurant of each arrival. Null for a permanently closed place that joins no restaurant. */
  restaurantOf: Map<Arrival, string | null>;
  /**
   * Restaurants that were merged into another restaurant. The key is the old id, and the value is the id of the other
   * restaurant.
   */
  absorbed: Map<string, string>;
}

/** The maximum number of places of one restaurant. Further places create another restaurant, even if they match. */
const MAX_PLACES = 40;

interface Group {
  id: string;
  /** The time at which the restaurant was created (ms). Infinity for a restaurant that an arrival creates. */
  created: number;
  members: Member[];
}

/**
 * Decides to which restaurant each arrival belongs.
 * An arrival joins a restaurant if `isSamePlace` is true for the arrival and one of the restaurant's places. If there
 * are several such restaurants, they are merged, because the arrival shows that they are the same. `mayUnite` prevents
 * joins and merges that would give a restaurant more than MAX_PLACES places. It also prevents joins and merges that
 * would give a restaurant two places for which `isSamePlace` is false, if they are of one source or have different
 * names. Two entries of one source are usually two different places. And "KFC / Taco Bell" matches a KFC and a Taco
 * Bell, but these are two restaurants.
 * A changed place leaves its restaurant only if the restaurant has other places and the new facts match neither the old
 * facts nor any of these places.
 * @param matched for each arrival, the matching places in the database, each with the id of its restaurant
 * @param restaurants all restaurants in `matched` and in the `previous` of arrivals, with all their places. For an
 * arrival with a `previous`, the list also contains the restaurant with the arrival's `ownId`, if there is one.
 */
export function joinPlaces(
  arrivals: readonly Arrival[],
  matched: ReadonlyMap<Arrival, { restaurantId: string; record: MatchRecord }[]>,
  restaurants: readonly ExistingRestaurant[],
): Joined {
  const groups = new Map<string, Group>(
    restaurants.map(({ id, createdAt, members }) => [id, { id, created: createdAt.getTime(), members: [...members] }]),
  );
  const merged = new Map<string, string>();
  const current = (id: string): Group | undefined => {
    const survivor = merged.get(id);
    return survivor === undefined ? groups.get(id) : current(survivor);
  };
  const index = new MatchIndex<Arrival>();
  const placedIn = new Map<Arrival, string | null>();

  // Closed places come last, because they may join a restaurant that another arrival creates. They never create a
  // restaurant.
  for (const arrival of [...arrivals.filter((each) => !each.isClosed), ...arrivals.filter((each) => each.isClosed)]) {
    const known = matched.get(arrival) ?? [];
    const inBatch = index.same(arrival).map((other) => ({ restaurantId: placedIn.get(other), record: other.record }));
    const home = leaveHome(arrival, arrival.previous && current(arrival.previous.restaurantId));
    let group = home;
    for (const candidate of bestFirst(arrival, [...known, ...inBatch], current)) {
      if (candidate === group) continue;
      const here: Group = group ?? { id: arrival.ownId, created: Infinity, members: [arrival] };
      if (!mayUnite(here, candidate)) continue;
      if (group) group = unite(group, candidate, groups, merged);
      else {
        candidate.members.push(arrival);
        group = candidate;
      }
    }
    if (!group && !arrival.isClosed) {
      const isTaken = groups.has(arrival.ownId) || merged.has(arrival.ownId);
      const id = isTaken ? randomUUID() : arrival.ownId;
      group = { id, created: Infinity, members: [arrival] };
      groups.set(id, group);
    }
    placedIn.set(arrival, group?.id ?? null);
    if (group) index.add(arrival);
  }
  return {
    restaurantOf: new Map(arrivals.map((arrival) => [arrival, idNow(placedIn.get(arrival), current)])),
    absorbed: new Map([...merged.keys()].map((id) => [id, idNow(id, current) ?? id])),
  };
}

const idNow = (id: string | null | undefined, current: (id: string) => Group | undefined) =>
  id ? (current(id)?.id ?? null) : null;

/**
 * Replaces the old record of a changed place in its restaurant by the new record, and returns the restaurant. If the
 * place leaves the restaurant, the function removes the old record and returns undefined. For a new place, it changes
 * nothing and returns undefined.
 */
function leaveHome(arrival: Arrival, home: Group | null | undefined): Group | undefined {
  if (!home || !arrival.previous) return undefined;
  const isItself = ({ sourceId, record }: Member) =>
    sourceId === arrival.sourceId && record.source === arrival.record.source;
  const others = home.members.filter((member) => !isItself(member));
  const stays =
    others.length === 0 ||
    isSamePlace(arrival.previous.record, arrival.record) ||
    others.some(({ record }) => isSamePlace(record, arrival.record));
  home.members = stays ? [...others, arrival] : others;
  return stays ? home : undefined;
}

/**
 * The found restaurants, the most likely first: sorted by the number of their places that match (the largest first),
 * then by distance and by id (the smallest first).
 */
function bestFirst(
  { record }: Arrival,
  found: { restaurantId: string | null | undefined; record: MatchRecord }[],
  current: (id: string) => Group | undefined,
): Group[] {
  const votes = new Map<Group, { count: number; metres: number }>();
  for (const { restaurantId, record: other } of found) {
    const group = restaurantId ? current(restaurantId) : undefined;
    if (!group) continue;
    const { count, metres } = votes.get(group) ?? { count: 0, metres: Infinity };
    votes.set(group, { count: count + 1, metres: Math.min(metres, metresBetween(record, other) ?? Infinity) });
  }
  return [...votes]
    .sort(([a, one], [b, other]) => other.count - one.count || one.metres - other.metres || (a.id < b.id ? -1 : 1))
    .map(([group]) => group);
}

/**
 * Whether two restaurants may be merged. They must stay separate if the result would have more than MAX_PLACES
 * places, or two places that are not the same and are of one source or have different names.
 */
function mayUnite(one: Group, other: Group): boolean {
  if (one.members.length + other.members.length > MAX_PLACES) return false;
  return one.members.every(({ record: a }) =>
    other.members.every(({ record: b }) => isSamePlace(a, b) || (a.source !== b.source && !haveDifferentNames(a, b))),
  );
}

/** Merges two restaurants. @returns the older restaurant, which then has the places of both restaurants */
function unite(one: Group, other: Group, groups: Map<string, Group>, merged: Map<string, string>): Group {
  const [survivor, absorbed] =
    one.created < other.created || (one.created === other.created && one.id < other.id) ? [one, other] : [other, one];
  survivor.members.push(...absorbed.members);
  groups.delete(absorbed.id);
  merged.set(absorbed.id, survivor.id);
  return survivor;
}
