/** Two hops more than there are: a merge lets everybody point at the last survivor. */
const MOST_HOPS = 3;

/** What is known of a restaurant that may have turned out to be another. */
interface Mergeable {
  /** The other (uuid); null for a restaurant of its own. */
  mergedIntoId: string | null;
}

/**
 * The restaurant that one (uuid) is by now: itself, or the last of those that it turned out to be. Null where there is
 * none; at once where all of it is known at once.
 */
export function lastSurvivor<Row extends Mergeable>(
  restaurants: { load(id: string): Row | null | Promise<Row | null> },
  id: string,
  hops = 0,
): Row | null | Promise<Row | null> {
  const follow = (row: Row | null) =>
    row?.mergedIntoId && hops < MOST_HOPS ? lastSurvivor(restaurants, row.mergedIntoId, hops + 1) : row;
  const found = restaurants.load(id);
  return found instanceof Promise ? found.then(follow) : follow(found);
}
