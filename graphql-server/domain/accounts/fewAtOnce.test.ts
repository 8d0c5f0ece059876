import { fewAtOnce } from './fewAtOnce';

test('no more than so many at once, in order, and a failure frees its place', async () => {
  const inTurn = fewAtOnce(2);
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
  const results = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((n) => inTurn(work(n))));
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, false, true, false]);
  expect({ began, most, running }).toEqual({ began: [0, 1, 2, 3, 4, 5], most: 2, running: 0 });
});
