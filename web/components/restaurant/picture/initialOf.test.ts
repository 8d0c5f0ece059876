import { initialOf } from './initialOf';

test.each([
  ['The Leaning Peel', 'L'],
  ['El Burro Loco', 'E'],
  ['“1 Stop” Sushi', '1'],
  ['the', 'T'],
  ['麺屋', '麺'],
  ['…', ''],
])('the initial of “%s” is “%s”', (name, letter) => {
  expect(initialOf(name)).toBe(letter);
});
