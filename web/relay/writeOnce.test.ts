import { writeOnce } from './writeOnce';

const lost = () => Promise.reject(new Error('no answer'));
const answered = () => Promise.resolve('done');

/** What was sent, by one write after the other. */
async function sent(...writes: [write: string, input: object, send: () => Promise<unknown>][]) {
  const inputs: { idempotencyKey: string; at?: number }[] = [];
  for (const [write, input, send] of writes) {
    await writeOnce(['saved 1', write], input, (keyed) => {
      inputs.push(keyed);
      return send();
    }).catch(() => undefined);
  }
  return inputs;
}

test('without an answer the same write goes out again as it was, key and all', async () => {
  const [first, again] = await sent(['save', { at: 1 }, lost], ['save', { at: 2 }, answered]);
  expect(first?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  expect(again).toEqual(first);
});

test('after an answer it is a new write', async () => {
  const [first, next] = await sent(['save', {}, answered], ['save', {}, answered]);
  expect(next?.idempotencyKey).not.toBe(first?.idempotencyKey);
});

test('what was done in between ends it: to save, to unsave and to save again are three', async () => {
  const keys = (await sent(['save', {}, lost], ['unsave', {}, lost], ['save', {}, answered])).map(
    ({ idempotencyKey }) => idempotencyKey,
  );
  expect(new Set(keys).size).toBe(3);
});
