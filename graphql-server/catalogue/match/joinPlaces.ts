import { randomUUID } from 'node:crypto';
import { isSamePlace } from './isSamePlace';
import { type Findable, MatchIndex } from './MatchIndex';
import type { MatchRecord } from './MatchRecord';
import { metresBetween } from './metresBetween';

/** A place that is new or has changed, on its way to a restaurant. */
export interface Arrival extends Findable {
  /** The source's own key. */
  sourceId: string;
  isClosed: boolean;
  /** The restaurant's id if the place begins one. */
  ownId: string;
  /** The restaurant it belonged to so far, and its former record. */
  standing: { restaurantId: string; record: MatchRecord } | null;
}

/** A place of a restaurant. */
export interface Member {
  sourceId: string;
  record: MatchRecord;
}

/** A restaurant of the table. */
export interface Standing {
  id: string;
  /** When two turn out to be one, the older one remains. */
  createdAt: Date;
  members: Member[];
}

/** What became of the arrivals. */
export interface Joined {
  /** The restaurant of each arrival; null for one that closed for good and that nobody else knows. */
  restaurantOf: Map<Arrival, string | null>;
  /** Restaurants that turned out to be another one: which. */
  absorbed: Map<string, string>;
}

/** More places than this are never one restaurant, whatever their names say. */
const MOST_PLACES = 40;

interface Group {
  id: string;
  /** Infinity for one that begins with this batch. */
  age: number;
  members: Member[];
}

/**
 * Decides which restaurant each arrival belongs to. It joins the restaurants that have a place `isSamePlace` says it
 * is; if there are several, these become one restaurant, because the arrival shows that they are. Two places of one
 * source come together only when `isSamePlace` says so of them themselves: a register can tell its own places apart. A
 * changed place keeps its restaurant unless it is clearly another place now: neither what it was before nor any other
 * of that restaurant's places.
 * @param matched the restaurants (ids) of known places that each arrival is the same as, one entry for each such place.
 * @param restaurants every restaurant that `matched` or an arrival's `standing` names, with all its places; and those
 * that arrivals with a `standing` began once, for others may have stayed there.
 */
export function joinPlaces(
  arrivals: readonly Arrival[],
  matched: ReadonlyMap<Arrival, { restaurantId: string; record: MatchRecord }[]>,
  restaurants: readonly Standing[],
): Joined {
  const groups = new Map<string, Group>(
    restaurants.map(({ id, createdAt, members }) => [id, { id, age: createdAt.getTime(), members: [...members] }]),
  );
  const merged = new Map<string, string>();
  const current = (id: string): Group | undefined => {
    const survivor = merged.get(id);
    return survivor === undefined ? groups.get(id) : current(survivor);
  };
  const index = new MatchIndex<Arrival>();
  const placedIn = new Map<Arrival, string | null>();

  // The closed ones last: they may close what opens in the same batch, but begin nothing.
  for (const arrival of [...arrivals.filter((each) => !each.isClosed), ...arrivals.filter((each) => each.isClosed)]) {
    const known = matched.get(arrival) ?? [];
    const inBatch = index.same(arrival).map((other) => ({ restaurantId: placedIn.get(other), record: other.record }));
    const home = leaveHome(arrival, arrival.standing && current(arrival.standing.restaurantId));
    let group = home;
    for (const candidate of bestFirst(arrival, [...known, ...inBatch], current)) {
      if (candidate === group) continue;
      const here: Group = group ?? { id: arrival.ownId, age: Infinity, members: [arrival] };
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
      group = { id, age: Infinity, members: [arrival] };
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

/** Replaces the arrival's old facts in the restaurant it belongs to, or removes it from there. */
function leaveHome(arrival: Arrival, home: Group | null | undefined): Group | undefined {
  if (!home || !arrival.standing) return undefined;
  const isItself = ({ sourceId, record }: Member) =>
    sourceId === arrival.sourceId && record.source === arrival.record.source;
  const others = home.members.filter((member) => !isItself(member));
  const stays =
    others.length === 0 ||
    isSamePlace(arrival.standing.record, arrival.record) ||
    others.some(({ record }) => isSamePlace(record, arrival.record));
  home.members = stays ? [...others, arrival] : others;
  return stays ? home : undefined;
}

/** The restaurants found, the likeliest first: with most places that are the same, then the nearest, then by id. */
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

/** Whether two restaurants may become one: no source has two places among them that are different. */
function mayUnite(one: Group, other: Group): boolean {
  if (one.members.length + other.members.length > MOST_PLACES) return false;
  return one.members.every((a) =>
    other.members.every((b) => a.record.source !== b.record.source || isSamePlace(a.record, b.record)),
  );
}

/** Two restaurants become one. @returns the older, which has all places now. */
function unite(one: Group, other: Group, groups: Map<string, Group>, merged: Map<string, string>): Group {
  const [survivor, goes] =
    one.age < other.age || (one.age === other.age && one.id < other.id) ? [one, other] : [other, one];
  survivor.members.push(...goes.members);
  groups.delete(goes.id);
  merged.set(goes.id, survivor.id);
  return survivor;
}
