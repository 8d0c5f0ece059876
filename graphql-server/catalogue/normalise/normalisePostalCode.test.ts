import { normalisePostalCode } from './normalisePostalCode';

test.each([
  ['63101', '63101'],
  [' 63101-1234 ', '63101'],
  ['631011234', '63101'],
  ['7950', '07950'],
  ['63101.0', '63101'],
  ['MO 63101', '63101'],
  ['0', null],
  ['00000', null],
  ['SW1A 1AA', null],
  ['', null],
  [null, null],
])('%j becomes %j', (raw, zip) => {
  expect(normalisePostalCode(raw)).toBe(zip);
});
