import { writeOnce } from './writeOnce';

const lost = () => Promise.reject(new Error('no answer'));
const answered = () => Promise.resolve('done');

/** Runs the writes one after the other and returns the inputs that were sent. */
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

test('after a missing answer, the same write is sent with the same input and key', async () => {
  const [first, again] = await sent(['save', { at: 1 }, lost], ['save', { at: 2 }, answered]);
  expect(first?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  expect(again).toEqual(first);
});

test('after an answer, the same write gets a new key', async () => {
  const [first, next] = await sent(['save', {}, answered], ['save', {}, answered]);
  expect(next?.idempotencyKey).not.toBe(first?.idempotencyKey);
});

test('a save, an unsave and another save get three different keys, even if the first two responses are lost', async () => {
  const keys = (await sent(['save', {}, lost], ['unsave', {}, lost], ['save', {}, answered])).map(
    ({ idempotencyKey }) => idempotencyKey,
  );
  expect(new Set(keys).size).toBe(3);
});
