import type { CallBudget, PaidService } from '../../outbound/CallBudget';
import { capture } from '../../testing/capture';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { anonymous, type Viewer } from '../../Viewer';
import { createLimits } from '../limits';
import { createCallBudgets } from './createCallBudgets';

const NOON = new Date('2026-11-23T12:00:00Z');
const ada: Viewer = { kind: 'MEMBER', userId: 'ada' };
const bob: Viewer = { kind: 'MEMBER', userId: 'bob' };
const guest: Viewer = { kind: 'GUEST', userId: 'guest' };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => database.pool.query('TRUNCATE live_calls'));

/** Simulates a server. `granted` simulates requests with one call each, and returns the number of permitted calls. */
function startServer({ enabled }: { enabled: boolean }) {
  const callBudgetFor = createCallBudgets({ pool: database.pool, limits: createLimits({ enabled }) });
  const granted = async (
    viewer: Viewer,
    service: PaidService,
    requests: number,
    quota = 1000,
    now = NOON,
    address = '192.0.2.1',
  ) => {
    const answers = await Promise.all(
      Array.from({ length: requests }, () => callBudgetFor({ address, viewer }).reserveCall(service, quota, now)),
    );
    return answers.filter(Boolean).length;
  };
  return { callBudgetFor, granted };
}

test('one request may make at most two model calls, and at most five look-ups in each source', async () => {
  const callBudget = startServer({ enabled: false }).callBudgetFor({ address: '192.0.2.1', viewer: ada });
  const reserve = async (service: PaidService, times: number) => {
    const answers = await Promise.all(Array.from({ length: times }, () => callBudget.reserveCall(service, 1000, NOON)));
    return answers.filter(Boolean).length;
  };
  expect([await reserve('ai', 25), await reserve('google', 25), await reserve('yelp', 25)]).toEqual([2, 5, 5]);
});

test('in 10 minutes, an address gets 20 model calls and 30 look-ups per source; a member gets 60 and 120', async () => {
  const { granted } = startServer({ enabled: true });
  expect(await granted(anonymous, 'ai', 15)).toBe(15);
  expect(await granted(guest, 'ai', 15)).toBe(5);
  expect(await granted(anonymous, 'ai', 5, 1000, NOON, '192.0.2.2')).toBe(5);
  expect([await granted(anonymous, 'google', 40), await granted(anonymous, 'yelp', 40)]).toEqual([30, 30]);
  expect(await granted(ada, 'ai', 80)).toBe(60);
  expect(await granted(ada, 'ai', 5, 1000, NOON, '192.0.2.3')).toBe(0);
  expect([await granted(bob, 'ai', 5), await granted(ada, 'google', 130)]).toEqual([5, 120]);
});

test('visitors get at most 3/4 of a day’s calls on all servers together, even without rate limits', async () => {
  const servers = [startServer({ enabled: false }), startServer({ enabled: false })] as const;
  const all = await Promise.all(servers.map(({ granted }) => granted(anonymous, 'ai', 10, 8)));
  expect(all.reduce((sum, each) => sum + each)).toBe(6);
  expect(await servers[0].granted(guest, 'ai', 3, 8)).toBe(0);
  expect(await servers[1].granted(ada, 'ai', 10, 8)).toBe(2);
  expect(await servers[0].granted(ada, 'google', 3, 0)).toBe(0);
  const midnight = new Date('2026-11-24T00:00:00Z');
  expect(await servers[0].granted(anonymous, 'ai', 10, 8, midnight)).toBe(6);
});

test('when the visitors’ share of the day’s calls is used up, visitors cause no more queries', async () => {
  const { granted } = startServer({ enabled: false });
  await granted(anonymous, 'ai', 4, 4);
  const statements = jest.spyOn(database.pool, 'query');
  expect(await granted(anonymous, 'ai', 10, 4)).toBe(0);
  expect(statements).not.toHaveBeenCalled();
  statements.mockRestore();
});

test('a call that cannot be counted is not permitted, and the error is logged', async () => {
  const pool = { query: async () => Promise.reject(Object.assign(new Error('odd'), { code: '42P01' })) };
  const callBudgets = createCallBudgets({ pool: pool as never, limits: createLimits({ enabled: true }) });
  const callBudget: CallBudget = callBudgets({ address: '192.0.2.1', viewer: ada });
  const logged = await capture(async () => expect(await callBudget.reserveCall('ai', 10, NOON)).toBe(false));
  expect(logged).toContain('"code":"42P01"');
});
