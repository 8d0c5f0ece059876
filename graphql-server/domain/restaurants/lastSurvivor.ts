/** The most merges to follow. One is usually enough, because each merge also updates restaurants merged earlier. */
const MAX_HOPS = 3;

/** A restaurant that may have been merged into another. */
interface Mergeable {
  /** The restaurant (uuid) it was merged into; null when it was not merged. */
  mergedIntoId: string | null;
}

/**
 * The restaurant with this id (uuid), or, if it was merged, the last restaurant into which it was merged. Null when
 * there is none. Returns a promise only when `load` does.
 */
export function lastSurvivor<Row extends Mergeable>(
  restaurants: { load(id: string): Row | null | Promise<Row | null> },
  id: string,
  hops = 0,
): Row | null | Promise<Row | null> {
  const follow = (row: Row | null) =>
    row?.mergedIntoId && hops < MAX_HOPS ? lastSurvivor(restaurants, row.mergedIntoId, hops + 1) : row;
  const found = restaurants.load(id);
  return found instanceof Promise ? found.then(follow) : follow(found);
}
