import { normaliseAddress } from './normaliseAddress';

test.each([
  ['1320 US HIGHWAY 60 EAST', '1320 US Highway 60 East'],
  ['7550 granby street', '7550 Granby Street'],
  ['71178 21,', '71178 21'],
  ['730  Carroll', '730 Carroll'],
  ['12 N 4th', '12 N 4th'],
  [' , ', null],
  [null, null],
])('%j becomes %j', (raw, address) => {
  expect(normaliseAddress(raw)).toBe(address);
});
