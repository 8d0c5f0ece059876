import DataLoader from 'dataloader';
import type { Pool } from 'pg';

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

/** Like `coalesce`, but the pool is an argument of each call. Only calls with the same pool share SQL statements. */
export function coalesceByPool<Key, Value>(
  readAll: (pool: Pool, keys: readonly Key[]) => Promise<readonly Value[]>,
): (pool: Pool, key: Key) => Promise<Value> {
  const readers = new WeakMap<Pool, (key: Key) => Promise<Value>>();
  return (pool, key) => {
    const read = readers.get(pool) ?? coalesce((keys: readonly Key[]) => readAll(pool, keys));
    readers.set(pool, read);
    return read(key);
  };
}
