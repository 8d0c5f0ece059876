import { normaliseState } from './normaliseState';

test.each([
  ['MO', 'MO'],
  [' mo ', 'MO'],
  ['Missouri', 'MO'],
  ['north  dakota', 'ND'],
  ['US-MO', 'MO'],
  ['Mo.', 'MO'],
  ['D.C.', 'DC'],
  ['MT', 'MT'],
  ['XX', null],
  ['ON', null],
  ['constructor', null],
  ['', null],
  [undefined, null],
])('the state %j becomes %j', (raw, state) => {
  expect(normaliseState(raw)).toBe(state);
});
