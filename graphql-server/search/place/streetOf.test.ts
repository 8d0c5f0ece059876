import { streetOf } from './streetOf';

test.each([
  ['2817 Cherokee St', 'cherokee'],
  ['3175 S. Grand Blvd, Suite 4', 'south grand'],
  ['4256 W. Natural Bridge Ave', 'west natural bridge'],
  ['4138-44 Manchester', 'manchester'],
  ['12 Constructor St', 'constructor'],
  ['2728 1/2 Cherokee St', 'cherokee'],
  ['405 N 4th St 900', 'north 4th'],
])('the street of %s is %s', (line, street) => {
  expect(streetOf(line)).toBe(street);
});

test.each([null, '', 'Forest Park', 'Po Box 3415', '100', '100 200', '12 1/2'])('%s contains no street', (line) => {
  expect(streetOf(line)).toBeNull();
});
