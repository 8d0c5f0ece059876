import DataLoader from 'dataloader';

/**
 * Reads for all requests that ask in the same turn of the event loop with one statement: the busier the server, the more
 * of them share one. Nothing is kept: who asks later is answered with what is there then.
 * @param readAll what is asked for, in its order; when it fails, all who share it fail
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
