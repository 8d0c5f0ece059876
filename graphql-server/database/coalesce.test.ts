import { coalesce } from './coalesce';

test('requests in the same turn of the event loop share one read, and a later request reads again', async () => {
  const asked: number[][] = [];
  const read = coalesce(async (keys: readonly number[]) => {
    asked.push([...keys]);
    return keys.map((key) => `${key}`);
  });
  expect(await Promise.all([read(2), read(1), read(2)])).toEqual(['2', '1', '2']);
  expect(await read(1)).toBe('1');
  expect(asked).toEqual([[2, 1, 2], [1]]);
});

test('if a read fails, all requests that share the read fail, and a later request reads again', async () => {
  let isBroken = true;
  const read = coalesce(async (keys: readonly number[]) => {
    if (isBroken) throw new Error('away');
    return keys;
  });
  expect(await Promise.allSettled([read(1), read(2)])).toMatchObject([
    { reason: { message: 'away' } },
    { reason: { message: 'away' } },
  ]);
  isBroken = false;
  expect(await read(1)).toBe(1);
});
