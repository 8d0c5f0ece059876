import type { Prisma } from '../database/__generated__/prisma/client';
import { readOutcome, storeOutcome } from './outcome';

test.each([
  null,
  'text',
  true,
  { at: new Date('2026-11-25T02:00:00.123Z'), none: null, list: [{ at: new Date(0) }], text: '2026-11-25' },
])('the outcome %j is unchanged after it was stored and read', (outcome) => {
  expect(readOutcome(storeOutcome(outcome) as Prisma.JsonObject)).toEqual(outcome);
});
