import DataLoader from 'dataloader';

/**
 * Returns a function that reads the value of one key. All calls in one turn of the event loop share one call of
 * `readAll`, so a busy server needs fewer SQL statements. Nothing is cached, so each later call reads again.
 * @param readAll reads the values in the order of the keys; when it fails, all calls that share it fail
 */
export function coalesce<Key, Value>(
  readAll: (keys: readonly Key[]) => Promise<readonly Value[]>,
): (key: Key) => Promise<Value> {
  const loader = new DataLoader<Key, Value>((keys) => readAll(keys), {
    cache: false,
    batchScheduleFn: (dispatch) => void setImmediate(dispatch),
  });
  return (key) => loader.load(key);
}
