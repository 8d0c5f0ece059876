import { dialable } from './dialable';

test.each([
  ['(314) 555-0100', '3145550100'],
  ['+1 314 555 0100', '+13145550100'],
  ['314–555–0100', '3145550100'],
])('%s dials %s', (shown, dialled) => {
  expect(dialable(shown)).toBe(dialled);
});
