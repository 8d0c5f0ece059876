import DataLoader from 'dataloader';

/**
 * Collects the keys that all requests ask for in one turn of the event loop, and reads them with one statement. The
 * busier the server, the more requests share a statement. Nothing is cached, so each later request reads again.
 * @param readAll reads the values in the order of the keys; when it fails, all requests that share it fail
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
