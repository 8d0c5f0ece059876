/** The maximum number of merges to follow. Usually there is only one: if A was merged into B, and B is then
 * merged into C, A also gets C as its survivor. */
const MAX_HOPS = 3;

/** A restaurant that may have been merged into another. */
interface Mergeable {
  /** The restaurant (uuid) into which this restaurant was merged; null when it was not merged. */
  mergedIntoId: string | null;
}

/**
 * The restaurant with this id (uuid), or, if it was merged, the last restaurant into which it was merged. Null when
 * there is no such restaurant. Returns a promise only when `load` returns a promise.
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
