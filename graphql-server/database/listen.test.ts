import { Client } from 'pg';
import { startCuttableProxy } from '../testing/startCuttableProxy';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { listen } from './listen';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const tell = (text: string) => database.pool.query('SELECT pg_notify($1, $2)', ['a channel', text]);

test('settle waits for all messages that were sent before the call', async () => {
  const heard: string[] = [];
  const listener = await listen(database.url, 'a channel', (text) => heard.push(text), fail);
  const other = await listen(database.url, 'a channel', () => undefined, fail);
  await tell('one');
  await tell('two');
  await Promise.all([listener.settle(), other.settle()]);
  expect(heard).toEqual(['one', 'two']);
  await listener.close();
  await other.close();
});

test('calls of settle at the same time send one query after another', async () => {
  const listener = await listen(database.url, 'a channel', () => undefined, fail);
  let running = 0;
  let most = 0;
  const query = Client.prototype.query as (...args: unknown[]) => Promise<unknown>;
  const spy = jest.spyOn(Client.prototype, 'query').mockImplementation(async function (
    this: Client,
    ...args: unknown[]
  ) {
    most = Math.max(most, ++running);
    return query.apply(this, args).finally(() => running--);
  } as never);
  await Promise.all([1, 2, 3].map(() => listener.settle()));
  spy.mockRestore();
  expect(most).toBe(1);
  await listener.close();
});

test('a lost connection is reported, and later calls of settle fail', async () => {
  let lost = () => {};
  const isLost = new Promise<void>((resolve) => {
    lost = resolve;
  });
  const listener = await listen(database.url, 'a channel', () => undefined, lost);
  await database.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND query ILIKE 'LISTEN%' AND pid <> pg_backend_pid()`,
  );
  await isLost;
  await expect(listener.settle()).rejects.toThrow();
  await listener.close();
});

test('if the test message of settle does not arrive within five seconds, the connection counts as lost', async () => {
  const lost = jest.fn();
  const listener = await listen(database.url, 'a channel', () => undefined, lost);
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const settled = listener.settle();
  jest.advanceTimersByTime(5000); // before any message can arrive
  jest.useRealTimers();
  await expect(settled).rejects.toThrow('lost');
  expect(lost).toHaveBeenCalledTimes(1);
  await listener.close();
});

test('if the network becomes silent, the heartbeat reports the lost connection', async () => {
  const proxy = await startCuttableProxy(database.url);
  const heard: string[] = [];
  let lost = () => {};
  const isLost = new Promise<void>((resolve) => {
    lost = resolve;
  });
  const beats = { heartbeat: 20, settleTimeout: 200 };
  const listener = await listen(proxy.url, 'a channel', (text) => heard.push(text), lost, beats);
  await tell('one');
  await listener.settle();
  proxy.silence();
  await isLost;
  await expect(listener.settle()).rejects.toThrow();
  expect(heard).toEqual(['one']);
  await proxy.cut();
});

function fail(): never {
  throw new Error('Nobody ended the connection.');
}
