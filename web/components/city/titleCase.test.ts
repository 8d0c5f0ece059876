import { titleCase } from './titleCase';

test.each([
  ['kansas city', 'Kansas City'],
  ['st. louis', 'St. Louis'],
  ['  new   york, ny ', 'New York, NY'],
  ['kansas city mo', 'Kansas City MO'],
  ['santa fe', 'Santa Fe'],
  ['WINSTON-SALEM', 'Winston-Salem'],
])('turns "%s" into "%s"', (typed, shown) => {
  expect(titleCase(typed)).toBe(shown);
});
