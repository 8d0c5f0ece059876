import { dialable } from './dialable';

test.each([
  [null, '(314) 555-0100', '3145550100'],
  [null, '+1 314 555 0100', '+13145550100'],
  [undefined, '314–555–0100', '3145550100'],
  ['+13145550100', '(314) 555-0100', '+13145550100'],
])('with the E.164 number %s, the displayed number %s is dialed as %s', (e164, display, dialled) => {
  expect(dialable({ e164, display })).toBe(dialled);
});
