import { displayPhone } from './displayPhone';

test.each([
  ['+13148321244', '(314) 832-1244'],
  ['+442079460000', '+442079460000'],
  ['by the back door', 'by the back door'],
  [null, null],
])('%s is displayed as %s', (stored, written) => {
  expect(displayPhone(stored)).toBe(written);
});
