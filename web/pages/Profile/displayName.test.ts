import { displayName } from './displayName';

test.each([
  [{ firstName: 'Ada', lastName: 'Lovelace', username: 'ada' }, 'Ada Lovelace'],
  [{ firstName: 'Ada', lastName: null, username: 'ada' }, 'ada'],
  [{ firstName: '', lastName: 'Lovelace', username: 'ada' }, 'ada'],
  [{ username: null }, null],
  [{ username: 'guest_17', isGuest: true }, null],
])('the display name of %j is %s', (names, name) => {
  expect(displayName(names)).toBe(name);
});
