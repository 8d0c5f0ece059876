import { AddressTurns } from './AddressTurns';

/** Helpers that start work. The work runs until the test ends it. `began` lists all work that has started, in order. */
function workshop(turns: AddressTurns) {
  const began: string[] = [];
  const running = new Map<string, () => void>();
  const refused: string[] = [];
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    began,
    refused,
    running: () => [...running.keys()],
    /** Requests one piece of work for each name. A name is an address, a slash, and the number of the work. */
    async ask(...names: string[]) {
      for (const name of names) {
        const work = () =>
          new Promise<void>((resolve) => {
            began.push(name);
            running.set(name, resolve);
          });
        turns.run(name.split('/')[0] ?? '', work).catch((error) => refused.push(`${name} ${error.code}`));
      }
      await settle();
    },
    async end(name: string) {
      running.get(name)?.();
      running.delete(name);
      await settle();
    },
    /** Ends running work until no work is running or waiting. */
    async finish() {
      for (let [name] = running.keys(); name !== undefined; [name] = running.keys()) await this.end(name);
    },
  };
}

test('work starts in order, at most `atOnce` pieces run at the same time, and failed work frees a slot', async () => {
  const turns = new AddressTurns({ atOnce: 2, mostWaiting: 64 });
  const began: number[] = [];
  let running = 0;
  let most = 0;
  const work = (n: number) => async () => {
    began.push(n);
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (n % 2) throw new Error('odd');
    return n;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((n) => turns.run('192.0.2.1', work(n))));
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, false, true, false]);
  expect({ began, most, running }).toEqual({ began: [0, 1, 2, 3, 4, 5], most: 2, running: 0 });
});

test('addresses take turns, so an address with many requests delays mainly its own requests', async () => {
  const shop = workshop(new AddressTurns({ atOnce: 1, mostWaiting: 64 }));
  await shop.ask('crowd/1', 'crowd/2', 'crowd/3', 'crowd/4', 'alone/1', 'pair/1', 'pair/2');
  await shop.finish();
  expect(shop.began).toEqual(['crowd/1', 'crowd/2', 'alone/1', 'pair/1', 'crowd/3', 'pair/2', 'crowd/4']);
});

test('the addresses of one IPv6 network count as one address', async () => {
  const shop = workshop(new AddressTurns({ atOnce: 1, mostWaiting: 64 }));
  await shop.ask('2001:db8::1/1', '2001:db8::2/1', '2001:db8::3/1', '2001:db8:0:1::1/1');
  await shop.finish();
  expect(shop.began).toEqual(['2001:db8::1/1', '2001:db8::2/1', '2001:db8:0:1::1/1', '2001:db8::3/1']);
});

test('if too much work waits, only the newest work of the address with the most waiting work is refused', async () => {
  const shop = workshop(new AddressTurns({ atOnce: 1, mostWaiting: 3 }));
  await shop.ask('crowd/1', 'crowd/2', 'crowd/3', 'crowd/4');
  expect(shop.refused).toEqual([]);
  await shop.ask('crowd/5');
  expect(shop.refused).toEqual(['crowd/5 OVERLOADED']);
  await shop.ask('alone/1');
  expect(shop.refused).toEqual(['crowd/5 OVERLOADED', 'crowd/4 OVERLOADED']);
  await shop.finish();
  expect(shop.began).toEqual(['crowd/1', 'crowd/2', 'alone/1', 'crowd/3']);
});

test('if too much work waits, and no other address has more waiting work, the new work is refused', async () => {
  const shop = workshop(new AddressTurns({ atOnce: 1, mostWaiting: 2 }));
  await shop.ask('a/1', 'a/2', 'b/1', 'c/1');
  expect(shop.refused).toEqual(['c/1 OVERLOADED']);
  await shop.end('a/1');
  await shop.ask('c/2');
  await shop.finish();
  expect(shop.began).toEqual(['a/1', 'a/2', 'b/1', 'c/2']);
});

test('refused work gets an error with the seconds to wait, and the same address can run work later', async () => {
  const turns = new AddressTurns({ atOnce: 1, mostWaiting: 0 });
  let end = () => {};
  const first = turns.run('a', () => new Promise<void>((resolve) => (end = resolve)));
  await expect(turns.run('b', async () => 'never')).rejects.toMatchObject({
    code: 'OVERLOADED',
    message: 'Too many people are signing in right now. Wait a few seconds and try again.',
    retryAfterSeconds: 5,
  });
  end();
  await first;
  await expect(turns.run('b', async () => 'now')).resolves.toBe('now');
});
